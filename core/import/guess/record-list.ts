/** The list of homes in JSON of an unknown program, which may have lists of other things, or no list. */
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

interface Candidate {
  /** The name in the rules: `data.homes`, `data.*` for the objects with any name in `data`, `.` for the document. */
  readonly records: string
  readonly isList: boolean
  readonly facts: number
}

/**
 * The records as the rules name them; undefined for the first list of objects, which a reader takes without a name,
 * and where no record has the facts of a home.
 */
export function recordListOf(start: string): string | undefined {
  const document = parsedStart(start)
  if (!isFields(document)) return undefined
  const candidates: Candidate[] = []
  for (const candidate of candidatesIn(document, '', 0)) {
    if (candidates.push(candidate) === MOST_LISTS) break
  }
  const most = Math.max(...candidates.map(({ facts }) => facts))
  const best = candidates.find(({ facts }) => facts === most)
  if (best === undefined || best.facts < FEWEST.facts) return undefined
  return best === candidates.find(({ isList }) => isList) ? undefined : best.records
}

/** In the order of the document, an object before those in it. */
function* candidatesIn(fields: RawFields, path: string, depth: number): Iterable<Candidate> {
  if (depth > DEPTH) return
  const values = Object.entries(fields)
  const objects = values.map(([, value]) => value).filter(isFields)
  const below = path === '' ? '' : `${path}.`
  const isMap = objects.length === values.length && objects.length >= FEWEST.objects
  if (path === '') yield { records: '.', isList: false, facts: factsOf([fields]) }
  if (isMap) yield { records: `${below}*`, isList: false, facts: factsOf(objects) }
  for (const [name, value] of values.filter(([, each]) => typeof each === 'object').slice(0, MOST))
    yield* listsIn(value, `${below}${name}`, depth)
}

function* listsIn(value: RawValue, path: string, depth: number): Iterable<Candidate> {
  if (isFields(value)) return yield* candidatesIn(value, path, depth + 1)
  const objects = Array.isArray(value) ? (value as readonly RawValue[]).filter(isFields) : []
  if (objects.length > 0) yield { records: path, isList: true, facts: factsOf(objects) }
}

/** The number of different facts of a home that half of the objects have. What is in their lists is no fact of them. */
function factsOf(objects: readonly RawFields[]): number {
  const profiler = createProfiler()
  const sample = objects.slice(0, ELEMENTS)
  for (const each of sample) profiler.add(withoutLists(each))
  const common = profiler.profile().fields.filter(({ filled }) => filled * 2 >= sample.length)
  const meanings = common.map(({ path }) => meaningOf(path)?.meaning)
  return new Set(meanings.filter((meaning) => meaning !== undefined && meaning !== 'private')).size
}

function withoutLists(fields: RawFields): RawFields {
  const kept = Object.entries(fields).filter(([, value]) => !Array.isArray(value))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isFields(value) ? withoutLists(value) : value] as const),
  )
}
