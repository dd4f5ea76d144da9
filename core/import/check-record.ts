/** Checks a mapped record by the schema of its kind, and places problems in the source. */
import type { z } from 'zod'
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts'
import { hasReference } from '../domain/record-reference.ts'
import { fromZod } from '../diagnostics/from-zod.ts'
import { project } from '../schema/project.ts'
import { property } from '../schema/property.ts'
import { cleanedData } from '../source/cleaned-data.ts'
import type { MappedRecord } from './mapping/mapped.ts'

const SCHEMAS: Readonly<Record<MappedRecord['kind'], z.ZodType>> = { property, project }

export interface CheckedRecord {
  /** The data for a file of content/, cleaned; its schema accepts it if there is no error. */
  readonly data: Readonly<Record<string, unknown>>
  /** The data as the schema gives it; undefined if there is an error. */
  readonly value: unknown
  /** Those of the mapping as well. */
  readonly problems: readonly Problem[]
}

/** `idOf` gives the id on the site for one of the source. Values inside of the mapped fields are cleaned in place. */
export function checkRecord(mapped: MappedRecord, idOf: (sourceId: string) => number): CheckedRecord {
  const { file } = mapped.at
  const { ProjectID: project, ...fields } = mapped.fields
  const unit = project === undefined ? {} : { ProjectID: idOf(String(project)) }
  const named = { ID: idOf(mapped.sourceId), ...ownReference(mapped.sourceId) }
  const { data, problems } = cleanedData({ ...named, ...fields, ...unit }, file)
  const schema = SCHEMAS[mapped.kind]
  const result = schema.safeParse(data)
  const issues = result.success ? [] : fromZod(result.error.issues, { file, data, schema })
  // A value that the mapping refused is missing, which is the same mistake.
  const refused = new Set(mapped.problems.map(({ at }) => at[0]?.path[0]))
  const own = issues.filter(({ at }) => !refused.has(at[0]?.path[0]))
  return {
    data,
    value: result.data,
    problems: [...mapped.problems, ...[...problems, ...own].map((each) => placed(each, mapped))],
  }
}

/** A source id that is not a number gets an arbitrary number, so the text itself becomes the reference. */
function ownReference(sourceId: string): { readonly RecordFile?: string } {
  const text = sourceId.trim()
  return hasReference(text) && !/^\d+$/.test(text) ? { RecordFile: text } : {}
}

/** The line of the record, and the field of the source. */
function placed(problem: Problem, { at: { file, line }, origins }: MappedRecord): Problem {
  const field = String(problem.at[0]?.path[0] ?? '')
  const origin = origins[field]
  const at: Pointer = { file, path: [], position: { line, column: 1 } }
  const message =
    origin === undefined || origin === field ? problem.message : `${problem.message}, from "${origin}"`
  return { ...problem, message, at: [at] }
}
