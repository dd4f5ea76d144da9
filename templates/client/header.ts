import { HEADER_FIXED_AFTER } from '../../core/domain/layout.ts'

/** The header stays, smaller, once the page has scrolled (spec 9). A page may ask for that from the start. */
export function followHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]')
  if (!header || header.dataset.fixed === 'always') return
  const update = () => header.toggleAttribute('data-fixed', scrollY > HEADER_FIXED_AFTER)
  addEventListener('scroll', update, { passive: true })
  update()
}
