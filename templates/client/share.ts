/** Shares the canonical address of the page by the share sheet of the device, or by its clipboard. */
export function serveShare(box: HTMLElement): void {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  const data = { title: document.title, url }
  if ('share' in navigator && (navigator.canShare?.(data) ?? true))
    offer(box, 'device', () => {
      // Closing the sheet without a choice is not an error.
      navigator.share(data).catch(() => undefined)
    })
  // Browsers provide the clipboard on secure origins only.
  if ('clipboard' in navigator)
    offer(box, 'copy', (button) => {
      navigator.clipboard.writeText(url).then(
        () => say(button, button.dataset.done),
        () => say(button, button.dataset.failed),
      )
    })
}

function offer(box: HTMLElement, way: 'device' | 'copy', act: (button: HTMLElement) => void): void {
  const button = box.querySelector<HTMLElement>(`[data-share-by="${way}"]`)
  const item = button?.closest('li')
  if (!button || !item) return
  item.hidden = false
  button.addEventListener('click', () => act(button))
}

/** Shown on the button and announced. */
function say(button: HTMLElement, words = ''): void {
  for (const place of button.parentElement?.querySelectorAll('button > span, [role="status"]') ?? [])
    place.textContent = words
}
