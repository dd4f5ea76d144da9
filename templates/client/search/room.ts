import { prefersStillness } from '../motion.ts'

/** If less of the panel than this is visible, the page scrolls: room for a few rows. */
const LEAST_ROOM = 320

/** An on-screen keyboard reduces the visible part of the window as well. */
export function bringIntoView(field: HTMLElement): void {
  const bottom = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  if (bottom - field.getBoundingClientRect().bottom >= LEAST_ROOM) return
  field.scrollIntoView({ block: 'start', behavior: prefersStillness() ? 'instant' : 'smooth' })
}
