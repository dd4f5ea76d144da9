/**
 * The meaning of a text as a whole: "appartement te huur gent 9050" contains a type, a goal and two towns, and
 * "huis met tuin onder 400.000" a type and two limits. Words are read from the left, as many together as have a
 * meaning; the other words are left over.
 */
import { SEARCH_WORDS } from '../languages/languages.ts'
import type { FilterLimits } from './filter-limits.ts'
import { foldWords, idTokens, isNameOf, isDigits, parseQuery, matchCities, matchTypes } from './search.ts'
import type { CityRecord, Match, FoldedRecord, Query, TypeRecord } from './search.ts'

/** As in the data: 0 sale, 1 rent. */
export type GoalNumber = 0 | 1

export interface SearchIndex<T extends TypeRecord, C extends CityRecord> {
  /** The names of each goal, in every language. */
  readonly goals: readonly [readonly string[], readonly string[]]
  readonly types: readonly FoldedRecord<T>[]
  readonly cities: readonly FoldedRecord<C>[]
}

/** Kilometres around the places of a text; `usual` if it says "near" without a distance. */
export type Nearness = number | 'usual'

/** The limits in a text. */
export interface LimitReading {
  readonly limits: FilterLimits
  readonly nearness?: Nearness | undefined
  /** The text without the words of the limits. */
  readonly rest: string
}

/** Reads the limits of a text (`search-limits.ts`), whose words a browser loads when a text may contain some. */
type LimitReader = (text: string) => LimitReading

const noLimits: LimitReader = (text) => ({ limits: {}, rest: text })

/** Consecutive words with their possible meanings, the best first. */
export interface Part<T, C> {
  readonly means: 'type' | 'city'
  /** The words as typed, folded. */
  readonly text: string
  /** Whether the text is a whole name of its meaning. "Villa" is not: it is a word of the type "House". */
  readonly isName: boolean
  readonly types: readonly T[]
  readonly cities: readonly C[]
}

export interface Reading<T, C> {
  /** The text without its limits. */
  readonly query: Query
  readonly limits: FilterLimits
  /** The distance around its places. */
  readonly nearness?: Nearness | undefined
  readonly goal?: GoalNumber
  readonly parts: readonly Part<T, C>[]
  /** Words without a meaning, in their order; linking words are omitted. */
  readonly left: readonly string[]
  /** Numbers that may be ids, as they were typed. */
  readonly ids: readonly string[]
}

/** The maximum number of words of a name, such as Braine-le-Château. */
const LONGEST_NAME = 5

/** The first words contain the meaning; the rest was pasted. */
const MOST_WORDS = 8

/** The linking words of every language, because visitors write in any of them. */
const LINKS = new Set(Object.values(SEARCH_WORDS).flatMap(({ links }) => links))

export function readSearch<T extends TypeRecord, C extends CityRecord>(
  index: SearchIndex<T, C>,
  text: string,
  readLimits: LimitReader = noLimits,
): Reading<T, C> {
  const { limits, nearness, rest } = readLimits(text)
  const query = parseQuery(rest)
  const { goal, tokens } = takeGoal(index.goals, query.tokens)
  const words = tokens.slice(0, MOST_WORDS)
  const parts: Part<T, C>[] = []
  const left: string[] = []
  for (let start = 0; start < words.length;) {
    const isNamed = parts.some(({ means }) => means === 'type')
    const found = longestPart(index, words.slice(start, start + LONGEST_NAME), isNamed)
    const word = words[start] ?? ''
    if (found) parts.push(found.part)
    else if (words.length === 1 || !LINKS.has(word)) left.push(word)
    start += found?.length ?? 1
  }
  return { query, limits, nearness, ...(goal !== undefined && { goal }), parts, left, ids: idTokens(query) }
}

/** Removes words that name a goal first, because "te koop" is no town. */
function takeGoal(
  names: SearchIndex<TypeRecord, CityRecord>['goals'],
  tokens: readonly string[],
): { readonly goal?: GoalNumber; readonly tokens: readonly string[] } {
  for (const goal of [0, 1] as const) {
    for (const name of names[goal]) {
      const words = foldWords(name).split(' ')
      const start = tokens.findIndex((_, index) => words.every((word, step) => tokens[index + step] === word))
      if (name !== '' && start !== -1)
        return { goal, tokens: [...tokens.slice(0, start), ...tokens.slice(start + words.length)] }
    }
  }
  return { tokens }
}

interface Found<T, C> {
  readonly part: Part<T, C>
  readonly length: number
}

function longestPart<T extends TypeRecord, C extends CityRecord>(
  index: SearchIndex<T, C>,
  words: readonly string[],
  isTypeNamed: boolean,
): Found<T, C> | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const [first = ''] = words
    const isLink = length === 1 && words.length > 1 && LINKS.has(first)
    const part = isLink ? undefined : phraseOf(index, words.slice(0, length), isTypeNamed)
    if (part) return { part, length }
  }
  return undefined
}

/** The meanings of words as typed, or else without the linking words inside: "station van Gent". */
function phraseOf<T extends TypeRecord, C extends CityRecord>(
  index: SearchIndex<T, C>,
  tokens: readonly string[],
  isTypeNamed: boolean,
): Part<T, C> | undefined {
  const inside = tokens.slice(1, -1)
  const [first = '', last = ''] = [tokens[0], tokens.at(-1)]
  const found = partOf(index, tokens, isTypeNamed)
  if (found || LINKS.has(first) || LINKS.has(last) || !inside.some((word) => LINKS.has(word))) return found
  return partOf(index, [first, ...inside.filter((word) => !LINKS.has(word)), last], isTypeNamed)
}

/**
 * The meanings of words. On equal ranks the type is preferred, because types are few and common words, but a
 * text rarely has two.
 */
function partOf<T extends TypeRecord, C extends CityRecord>(
  index: SearchIndex<T, C>,
  tokens: readonly string[],
  isTypeNamed: boolean,
): Part<T, C> | undefined {
  const query = { text: tokens.join(' '), tokens }
  const types = tokens.every(isDigits) ? [] : matchTypes(index.types, query)
  const cities = matchCities(index.cities, query)
  const [type, city] = [bestRank(types), bestRank(cities)]
  if (type === Infinity && city === Infinity) return undefined
  const means = type < city || (type === city && !isTypeNamed) ? 'type' : 'city'
  return {
    means,
    text: query.text,
    isName: isWholeName(means === 'type' ? index.types : index.cities, tokens),
    types: types.map(({ record }) => record),
    cities: cities.map(({ record }) => record),
  }
}

/** A postal code may precede or follow the name of a town: "9000 gent". */
function isWholeName(known: readonly FoldedRecord<unknown>[], tokens: readonly string[]): boolean {
  const name = tokens.filter((token) => !isDigits(token)).join(' ')
  return known.some((item) => isNameOf(item, name))
}

function bestRank(matches: readonly Match<unknown>[]): number {
  return matches[0]?.rank ?? Infinity
}
