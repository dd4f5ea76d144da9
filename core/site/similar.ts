import { SIMILAR_ITEMS } from '../domain/layout.ts'
import { priceOf } from '../domain/money.ts'
import type { Locale } from '../domain/locale.ts'
import { recalled } from '../domain/remembered.ts'
import type { Memory } from '../domain/remembered.ts'
import { goalOf, isSold } from './listings.ts'
import type { LinkedProperty, LinkedSite } from './linked.ts'

type Group = readonly LinkedProperty[]

/** A property with the price that pages show. */
interface Priced {
  readonly item: LinkedProperty
  readonly price: number
}

/**
 * Properties like this one that are still free: of the same goal and type group, in the same town before elsewhere,
 * nearest in price. A price that is not shown is never compared: the order would give it away.
 */
export function similarProperties(site: LinkedSite, subject: LinkedProperty, locale: Locale): Group {
  const { sameType, inTown } = groupsAround(site, subject, locale)
  const type = subject.types[0]
  const isOfType = ({ types }: LinkedProperty) => type === undefined || types.includes(type)
  const price = publicPrice(site, subject)
  const near = new Set<LinkedProperty>()
  const add = (items: Group) => {
    for (const item of items) if (near.size < SIMILAR_ITEMS) near.add(item)
  }
  if (price !== undefined) {
    add(nearest(byPrice(site, inTown), { subject, price, accepts: isOfType }))
    if (near.size < SIMILAR_ITEMS) {
      add(nearest(byPrice(site, sameType), { subject, price, accepts: () => true }))
    }
  }
  for (const item of sameType) {
    if (near.size >= SIMILAR_ITEMS) break
    if (item !== subject && !isSold(item)) near.add(item)
  }
  return [...near]
}

/** Where similar ones are looked for: nothing else of the stock decides. */
export function groupsAround(
  { listings }: LinkedSite,
  subject: LinkedProperty,
  locale: Locale,
): { readonly sameType: Group; readonly inTown: Group } {
  const listing = listings[locale][goalOf(subject)]
  const type = subject.types[0]
  return {
    sameType: listing.types.find(({ category }) => category.WebID === type)?.items ?? listing.items,
    inTown: listing.towns.find(({ town }) => town === subject.town)?.items ?? NONE,
  }
}

const NONE: Group = []

/** The price as pages show it: not of what is sold, nor hidden by the agency or behind a marquee. */
function publicPrice({ config }: LinkedSite, linked: LinkedProperty): number | undefined {
  if (isSold(linked)) return undefined
  const price = priceOf(linked.property, config.rules.marqueeIgnoreList ?? [])
  return price.kind === 'amount' ? price.amount : undefined
}

interface Wanted {
  readonly subject: LinkedProperty
  readonly price: number
  readonly accepts: (item: LinkedProperty) => boolean
}

/** The few nearest in price, found by walking outwards from the subject in the group's order of price. */
function nearest(sorted: readonly Priced[], { subject, price, accepts }: Wanted): LinkedProperty[] {
  const distance = (other: Priced) => Math.abs(Math.log(other.price / price))
  let above = firstFrom(sorted, price)
  let below = above - 1
  const found: LinkedProperty[] = []
  while (found.length < SIMILAR_ITEMS && (below >= 0 || above < sorted.length)) {
    const down = sorted[below]
    const up = sorted[above]
    const takeUp = up !== undefined && (down === undefined || distance(up) <= distance(down))
    const item = (takeUp ? up : down)?.item
    if (takeUp) above++
    else below--
    if (item !== undefined && item !== subject && accepts(item)) found.push(item)
  }
  return found
}

/** Where the prices from this one on start. */
function firstFrom(sorted: readonly Priced[], price: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.price ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}

const sortedGroups: Memory<readonly Priced[]> = new WeakMap()

/** A group in order of price, sorted once: the group is the same object for all its members. */
function byPrice(site: LinkedSite, group: Group): readonly Priced[] {
  return recalled(sortedGroups, [group, site.config.rules], () =>
    group
      .flatMap((item): Priced[] => {
        const price = publicPrice(site, item)
        return price === undefined ? [] : [{ item, price }]
      })
      .sort((left, right) => left.price - right.price || left.item.property.ID - right.item.property.ID),
  )
}
