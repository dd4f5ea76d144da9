/** Loads the second picture of a card, no sooner than it is wanted. */
import { make } from './make.ts'

/** Pixels that a finger moves sideways before it is a swipe. */
const SWIPE = 40

export function serveCard(box: HTMLElement, event: Event): void {
  if (event.type === 'touchstart') return awaitSwipe(box, event as TouchEvent)
  // The browser makes pointer events of touches as well.
  if ((event as PointerEvent).pointerType === 'mouse') load(box)
}

function load(box: HTMLElement): void {
  const { second } = box.dataset
  if (second === undefined || box.querySelector('.card__second')) return
  const [first] = box.getElementsByTagName('img')
  first?.closest('picture, img')?.after(make('img', { src: second, alt: '', className: 'card__second' }))
}

function awaitSwipe(box: HTMLElement, { touches: [start] }: TouchEvent): void {
  if (start === undefined) return
  const end = ({ changedTouches: [stop] }: TouchEvent) => {
    const across = Math.abs((stop?.clientX ?? start.clientX) - start.clientX)
    const along = Math.abs((stop?.clientY ?? start.clientY) - start.clientY)
    if (across < SWIPE || along > across) return
    load(box)
    box.classList.toggle('card__picture--second')
  }
  addEventListener('touchend', end, { once: true, passive: true })
}
