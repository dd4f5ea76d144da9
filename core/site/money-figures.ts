/** Reports figures of the law that are past their date (AS2015), and those that one source alone gives (AS2016). */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { MONEY_FIGURES, MONEY_TABLE, unconfirmedNames } from '../domain/money/table.ts'

/** `today` is an ISO date. */
export function pastFigures(today: string): readonly Problem[] {
  const { year, pastFrom } = MONEY_TABLE
  return today < pastFrom ? [] : [problem('AS2015', { year, pastFrom })]
}

export function unconfirmedFigures(): readonly Problem[] {
  return unconfirmedNames().flatMap((name) => {
    const figure = MONEY_FIGURES[name]
    if (figure === undefined) return []
    return [problem('AS2016', { name, confidence: figure.confidence, sources: figure.sources })]
  })
}
