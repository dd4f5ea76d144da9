/**
 * The words of titles, with the ids of the properties that contain them: files in alphabetical order, of
 * which the search box loads one or two for a typed word. In addition to words they contain terms for the
 * lists with which words are combined: a goal, a type group, a town.
 */
import { foldWords } from './search.ts'
import { isColumn, isCount, isList, isRecord, isText, parsedJson } from './untrusted.ts'

/** Columns, in the order of the words by code unit. */
export interface WordFile {
  readonly words: readonly string[]
  /** Ids of available properties, ascending: the first, then the difference of each from the previous one. */
  readonly ids: readonly (readonly number[])[]
  /** The same for properties that are sold or let. */
  readonly past: readonly (readonly number[])[]
}

/** The addresses of the files. */
export interface WordFiles {
  /** The first word of each file. */
  readonly first: readonly string[]
  readonly files: readonly string[]
}

export type WordIds = readonly [word: string, ids: readonly number[], past: readonly number[]]

/** Characters of JSON: about 8 KB compressed. A word of half the stock may have a larger file to itself. */
const FILE_SIZE = 24_000

/** A longer word occurs in hostile content only, and is found by its start. */
const LONGEST_WORD = 40

/** No word begins with the signs of these terms. */
export function goalTerm(goal: 0 | 1): string {
  return `!${goal}`
}

export function typeTerm(webId: number): string {
  return `=${webId}`
}

export function townTerm(name: string, zip: string): string {
  return `@${foldWords(zip)} ${foldWords(name)}`
}

export function wordsOfTitle(title: string): readonly string[] {
  const folded = foldWords(title)
  return folded === '' ? [] : folded.split(' ').map(shortened)
}

function shortened(word: string): string {
  return word.slice(0, LONGEST_WORD)
}

/** Sorted by word. */
export function cutWords(rows: readonly WordIds[]): readonly WordFile[] {
  const files: WordIds[][] = []
  let size = Infinity
  for (const row of rows) {
    const [word, ids, past] = row
    const length = word.length + JSON.stringify([differences(ids), differences(past)]).length
    if (size + length > FILE_SIZE) {
      files.push([])
      size = 0
    }
    files.at(-1)?.push(row)
    size += length
  }
  return files.map((file) => ({
    words: file.map(([word]) => word),
    ids: file.map(([, ids]) => differences(ids)),
    past: file.map(([, , past]) => differences(past)),
  }))
}

function differences(ids: readonly number[]): readonly number[] {
  return ids.map((id, index) => id - (ids[index - 1] ?? 0))
}

export function parseWordFile(text: string): WordFile | null {
  const file = parsedJson(text)
  if (!isRecord(file) || !isList(file['words'], isText)) return null
  const { length } = file['words']
  const isIds = (ids: unknown) => isList(ids, isCount)
  const isGood = isColumn(file['ids'], length, isIds) && isColumn(file['past'], length, isIds)
  return isGood ? (file as unknown as WordFile) : null
}

/** A typed word, or a term. A word that is still being typed also matches those that begin with it. */
export interface Term {
  readonly word: string
  readonly isStart: boolean
}

/** All must match, each by one of its terms. */
export type Terms = readonly (readonly Term[])[]

/** Shorter starts match only the word itself. */
const SHORTEST_START = 2

/** The words of a short start may be in more files. Typing on selects the right one. */
const MOST_FILES = 2

/** The files that contain the terms. */
export function wordFilesFor(terms: Terms, { first, files }: WordFiles): readonly string[] {
  const hrefs = terms.flat().flatMap((term) => {
    const word = shortened(term.word)
    const from = Math.max(
      0,
      first.findLastIndex((each) => each <= word),
    )
    const to = isOpen(term) ? first.findLastIndex((each) => each <= word || each.startsWith(word)) : from
    return files.slice(from, Math.min(to, from + MOST_FILES - 1) + 1)
  })
  return [...new Set(hrefs)]
}

function isOpen({ word, isStart }: Term): boolean {
  return isStart && word.length >= SHORTEST_START
}

/** The properties with all terms: the available ones first, newest first. */
export function idsWith(terms: Terms, files: readonly WordFile[]): readonly number[] {
  if (terms.length === 0) return []
  const found = (column: (file: WordFile) => WordFile['ids']) => {
    const [smallest = [], ...others] = terms
      .map((term) => carriers(term, files, column))
      .toSorted((left, right) => left.size - right.size)
    return [...smallest]
      .filter((id) => others.every((ids) => ids.has(id)))
      .sort((left, right) => right - left)
  }
  return [...found(({ ids }) => ids), ...found(({ past }) => past)]
}

function carriers(
  terms: readonly Term[],
  files: readonly WordFile[],
  column: (file: WordFile) => WordFile['ids'],
): ReadonlySet<number> {
  const found = new Set<number>()
  for (const term of terms) {
    for (const file of files) {
      const [from, to] = rowsOf(term, file)
      for (const differences of column(file).slice(from, to)) {
        let id = 0
        for (const difference of differences) found.add((id += difference))
      }
    }
  }
  return found
}

/** The rows of a term, which are next to each other because words are in order. */
function rowsOf(term: Term, { words }: WordFile): readonly [from: number, to: number] {
  const word = shortened(term.word)
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((words[middle] ?? '') < word) from = middle + 1
    else to = middle
  }
  const isFound = (each = '') => each === word || (isOpen(term) && each.startsWith(word))
  while (to < words.length && isFound(words[to])) to++
  return [from, to]
}
