/** Work that can wait: until the page has loaded, and the browser has a moment. */
export function whenIdle(work: () => void): void {
  const start = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
    else setTimeout(work)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
