import { SIMILAR_ITEMS } from '../domain/layout.ts'
import { priceOf } from '../domain/money.ts'
import type { Locale } from '../domain/locale.ts'
import { goalOf, isSold } from './listings.ts'
import type { LinkedProperty, LinkedSite } from './linked.ts'

type Group = readonly LinkedProperty[]
type PriceOf = (property: LinkedProperty) => number | undefined

/**
 * Properties like this one that are still free: of the same goal and type group, in the same town before elsewhere,
 * nearest in price. A price that is not shown is never compared: the order would give it away.
 */
export function similarProperties(site: LinkedSite, subject: LinkedProperty, locale: Locale): Group {
  const listing = site.listings[locale][goalOf(subject)]
  const type = subject.types[0]
  const isOfType = ({ types }: LinkedProperty) => type === undefined || types.includes(type)
  const sameType = listing.types.find(({ category }) => category.WebID === type)?.items ?? listing.items
  const inTown = listing.towns.find(({ town }) => town === subject.town)?.items ?? []
  const prices = publicPrices(site)
  const near = new Set([
    ...nearest(byPrice(inTown, prices), { subject, prices, accepts: isOfType }),
    ...nearest(byPrice(sameType, prices), { subject, prices, accepts: () => true }),
  ])
  for (const item of sameType) {
    if (near.size >= SIMILAR_ITEMS) break
    if (item !== subject && !isSold(item)) near.add(item)
  }
  return [...near].slice(0, SIMILAR_ITEMS)
}

/** The price as pages show it: not of what is sold, nor hidden by the agency or behind a marquee. */
function publicPrices({ config }: LinkedSite): PriceOf {
  return (linked) => {
    if (isSold(linked)) return undefined
    const price = priceOf(linked.property, config.rules.marqueeIgnoreList ?? [])
    return price.kind === 'amount' ? price.amount : undefined
  }
}

interface Wanted {
  readonly subject: LinkedProperty
  readonly prices: PriceOf
  readonly accepts: (item: LinkedProperty) => boolean
}

/** The few nearest in price, found by walking outwards from the subject in the group's order of price. */
function nearest(sorted: Group, { subject, prices, accepts }: Wanted): LinkedProperty[] {
  const price = prices(subject)
  if (price === undefined) return []
  const distance = (item: LinkedProperty) => Math.abs(Math.log((prices(item) ?? 1) / price))
  let above = firstFrom(sorted, price, prices)
  let below = above - 1
  const found: LinkedProperty[] = []
  while (found.length < SIMILAR_ITEMS && (below >= 0 || above < sorted.length)) {
    const down = sorted[below]
    const up = sorted[above]
    const takeUp = up !== undefined && (down === undefined || distance(up) <= distance(down))
    const item = takeUp ? up : down
    if (takeUp) above++
    else below--
    if (item !== undefined && item !== subject && accepts(item)) found.push(item)
  }
  return found
}

/** Where the prices from this one on start. */
function firstFrom(sorted: Group, price: number, prices: PriceOf): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((prices(sorted[middle] as LinkedProperty) ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}

const sortedGroups = new WeakMap<Group, Group>()

/** A group in order of price, sorted once: the group is the same object for all its members. */
function byPrice(group: Group, prices: PriceOf): Group {
  const known = sortedGroups.get(group)
  if (known) return known
  const sorted = group
    .filter((item) => prices(item) !== undefined)
    .sort((left, right) => (prices(left) ?? 0) - (prices(right) ?? 0) || left.property.ID - right.property.ID)
  sortedGroups.set(group, sorted)
  return sorted
}
