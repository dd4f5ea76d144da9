/**
 * A schema leaves most of a record unchanged. Its few conversions (a number for a text, a date with its time) are all
 * that a later process needs to skip the schema for an equal record (facts-cache.ts).
 */
import { isRecord } from '../../domain/untrusted.ts'
import { isLocale } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import { typesetEach } from '../../schema/common.ts'
import type { RecordFacts } from '../../site/records.ts'
import { hashOf } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'

/**
 * A field to which the schema gave another value: the hash of the written value, and the new value. Texts are long,
 * and their typography follows from the written text, so their value is null: `texts` is the language of a plain
 * text, or null for texts by language.
 */
export type Conversion =
  readonly [written: Hash, checked: unknown] | readonly [written: Hash, checked: null, texts: Locale | null]

/** The conversions of a record by the names of its fields. They are plain data. */
export type Conversions = Readonly<Record<string, Conversion>>

/**
 * Returns the conversions that make the checked value of the written one; null if fields were left out or the value
 * is not a record.
 */
export function conversionsOf(written: unknown, checked: unknown): Conversions | null {
  if (!isRecord(written) || !isRecord(checked)) return null
  if (Object.keys(written).some((key) => !Object.hasOwn(checked, key))) return null
  return Object.fromEntries(
    Object.entries(checked)
      .filter(([key, value]) => !holdSame(written[key], value, 'any'))
      .map(([key, value]) => [key, conversionOf(written[key], value)] as const),
  )
}

function conversionOf(written: unknown, checked: unknown): Conversion {
  const hash = hashOfValue(written)
  const language = typeof written === 'string' ? languageIn(checked) : null
  return holdSame(textsOf(written, language), checked, 'same') ? [hash, null, language] : [hash, checked]
}

function languageIn(texts: unknown): Locale | null {
  return isRecord(texts) ? (Object.keys(texts).find(isLocale) ?? null) : null
}

/**
 * Returns texts as their schema gives them, for a plain text in this language or for texts by language; undefined for
 * any other value.
 */
function textsOf(written: unknown, language: Locale | null): unknown {
  if (typeof written === 'string') return language && typesetEach({ [language]: written })
  const areTexts = isRecord(written) && Object.values(written).every((text) => typeof text === 'string')
  return areTexts ? typesetEach(written as Record<string, string>) : undefined
}

function checkedOf(written: unknown, [, checked, texts]: Conversion): unknown {
  return texts === undefined ? checked : textsOf(written, texts)
}

/** A missing field has the hash of an empty text, which is not valid JSON. */
function hashOfValue(value: unknown): Hash {
  return hashOf(JSON.stringify(value) ?? '')
}

/** The limit for the average number of characters of conversions for each record of a file. */
const FEW = 2000

/** The conversions of a file if they are small enough to be stored. */
export function worthStoring(
  converted: readonly (Conversions | null)[] | undefined,
): readonly Conversions[] | undefined {
  if (converted === undefined || !converted.every((each) => each !== null)) return undefined
  const size = converted.reduce((sum, each) => sum + sizeOf(each), 0)
  return size <= FEW * converted.length ? converted : undefined
}

function sizeOf(conversions: Conversions): number {
  return Object.keys(conversions).length === 0 ? 0 : JSON.stringify(conversions).length
}

/** Changes the record itself, which must be freshly parsed. */
export function convert(written: unknown, conversions: Conversions): unknown {
  const record = written as Record<string, unknown>
  for (const [key, conversion] of Object.entries(conversions))
    record[key] = checkedOf(record[key], conversion)
  return record
}

/** A record that an earlier process checked. */
export interface KnownRecord extends RecordFacts {
  /** A record whose conversions are null has to be checked. */
  readonly conversions: Conversions | null
}

/**
 * Returns the checked value of a record that is written like the record with this hash; undefined for any other
 * record. Equal hashes mean that all fields without a conversion are equal; the written values of the others are
 * compared.
 */
export function convertedStill(written: unknown, { hash, conversions }: KnownRecord): unknown {
  if (!isRecord(written) || conversions === null) return undefined
  const isOther = Object.entries(conversions).some(([key, [before]]) => before !== hashOfValue(written[key]))
  if (isOther) return undefined
  const value = convert({ ...written }, conversions)
  return hashOf(JSON.stringify(value)) === hash ? value : undefined
}

/**
 * Returns whether a record is written like the record that gave `checked` and `conversions`, so that its schema would
 * give them again.
 */
export function isStill(written: unknown, { checked, conversions }: Known): boolean {
  if (!isRecord(written) || !isRecord(checked)) return false
  const keys = Object.keys(checked)
  const isSame = (key: string) => {
    const [before] = conversions[key] ?? []
    return before === undefined
      ? Object.hasOwn(written, key) && holdSame(written[key], checked[key], 'same')
      : before === hashOfValue(written[key])
  }
  return Object.keys(written).every((key, index) => key === keys[index]) && keys.every(isSame)
}

interface Known {
  readonly checked: unknown
  readonly conversions: Conversions
}

/**
 * Schemas change the order of keys, which is not a conversion. A record counts as equal only if the order of its keys
 * is equal.
 */
function holdSame(left: unknown, right: unknown, order: 'any' | 'same'): boolean {
  if (Object.is(left, right)) return true
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => holdSame(item, right[index], order))
  if (!isRecord(left) || !isRecord(right)) return false
  const [keys, others] = [Object.keys(left), Object.keys(right)]
  const isThere = (key: string, index: number) =>
    order === 'any' ? Object.hasOwn(right, key) : key === others[index]
  return (
    keys.length === others.length &&
    keys.every((key, index) => isThere(key, index) && holdSame(left[key], right[key], order))
  )
}
