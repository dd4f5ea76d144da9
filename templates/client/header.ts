import { HEADER_FIXED_AFTER } from '../../core/domain/layout.ts'

/** The header becomes smaller and fixed when the page has scrolled, or from the start if the page sets that. */
export function followHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]')
  if (!header || header.dataset.fixed === 'always') return
  const update = () => header.toggleAttribute('data-fixed', scrollY > HEADER_FIXED_AFTER)
  addEventListener('scroll', update, { passive: true })
  update()
}
