import { groupBy } from '../domain/group-by.ts'
import { SIMILAR_ITEMS } from '../domain/layout.ts'
import { priceOf } from '../domain/money.ts'
import type { Locale } from '../languages/codes.ts'
import { recalled } from '../domain/remembered.ts'
import type { ResultCache } from '../domain/remembered.ts'
import { goalOf, isSold } from './listings.ts'
import type { LinkedProperty, LinkedSite, Listing, Town } from './linked.ts'

type Group = readonly LinkedProperty[]

/**
 * Available properties of the same goal and type group, those in the same town first, then the nearest in
 * price. A price that is not shown is not compared, because the order would reveal it.
 */
export function similarProperties(site: LinkedSite, subject: LinkedProperty, locale: Locale): Group {
  const { sameType, inTown } = groupsAround(site, subject, locale)
  const type = subject.types[0]
  const price = publicPrice(site, subject)
  const near = new Set<LinkedProperty>()
  const add = (items: Group) => {
    for (const item of items) if (near.size < SIMILAR_ITEMS) near.add(item)
  }
  if (price !== undefined) {
    const { all, byType } = byPrice(site, inTown)
    add(nearest(type === undefined ? all : (byType.get(type) ?? []), subject, price))
    add(nearest(byPrice(site, sameType).all, subject, price))
  }
  for (const item of sameType) {
    if (near.size >= SIMILAR_ITEMS) break
    if (item !== subject && !isSold(item)) near.add(item)
  }
  return [...near]
}

/** Available properties of a kind, those in the given town first. */
export function freeHomes(
  listing: Listing,
  { type, town }: { readonly type: number | undefined; readonly town: Town | undefined },
): Group {
  const { types, towns } = groupsOf(listing)
  const ofType = (type === undefined ? undefined : types.get(type)) ?? listing.items
  const inTown = town === undefined ? NONE : (towns.get(town) ?? NONE)
  const near = new Set<LinkedProperty>()
  for (const group of [inTown.filter(({ types: own }) => type === undefined || own.includes(type)), ofType])
    for (const item of group) {
      if (near.size >= SIMILAR_ITEMS) return [...near]
      if (!isSold(item)) near.add(item)
    }
  return [...near]
}

/** The properties among which similar ones are searched. No other property of the stock has an influence. */
export function groupsAround(
  { listings }: LinkedSite,
  subject: LinkedProperty,
  locale: Locale,
): { readonly sameType: Group; readonly inTown: Group } {
  const listing = listings[locale][goalOf(subject)]
  const { types, towns } = groupsOf(listing)
  const [type] = subject.types
  return {
    sameType: (type === undefined ? undefined : types.get(type)) ?? listing.items,
    inTown: towns.get(subject.town) ?? NONE,
  }
}

const NONE: Group = []

interface Groups {
  readonly types: ReadonlyMap<number, Group>
  readonly towns: ReadonlyMap<Town, Group>
}

const knownGroups: ResultCache<Groups> = new WeakMap()

/** Cached, because every property of the list asks for its candidates. */
function groupsOf(listing: Listing): Groups {
  return recalled(knownGroups, [listing], () => ({
    types: new Map(listing.types.map(({ category, items }) => [category.WebID, items])),
    towns: new Map(listing.towns.map(({ town, items }) => [town, items])),
  }))
}

/** The price that pages show. A sold property has none, nor one whose price the agency or a marquee hides. */
function publicPrice({ config }: LinkedSite, linked: LinkedProperty): number | undefined {
  if (isSold(linked)) return undefined
  const price = priceOf(linked.property, config.rules.marqueeIgnoreList ?? [])
  return price.kind === 'amount' ? price.amount : undefined
}

/** A property with the price that pages show. */
interface Priced {
  readonly item: LinkedProperty
  readonly price: number
}

/** Returns the nearest in price. The search goes outwards from the price of the subject in a group sorted by price. */
function nearest(sorted: readonly Priced[], subject: LinkedProperty, price: number): LinkedProperty[] {
  let above = firstFrom(sorted, price)
  let below = above - 1
  const found: LinkedProperty[] = []
  while (found.length < SIMILAR_ITEMS && (below >= 0 || above < sorted.length)) {
    const down = sorted[below]
    const up = sorted[above]
    // The distance is a ratio: 200,000 is as far from 100,000 as 50,000 is.
    const takeUp = up !== undefined && (down === undefined || up.price * down.price <= price * price)
    const item = (takeUp ? up : down)?.item
    if (takeUp) above++
    else below--
    if (item !== undefined && item !== subject) found.push(item)
  }
  return found
}

/** The index of the first price that is not lower than this one. */
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

interface Sorted {
  readonly all: readonly Priced[]
  readonly byType: ReadonlyMap<number, readonly Priced[]>
}

const sortedGroups: ResultCache<Sorted> = new WeakMap()

/** A group sorted by price. It is sorted once, because all members share the group as one object. */
function byPrice(site: LinkedSite, group: Group): Sorted {
  return recalled(sortedGroups, [group, site.config.rules], () => {
    const all = group
      .flatMap((item): Priced[] => {
        const price = publicPrice(site, item)
        return price === undefined ? [] : [{ item, price }]
      })
      .sort((left, right) => left.price - right.price || left.item.property.ID - right.item.property.ID)
    return { all, byType: groupBy(all, ({ item }) => item.types) }
  })
}
