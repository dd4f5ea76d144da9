/** Mistakes in the terms of homes that are neither sold nor let in the ordinary way. */
import { endOf, instantOf } from '../domain/moment.ts'
import { goalOfTerms } from '../domain/terms.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { LinkContext } from './context.ts'
import type { HomeLists } from './home-lists.ts'
import { isSold } from './listings.ts'
import { pointAt } from './records.ts'

/** `now` is in milliseconds since 1970. */
export function checkTerms(
  { report }: Pick<LinkContext, 'report'>,
  { withTerms }: Pick<HomeLists, 'withTerms'>,
  now: number,
): void {
  for (const linked of withTerms.list) {
    const { Terms: terms, Goal, ID } = linked.property
    if (terms === undefined) continue
    const name = `property ${ID}`
    const { kind } = terms
    if (goalOfTerms(kind) !== Goal)
      report(problem('AS3212', { name, kind, goal: Goal }, { at: pointAt(linked, 'Terms', 'kind') }))
    if (!('until' in terms) || terms.until === undefined) continue
    const { until } = terms
    const end = { at: pointAt(linked, 'Terms', 'until') }
    if ('from' in terms && terms.from !== undefined && endOf(until) <= instantOf(terms.from))
      report(problem('AS3213', { name, from: terms.from, until }, end))
    else if (endOf(until) <= now && !isSold(linked)) report(problem('AS3214', { name, until }, end))
  }
}
