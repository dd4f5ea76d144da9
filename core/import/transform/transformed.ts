/** Applies the function of site-config/imports.ts to a record that the rules mapped. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { withoutHidden } from '../mapping/hidden-address.ts'
import type { Mapped, MappedFields, MappedRecord } from '../mapping/mapped.ts'
import type { RawFields } from '../raw-record.ts'
import { TRANSFORM_FILE } from './transform-file.ts'

/** A record as the function receives it (types.ts), with fields that no schema has checked. */
export interface TransformInput {
  readonly source: string
  readonly kind: MappedRecord['kind']
  readonly id: string
  readonly raw: RawFields
  readonly fields: MappedFields
}

export type TransformOutput =
  | { readonly fields: MappedFields | null }
  | { readonly failure: string; readonly position?: Pointer['position'] | undefined }

export type RunTransform = (record: TransformInput) => TransformOutput

export function transformed(
  mapped: MappedRecord,
  raw: RawFields,
  { source, run }: { readonly source: string; readonly run: RunTransform },
): Mapped {
  const { kind, sourceId, at, isOfPart } = mapped
  const output = run({ source, kind, id: sourceId, raw, fields: mapped.fields })
  if ('failure' in output) return { ...mapped, problems: [...mapped.problems, failed(mapped, output)] }
  const { fields } = output
  if (fields === null) return { at, sourceId, reason: 'left out by transform', isDeleted: false, isOfPart }
  const { ID: _, ...given } = fields
  const problems = mapped.problems.filter((found) => !isRepaired(found, given))
  return { ...mapped, fields: withoutHidden(given), problems }
}

/** A value that the rules refused is missing, unless the function gives it. */
function isRepaired({ at }: Problem, fields: MappedFields): boolean {
  const field = at[0]?.path[0]
  return typeof field === 'string' && fields[field] !== undefined
}

function failed(
  { sourceId, at }: MappedRecord,
  { failure, position }: Extract<TransformOutput, { failure: string }>,
): Problem {
  const words = { id: sourceId, place: `${at.file}:${at.line}`, reason: failure }
  const code: Pointer = { file: TRANSFORM_FILE, path: [], ...(position && { position }) }
  return problem('AS9305', words, { at: code })
}
