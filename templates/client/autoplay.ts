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
    track.scrollTo({ left: isAtEnd ? 0 : track.scrollLeft + track.clientWidth, behavior: 'smooth' })
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
