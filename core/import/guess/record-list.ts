/** The list of homes in JSON of an unknown program, which may have lists of other things, or no list. */
import type { ExportColumn } from '../../languages/export-columns.ts'
import type { RawFields, RawValue } from '../raw-record.ts'
import { isFields } from '../mapping/source-path.ts'
import { meaningOf } from './column-meaning.ts'
import { parsedStart } from './json-start.ts'
import { createProfiler } from './profile.ts'

/** The elements by which a list is judged. */
const ELEMENTS = 20
/** A record has three facts of a home at least, and an object around homes has two of them. */
const FEWEST = { facts: 3, objects: 2 }
/** Only the first objects of one are looked into, because many are homes. */
const MOST = 50
/** A hostile document has any number of lists. */
const MOST_LISTS = 1000
/** Deeper objects are parts of records. */
const DEPTH = 4

const IDENTIFYING: readonly ExportColumn[] = ['ID', 'RecordFile', 'url']

interface Candidate {
  /** The name in the rules: `data.homes`, `data.*` for the objects with any name in `data`, `.` for the document. */
  readonly records: string
  readonly isList: boolean
  readonly facts: number
  /** Whether a fact identifies each of them. */
  readonly isIdentified: boolean
}

/**
 * The records as the rules name them; undefined for the first list of objects, which a reader takes without a name,
 * and where no record has the facts of a home.
 */
export function recordListOf(start: string): string | undefined {
  const document = parsedStart(start)
  if (Array.isArray(document)) return listOfPages((document as readonly RawValue[]).find(isFields))
  if (!isFields(document)) return undefined
  const candidates = candidatesOf(document)
  const best = bestOf(candidates)
  if (best === undefined || best.facts < FEWEST.facts) return undefined
  return best === candidates.find(({ isList }) => isList) ? undefined : best.records
}

/**
 * The list of homes in each page of answers, as of a program that collects them. A text by language has no fact that
 * identifies it.
 */
function listOfPages(page: RawFields | undefined): string | undefined {
  if (page === undefined) return undefined
  const [itself, ...others] = candidatesOf(page)
  const best = bestOf(others.filter(({ isList, isIdentified }) => isList && isIdentified))
  if (itself === undefined || itself.facts >= FEWEST.facts) return undefined
  return best === undefined || best.facts < FEWEST.facts ? undefined : best.records
}

/** Whether the document has a list of lists and no object in a list: rows without the names of their columns. */
export function hasRowsOnly(start: string): boolean {
  const lists = [...listsBelow(parsedStart(start), 0)]
  return lists.some((list) => Array.isArray(list[0])) && !lists.some((list) => list.some(isFields))
}

function* listsBelow(value: RawValue | undefined, depth: number): Iterable<readonly RawValue[]> {
  if (depth > DEPTH) return
  if (Array.isArray(value)) yield value as readonly RawValue[]
  else if (isFields(value)) for (const each of Object.values(value)) yield* listsBelow(each, depth + 1)
}

/** The document itself is the first. */
function candidatesOf(document: RawFields): readonly Candidate[] {
  const candidates: Candidate[] = []
  for (const candidate of candidatesIn(document, '', 0)) {
    if (candidates.push(candidate) === MOST_LISTS) break
  }
  return candidates
}

/** The first one with the most facts. */
function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  const most = Math.max(...candidates.map(({ facts }) => facts))
  return candidates.find(({ facts }) => facts === most)
}

/** In the order of the document, an object before those in it. */
function* candidatesIn(fields: RawFields, path: string, depth: number): Iterable<Candidate> {
  if (depth > DEPTH) return
  const values = Object.entries(fields)
  const objects = values.map(([, value]) => value).filter(isFields)
  const below = path === '' ? '' : `${path}.`
  const isMap = objects.length === values.length && objects.length >= FEWEST.objects
  if (path === '') yield { records: '.', isList: false, ...factsOf([fields]) }
  if (isMap) yield { records: `${below}*`, isList: false, ...factsOf(objects) }
  for (const [name, value] of values.filter(([, each]) => typeof each === 'object').slice(0, MOST))
    yield* listsIn(value, `${below}${name}`, depth)
}

function* listsIn(value: RawValue, path: string, depth: number): Iterable<Candidate> {
  if (isFields(value)) return yield* candidatesIn(value, path, depth + 1)
  const objects = Array.isArray(value) ? (value as readonly RawValue[]).filter(isFields) : []
  if (objects.length > 0) yield { records: path, isList: true, ...factsOf(objects) }
}

/** The number of different facts of a home that half of the objects have. What is in their lists is no fact of them. */
function factsOf(objects: readonly RawFields[]): Pick<Candidate, 'facts' | 'isIdentified'> {
  const profiler = createProfiler()
  const sample = objects.slice(0, ELEMENTS)
  for (const each of sample) profiler.add(withoutLists(each))
  const common = profiler.profile().fields.filter(({ filled }) => filled * 2 >= sample.length)
  const meanings = new Set(common.map(({ path }) => meaningOf(path)?.meaning ?? 'private'))
  meanings.delete('private')
  return { facts: meanings.size, isIdentified: IDENTIFYING.some((meaning) => meanings.has(meaning)) }
}

function withoutLists(fields: RawFields): RawFields {
  const kept = Object.entries(fields).filter(([, value]) => !Array.isArray(value))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isFields(value) ? withoutLists(value) : value] as const),
  )
}
