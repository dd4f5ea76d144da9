import { formatAmount } from '../domain/format.ts'
import { textIn } from '../domain/locale.ts'
import { priceOf } from '../domain/money.ts'
import type { Property } from '../schema/property.ts'
import type { LinkedProject } from '../site/linked.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { isBeforeTax } from './new-build.ts'
import { priceOfTerms } from './terms.ts'
import { saidName, say } from './text.ts'
import type { Price } from './types.ts'

/** The text in the position of the price. */
export function priceFor(context: ViewContext, property: Property): Price {
  const price = priceOf(property, context.site.config.rules)
  if (price.kind === 'marquee')
    return saidName(context, price.name) ?? { text: say(context, 'price.onRequest') }
  const text = price.kind === 'amount' ? formatAmount(price.amount, context.locale) : undefined
  const onTerms = priceOfTerms(context, property, text)
  if (onTerms !== undefined) return onTerms
  if (price.kind !== 'amount' || text === undefined) return { text: say(context, 'price.onRequest') }
  const unit = textIn(price.unit, context.locale) ?? usualUnit(context, property)
  return compact<Price>({ text, before: price.from ? say(context, 'price.from') : undefined, after: unit })
}

/** The unit of a rent is the month. A price with additional known taxes has a unit of its own. */
function usualUnit(context: ViewContext, property: Property): string | undefined {
  if (property.Goal === 1) return say(context, 'price.perMonth')
  return isBeforeTax(context, property) ? say(context, 'price.beforeTax') : undefined
}

/** The whole price in one line: "vanaf € 245.000". */
export function priceText({ before, text, after }: Price): string {
  return [before, text, after].filter(Boolean).join(' ')
}

/** "vanaf € 219.000": the lowest price of a project. */
export function startingPrice(context: ViewContext, linked: LinkedProject): Price | undefined {
  const { PriceMax: _, ...lowest } = linked.project
  return projectPrice(context, linked.project.PriceMin ? { ...linked, project: lowest } : linked)
}

interface PricedProject extends Pick<LinkedProject, 'units'> {
  readonly project: Pick<LinkedProject['project'], 'PriceMin' | 'PriceMax' | 'Goal'>
}

/** The price range of a project; undefined if it has none. */
export function projectPrice(
  context: ViewContext,
  { project: { PriceMin, PriceMax, Goal }, units }: PricedProject,
): Price | undefined {
  const beforeTax = Goal === 0 && units.some(({ property }) => isBeforeTax(context, property))
  const low = PriceMin ? formatAmount(PriceMin, context.locale) : undefined
  const high = PriceMax ? formatAmount(PriceMax, context.locale) : undefined
  const unit = Goal === 1 ? 'price.perMonth' : beforeTax ? 'price.beforeTax' : undefined
  const after = unit && say(context, unit)
  if (low !== undefined && high !== undefined && low !== high) {
    return compact<Price>({ text: say(context, 'price.range', { low, high }), after })
  }
  if (low !== undefined) return compact<Price>({ before: say(context, 'price.from'), text: low, after })
  return high === undefined
    ? undefined
    : compact<Price>({ before: say(context, 'price.upTo'), text: high, after })
}
