/**
 * A schema leaves most of a record as it was written. What it converts (a number for its text, a date with its time) is
 * little, and is all that has to be known of a record to go without the schema the next time (facts-cache.ts).
 */
import { isRecord } from '../../domain/untrusted.ts'

/** Fields of a record that its schema gave another value, with that value. Plain data. */
export type Conversions = Readonly<Record<string, unknown>>

/** What makes the checked value of the written one; null where fields were left out, or where it is no record. */
export function conversionsOf(written: unknown, checked: unknown): Conversions | null {
  if (!isRecord(written) || !isRecord(checked)) return null
  if (Object.keys(written).some((key) => !Object.hasOwn(checked, key))) return null
  return Object.fromEntries(Object.entries(checked).filter(([key, value]) => !holdSame(written[key], value)))
}

/** Characters of JSON, for each record. */
const FEW = 1000

/** Whether they are worth keeping. Those of a record in one language are all of its texts. */
export function areFew(conversions: Conversions): boolean {
  return Object.keys(conversions).length === 0 || JSON.stringify(conversions).length <= FEW
}

/** Changes the record itself, which was just parsed. */
export function convert(written: unknown, conversions: Conversions): unknown {
  return Object.assign(written as Record<string, unknown>, conversions)
}

/** Whatever the order of their keys: what was written stays as it was written. */
function holdSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => holdSame(item, right[index]))
  if (!isRecord(left) || !isRecord(right)) return false
  const keys = Object.keys(left)
  const isHeld = (key: string) => Object.hasOwn(right, key) && holdSame(left[key], right[key])
  return keys.length === Object.keys(right).length && keys.every(isHeld)
}
