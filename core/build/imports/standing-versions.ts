/** Last versions of imported records that replace records that have errors today or are not in the files of today. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { ImportedRecord, ImportedSource } from '../../import/import-source.ts'
import type { ImportSource } from '../../schema/imports.ts'
import type { ExportPorts } from './find-exports.ts'
import { isRecent, lastVersions } from './last-versions.ts'

/** The default of `keepLast`, in days. */
export const KEPT_DAYS = 7

export interface KeptVersion extends ImportedRecord {
  readonly day: string
}

/** The last versions of records that have errors today. */
export async function keptVersions(
  { files, root, today }: ExportPorts,
  { id, keepLast = KEPT_DAYS }: ImportSource,
  { records, wrong }: ImportedSource,
): Promise<readonly KeptVersion[]> {
  if (wrong.length === 0 || keepLast === 0) return []
  const right = new Set(records.map(({ sourceId }) => sourceId))
  const versions = await lastVersions(files, root, id)
  // Several files may contain the same record with errors.
  const mistaken = new Map(wrong.map(({ sourceId = '', at }) => [sourceId, at]))
  return [...mistaken].flatMap(([sourceId, at]) =>
    (right.has(sourceId) ? [] : (versions.get(sourceId) ?? []))
      .filter(({ day }) => isRecent(day, today, keepLast))
      .map((version): KeptVersion => {
        return {
          ...version,
          at,
          people: [],
          offices: [],
          problems: [standingProblem({ id: sourceId, day: version.day, days: keepLast }, at)],
        }
      }),
  )
}

/** The records that are not in the files of today, for a source that delivers a part of the stock. */
export async function missingRecords(
  { files, root }: ExportPorts,
  { id }: ImportSource,
  { read: { isPart, seen }, file }: { readonly read: ImportedSource; readonly file: string },
): Promise<readonly ImportedRecord[]> {
  if (!isPart) return []
  const versions = [...(await lastVersions(files, root, id)).values()].flat()
  return versions
    .filter(({ sourceId }) => !seen.has(sourceId))
    .map((version, index) => {
      return { ...version, at: { file, line: 1, record: -1 - index }, people: [], offices: [], problems: [] }
    })
}

/** Reports that an earlier version is published instead of the record at this line. */
export function standingProblem(
  words: { readonly id: string; readonly day: string; readonly days: number },
  { file, line }: { readonly file: string; readonly line: number },
): Problem {
  return problem('AS9303', words, { at: { file, path: [], position: { line, column: 1 } } })
}
