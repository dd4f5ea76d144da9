import { endOf, instantOf } from '../domain/moment.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { LinkContext } from './context.ts'
import { beginOfDay, endOfDay } from './schedule.ts'
import type { Dated } from './schedule.ts'

/** Reports dates in an impossible order. */
export function checkDates(context: Pick<LinkContext, 'report'>, records: readonly Dated[]): void {
  for (const { name, value, at } of records) {
    const { publishAt, expireAt, openHouse = [] } = value
    const begin = publishAt === undefined ? -Infinity : instantOf(publishAt)
    const end = expireAt === undefined ? Infinity : endOf(expireAt)
    if (end <= begin) context.report(problem('AS3209', { name }, { at: at('expireAt') }))
    for (const [index, each] of openHouse.entries()) {
      const { day, from, to } = each
      if (to <= from)
        context.report(problem('AS3210', { day, from, to }, { at: at('openHouse', index, 'to') }))
      else if (beginOfDay(each) < begin || endOfDay(each) > end)
        context.report(problem('AS3211', { name, day }, { at: at('openHouse', index, 'day') }))
    }
  }
}
