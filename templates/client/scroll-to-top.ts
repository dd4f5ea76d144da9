import { SCROLL_DEBOUNCE_MS, SCROLL_TOP_AFTER, SCROLL_TOP_MS } from '../../core/domain/layout.ts'
import { prefersStillness } from './motion.ts'

/** The button to the top, which is shown when the page has scrolled. */
export function offerScrollToTop(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-to-top]')
  if (!link) return
  link.hidden = false
  const update = () => link.toggleAttribute('data-shown', scrollY > SCROLL_TOP_AFTER)
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(update, SCROLL_DEBOUNCE_MS)
    },
    { passive: true },
  )
  update()
  link.addEventListener('click', (event) => {
    event.preventDefault()
    scrollToTop()
    // The link is hidden next. The focus moves to the target, as it would without script.
    document.querySelector<HTMLElement>(link.hash)?.focus({ preventScroll: true })
  })
}

function scrollToTop(): void {
  const from = scrollY
  if (prefersStillness()) {
    scrollTo(0, 0)
    return
  }
  const start = performance.now()
  const step = (now: number) => {
    const progress = Math.min((now - start) / SCROLL_TOP_MS, 1)
    scrollTo(0, from * (1 - progress) ** 3)
    if (progress < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
