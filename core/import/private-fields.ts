/**
 * Removes private fields (owners, keys, commissions) from a record, at any depth, directly after it is read: no column, message
 * or cache can contain them.
 */
import type { RawFields, RawRecord, RawValue } from './raw-record.ts'

/** Names of fields are few, but hostile data has many. */
const KNOWN_NAMES = 10_000

/** Without capitals, if the source writes the names of its fields in any case. */
export interface CleaningOptions {
  readonly isPrivate: (name: string) => boolean
  readonly ignoreCase: boolean
}

export function createCleaner({
  isPrivate: isNamePrivate,
  ignoreCase,
}: CleaningOptions): (record: RawRecord) => RawRecord {
  const known = new Map<string, boolean>()
  const isPrivate = (name: string) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const result = isNamePrivate(name)
    if (known.size < KNOWN_NAMES) known.set(name, result)
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
  const cleaned = (fields: RawFields): RawFields =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !isPrivate(name))
        .map(([name, value]) => [ignoreCase ? name.toLowerCase() : name, cleanedValue(value)]),
    )
  const cleanedValue = (value: RawValue): RawValue => {
    if (typeof value !== 'object' || value === null) return value
    return Array.isArray(value)
      ? value.map((each: RawValue) => cleanedValue(each))
      : cleaned(value as RawFields)
  }
  return (record) => (isClean(record.fields) ? record : { fields: cleaned(record.fields), at: record.at })
}
