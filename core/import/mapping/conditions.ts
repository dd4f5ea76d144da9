import type { RawFields } from '../raw-record.ts'
import { isEmpty } from './empty.ts'
import { valueKey } from './fold.ts'
import type { PreparedCondition } from './prepared-rules.ts'
import { isFields, valuesAt } from './source-path.ts'

/** Whether all conditions hold for an object of the source. */
export function hold(
  conditions: readonly PreparedCondition[],
  fields: RawFields,
  empty: ReadonlySet<string>,
): boolean {
  return conditions.every((condition) => holds(condition, fields, empty))
}

function holds(
  { paths, is, not, empty }: PreparedCondition,
  fields: RawFields,
  more: ReadonlySet<string>,
): boolean {
  const values = paths.flatMap((path) => valuesAt(fields, path)).filter((value) => !isEmpty(value, more))
  if (empty !== undefined && empty !== (values.length === 0)) return false
  if (is === undefined && not === undefined) return empty !== undefined || values.length > 0
  const keys = values.map((value) => valueKey(String(isFields(value) ? value['#text'] : value)))
  return (is === undefined || keys.some((key) => is.has(key))) && !keys.some((key) => not?.has(key) === true)
}
