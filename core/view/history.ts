/** The texts about the time that a home is on the market; none unless the agency chose them. */
import { formatAmount, formatDate } from '../domain/format.ts'
import { daysBetween } from '../ledger/market.ts'
import type { MarketRecord, ShownPrice } from '../ledger/market.ts'
import { dayAt, instantOf } from '../domain/moment.ts'
import { priceOf } from '../domain/money.ts'
import { isWholePrice } from '../domain/terms.ts'
import { isSold } from '../site/listings.ts'
import type { LinkedProperty } from '../site/linked.ts'
import type { ViewContext } from './context.ts'
import { say, sayCount } from './text.ts'

type Part = 'prices' | 'time' | 'asked'

/** A home decides for itself, and otherwise the agency does for all. */
function shows({ site }: ViewContext, { property }: LinkedProperty, part: Part): boolean {
  return property.history?.[part] ?? site.config.site.history?.[part] ?? false
}

/** The texts for the page of a home. */
export function historyOf(context: ViewContext, linked: LinkedProperty): readonly string[] {
  return [
    timeOnMarket(context, linked) ?? [],
    askedPrice(context, linked) ?? [],
    ...priceChanges(context, linked),
  ].flat()
}

/** "Vraagprijs € 419.000" of a sold home. A price that was hidden or a part of one stays so. */
export function askedPrice(context: ViewContext, linked: LinkedProperty): string | undefined {
  const { property, availability } = linked
  if (availability !== 'sold' || !shows(context, linked, 'asked') || !isWholePrice(property.Terms))
    return undefined
  const price = priceOf(property, context.site.config.rules)
  if (price.kind !== 'amount') return undefined
  return say(context, 'history.asked', { price: formatAmount(price.amount, context.locale) ?? '' })
}

/** "Verkocht in 23 dagen", "Te koop sinds 3 november 2026" */
export function timeOnMarket(context: ViewContext, linked: LinkedProperty): string | undefined {
  if (!shows(context, linked, 'time')) return undefined
  const offer = context.reads.offer(linked.property.ID)
  const since = sinceOf(linked, offer)
  if (since === undefined) return undefined
  if (!isSold(linked))
    return say(context, 'history.since', { day: formatDate(since, context.locale) ?? since })
  const { closed } = offer ?? {}
  const days = closed === undefined ? 0 : daysBetween(since, closed.day)
  // A home that was sold before it was on the site has no time on it.
  return closed === undefined || days < 1 ? undefined : sayCount(context, `history.${closed.state}`, days)
}

/** The agency may know of a time before the site. */
function sinceOf({ property }: LinkedProperty, offer: MarketRecord | undefined): string | undefined {
  const { publishAt } = property
  return publishAt === undefined ? (offer?.since ?? undefined) : dayAt(instantOf(publishAt))
}

/** "Prijs verlaagd op 20 november 2026: van € 365.000 naar € 349.000", the latest first. */
export function priceChanges(context: ViewContext, linked: LinkedProperty): readonly string[] {
  if (isSold(linked) || !shows(context, linked, 'prices')) return []
  const shown = shownSince(context.reads.offer(linked.property.ID)?.prices ?? [])
  return shown
    .flatMap(({ day, price }, index) => {
      const before = shown[index - 1]?.price
      if (before === undefined || before === price) return []
      const values = {
        day: formatDate(day, context.locale) ?? day,
        from: formatAmount(before, context.locale) ?? '',
        to: formatAmount(price, context.locale) ?? '',
      }
      return [say(context, price < before ? 'history.lower' : 'history.higher', values)]
    })
    .toReversed()
}

/** The prices since one was last hidden: nothing is said of what came before, nor of a home that hides its price now. */
function shownSince(
  prices: readonly ShownPrice[],
): readonly { readonly day: string; readonly price: number }[] {
  const hidden = prices.findLastIndex(({ price }) => price === null)
  return prices.slice(hidden + 1).flatMap(({ day, price }) => (price === null ? [] : [{ day, price }]))
}
