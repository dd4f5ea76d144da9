/** Mistakes of a whole record, each reported once instead of once for each field. */
import { keysAt } from '../../diagnostics/zod-schema.ts'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import type { Locale } from '../../languages/codes.ts'
import { RECORD_SCHEMAS } from './source-kinds.ts'
import type { RecordKind } from './source-kinds.ts'

/** The problem of a file whose list is inside an object, as in answers of APIs: `{ "total": 2, "results": [] }`. */
export function wrappedRecords(data: unknown, kind: RecordKind, file: string): Problem | null {
  if (!isObject(data)) return null
  const known = new Set(keysAt(RECORD_SCHEMAS[kind], []))
  const keys = Object.keys(data)
  if (keys.some((key) => known.has(key))) return null
  const wrapping = keys.filter((key) => isWrapped(data[key], known))
  const [key, ...others] = wrapping
  if (key === undefined || others.length > 0) return null
  const actual = `an object with the records in "${key}"`
  const advice = `leave only the value of "${key}"`
  const params = { name: 'the file', expected: 'one record or a list of records', actual, advice }
  return problem('AS2003', params, { at: { file, path: [key], key: true } })
}

function isWrapped(value: unknown, known: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return value.every(isObject)
  return isObject(value) && Object.keys(value).some((key) => known.has(key))
}

interface Part {
  readonly record: unknown
  readonly language: Locale | undefined
  readonly at: Pointer
}

/** Fewer missing fields are probably forgotten, and not in the record of another language. */
const MANY_MISSING = 3

/**
 * Replaces the problems of a record that contains only the texts of its language, because each record must be
 * complete.
 */
export function textsAlone(problems: readonly Problem[], { record, language, at }: Part): readonly Problem[] {
  if (!isObject(record) || record['ID'] === undefined || language === undefined) return problems
  if (problems.length < MANY_MISSING || problems.some(({ code }) => code !== 'AS2002')) return problems
  return [problem('AS2013', { id: String(record['ID']), language, missing: problems.length }, { at })]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
