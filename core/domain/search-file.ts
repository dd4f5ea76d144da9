/**
 * The files that the search box loads: one for each language with types, towns and counts, and files of properties by
 * id. They are validated although they come from the host of the site, because a proxy may answer in its place.
 */
import { LANDMARK_ID } from './landmarks.ts'
import { foldWords } from './search.ts'
import { isColumn, isCount, isList, isOwnAddress, isRecord, isText, parsedJson } from './untrusted.ts'
import type { Fields } from './untrusted.ts'
import type { WordFiles } from './word-file.ts'

/** Values by goal: 0 sale, 1 rent. */
export type ByGoal<T> = readonly [T, T]

/** Numbers of properties: of each goal, of each type, of each town. */
export type PairCounts = ByGoal<readonly (readonly number[])[]>

export interface SearchFile {
  readonly goals: ByGoal<{
    /** The whole list; null if the site has none. */
    readonly href: string | null
    readonly count: number
    /** In every language. */
    readonly names: readonly string[]
  }>
  readonly types: readonly {
    readonly id: number
    /** In every language, the page's own first. */
    readonly names: readonly string[]
    /** Subtypes and synonyms, in every language: "villa" finds the houses. */
    readonly words: readonly string[]
    readonly counts: ByGoal<number>
    /** Address of its own lists below the list of each goal; null if there is none. */
    readonly page: string | null
  }[]
  /** Columns, the town with the largest stock first. */
  readonly towns: {
    readonly name: readonly string[]
    /** Names in other languages that differ. */
    readonly others: readonly (readonly string[] | 0)[]
    readonly zip: readonly string[]
    /** All postal codes of towns that have several; absent if none has. */
    readonly zips?: readonly (readonly string[] | 0)[]
    readonly sale: readonly number[]
    readonly rent: readonly number[]
    /** Like that of the types; 0 is the usual one (`usualTownPage`). */
    readonly page: readonly (string | 0 | null)[]
  }
  /** Landmarks with their names in every language; absent if the agency lists none. */
  readonly landmarks?: readonly { readonly id: string; readonly names: readonly string[] }[]
  /** Counts of pairs, or the name of their file for a large stock. Only queries of two words need them. */
  readonly pairs: PairCounts | string
  readonly ids: {
    readonly min: number
    readonly max: number
    /** See `bucketOf`. */
    readonly files: readonly string[]
  }
  /** See word-file.ts. */
  readonly words: WordFiles
  /** Address of the `ProjectFile`; null if the site has no projects. */
  readonly projects: string | null
}

/** Properties whose ids fall into one bucket, as columns. */
export interface IdFile {
  readonly id: readonly number[]
  /** The column has the references of the agency, with 0 in place of the id; it is absent if each is the id. */
  readonly reference?: readonly (string | 0)[] | undefined
  readonly goal: readonly (0 | 1)[]
  readonly href: readonly string[]
  /** Type description, cut to 100 characters. */
  readonly text: readonly string[]
  readonly place: readonly string[]
  readonly picture: readonly (string | null)[]
}

/** Projects, by name. */
export interface ProjectFile extends IdFile {
  /** The words of each project beside name and address: "nieuwbouw". */
  readonly words: readonly string[]
}

/** Up to this size of the stock, the file itself contains the pairs. */
export const INLINE_PAIRS = 2000

/** About 7 KB compressed. */
const BUCKET_SIZE = 160
const MOST_BUCKETS = 128

/** A power of two, so that a small growth of the stock changes few files. */
export function bucketCount(rows: number): number {
  let count = 1
  while (count < MOST_BUCKETS && rows / count > BUCKET_SIZE) count *= 2
  return count
}

export function bucketOf(id: number, buckets: number): number {
  return id % buckets
}

/**
 * The address of a town's list below the list of its goal, in the route table of most sites: `9000-gent/`.
 */
export function usualTownPage(name: string, zip: string): string {
  return `${foldWords(`${zip} ${name}`).replaceAll(' ', '-')}/`
}

/** The parsed file; null for other text. */
export function parseSearchFile(text: string): SearchFile | null {
  const file = parsedJson(text)
  return isRecord(file) && isSearchFile(file) ? (file as unknown as SearchFile) : null
}

export function parsePairs(text: string): PairCounts | null {
  const file = parsedJson(text)
  return isPairs(file) ? file : null
}

export function parseIdFile(text: string): IdFile | null {
  const file = parsedJson(text)
  return isRecord(file) && isIdFile(file) ? (file as unknown as IdFile) : null
}

export function parseProjectFile(text: string): ProjectFile | null {
  const file = parsedJson(text)
  if (!isRecord(file) || !isIdFile(file) || !isList(file['words'], isText)) return null
  const isGood = file['words'].length === (file as unknown as IdFile).id.length
  return isGood ? (file as unknown as ProjectFile) : null
}

function isIdFile(file: Fields): boolean {
  if (!Array.isArray(file['id'])) return false
  const { length } = file['id']
  return (
    isColumn(file['id'], length, isCount) &&
    (file['reference'] === undefined ||
      isColumn(file['reference'], length, (each) => each === 0 || isText(each))) &&
    isColumn(file['goal'], length, (goal) => goal === 0 || goal === 1) &&
    isColumn(file['href'], length, isOwnAddress) &&
    isColumn(file['text'], length, isText) &&
    isColumn(file['place'], length, isText) &&
    isColumn(file['picture'], length, (src) => src === null || isPicture(src))
  )
}

function isSearchFile(file: Fields): boolean {
  const { goals, types, towns, landmarks, pairs, ids, words, projects } = file
  return (
    (landmarks === undefined || isList(landmarks, isLandmarkName)) &&
    isColumn(goals, 2, isGoal) &&
    isList(types, isType) &&
    isRecord(towns) &&
    isTowns(towns) &&
    (isOwnAddress(pairs) || isPairs(pairs)) &&
    isRecord(ids) &&
    isCount(ids['min']) &&
    isCount(ids['max']) &&
    isList(ids['files'], isOwnAddress) &&
    isRecord(words) &&
    isList(words['files'], isOwnAddress) &&
    isColumn(words['first'], words['files'].length, isText) &&
    (projects === null || isOwnAddress(projects))
  )
}

function isLandmarkName(landmark: unknown): boolean {
  if (!isRecord(landmark)) return false
  const { id, names } = landmark
  return isText(id) && LANDMARK_ID.test(id) && isNames(names)
}

function isGoal(goal: unknown): boolean {
  if (!isRecord(goal)) return false
  const { href, count, names } = goal
  return (href === null || isOwnAddress(href)) && isCount(count) && isList(names, isText)
}

function isType(type: unknown): boolean {
  if (!isRecord(type)) return false
  const { id, names, words, counts, page } = type
  return (
    isCount(id) &&
    isNames(names) &&
    isList(words, isText) &&
    isColumn(counts, 2, isCount) &&
    (page === null || isTail(page))
  )
}

function isTowns({ name, others, zip, zips, sale, rent, page }: Fields): boolean {
  if (!Array.isArray(name)) return false
  const { length } = name
  return (
    isColumn(name, length, isText) &&
    isColumn(others, length, (names) => names === 0 || isNames(names)) &&
    isColumn(zip, length, isText) &&
    (zips === undefined || isColumn(zips, length, (codes) => codes === 0 || isNames(codes))) &&
    isColumn(sale, length, isCount) &&
    isColumn(rent, length, isCount) &&
    isColumn(page, length, (tail) => tail === 0 || tail === null || isTail(tail))
  )
}

function isPairs(pairs: unknown): pairs is PairCounts {
  return isColumn(pairs, 2, (types) => isList(types, (towns) => isList(towns, isCount)))
}

function isNames(value: unknown): boolean {
  return isList(value, isText) && value.length > 0
}

function isTail(value: unknown): boolean {
  return isText(value) && /^[^\s\\/:][^\s\\:]*$/.test(value)
}

function isPicture(value: unknown): boolean {
  return isOwnAddress(value) || (isText(value) && /^https:\/\/[^\s\\]+$/.test(value))
}
