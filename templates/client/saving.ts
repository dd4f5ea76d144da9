import { SAVED_KEY } from '../../core/domain/storage-keys.ts'
import { whenIdle } from './idle.ts'
import { once } from './once.ts'
import { kept } from './storage.ts'

const USES = '[data-home], [data-save], [data-save-search]'
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Saving of homes and searches. The script loads at once for visitors who have saved something, and on the
 * first interaction for others.
 */
export function offerSaving(): void {
  if (!document.querySelector('[data-saved-link]')) return
  const isAwaited = kept(SAVED_KEY) !== null || document.querySelector('[data-saved]') !== null
  if (!isAwaited && !document.querySelector(USES)) return
  let pressed: HTMLElement | null = null
  // The target of a click is an element.
  const remember = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button[data-save]') ?? pressed
  }
  const open = once(async () => {
    const { openSaving } = await import('./saving/open-saving.ts')
    await openSaving()
    for (const sign of SIGNS) removeEventListener(sign, start)
    removeEventListener('click', remember)
    // Repeats a click that came before the script listened.
    pressed?.click()
  })
  // After a failure, the next event loads again.
  const start = () => void open()
  addEventListener('click', remember)
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true })
  if (isAwaited) whenIdle(start)
}
