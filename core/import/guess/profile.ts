/** The fields of the records of an export, with examples of their values. */
import { isEmpty } from '../mapping/empty.ts'
import { isFields } from '../mapping/source-path.ts'
import type { RawFields, RawValue } from '../raw-record.ts'
import { entryPath } from './list-entries.ts'

export interface FieldProfile {
  /**
   * The name of a column; of nested data, a path of the mapping rules. In a list of names and values, each name has a
   * path: `details[name=bedrooms].value`.
   */
  readonly path: string
  /** Whether the path is the name of a column, in which points mean nothing. */
  readonly isColumn: boolean
  /** Records in which it is filled in. */
  readonly filled: number
  /** The first different values, as text. */
  readonly examples: readonly string[]
  /** More values, by which the meaning of a field is checked. */
  readonly sample: readonly string[]
  /** Values of the sample that an earlier record has as well. */
  readonly repeats: number
}

export interface Profile {
  readonly records: number
  readonly fields: readonly FieldProfile[]
}

export interface Profiler {
  add(fields: RawFields): void
  profile(): Profile
}

const EXAMPLES = 3
const SAMPLE = 1000
/** Hostile data has any number of names. */
const MOST_FIELDS = 2000

interface Tally {
  readonly isColumn: boolean
  filled: number
  readonly examples: string[]
  readonly sample: string[]
  readonly seen: Set<string>
  repeats: number
}

export function createProfiler(): Profiler {
  const tallies = new Map<string, Tally>()
  let records = 0
  const tallyOf = (path: string, isColumn: boolean) => {
    const known = tallies.get(path)
    if (known !== undefined || tallies.size >= MOST_FIELDS) return known
    const made: Tally = { isColumn, filled: 0, examples: [], sample: [], seen: new Set(), repeats: 0 }
    tallies.set(path, made)
    return made
  }
  const count = (path: string, values: readonly RawValue[], isColumn = false) => {
    const tally = tallyOf(path, isColumn)
    if (tally === undefined) return
    // The sample is read closely, and the rest is counted.
    const isSampled = tally.sample.length < SAMPLE
    const filled = values.filter((value) => (isSampled ? !isEmpty(value) : value !== null && value !== ''))
    if (filled.length > 0) tally.filled++
    if (isSampled) for (const value of filled) note(tally, String(value).trim())
  }
  return {
    add(fields) {
      records++
      for (const [name, value] of Object.entries(fields)) {
        if (typeof value !== 'object' || value === null) count(name, [value], true)
        else for (const [path, values] of leavesOf(name, value)) count(path, values)
      }
    },
    profile: () => ({
      records,
      fields: [...tallies].map(([path, { isColumn, filled, examples, sample, repeats }]) => ({
        path,
        isColumn,
        filled,
        examples,
        sample,
        repeats,
      })),
    }),
  }
}

function note(tally: Tally, text: string): void {
  tally.sample.push(text)
  if (tally.seen.has(text)) tally.repeats++
  else if (tally.examples.length < EXAMPLES) tally.examples.push(text)
  tally.seen.add(text)
}

/** The plain values in a field by their paths; the elements of a list have one path. */
function leavesOf(name: string, value: RawValue): ReadonlyMap<string, readonly RawValue[]> {
  const leaves = new Map<string, RawValue[]>()
  collect(value, name, leaves)
  return leaves
}

function collect(value: RawValue, path: string, leaves: Map<string, RawValue[]>): void {
  if (Array.isArray(value)) {
    for (const each of value as readonly RawValue[]) collect(each, path, leaves)
    if ((value as readonly RawValue[]).length === 0) leaves.set(path, leaves.get(path) ?? [])
  } else if (isFields(value)) {
    for (const [name, each] of Object.entries(value)) collect(each, `${path}.${name}`, leaves)
    const entry = entryPath(path, value)
    if (entry !== undefined) leaves.set(entry.path, [...(leaves.get(entry.path) ?? []), entry.value])
  } else leaves.set(path, [...(leaves.get(path) ?? []), value])
}

/** The share of values for which something holds; 0 without values. */
export function shareOf(sample: readonly string[], holds: (value: string) => boolean): number {
  return sample.length === 0 ? 0 : sample.filter(holds).length / sample.length
}
