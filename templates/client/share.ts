/** Shares by the device's own sheet, or by its clipboard: the page's one address, whatever the visitor came by. */
export function serveShare(box: HTMLElement): void {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  const data = { title: document.title, url }
  if ('share' in navigator && (navigator.canShare?.(data) ?? true))
    offer(box, 'device', () => {
      // Leaving the sheet without a choice is no failure.
      navigator.share(data).catch(() => undefined)
    })
  // Browsers give the clipboard to safe addresses only.
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

/** Seen on the button and heard beside it. */
function say(button: HTMLElement, words = ''): void {
  for (const place of button.parentElement?.querySelectorAll('button > span, [role="status"]') ?? [])
    place.textContent = words
}
