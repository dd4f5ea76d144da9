/**
 * Acts at once, or after the pointer is released. An element that appears between press and release would
 * move the button, and the click would be lost.
 */
export function afterPress(): (act: () => void) => void {
  let isPressed = false
  let waiting: readonly (() => void)[] = []
  const release = () => {
    // The click event precedes this.
    setTimeout(() => {
      isPressed = false
      for (const act of waiting) act()
      waiting = []
    })
  }
  addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  addEventListener('pointerup', release, { capture: true })
  addEventListener('pointercancel', release, { capture: true })
  return (act) => {
    if (isPressed) waiting = [...waiting, act]
    else act()
  }
}
