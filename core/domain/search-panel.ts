/** The content of the panel under the search box for a text, and the target of the text. */
import { hasLimits } from './filter-limits.ts'
import type { FilterLimits } from './filter-limits.ts'
import { USUAL_RADIUS } from './landmarks.ts'
import { foldWords, isDigits } from './search.ts'
import type { ByGoal, PairCounts } from './search-file.ts'
import type { Home } from './search-homes.ts'
import { listFor } from './search-index.ts'
import type { BoxIndex, CityRow, ListLink, TypeRow, Wish } from './search-index.ts'
import type { GoalNumber, Nearness, Part, Reading } from './search-reading.ts'

export interface ListRow {
  readonly label: string
  readonly links: ByGoal<ListLink>
}

export type PanelGroup =
  | { readonly kind: 'combined' | 'types' | 'cities'; readonly rows: readonly ListRow[] }
  | { readonly kind: 'homes'; readonly rows: readonly Home[] }
  | { readonly kind: 'projects'; readonly rows: readonly Home[] }

export interface PanelResults {
  readonly index: BoxIndex
  /** The texts of limits in the language of the page. */
  readonly labelsOf: (limits: FilterLimits) => readonly string[]
  readonly reading: Reading<TypeRow, CityRow>
  /** By their ids. */
  readonly homes: readonly Home[]
  /** Properties whose titles contain the text, and projects that do. */
  readonly titled: readonly Home[]
  readonly projects: readonly Home[]
  /** Null until they are loaded. */
  readonly pairs: PairCounts | null
}

/** The maximum without a text. With a text there are fewer rows. */
export const MOST_ROWS = 20
const MOST_FOUND = 12
const MOST_COMBINED = 5
export const MOST_HOMES = 5
const MOST_PROJECTS = 3

/** The rows, the best first: the first row is the target of the text alone. */
export function panelOf(found: PanelResults): readonly PanelGroup[] {
  const { index, reading, homes, titled, projects } = found
  const isEmpty = isBlank(reading)
  const combined = combinedWishes(reading).map((wish) => listRow(found, wish))
  const types = isEmpty ? stocked(index) : typesOf(reading.parts)
  const cities = isEmpty ? townsOf(index) : citiesOf(reading.parts)
  const shownHomes = homes.slice(0, MOST_HOMES)
  const byTitle: readonly PanelGroup[] = [
    { kind: 'projects', rows: projects.slice(0, MOST_PROJECTS) },
    { kind: 'homes', rows: titled.filter((home) => !homes.includes(home)).slice(0, MOST_HOMES) },
  ]
  const taken =
    combined.length +
    types.length +
    [shownHomes, ...byTitle.map(({ rows }) => rows)].reduce((sum, { length }) => sum + length, 0)
  const lists: readonly PanelGroup[] = [
    { kind: 'types', rows: types.map((type) => listRow(found, { types: [type], cities: [] })) },
    {
      kind: 'cities',
      rows: cities
        .slice(0, Math.max(1, (isEmpty ? MOST_ROWS : MOST_FOUND) - taken))
        .map((city) => listRow(found, { types: [], cities: [city] })),
    },
  ]
  const groups: readonly PanelGroup[] = [
    { kind: 'homes', rows: shownHomes },
    ...(isOfTitles(reading) ? byTitle : []),
    { kind: 'combined', rows: combined },
    ...(reading.parts[0]?.means === 'city' ? lists.toReversed() : lists),
    ...(isOfTitles(reading) ? [] : byTitle),
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** Types without properties are shown only if they are typed. */
function stocked({ types }: BoxIndex): readonly TypeRow[] {
  return types.map(({ record }) => record).filter(({ counts }) => counts.some((count) => count > 0))
}

/**
 * Whether the text contains words that no type and no town has. Titles and projects then match more of the
 * text than lists.
 */
function isOfTitles({ left }: Pick<Reading<TypeRow, CityRow>, 'left'>): boolean {
  return left.some((word) => !isDigits(word))
}

/** Whether a text asks for nothing. */
export function isBlank({ query, limits }: Pick<Reading<unknown, unknown>, 'query' | 'limits'>): boolean {
  return query.text === '' && !hasLimits(limits)
}

function townsOf({ cities }: BoxIndex): readonly CityRow[] {
  return cities.map(({ record }) => record).filter(({ landmark }) => landmark === undefined)
}

type Parts = readonly Part<TypeRow, CityRow>[]

/** Words that are the whole text may have either meaning. Beside others they have their first meaning. */
function typesOf(parts: Parts): readonly TypeRow[] {
  return unique(parts.flatMap(({ means, types }) => (parts.length === 1 || means === 'type' ? types : [])))
}

function citiesOf(parts: Parts): readonly CityRow[] {
  return unique(parts.flatMap(({ means, cities }) => (parts.length === 1 || means === 'city' ? cities : [])))
}

/**
 * The first meanings of all parts together with the limits, then the other meanings of the last part, which is
 * being typed.
 */
function combinedWishes(reading: PanelResults['reading']): readonly Wish[] {
  const { parts, limits, nearness } = reading
  const last = parts.at(-1)
  if (last === undefined) return hasLimits(limits) ? [wishOf(reading)] : []
  if (parts.length < 2 && !hasLimits(limits) && nearness === undefined) return []
  const others = last.means === 'type' ? last.types : last.cities
  return others.slice(0, MOST_COMBINED).map((_, number) => wishOf(reading, number))
}

/** The combined meaning of the parts. The last part may have another meaning than its first. */
function wishOf({ parts, limits, nearness }: PanelResults['reading'], numberOfLast = 0): Wish {
  const number = (index: number) => (index === parts.length - 1 ? numberOfLast : 0)
  const cities = unique(
    parts.flatMap(({ means, cities: found }, at) => (means === 'city' ? (found[number(at)] ?? []) : [])),
  )
  return {
    limits,
    radius: radiusOf(nearness, cities),
    types: unique(
      parts.flatMap(({ means, types }, at) => (means === 'type' ? (types[number(at)] ?? []) : [])),
    ),
    cities,
  }
}

/** "Near" a landmark is nearer than near a town. Without a place there is no distance. */
function radiusOf(nearness: Nearness | undefined, cities: readonly CityRow[]): number | undefined {
  if (cities.length === 0) return undefined
  if (nearness !== 'usual') return nearness
  return cities.every(({ landmark }) => landmark !== undefined) ? undefined : USUAL_RADIUS.town
}

function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)]
}

function listRow({ index, pairs, labelsOf }: PanelResults, wish: Wish): ListRow {
  const { types, cities, limits = {}, radius } = wish
  const labels = [
    ...types.map(({ names: [name = ''] }) => name),
    ...cities.map(({ names: [name = ''], zip }) => (zip === '' ? name : `${name} (${zip})`)),
    ...(radius === undefined ? [] : [`+ ${radius} km`]),
    ...(hasLimits(limits) ? labelsOf(limits) : []),
  ]
  const link = (goal: GoalNumber) => listFor(index, pairs, { goal, wish })
  return { label: labels.join(', '), links: [link(0), link(1)] }
}

/**
 * The targets of the buttons for sale and for rent with this text; null if the text has no meaning for them.
 */
export function goalLinksOf({ index, reading, homes, pairs }: PanelResults): ByGoal<ListLink> | null {
  const { parts, limits } = reading
  if (parts.length > 0 || hasLimits(limits)) {
    const wish = wishOf(reading)
    return [listFor(index, pairs, { goal: 0, wish }), listFor(index, pairs, { goal: 1, wish })]
  }
  const link = (goal: GoalNumber): ListLink => {
    const own = homes.filter((home) => home.goal === goal)
    return { href: own[0]?.href ?? null, count: own.length }
  }
  return homes.length > 0 ? [link(0), link(1)] : null
}

/**
 * The best answer: a property whose id was typed, else the first list that is not empty, or the first home that contains every typed word
 * as a whole. The start of a word is no choice: "luik" does not open the home with the "luiken".
 */
export function bestOf(found: PanelResults): string | null {
  const { index, reading } = found
  const { goal, parts, left } = reading
  if (isBlank(reading)) return null
  const goals: readonly GoalNumber[] = goal === undefined ? [0, 1] : [goal]
  for (const row of panelOf(found).flatMap(({ rows }): readonly (ListRow | Home)[] => rows)) {
    if (!('links' in row) && !found.homes.includes(row) && !hasWholeWords(row, left)) continue
    const hrefs = 'links' in row ? goals.map((each) => row.links[each].href) : [row.href]
    const href = hrefs.find((each) => each !== null)
    if (href != null) return href
  }
  return goal === undefined || parts.length > 0 ? null : index.lists[goal].href
}

/** Words that are neither a type nor a town, and so stand in the title or the place. */
function hasWholeWords({ text, place }: Home, typed: readonly string[]): boolean {
  const words = ` ${foldWords(text)} ${foldWords(place)} `
  return typed.every((each) => words.includes(` ${foldWords(each)} `))
}
