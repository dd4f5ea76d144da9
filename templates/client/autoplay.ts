/**
 * A strip that moves by itself, if the site enables it and the visitor's system does not request reduced
 * motion (WCAG 2.2.2). It pauses while it has the pointer or the focus or is out of sight, and stops for good
 * once a visitor moves or stops it.
 */
export function playTrack(track: HTMLElement, controls: HTMLElement): void {
  const button = controls.querySelector<HTMLElement>('[data-track-pause]')
  const words = controls.querySelector('[aria-live]')
  if (!button) return
  let isSeen = false
  let timer: ReturnType<typeof setInterval> | undefined

  const step = () => {
    const isHeld = track.matches(':hover') || track.contains(document.activeElement) || document.hidden
    if (isHeld || !isSeen) return
    const isAtEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 1
    const left = isAtEnd ? 0 : track.scrollLeft + track.clientWidth
    if (track.closest('.banner--gallery')) fadeTo(track, left)
    else track.scrollTo({ left, behavior: 'smooth' })
  }
  const play = (isPlaying: boolean) => {
    clearInterval(timer)
    timer = isPlaying ? setInterval(step, Number(controls.dataset.autoplay) * 1000) : undefined
    // A screen reader would read the counter out at every step.
    words?.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
    const { trackPause = '', trackPlay = '' } = button.dataset
    button.setAttribute('aria-label', isPlaying ? trackPause : trackPlay)
    for (const [index, part] of [...button.children].entries())
      part.toggleAttribute('hidden', (index === 0) !== isPlaying)
  }

  button.hidden = false
  button.addEventListener('click', () => play(timer === undefined))
  const stop = () => play(false)
  track.addEventListener('pointerdown', stop)
  for (const other of controls.querySelectorAll('[data-track-step]')) other.addEventListener('click', stop)
  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false
  }).observe(track)
  play(true)
}

const FADE_MS = 500

/** Pictures fade into each other: a copy of the present one lies on the next and disappears. */
function fadeTo(track: HTMLElement, left: number): void {
  const index = Math.round(track.scrollLeft / track.clientWidth)
  const shown = track.querySelectorAll('img')[index]
  track.scrollTo({ left, behavior: 'instant' })
  if (!shown) return
  const { currentSrc: src, className } = shown
  const copy = Object.assign(document.createElement('img'), { src, className, alt: '' })
  track.after(copy)
  const end = () => copy.remove()
  copy.animate({ opacity: [1, 0] }, FADE_MS).finished.then(end, end)
}
