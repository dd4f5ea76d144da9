/**
 * Removes private fields (owners, keys, commissions) from a record, at any depth, directly after it is read: no column, message
 * or cache can contain them.
 */
import { groupBy } from '../domain/group-by.ts'
import type { RawFields, RawRecord, RawValue } from './raw-record.ts'

/** Names of fields are few, but hostile data has many. */
const KNOWN_NAMES = 10_000

/** Without capitals, if the source writes the names of its fields in any case. */
export interface CleaningOptions {
  /** `parent` is the name of the object around the field, which may be in a list; absent at the top. */
  readonly isPrivate: (name: string, parent?: string) => boolean
  readonly ignoreCase: boolean
}

export function createCleaner({
  isPrivate: isNamePrivate,
  ignoreCase,
}: CleaningOptions): (record: RawRecord) => RawRecord {
  const known = new Map<string, boolean>()
  const isPrivate = (name: string, parent?: string) => {
    const key = parent === undefined ? name : `${parent}\n${name}`
    const found = known.get(key)
    if (found !== undefined) return found
    const result = isNamePrivate(name, parent)
    if (known.size < KNOWN_NAMES) known.set(key, result)
    return result
  }
  /** Records of tables are flat, and private columns are not read. */
  const isClean = (fields: RawFields): boolean => {
    for (const name in fields) {
      const value = fields[name]
      if ((typeof value === 'object' && value !== null) || isPrivate(name)) return false
    }
    return !ignoreCase
  }
  const cleaned = (fields: RawFields, parent?: string): RawFields => {
    const kept = Object.entries(fields)
      .filter(([name]) => !isPrivate(name, parent))
      .map(([name, value]) => [ignoreCase ? name.toLowerCase() : name, cleanedValue(value, name)] as const)
    return Object.fromEntries(ignoreCase ? withoutRepeats(kept) : kept)
  }
  const cleanedValue = (value: RawValue, name: string): RawValue => {
    if (typeof value !== 'object' || value === null) return value
    return Array.isArray(value)
      ? value.map((each: RawValue) => cleanedValue(each, name))
      : cleaned(value as RawFields, name)
  }
  return (record) => (isClean(record.fields) ? record : { fields: cleaned(record.fields), at: record.at })
}

/** Names that differ in case only are one name with a list of values. */
function withoutRepeats(
  entries: readonly (readonly [string, RawValue])[],
): readonly (readonly [string, RawValue])[] {
  const byName = groupBy(entries, ([name]) => [name])
  if (byName.size === entries.length) return entries
  return [...byName].map(([name, same]) => [
    name,
    same.length === 1 ? (same[0]?.[1] ?? null) : same.flatMap(([, value]) => value),
  ])
}
