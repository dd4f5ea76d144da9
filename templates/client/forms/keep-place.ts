/** Makes a change above the field that has the focus without moving that field in the window: somebody is typing there. */
export function keepPlace(change: () => void): void {
  const focused = document.activeElement
  const top = focused?.getBoundingClientRect().top
  change()
  if (!focused?.isConnected || top === undefined) return
  const moved = focused.getBoundingClientRect().top - top
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}
