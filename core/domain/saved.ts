/**
 * The homes and searches that a visitor saves, and on request the viewed homes. They stay on the device: no
 * page sends them, and a shared link contains them after its `#`, which browsers send to no server.
 *
 * Text from storage, from a link or from a file is untrusted: malformed entries are omitted.
 */
import { isWholeList, listQueryText, parseListQuery } from './list-query.ts'
import type { ListingGoal } from './listing.ts'
import { LISTING_GOALS } from './listing.ts'
import { RECORD_ID } from './record-id.ts'
import { isRecord, parsedJson } from './untrusted.ts'

export const MAX_HOMES = 100
export const MAX_SEARCHES = 20
export const MAX_RECENT = 12
export const MAX_COMPARED = 4

export interface SavedSearch {
  readonly goal: ListingGoal
  /** The query in the form of `listQueryText`: "?city=Gent%7C9000". */
  readonly query: string
  /** The name of the search when it was saved: "Gent, Huis". */
  readonly label: string
}

export interface Saved {
  /** Ids, the last one saved first. */
  readonly homes: readonly number[]
  readonly searches: readonly SavedSearch[]
  /** Ids, the last one seen first; null if the visitor has not enabled it. */
  readonly recent: readonly number[] | null
}

export const NOTHING_SAVED: Saved = { homes: [], searches: [], recent: null }

const MAX_LABEL = 200
const MAX_QUERY = 1000

export function isNothingSaved({ homes, searches, recent }: Saved): boolean {
  return homes.length === 0 && searches.length === 0 && recent === null
}

export function toggleHome(saved: Saved, id: number): Saved {
  const homes = saved.homes.includes(id)
    ? saved.homes.filter((other) => other !== id)
    : [id, ...saved.homes].slice(0, MAX_HOMES)
  return { ...saved, homes }
}

/** Adds the items of a shared link to the visitor's own. */
export function addShared(saved: Saved, { homes, searches }: Pick<Shared, 'homes' | 'searches'>): Saved {
  const all = { ...saved, homes: [...new Set([...saved.homes, ...homes])].slice(0, MAX_HOMES) }
  return searches.toReversed().reduce(addSearch, all)
}

/** Adds a search. One that is already saved moves to the front. */
export function addSearch(saved: Saved, search: SavedSearch): Saved {
  const checked = searchOf(search)
  if (checked === undefined) return saved
  const others = removeSearch(saved, checked).searches
  return { ...saved, searches: [checked, ...others].slice(0, MAX_SEARCHES) }
}

export function removeSearch(saved: Saved, { goal, query }: Pick<SavedSearch, 'goal' | 'query'>): Saved {
  const isOther = (search: SavedSearch) => search.goal !== goal || search.query !== query
  return { ...saved, searches: saved.searches.filter(isOther) }
}

/** Enables or disables the list of viewed homes. Disabling deletes it at once. */
export function rememberVisits(saved: Saved, remembers: boolean): Saved {
  return { ...saved, recent: remembers ? (saved.recent ?? []) : null }
}

export function withVisited(saved: Saved, id: number): Saved {
  if (saved.recent === null || !isId(id)) return saved
  return { ...saved, recent: [id, ...saved.recent.filter((other) => other !== id)].slice(0, MAX_RECENT) }
}

export function serializeSaved({ homes, searches, recent }: Saved): string {
  return JSON.stringify({ version: 1, homes, searches, recent })
}

export function parseSaved(text: string | null): Saved {
  const data = parsedJson(text)
  if (!isRecord(data)) return NOTHING_SAVED
  const { homes, searches, recent } = data
  return {
    homes: idsOf(homes, MAX_HOMES),
    searches: listOf(searches)
      .slice(0, MAX_SEARCHES)
      .flatMap((search) => searchOf(search) ?? []),
    recent: Array.isArray(recent) ? idsOf(recent, MAX_RECENT) : null,
  }
}

/** The items of a link. */
export interface Shared extends Pick<Saved, 'homes' | 'searches'> {
  /** Ids of the homes that stand side by side. */
  readonly compared: readonly number[]
}

/** The part of an address after its `#`: "homes=4101.4103". */
export function sharedText({ homes, searches, compared }: Shared): string {
  const pairs: [string, string][] = []
  if (homes.length > 0) pairs.push(['homes', homes.join('.')])
  if (compared.length > 0) pairs.push(['compare', compared.join('.')])
  for (const { goal, query, label } of searches) pairs.push(['search', JSON.stringify([goal, query, label])])
  return new URLSearchParams(pairs).toString()
}

/** Longer than any link of this page. */
const MAX_SHARED = 20_000

export function parseShared(hash: string): Shared {
  const given = new URLSearchParams(hash.length > MAX_SHARED ? '' : hash.replace(/^#/, ''))
  const ids = (name: string, most: number) => {
    const text = given.get(name) ?? ''
    return /^[0-9.]{1,2000}$/.test(text) ? idsOf(text.split('.').map(Number), most) : []
  }
  const searches = given.getAll('search').slice(0, MAX_SEARCHES).map(parsedJson)
  return {
    homes: ids('homes', MAX_HOMES),
    compared: ids('compare', MAX_COMPARED),
    searches: searches.flatMap((search) => {
      const [goal, query, label] = listOf(search)
      return searchOf({ goal, query, label }) ?? []
    }),
  }
}

function searchOf(value: unknown): SavedSearch | undefined {
  if (!isRecord(value)) return undefined
  const { goal, query, label } = value
  const known = LISTING_GOALS.find((each) => each === goal)
  if (known === undefined || typeof query !== 'string' || typeof label !== 'string') return undefined
  if (query.length > MAX_QUERY) return undefined
  const parsed = parseListQuery(new URLSearchParams(query))
  const asked = { ...parsed, page: 1, view: 'list' } as const
  return isWholeList(asked)
    ? undefined
    : { goal: known, query: listQueryText(asked), label: label.slice(0, MAX_LABEL) }
}

function idsOf(value: unknown, most: number): readonly number[] {
  return [...new Set(listOf(value).filter(isId))].slice(0, most)
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && RECORD_ID.test(String(value))
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
