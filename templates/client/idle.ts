/**
 * Milliseconds until the work begins in a browser that is never idle, as on a slow phone or in a background tab. On a busy machine
 * Chromium can also wait for a frame that nothing asks for, and calls no idle callback before something else is drawn.
 */
const LATEST = 2000

/** Runs work that can wait, once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const start = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST })
    else setTimeout(work)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
