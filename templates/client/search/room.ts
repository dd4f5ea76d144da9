import { prefersStillness } from '../motion.ts'

/** Where less than this of the panel would show, the page scrolls for it: a few rows. */
const LEAST_ROOM = 320

/** A keyboard on the screen takes its part of the window as well. */
export function bringIntoView(field: HTMLElement): void {
  const bottom = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  if (bottom - field.getBoundingClientRect().bottom >= LEAST_ROOM) return
  field.scrollIntoView({ block: 'start', behavior: prefersStillness() ? 'instant' : 'smooth' })
}
