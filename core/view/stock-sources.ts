/**
 * These sources describe the stock without its homes: counts, towns, and the ids of the first homes. A changed price
 * leaves them unchanged, and with them the pages that read nothing else of the homes.
 */
import type { ListingGoal } from '../domain/listing.ts'
import type { Reader, Source } from '../engine/query.ts'
import type { Locale } from '../languages/codes.ts'
import { yearOf } from '../site/archive-pages.ts'
import type { LinkedProperty, LinkedSite, Listing, Town } from '../site/linked.ts'
import { countFree, isSold, listingOrderOf } from '../site/listings.ts'
import { townsAround } from '../site/towns.ts'
import { townSubject, typeSubject } from './list-subjects.ts'

type Group = readonly LinkedProperty[]

/** A town of a list, with the number of its available homes. */
interface TownStock {
  readonly town: Town
  readonly free: number
}

/** The stock of one language. */
export interface StockReads {
  /** The number of homes in the list of a goal, and of those that are available. */
  count(goal: ListingGoal): { readonly all: number; readonly free: number }
  /** The number of available homes of a type. */
  freeOfType(goal: ListingGoal, type: number): number
  /** The number of available homes of a type in each town, and in each part of a municipality. */
  freeByTown(goal: ListingGoal, type: number): ReadonlyMap<Town, number>
  /** The towns of a list by name; the parts of a municipality follow it. */
  towns(goal: ListingGoal): readonly TownStock[]
  /** The ids of the type groups of a list, in the order of the site. */
  types(goal: ListingGoal): readonly number[]
  /** The ids of the first homes of a list. Those that are sold come last. */
  first(goal: ListingGoal, count: number): readonly number[]
  /** The ids of the first available homes of a list, or of both: all of them without a count. */
  available(list: ListingGoal | 'latest', count?: number): readonly number[]
  /** The ids of the available homes of a type or of a town; undefined if the list of the goal has none of it. */
  availableOf(
    goal: ListingGoal,
    part: { readonly type: number } | { readonly town: Town },
  ): readonly number[] | undefined
  /** The ids of sold and rented homes, the last one first. */
  references(): readonly number[]
  /** The years in which homes were sold or rented, of the whole site. */
  referenceYears(): readonly string[]
}

/** The source `free` belongs to core/view/site-sources.ts. */
type StockSources = ReturnType<typeof stockSources> & { readonly free: Source<string, Group | undefined> }

/** `groups` are the lists by the names of core/view/site-sources.ts. The other subjects are `locale goal` and a number. */
export function stockSources(site: LinkedSite, groups: () => ReadonlyMap<string, Group>) {
  const listing = (subject: string): Listing => {
    const [locale, goal] = subject.split(' ') as [Locale, ListingGoal]
    return listingIn(site, locale, goal)
  }
  return { ...countSources(groups), ...partSources(listing), ...idSources(site, listing) }
}

function countSources(groups: () => ReadonlyMap<string, Group>) {
  return {
    stockCount: {
      name: 'count of list',
      of: (subject: string) => groups().get(subject),
      textOf: (group: Group) => `${group.length} ${countFree(group)}`,
    },
    stockByTown: {
      name: 'count by town',
      of: (subject: string) => groups().get(subject),
      // The order of homes is that of a list, which these counts do not depend on.
      textOf: (group: Group) =>
        [...freeByTown(group)]
          .map((entry) => JSON.stringify(entry))
          .sort()
          .join(),
    },
  }
}

function partSources(listing: (subject: string) => Listing) {
  return {
    stockTowns: {
      name: 'towns of list',
      of: (subject: string) =>
        listing(subject).towns.map(({ town, items }): TownStock => ({ town, free: countFree(items) })),
      textOf: JSON.stringify,
    },
    stockTypes: {
      name: 'types of list',
      of: (subject: string) => listing(subject).types.map(({ category }) => category.WebID),
      textOf: String,
    },
  }
}

function idSources(site: LinkedSite, listing: (subject: string) => Listing) {
  return {
    first: {
      name: 'first of list',
      of: (subject: string) => idsOf(listing(subject).items.slice(0, numberIn(subject))),
      textOf: String,
    },
    available: {
      name: 'available of list',
      of: (subject: string) => idsOf(availableIn(site, subject)),
      textOf: String,
    },
    references: {
      name: 'references',
      of: (locale: Locale) => idsOf(site.references.filter(({ paths }) => paths[locale] !== undefined)),
      textOf: String,
    },
    referenceYears: {
      name: 'years of references',
      of: (): readonly string[] => [...new Set(site.references.flatMap((home) => yearOf(home) ?? []))].sort(),
      textOf: String,
    },
  }
}

const EMPTY: Listing = { items: [], towns: [], types: [] }

/** Empty in a language that the site had in an earlier revision. */
function listingIn({ listings }: LinkedSite, locale: Locale, goal: ListingGoal): Listing {
  return (listings as Partial<LinkedSite['listings']>)[locale]?.[goal] ?? EMPTY
}

function idsOf(group: Group): readonly number[] {
  return group.map(({ property }) => property.ID)
}

function numberIn(subject: string): number | undefined {
  const [, , count] = subject.split(' ')
  return count === undefined ? undefined : Number(count)
}

function availableIn(site: LinkedSite, subject: string): Group {
  const [locale, list] = subject.split(' ') as [Locale, ListingGoal | 'latest']
  const count = numberIn(subject)
  const freeOf = (goal: ListingGoal) =>
    listingIn(site, locale, goal)
      .items.filter((home) => !isSold(home))
      .slice(0, count)
  return list === 'latest'
    ? listingOrderOf([...freeOf('sale'), ...freeOf('rent')]).slice(0, count)
    : freeOf(list)
}

function freeByTown(group: Group): ReadonlyMap<Town, number> {
  const counts = new Map<Town, number>()
  for (const home of group) {
    if (isSold(home)) continue
    for (const town of townsAround(home.town)) counts.set(town, (counts.get(town) ?? 0) + 1)
  }
  return counts
}

export function stockReads(reader: Reader, sources: StockSources, locale: Locale): StockReads {
  return {
    count(goal) {
      const group = reader.read(sources.stockCount, `${locale} ${goal}`) ?? []
      return { all: group.length, free: countFree(group) }
    },
    freeOfType: (goal, type) =>
      countFree(reader.read(sources.stockCount, typeSubject(locale, goal, type)) ?? []),
    freeByTown: (goal, type) =>
      freeByTown(reader.read(sources.stockByTown, typeSubject(locale, goal, type)) ?? []),
    towns: (goal) => reader.read(sources.stockTowns, `${locale} ${goal}`),
    types: (goal) => reader.read(sources.stockTypes, `${locale} ${goal}`),
    first: (goal, count) => reader.read(sources.first, `${locale} ${goal} ${count}`),
    available: (list, count) =>
      reader.read(sources.available, [locale, list, ...(count === undefined ? [] : [count])].join(' ')),
    availableOf(goal, part) {
      const subject =
        'type' in part ? typeSubject(locale, goal, part.type) : townSubject(locale, goal, part.town)
      const group = reader.read(sources.free, subject)
      return group && idsOf(group.filter((home) => !isSold(home)))
    },
    references: () => reader.read(sources.references, locale),
    referenceYears: () => reader.read(sources.referenceYears, ''),
  }
}
