/** The lists of properties by goal, town and type group in each language. */
import { groupBy } from '../domain/group-by.ts'
import { replacements, substituted } from '../domain/incremental-lists.ts'
import type { Replacement } from '../domain/incremental-lists.ts'
import { areSame, sameList } from '../domain/same-list.ts'
import type { Locale } from '../languages/codes.ts'
import type { Category } from '../schema/collections.ts'
import type { LinkContext } from './context.ts'
import type { LinkedProperty, LinkedSite, Listing, ListingGoal, Town } from './linked.ts'
import { townName, townsAround } from './towns.ts'

export function isSold({ availability }: LinkedProperty): boolean {
  return availability === 'sold' || availability === 'rented' || availability === 'sold-out'
}

/**
 * The number of available properties, which every count of the site shows. Sold and rented ones stay at the
 * end of their lists.
 */
export function countFree(properties: readonly LinkedProperty[]): number {
  return properties.filter((property) => !isSold(property)).length
}

/** Counts each list once: most are the same in each language, as one object. */
export function freeCounter(): typeof countFree {
  const counts = new Map<readonly LinkedProperty[], number>()
  return (items) => {
    const count = counts.get(items) ?? countFree(items)
    counts.set(items, count)
    return count
  }
}

/** Businesses for takeover are listed for sale. */
export function goalOf({ property }: LinkedProperty): ListingGoal {
  return property.Goal === 1 ? 'rent' : 'sale'
}

/** Compares dates and codes alike on every machine. `localeCompare` depends on the language of the system. */
export function byCodeUnit(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}

/** Available ones first, then the newest; the id decides between equals. */
export function inListingOrder(left: LinkedProperty, right: LinkedProperty): number {
  return (
    Number(isSold(left)) - Number(isSold(right)) ||
    byCodeUnit(right.property.CreatedDate ?? '', left.property.CreatedDate ?? '') ||
    right.property.ID - left.property.ID
  )
}

export function listingOrderOf(properties: readonly LinkedProperty[]): readonly LinkedProperty[] {
  return [...properties].sort(inListingOrder)
}

interface Stock {
  /** In the order of lists. */
  readonly ordered: readonly LinkedProperty[]
  readonly categories: readonly Category[]
  readonly before?: Listings | undefined
}

/** The lists with everything that they were made of. */
export interface Listings {
  readonly inputs: readonly unknown[]
  readonly ordered: readonly LinkedProperty[]
  readonly value: LinkedSite['listings']
}

/** Lists that hold the same properties as before stay the same objects. */
export function linkListings(
  { locales, defaultLocale }: Pick<LinkContext, 'locales' | 'defaultLocale'>,
  { ordered, categories, before }: Stock,
): Listings {
  const inputs = [defaultLocale, ...locales, ...categories]
  const pairs = before && areSame(before.inputs, inputs) ? replacements(before.ordered, ordered) : null
  if (before !== undefined && pairs?.every(([old, now]) => isListedAlike(old, now)))
    return { inputs, ordered, value: substitutedLists(before.value, pairs) }
  const grouped = groupsOfEqualLists()
  const ofGoal = {
    sale: ordered.filter((property) => goalOf(property) === 'sale'),
    rent: ordered.filter((property) => goalOf(property) === 'rent'),
  }
  const listings: Partial<Record<Locale, Record<ListingGoal, Listing>>> = {}
  for (const locale of locales) {
    const listingFor = (goal: ListingGoal): Listing => {
      const known = before?.value[locale]?.[goal]
      const { items, towns, types } = grouped(ofGoal[goal].filter(({ paths }) => paths[locale] !== undefined))
      return {
        items: sameList(known?.items, items),
        towns: byTown(towns, known?.towns, [locale, defaultLocale]),
        types: byType(
          types,
          known?.types,
          categories.filter(({ Sale, Rent }) => (goal === 'sale' ? Sale : Rent)),
        ),
      }
    }
    listings[locale] = { sale: listingFor('sale'), rent: listingFor('rent') }
  }
  return { inputs, ordered, value: listings as LinkedSite['listings'] }
}

/** Whether the same lists have both properties. Their order in these is that of all properties. */
function isListedAlike(old: LinkedProperty, now: LinkedProperty): boolean {
  return (
    goalOf(old) === goalOf(now) &&
    old.town === now.town &&
    areSame(old.types, now.types) &&
    areSame(Object.keys(old.paths), Object.keys(now.paths))
  )
}

function substitutedLists(
  listings: LinkedSite['listings'],
  pairs: readonly Replacement<LinkedProperty>[],
): LinkedSite['listings'] {
  // Most lists are the same in each language, as one object.
  const made = new Map<readonly LinkedProperty[], readonly LinkedProperty[]>()
  const itemsOf = (list: readonly LinkedProperty[]) => {
    const items = made.get(list) ?? substituted(list, pairs)
    made.set(list, items)
    return items
  }
  const partsOf = <Part extends { readonly items: readonly LinkedProperty[] }>(parts: readonly Part[]) =>
    parts.map((part) => {
      const items = itemsOf(part.items)
      return items === part.items ? part : { ...part, items }
    })
  const listingOf = ({ items, towns, types }: Listing): Listing => ({
    items: itemsOf(items),
    towns: partsOf(towns),
    types: partsOf(types),
  })
  return eachIn(listings, (byGoal) => eachIn(byGoal, listingOf))
}

function eachIn<Key extends string, Value>(
  values: Readonly<Record<Key, Value>>,
  make: (value: Value) => Value,
): Readonly<Record<Key, Value>> {
  const made = Object.entries<Value>(values).map(([key, value]) => [key, make(value)])
  return Object.fromEntries(made) as Record<Key, Value>
}

interface Groups {
  readonly items: readonly LinkedProperty[]
  readonly towns: ReadonlyMap<Town, readonly LinkedProperty[]>
  readonly types: ReadonlyMap<number, readonly LinkedProperty[]>
}

/** Most lists are the same in each language, and are grouped once. */
function groupsOfEqualLists(): (items: readonly LinkedProperty[]) => Groups {
  const known: Groups[] = []
  return (items) => {
    const same = known.find((groups) => sameList(groups.items, items) === groups.items)
    if (same !== undefined) return same
    const groups = {
      items,
      towns: groupBy(items, ({ town }) => townsAround(town)),
      types: groupBy(items, ({ types }) => types),
    }
    known.push(groups)
    return groups
  }
}

function byTown(
  groups: Groups['towns'],
  known: Listing['towns'] = [],
  locales: readonly [Locale, Locale],
): Listing['towns'] {
  const before = new Map(known.map((group) => [group.town, group.items]))
  return [...groups]
    .map(([town, members]) => ({ town, items: sameList(before.get(town), members) }))
    .sort((left, right) => compareTowns(left.town, right.town, locales))
}

/** By name; the parts of a municipality follow it. */
function compareTowns(left: Town, right: Town, [locale, fallback]: readonly [Locale, Locale]): number {
  const [first, second] = [left.within ?? left, right.within ?? right]
  if (first !== second) return compareNames(first, second, [locale, fallback])
  return (
    Number(left.within !== undefined) - Number(right.within !== undefined) ||
    compareNames(left, right, [locale, fallback])
  )
}

function compareNames(left: Town, right: Town, [locale, fallback]: readonly [Locale, Locale]): number {
  const names = townName(left, locale, fallback).localeCompare(townName(right, locale, fallback), locale)
  return names || byCodeUnit(left.zip, right.zip)
}

function byType(
  groups: Groups['types'],
  known: Listing['types'] = [],
  categories: readonly Category[],
): Listing['types'] {
  const before = new Map(known.map((group) => [group.category, group.items]))
  return categories.flatMap((category) => {
    const members = groups.get(category.WebID)
    return members === undefined ? [] : [{ category, items: sameList(before.get(category), members) }]
  })
}

/** Sold and rented properties, the last one first, which an agency shows as references. */
export function referencesOf(properties: readonly LinkedProperty[]): readonly LinkedProperty[] {
  return properties.filter(isSold).sort(inReferenceOrder)
}

export function inReferenceOrder(left: LinkedProperty, right: LinkedProperty): number {
  return (
    byCodeUnit(right.property.LastChangedDate ?? '', left.property.LastChangedDate ?? '') ||
    right.property.ID - left.property.ID
  )
}
