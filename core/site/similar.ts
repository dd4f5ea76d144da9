import { SIMILAR_ITEMS } from '../domain/layout.ts'
import type { Locale } from '../domain/locale.ts'
import { goalOf, isSold } from './listings.ts'
import type { LinkedProperty, LinkedSite } from './linked.ts'

type Group = readonly LinkedProperty[]

/**
 * Properties like this one that are still free: of the same goal and type group, in the same town before elsewhere,
 * nearest in price. A hidden price is never compared: the order would give it away.
 */
export function similarProperties(site: LinkedSite, subject: LinkedProperty, locale: Locale): Group {
  const listing = site.listings[locale][goalOf(subject)]
  const type = subject.types[0]
  const sameType = listing.types.find(({ category }) => category.WebID === type)?.items ?? listing.items
  const inTown = listing.towns.find(({ town }) => town === subject.town)?.items ?? []
  const near = new Set([
    ...nearest(inTown.filter(({ types }) => type === undefined || types.includes(type)), subject),
    ...nearest(sameType, subject),
  ])
  for (const item of sameType) {
    if (near.size >= SIMILAR_ITEMS) break
    if (item !== subject && !isSold(item)) near.add(item)
  }
  return [...near].slice(0, SIMILAR_ITEMS)
}

/** The few nearest in price, found by walking outwards from the subject in the group's order of price. */
function nearest(group: Group, subject: LinkedProperty): LinkedProperty[] {
  const price = publicPrice(subject)
  if (price === undefined) return []
  const sorted = byPrice(group)
  let above = sorted.findIndex((item) => (publicPrice(item) ?? 0) >= price)
  if (above === -1) above = sorted.length
  let below = above - 1
  const found: LinkedProperty[] = []
  while (found.length < SIMILAR_ITEMS && (below >= 0 || above < sorted.length)) {
    const down = sorted[below]
    const up = sorted[above]
    const takeUp = up !== undefined && (down === undefined || distance(up, price) <= distance(down, price))
    const item = takeUp ? up : down
    if (takeUp) above++
    else below--
    if (item !== undefined && item !== subject) found.push(item)
  }
  return found
}

const sortedGroups = new WeakMap<Group, Group>()

/** A group in order of price, sorted once: the group is the same object for all its members. */
function byPrice(group: Group): Group {
  const known = sortedGroups.get(group)
  if (known) return known
  const sorted = group
    .filter((item) => !isSold(item) && publicPrice(item) !== undefined)
    .sort((left, right) => (publicPrice(left) ?? 0) - (publicPrice(right) ?? 0) || left.property.ID - right.property.ID)
  sortedGroups.set(group, sorted)
  return sorted
}

function publicPrice({ property }: LinkedProperty): number | undefined {
  return property.PublishPrice && property.Price ? property.Price : undefined
}

function distance(item: LinkedProperty, price: number): number {
  return Math.abs(Math.log((publicPrice(item) ?? 1) / price))
}
