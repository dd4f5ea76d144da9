// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { afterPress } from '../../templates/client/forms/presses.ts'
import { isPlain } from '../../templates/client/plain-click.ts'

test.each<[MouseEventInit, boolean]>([
  [{}, true],
  [{ button: 1 }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('a click with %j is one that the page answers itself: %s', (init, plain) => {
  expect(isPlain(new MouseEvent('click', init))).toBe(plain)
})

describe('nothing moves under a pressed pointer', () => {
  const turn = () => new Promise((resolve) => setTimeout(resolve))

  test.each(['pointerup', 'pointercancel'])('what waits is done after %s, and the click', async (release) => {
    const act = vi.fn()
    const when = afterPress()
    when(act)
    expect(act).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('pointerdown'))
    when(act)
    when(act)
    expect(act).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event(release))
    expect(act).toHaveBeenCalledTimes(1)
    await turn()
    expect(act).toHaveBeenCalledTimes(3)
    when(act)
    expect(act).toHaveBeenCalledTimes(4)
    dispatchEvent(new Event('pointerdown'))
    dispatchEvent(new Event(release))
    await turn()
    expect(act).toHaveBeenCalledTimes(4)
  })
})
