/** Records of one id, of which a build publishes one. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { MappedRecord } from './mapping/mapped.ts'

export const REPLACED = 'replaced by a later file'
export const GIVEN_TWICE = 'given by itself as well'

/** A reason to filter the record, or the problem of a record that is twice in its file; undefined for a new id. */
export type Repeated = string | Problem | undefined

/** Of each record that can be published, in their order. */
export function createRepeats(): (record: MappedRecord) => Repeated {
  const known = new Map<string, { readonly file: string; readonly isNested: boolean }>()
  return ({ kind, sourceId, fields, at: { file, line, isNested = false } }) => {
    const key = `${kind} ${String(fields['language'] ?? '')} ${sourceId}`
    const earlier = known.get(key)
    known.set(key, { file, isNested })
    if (earlier === undefined) return undefined
    if (earlier.file !== file) return REPLACED
    if (earlier.isNested || isNested) return GIVEN_TWICE
    const name = `${kind} ${sourceId}`
    return problem('AS2101', { name }, { at: { file, path: [], position: { line, column: 1 } } })
  }
}
