/** The text of one record in JSON -> its item. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { RawFields, RawPlace, ReadItem } from '../raw-record.ts'

/** Exports have less than ten. */
export const MOST_LEVELS = 100
/** In characters. */
export const LONGEST_RECORD = 8_000_000

export function parsedRecord(text: string, at: RawPlace, name: 'record' | 'line'): ReadItem {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return refused(at, `the ${name} is not valid`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refused(at, `the ${name} is no object`)
  return { fields: value as RawFields, at }
}

function refused(at: RawPlace, what: string): ReadItem {
  return { at, problems: [unreadable(what, at)] }
}

export function unreadable(what: string, { file, line }: RawPlace): Problem {
  return problem('AS9010', { what }, { at: { file, path: [], position: { line, column: 1 } } })
}

export function beyondLimit(limit: string, at: RawPlace): ReadItem {
  const pointer = { file: at.file, path: [], position: { line: at.line, column: 1 } }
  return { at, problems: [problem('AS9104', { limit }, { at: pointer })] }
}
