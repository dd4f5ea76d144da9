import { whenIdle } from './idle.ts'
import { once } from './once.ts'

/** The calculators of a page. Their script loads when the browser is idle, and at the latest with the first change. */
export function offerCalculators(): void {
  if (!document.querySelector('[data-calculator]')) return
  const open = once(() =>
    import('./calculators/open-calculators.ts').then(({ openCalculators }) => openCalculators()),
  )
  const start = () => void open().catch(() => undefined)
  addEventListener('input', start)
  whenIdle(start)
}
