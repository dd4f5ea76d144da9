/** Keys that open a link elsewhere, or keep it, keep doing so. */
export function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}
