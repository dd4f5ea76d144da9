import { whenIdle } from './idle.ts'
import { prefersStillness } from './motion.ts'

/** Strips that scroll sideways get a counter, and buttons to the previous and the next. */
export function serveTracks(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-track-box]')) serve(box)
}

function serve(box: HTMLElement): void {
  const track = box.querySelector<HTMLElement>('[data-track]')
  const controls = box.querySelector<HTMLElement>('[data-track-controls]')
  if (!track || !controls) return
  box.dataset.trackLive = ''
  const counter = controls.querySelector('[data-track-now]')
  const buttons = [...controls.querySelectorAll<HTMLButtonElement>('[data-track-step]')]

  const update = () => {
    // All reads precede the writes, so that there is one layout for all.
    const now = String(firstVisible(track) + 1)
    const [back, on] = [canScroll(track, -1), canScroll(track, 1)]
    if (counter && counter.textContent !== now) counter.textContent = now
    controls.hidden = !back && !on
    for (const button of buttons) button.disabled = stepOf(button) < 0 ? !back : !on
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      track.scrollBy({
        left: stepOf(button) * track.clientWidth,
        behavior: prefersStillness() ? 'auto' : 'smooth',
      })
    })
  }
  track.addEventListener('scroll', update, { passive: true })
  addEventListener('resize', update, { passive: true })
  update()
  if (controls.dataset.autoplay === undefined || prefersStillness()) return
  whenIdle(() => void import('./autoplay.ts').then(({ playTrack }) => playTrack(track, controls)))
}

function stepOf(button: HTMLButtonElement): number {
  return Number(button.dataset.trackStep)
}

/** Half a pixel of rounding does not count as scrollable. */
function canScroll(track: HTMLElement, step: number): boolean {
  return step < 0 ? track.scrollLeft > 1 : track.scrollLeft + track.clientWidth < track.scrollWidth - 1
}

/** The first item whose middle is inside the strip. */
function firstVisible(track: HTMLElement): number {
  const edge = track.getBoundingClientRect().left
  const index = [...track.children].findIndex((item) => {
    const { left, width } = item.getBoundingClientRect()
    return left + width / 2 >= edge
  })
  return Math.max(index, 0)
}
