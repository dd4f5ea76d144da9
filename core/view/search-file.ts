/** The data of the search box in one language: types, towns and counts, and properties by id. */
import { groupBy } from '../domain/group-by.ts'
import { TYPE_GROUPS, TYPE_GROUP_NAMES } from '../domain/home-type.ts'
import { goalNumber, LISTING_GOALS } from '../domain/listing.ts'
import type { ListingGoal } from '../domain/listing.ts'
import type { Locale } from '../languages/codes.ts'
import { LOCALES } from '../languages/codes.ts'
import { textIn } from '../domain/locale.ts'
import { referenceOf } from '../domain/record-reference.ts'
import { bucketCount, bucketOf, usualTownPage } from '../domain/search-file.ts'
import type { ByGoal, IdFile, PairCounts, SearchFile } from '../domain/search-file.ts'
import { TYPE_DESCRIPTION_LIMIT, truncate } from '../domain/text.ts'
import { INDEX_WORDS } from '../languages/languages.ts'
import type { Category } from '../schema/collections.ts'
import type { LinkedProperty, Town } from '../site/linked.ts'
import { goalOf } from '../site/listings.ts'
import { pathsOfPage, wholeOf } from '../site/listing-series.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { otherNamesOf, townName } from '../site/towns.ts'
import { townLine } from './card.ts'
import type { ViewContext } from './context.ts'
import { landmarksOf } from './landmarks.ts'
import { hrefIn } from './links.ts'
import { leadPicture } from '../site/record-pictures.ts'

interface Stock {
  readonly context: ViewContext
  readonly series: readonly ListingSeries[]
  readonly towns: readonly TownStock[]
  readonly listsOf: ReadonlyMap<Town, readonly ListingSeries[]>
  /** Addresses of the whole lists. */
  readonly bases: ByGoal<string | null>
}

interface TownStock {
  readonly town: Town
  readonly name: string
  readonly counts: ByGoal<number>
}

/** The search file without the addresses of the other files. */
export function searchFileOf(
  context: ViewContext,
  series: readonly ListingSeries[],
): Omit<SearchFile, 'ids' | 'pairs' | 'words' | 'projects'> & { readonly pairs: PairCounts } {
  const stock: Stock = {
    context,
    series,
    towns: townStocks(context),
    listsOf: groupBy(series, ({ scope }) => (scope.kind === 'town' ? [scope.town] : [])),
    bases: byGoal((goal) => listHref(context, wholeOf(series, goal))),
  }
  const { towns } = stock
  const landmarks = landmarksOf(context).map(({ id, names }) => ({ id, names }))
  return {
    goals: byGoal((goal) => goalPart(stock, goal)),
    types: context.site.categories.map((category) => typePart(stock, category)),
    towns: {
      name: towns.map(({ name }) => name),
      others: towns.map(({ town, name }) => {
        const others = otherNamesOf(town.names, name)
        return others.length === 0 ? 0 : others
      }),
      zip: towns.map(({ town }) => town.zip),
      ...(towns.some(({ town }) => town.zips) && { zips: towns.map(({ town }) => town.zips ?? 0) }),
      sale: towns.map(({ counts }) => counts[0]),
      rent: towns.map(({ counts }) => counts[1]),
      page: towns.map((entry) => townPageOf(stock, entry)),
    },
    ...(landmarks.length > 0 && { landmarks }),
    pairs: byGoal((goal) => pairsOf(stock, goal)),
  }
}

function byGoal<T>(of: (goal: ListingGoal) => T): ByGoal<T> {
  return [of('sale'), of('rent')]
}

/** The towns, the one with the largest stock first. */
function townStocks({ site, locale, reads }: ViewContext): readonly TownStock[] {
  const counts = byGoal((goal) => new Map(reads.stock.towns(goal).map(({ town, free }) => [town, free])))
  const towns = [...new Set(counts.flatMap((each) => [...each.keys()]))]
  return towns
    .map((town): TownStock => ({
      town,
      name: townName(town, locale, site.defaultLocale),
      counts: [counts[0].get(town) ?? 0, counts[1].get(town) ?? 0],
    }))
    .sort((left, right) => total(right) - total(left) || left.name.localeCompare(right.name, locale))
}

function total({ counts }: TownStock): number {
  return counts[0] + counts[1]
}

function goalPart({ context, bases }: Stock, goal: ListingGoal): SearchFile['goals'][number] {
  const { site, reads } = context
  return {
    href: bases[goalNumber(goal)],
    count: reads.stock.count(goal).free,
    names: unique(
      LOCALES.map((code) => site.strings[code][`search.${goal}`]),
      LOCALES.flatMap((code) => INDEX_WORDS[code][goal]),
    ),
  }
}

function typePart(stock: Stock, category: Category): SearchFile['types'][number] {
  const { context, series } = stock
  const { locale, reads } = context
  const name = textIn(category.Name, locale) ?? String(category.WebID)
  const counts = byGoal((goal) => reads.stock.freeOfType(goal, category.WebID))
  const lists = series.filter(({ scope }) => scope.kind === 'type' && scope.category === category)
  return {
    id: category.WebID,
    names: [name, ...otherNamesOf(category.Name, name)],
    words: wordsOf(context, category),
    counts,
    page: commonTail(stock, { lists, counts }),
  }
}

/** Search words of every language, and those that the agency adds. */
function wordsOf({ site }: ViewContext, { WebID }: Category): readonly string[] {
  const group = TYPE_GROUP_NAMES.find((name) => TYPE_GROUPS[name] === WebID)
  const own = (site.config.search?.words ?? []).filter(({ type }) => type === WebID)
  return unique(
    group === undefined ? [] : LOCALES.flatMap((code) => INDEX_WORDS[code].types[group]),
    own.flatMap(({ words }) => words),
  )
}

function unique(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())]
}

function townPageOf(stock: Stock, { town, name, counts }: TownStock): string | 0 | null {
  const tail = commonTail(stock, { lists: stock.listsOf.get(town) ?? [], counts })
  return tail === usualTownPage(name, town.zip) ? 0 : tail
}

/** The part of the address below the list of the goal, if it is the same for each goal that has stock. */
function commonTail(
  { context, bases }: Stock,
  { lists, counts }: { lists: readonly ListingSeries[]; counts: ByGoal<number> },
): string | null {
  const tails = LISTING_GOALS.flatMap((goal) => {
    if (counts[goalNumber(goal)] === 0) return []
    const base = bases[goalNumber(goal)]
    const own = listHref(
      context,
      lists.find((list) => list.goal === goal),
    )
    return [base !== null && own?.startsWith(base) ? own.slice(base.length) : null]
  })
  const [first = null] = tails
  return tails.every((tail) => tail === first) ? first : null
}

function listHref(context: ViewContext, list: ListingSeries | undefined): string | null {
  return list?.versions[context.locale] === undefined ? null : hrefIn(context, pathsOfPage(list, 1))
}

function pairsOf({ context, towns }: Stock, goal: ListingGoal): PairCounts[number] {
  const { site, reads } = context
  return site.categories.map(({ WebID }) => {
    const counts = reads.stock.freeByTown(goal, WebID)
    return towns.map(({ town }) => counts.get(town) ?? 0)
  })
}

/** The ids of a language, ascending, divided into files. `bucketOf` determines their number and order. */
export function idBucketsOf(ids: readonly number[]): readonly (readonly number[])[] {
  const count = bucketCount(ids.length)
  const buckets = Array.from({ length: count }, (): number[] => [])
  for (const id of ids) buckets[bucketOf(id, count)]?.push(id)
  return buckets
}

/** The data that the search box shows of a property. */
export type IdRow = { readonly [Column in keyof IdFile]-?: NonNullable<IdFile[Column]>[number] }

export function idRowOf(context: ViewContext, linked: LinkedProperty): IdRow {
  const { property, paths, titles } = linked
  const reference = referenceOf(property)
  return {
    id: property.ID,
    reference: reference === String(property.ID) ? 0 : reference,
    goal: goalNumber(goalOf(linked)),
    href: hrefIn(context, paths),
    text: titleIn(titles, context.locale),
    place: townLine(context, linked),
    picture: smallPicture(context, property),
  }
}

export function idFileOf(rows: readonly IdRow[]): IdFile {
  return {
    id: rows.map(({ id }) => id),
    ...(rows.some(({ reference }) => reference !== 0) && {
      reference: rows.map(({ reference }) => reference),
    }),
    goal: rows.map(({ goal }) => goal),
    href: rows.map(({ href }) => href),
    text: rows.map(({ text }) => text),
    place: rows.map(({ place }) => place),
    picture: rows.map(({ picture }) => picture),
  }
}

function titleIn(titles: LinkedProperty['titles'], locale: Locale): string {
  return truncate(titles[locale] ?? '', TYPE_DESCRIPTION_LIMIT)
}

/** The narrowest file of a card's picture. */
export function smallPicture(
  { pictures }: ViewContext,
  record: Parameters<typeof leadPicture>[0],
): string | null {
  const lead = leadPicture(record)
  const picture = lead && pictures.of(lead.Url, 'card')
  return picture?.srcset?.split(' ')[0] ?? picture?.src ?? null
}
