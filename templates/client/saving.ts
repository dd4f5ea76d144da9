import { SAVED_KEY } from '../../core/domain/storage-keys.ts'
import { whenIdle } from './idle.ts'
import { once } from './once.ts'
import { kept } from './storage.ts'

const USES = '[data-home], [data-save], [data-save-search]'
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Homes and searches to save: fetched for those who saved something, and for others when they first stir. */
export function offerSaving(): void {
  if (!document.querySelector('[data-saved-link]')) return
  const isAwaited = kept(SAVED_KEY) !== null || document.querySelector('[data-saved]') !== null
  if (!isAwaited && !document.querySelector(USES)) return
  let pressed: HTMLElement | null = null
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('button[data-save]') ?? pressed
  }
  const open = once(async () => {
    const { openSaving } = await import('./saving/open-saving.ts')
    await openSaving()
    for (const sign of SIGNS) removeEventListener(sign, start)
    removeEventListener('click', remember)
    // What was pressed before anything listened is pressed once more.
    pressed?.click()
  })
  // What did not come is asked for again by the next sign.
  const start = () => void open()
  addEventListener('click', remember)
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true })
  if (isAwaited) whenIdle(start)
}
