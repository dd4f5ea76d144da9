/** Values of a source that mean "not filled in". A number 0 is a value here; the fields of the site decide about it. */
import { isNotFilledIn } from '../../domain/not-filled-in.ts'
import type { RawValue } from '../raw-record.ts'
import { valueKey } from './fold.ts'

export function isEmpty(value: RawValue | undefined, more?: ReadonlySet<string>): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'object') return Object.keys(value).length === 0
  if (typeof value === 'string' && (value.trim() === '' || isNotFilledIn(value))) return true
  return more !== undefined && more.size > 0 && more.has(valueKey(String(value)))
}
