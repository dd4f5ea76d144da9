/**
 * The search box: types, towns and properties.
 *
 * Case and accents are ignored, and a property is found by its exact id. Lists are prepared once, so that a
 * key press only compares strings. Records may have more fields than these; results are the caller's own
 * records.
 */
import { SEARCH_WORDS } from '../languages/languages.ts'
import { foldText } from './text.ts'

export interface TypeRecord {
  readonly webId: number
  /** Names of the type in every language that has one. Pages show the first. */
  readonly names: readonly string[]
  /** Subtypes and synonyms, in any language. */
  readonly words?: readonly string[]
}

export interface CityRecord {
  /** Names of the town in every language that has one. Pages show the first. */
  readonly names: readonly string[]
  readonly zip: string
  /** All postal codes, if the town has several. */
  readonly zips?: readonly string[]
}

export interface PropertyId {
  readonly id: number
}

/** A record with its folded names; types also with their words, towns with their postal codes. */
export interface FoldedRecord<T> {
  readonly record: T
  readonly names: readonly string[]
  readonly words?: readonly string[]
  readonly zip?: string
}

export interface Query {
  readonly text: string
  readonly tokens: readonly string[]
}

/** Characters of a query that are read. Typed queries are shorter; pasted ones may be longer. */
const QUERY_LIMIT = 100

/**
 * Words in small letters without accents, separated by single spaces: "Sint-Martens-Latem" is three words.
 */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function parseQuery(text: string): Query {
  const folded = foldWords(text.slice(0, QUERY_LIMIT))
  return { text: folded, tokens: folded === '' ? [] : folded.split(' ') }
}

export function prepareTypes<T extends TypeRecord>(types: readonly T[]): readonly FoldedRecord<T>[] {
  return types.map((record) => ({
    record,
    names: record.names.map(foldWords),
    words: (record.words ?? []).map(foldWords),
  }))
}

export function prepareCities<T extends CityRecord>(cities: readonly T[]): readonly FoldedRecord<T>[] {
  return cities.map((record) => ({
    record,
    names: withAbbreviations(record.names.map(foldWords)),
    zip: foldWords((record.zips ?? [record.zip]).join(' ')),
  }))
}

const ABBREVIATIONS = Object.values(SEARCH_WORDS).flatMap(({ abbreviations }) => abbreviations)

/**
 * The names with their abbreviations: Sint-Amandsberg is also St. Amandsberg, and St. Vith is also Sankt
 * Vith.
 */
function withAbbreviations(names: readonly string[]): readonly string[] {
  const others = names.flatMap((name) => {
    const padded = ` ${name} `
    return ABBREVIATIONS.flatMap(([word, short]) => {
      if (padded.includes(` ${word} `)) return padded.replace(` ${word} `, ` ${short} `).trim()
      return padded.includes(` ${short} `) ? padded.replace(` ${short} `, ` ${word} `).trim() : []
    })
  })
  return others.length === 0 ? names : [...new Set([...names, ...others])]
}

/** A record and the rank of its match: 0 is best. */
export interface Match<T> {
  readonly record: T
  readonly rank: number
}

/** Additional letters of a typed plural: "maisons" matches Maison. */
const PLURAL_LENGTH = 3

/** Types with the query in a name or a word, the best first. */
export function matchTypes<T extends TypeRecord>(
  types: readonly FoldedRecord<T>[],
  { text }: Query,
): readonly Match<T>[] {
  if (text === '') return []
  return ranked(types, ({ names, words = [] }) => {
    const all = [...names, ...words]
    return rankOf(all, text) ?? (all.some((name) => isPlural(text, name)) ? 1 : null)
  })
}

/**
 * Whether a text is a whole name of the record, or its plural. A word of a type, such as "villa", is not a
 * name.
 */
export function isNameOf({ names }: Pick<FoldedRecord<unknown>, 'names'>, text: string): boolean {
  return names.some((name) => isPlural(text, name))
}

/** The name itself counts too. */
function isPlural(text: string, name: string): boolean {
  return (
    text.startsWith(name) && text.length <= name.length + PLURAL_LENGTH && !text.includes(' ', name.length)
  )
}

/**
 * Towns by name in any language or by the start of the postal code, the best first. "9000 gent" matches by
 * both.
 */
export function matchCities<T extends CityRecord>(
  cities: readonly FoldedRecord<T>[],
  query: Query,
): readonly Match<T>[] {
  if (query.text === '') return []
  const digits = query.tokens.filter(isDigits)
  const name = query.tokens.filter((token) => !isDigits(token)).join(' ')
  return ranked(cities, ({ names, zip = '' }) => {
    if (!digits.every((token) => ` ${zip}`.includes(` ${token}`))) return null
    return name === '' ? 0 : rankOf(names, name)
  })
}

/** The ids in a query: each token that is a whole number, in the order typed. */
export function idTokens(query: Query): readonly string[] {
  return [...new Set(query.tokens.filter(isDigits))]
}

/** Properties whose id is exactly one of the tokens, in the order of the tokens. */
export function searchProperties<T extends PropertyId>(properties: readonly T[], query: Query): readonly T[] {
  const tokens = idTokens(query)
  if (tokens.length === 0) return []
  const found = new Map(properties.map((property) => [String(property.id), property]))
  return tokens.flatMap((token) => found.get(token) ?? [])
}

export function isDigits(token: string): boolean {
  return /^[0-9]+$/.test(token)
}

/**
 * The best rank of all names: 0 if the text is the name, 1 if the name begins with it, 2 if a later word
 * does, 3 if the name contains it, null otherwise. A name in another language has a lower rank, and matches
 * at word starts only, because the panel does not show it.
 */
function rankOf(names: readonly string[], text: string): number | null {
  let best = NOWHERE
  for (const [index, name] of names.entries()) best = Math.min(best, rankIn(name, text, index === 0))
  return best === NOWHERE ? null : best
}

const NOWHERE = 4

/** This runs for each town at each key press, and most names do not contain the text. */
function rankIn(name: string, text: string, isShown: boolean): number {
  const place = name.indexOf(text)
  if (place === -1) return NOWHERE
  if (name === text) return isShown ? 0 : 1
  if (place === 0) return isShown ? 1 : 3
  if (name.includes(` ${text}`)) return isShown ? 2 : 3
  return isShown ? 3 : NOWHERE
}

/** Matches by rank; equal ranks keep the order of the index. */
function ranked<T>(
  prepared: readonly FoldedRecord<T>[],
  rankItem: (item: FoldedRecord<T>) => number | null,
): readonly Match<T>[] {
  const matches: Match<T>[] = []
  for (const item of prepared) {
    const rank = rankItem(item)
    if (rank !== null) matches.push({ record: item.record, rank })
  }
  return matches.sort((a, b) => a.rank - b.rank)
}
