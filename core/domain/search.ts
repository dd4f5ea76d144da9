/**
 * The search box (spec 2 "Home search block", spec 5 "Search matching"): types, towns and properties.
 *
 * Case and accents do not count; a property is found by its exact id. Lists are prepared once, so that a key
 * press only compares strings. Records may carry more than is named here: results are the caller's own
 * records.
 */
import { foldText } from './text.ts'

export interface TypeRecord {
  readonly webId: number
  readonly name: string
}

export interface CityRecord {
  /** Names of the town in every language it has one in; the first is the one shown. */
  readonly names: readonly string[]
  readonly zip: string
}

export interface PropertyRecord {
  readonly id: number
  readonly title: string
}

/** A record with its folded names. */
export interface Prepared<T> {
  readonly record: T
  readonly names: readonly string[]
}

export interface Query {
  readonly text: string
  readonly tokens: readonly string[]
}

/** Nobody types more; what is pasted beyond is not looked at. */
const QUERY_LIMIT = 100

/** Words in small letters without accents, divided by single spaces: "Sint-Martens-Latem" is three words. */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function parseQuery(text: string): Query {
  const folded = foldWords(text.slice(0, QUERY_LIMIT))
  return { text: folded, tokens: folded === '' ? [] : folded.split(' ') }
}

export function prepareTypes<T extends TypeRecord>(types: readonly T[]): readonly Prepared<T>[] {
  return types.map((record) => ({ record, names: [foldWords(record.name)] }))
}

export function prepareCities<T extends CityRecord>(cities: readonly T[]): readonly Prepared<T>[] {
  return cities.map((record) => ({ record, names: record.names.map(foldWords) }))
}

/**
 * Every type for an empty query, in the order given; else those whose name has the query in it, best first.
 */
export function searchTypes<T extends TypeRecord>(types: readonly Prepared<T>[], query: Query): readonly T[] {
  if (query.text === '') return types.map(({ record }) => record)
  return ranked(types, (type) => rankOf(type.names, query.text))
}

/**
 * Towns by name in any language or by the start of the postal code; "9000 gent" asks for both. Best first:
 * the name begins with the query, a word in it does, or it stands somewhere inside.
 */
export function searchCities<T extends CityRecord>(
  cities: readonly Prepared<T>[],
  query: Query,
): readonly T[] {
  if (query.text === '') return []
  const digits = query.tokens.filter(isNumber)
  const name = query.tokens.filter((token) => !isNumber(token)).join(' ')
  return ranked(cities, (city) => {
    const zip = foldWords(city.record.zip)
    if (!digits.every((token) => zip.startsWith(token))) return null
    return name === '' ? 0 : rankOf(city.names, name)
  })
}

/** Ids asked for: each token that is a whole number, as it was typed, in the order typed. */
export function idTokens(query: Query): readonly string[] {
  return [...new Set(query.tokens.filter(isNumber))]
}

/** Properties whose id is exactly one of the tokens, in the order of the tokens. */
export function searchProperties<T extends PropertyRecord>(
  properties: readonly T[],
  query: Query,
): readonly T[] {
  const tokens = idTokens(query)
  if (tokens.length === 0) return []
  const found = new Map(properties.map((property) => [String(property.id), property]))
  return tokens.flatMap((token) => found.get(token) ?? [])
}

function isNumber(token: string): boolean {
  return /^[0-9]+$/.test(token)
}

/** 0 the name begins with the text, 1 a later word does, 2 it stands inside, null nowhere. */
function rankOf(names: readonly string[], text: string): number | null {
  const ranks = names.map((name) => {
    if (name.startsWith(text)) return 0
    if (name.includes(` ${text}`)) return 1
    return name.includes(text) ? 2 : 3
  })
  const best = Math.min(3, ...ranks)
  return best === 3 ? null : best
}

/** Matches by rank; equal ranks keep the order of the list, which is the order of the index. */
function ranked<T>(
  prepared: readonly Prepared<T>[],
  rank: (item: Prepared<T>) => number | null,
): readonly T[] {
  return prepared
    .flatMap((item) => {
      const found = rank(item)
      return found === null ? [] : [{ record: item.record, found }]
    })
    .sort((a, b) => a.found - b.found)
    .map(({ record }) => record)
}
