/** Records of one id, of which a build publishes one. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { MappedRecord } from './mapping/mapped.ts'

export const REPLACED = 'replaced by a later file'
export const GIVEN_TWICE = 'given by itself as well'

/** A reason to filter the record, or the problem of a record that is twice in its file; undefined for a new id. */
export type Repeated = string | Problem | undefined

/** The function takes each record that can be published, in order. It keeps little of each, because there may be millions. */
export function createRepeats(): (record: MappedRecord) => Repeated {
  const files: string[] = []
  /** Key -> twice the index of its file, and 1 if it was inside of another record. */
  const known = new Map<string, number>()
  return ({ kind, sourceId, fields, at: { file, line, isNested = false } }) => {
    const key = `${kind} ${String(fields['language'] ?? '')} ${sourceId}`
    const earlier = known.get(key)
    if (files.at(-1) !== file) files.push(file)
    const index = files.length - 1
    known.set(key, 2 * index + Number(isNested))
    if (earlier === undefined) return undefined
    if (earlier >> 1 !== index) return REPLACED
    if ((earlier & 1) === 1 || isNested) return GIVEN_TWICE
    const name = `${kind} ${sourceId}`
    return problem('AS2101', { name }, { at: { file, path: [], position: { line, column: 1 } } })
  }
}
