import { formatAmount } from '../domain/format.ts'
import { textIn } from '../domain/locale.ts'
import { priceOf } from '../domain/money.ts'
import type { Project } from '../schema/project.ts'
import type { Property } from '../schema/property.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { nameOf, say } from './text.ts'
import type { Price } from './types.ts'

/** The text that is shown as the price. */
export function priceFor(context: ViewContext, property: Property): Price {
  const price = priceOf(property, context.site.config.rules.marqueeIgnoreList ?? [])
  if (price.kind === 'marquee')
    return { text: nameOf(context, price.name) ?? say(context, 'price.onRequest') }
  const text = price.kind === 'amount' ? formatAmount(price.amount, context.locale) : undefined
  if (price.kind !== 'amount' || text === undefined) return { text: say(context, 'price.onRequest') }
  const unit =
    textIn(price.unit, context.locale) ?? (property.Goal === 1 ? say(context, 'price.perMonth') : undefined)
  return compact<Price>({ text, before: price.from ? say(context, 'price.from') : undefined, after: unit })
}

/** The whole of it in one line: "vanaf € 245.000". */
export function priceText({ before, text, after }: Price): string {
  return [before, text, after].filter(Boolean).join(' ')
}

/** A project's price range; nothing when it gives none. */
export function projectPrice(context: ViewContext, { PriceMin, PriceMax, Goal }: Project): Price | undefined {
  const low = PriceMin ? formatAmount(PriceMin, context.locale) : undefined
  const high = PriceMax ? formatAmount(PriceMax, context.locale) : undefined
  const after = Goal === 1 ? say(context, 'price.perMonth') : undefined
  if (low !== undefined && high !== undefined && low !== high) {
    return compact<Price>({ text: say(context, 'price.range', { low, high }), after })
  }
  if (low !== undefined) return compact<Price>({ before: say(context, 'price.from'), text: low, after })
  return high === undefined
    ? undefined
    : compact<Price>({ before: say(context, 'price.upTo'), text: high, after })
}
