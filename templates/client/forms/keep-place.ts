/**
 * Makes a change above the focused field without moving that field in the window, as a visitor may be typing
 * there.
 */
export function keepPlace(change: () => void): void {
  const focused = document.activeElement
  const top = focused?.getBoundingClientRect().top
  change()
  if (!focused?.isConnected || top === undefined) return
  const moved = focused.getBoundingClientRect().top - top
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}
