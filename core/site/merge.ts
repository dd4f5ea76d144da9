/** Records of one id in several languages become one. */
import { groupBy } from '../domain/group-by.ts'
import { replacedPlaces } from '../domain/incremental-lists.ts'
import { isLocale } from '../languages/codes.ts'
import { madeOf } from '../domain/mapped.ts'
import type { MadeOf } from '../domain/mapped.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { DataPath } from '../diagnostics/data-path.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import { dotted } from '../diagnostics/words.ts'
import { factsOfParts } from './property-facts.ts'
import { pointerTo } from './records.ts'
import type { Origin, SourceRecord, Sourced } from './records.ts'

interface MergeOptions<T> {
  /** The kind of the records in messages: "property". */
  readonly kind: string
  readonly keyOf: (record: SourceRecord<T>) => string
  /** Whether a key depends on other records as well. */
  readonly isKeyShared?: boolean
  /** The records as they were merged before. */
  readonly before?: Merged<T> | undefined
}

export interface Merged<T> extends Checked<readonly Sourced<T>[]> {
  readonly records: readonly SourceRecord<T>[]
  /** In the order of `value`. */
  readonly groups: readonly Group<T>[]
}

interface Group<T> {
  readonly key: string
  readonly made: MadeOf<Checked<Sourced<T>>>
}

export function mergeRecords<T extends object>(
  records: readonly SourceRecord<T>[],
  { kind, keyOf, isKeyShared = false, before }: MergeOptions<T>,
): Merged<T> {
  const groupOf = (key: string, members: readonly SourceRecord<T>[], known?: Group<T>): Group<T> => {
    const make = () => {
      const found: Problem[] = []
      return { value: mergeGroup(members, `${kind} ${key}`, found), problems: found }
    }
    return { key, made: madeOf(members, make, known?.made) }
  }
  const places = isKeyShared ? null : ((before && replacedSingles(before, records, keyOf)) ?? null)
  if (before !== undefined && places !== null) {
    if (places.length === 0) return before
    const [groups, value] = [before.groups.slice(), before.value.slice()]
    for (const place of places) {
      const record = records[place] as SourceRecord<T>
      const group = groupOf(keyOf(record), [record])
      groups[place] = group
      value[place] = group.made.value.value
    }
    return { ...before, records, groups, value }
  }
  const known = new Map(before?.groups.map((group) => [group.key, group]))
  const groups = [...groupBy(records, (record) => [keyOf(record)])].map(([key, members]) =>
    groupOf(key, members, known.get(key)),
  )
  return {
    records,
    groups,
    value: groups.map(({ made }) => made.value.value),
    problems: groups.flatMap(({ made }) => made.value.problems),
  }
}

/**
 * The places of new records; null if the groups may be other ones. A group of one record has no problem. Most homes are
 * in one file, and so in a group of their own.
 */
function replacedSingles<T>(
  { records: before, groups }: Merged<T>,
  records: readonly SourceRecord<T>[],
  keyOf: MergeOptions<T>['keyOf'],
): readonly number[] | null {
  if (groups.length !== before.length) return null
  const places = replacedPlaces(before, records)
  const isSame = places?.every((place) => keyOf(records[place] as SourceRecord<T>) === groups[place]?.key)
  return isSame === true ? places : null
}

function mergeGroup<T extends object>(
  group: readonly SourceRecord<T>[],
  name: string,
  problems: Problem[],
): Sourced<T> {
  const [first, ...others] = group as readonly [SourceRecord<T>, ...SourceRecord<T>[]]
  if (others.length === 0) return { value: first.value, origins: [first.origin], facts: first.facts }
  let merged: unknown = first.value
  const origins: Origin[] = [first.origin]
  const seen = [first]
  for (const other of others) {
    const twin = seen.find(({ origin }) => origin.language === other.origin.language)
    if (twin) {
      problems.push(duplicate(name, other, twin))
      continue
    }
    const conflicts: DataPath[] = []
    merged = mergeValues(merged, other.value, { path: [], conflicts })
    for (const path of conflicts) problems.push(disagreement({ name, path }, other, seen))
    origins.push(other.origin)
    seen.push(other)
  }
  const facts = seen.flatMap((each) => each.facts ?? [])
  return { value: merged as T, origins, facts: facts.length < seen.length ? undefined : factsOfParts(facts) }
}

function duplicate<T>(name: string, record: SourceRecord<T>, twin: SourceRecord<T>): Problem {
  return problem(
    'AS2101',
    { name },
    { at: pointerTo(record.origin), related: [{ message: 'first given here', at: pointerTo(twin.origin) }] },
  )
}

/** The other value is that of the first record that has one. */
function disagreement<T>(
  { name, path }: { readonly name: string; readonly path: DataPath },
  record: SourceRecord<T>,
  seen: readonly SourceRecord<T>[],
): Problem {
  const pointer = ({ origin }: SourceRecord<T>) => pointerTo(origin, path)
  const first = seen.find(({ value }) => valueAt(value, path) !== undefined) ?? record
  const related = [{ message: 'the other value', at: pointer(first) }]
  return problem('AS2102', { name, field: dotted(path) }, { at: pointer(record), related })
}

function valueAt(value: unknown, path: DataPath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
    value,
  )
}

interface Merge {
  readonly path: DataPath
  /** Receives the paths of differing values. */
  readonly conflicts: DataPath[]
}

/**
 * Localised texts join their languages, objects their keys, lists their items. Everything else must be equal,
 * except `extra`, which is never read.
 */
function mergeValues(left: unknown, right: unknown, { path, conflicts }: Merge): unknown {
  if (left === undefined || left === right) return right
  if (right === undefined) return left
  if (Array.isArray(left) && Array.isArray(right) && left.length === right.length) {
    return left.map((item, index) => mergeValues(item, right[index], { path: [...path, index], conflicts }))
  }
  if (isObject(left) && isObject(right)) {
    const result: Record<string, unknown> = { ...left }
    for (const [key, value] of Object.entries(right)) {
      // The language of the plain strings differs by design, and has no meaning after the merge.
      if (path.length === 0 && key === 'language') delete result['language']
      else if (key !== 'extra')
        result[key] = mergeValues(left[key], value, { path: [...path, key], conflicts })
    }
    return result
  }
  conflicts.push(isLocale(path.at(-1)) ? path.slice(0, -1) : path)
  return left
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
