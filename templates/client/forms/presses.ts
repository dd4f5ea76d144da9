/**
 * Acts at once, or when the pointer is let go: what appears between press and release would move the button away from
 * under the pointer, and the click would be lost.
 */
export function afterPress(): (act: () => void) => void {
  let isPressed = false
  let waiting: readonly (() => void)[] = []
  const release = () => {
    // The click comes first.
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
