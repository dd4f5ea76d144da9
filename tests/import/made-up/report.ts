/** The import of a made-up export by its preset, in the form that its traps are written in. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { importSource } from '../../../core/import/import-source.ts'
import type { ImportedRecord, WrongRecord } from '../../../core/import/import-source.ts'
import { previewExport } from '../../../core/import/preview.ts'
import type { Preview } from '../../../core/import/preview.ts'
import type { Problem } from '../../../core/diagnostics/diagnostic.ts'
import { recognise } from '../../../core/import/recognise.ts'
import type { MappingRules } from '../../../core/schema/mapping-rules.ts'
import { emptyFolder } from '../../support/folder.ts'
import type { Trap } from './traps.ts'

export interface Imported {
  readonly preset: string
  readonly preview: Preview
  readonly records: readonly ImportedRecord[]
  readonly wrong: readonly WrongRecord[]
  readonly isPart: boolean
  readonly faults: readonly Problem[]
  readonly filtered: Readonly<Record<string, number>>
}

/** Recognises the format, shows the export, and imports it. */
export async function imported(
  content: string | Uint8Array,
  name: string,
  mapping?: MappingRules,
): Promise<Imported> {
  const location = path.join(emptyFolder('agency-site-preset-'), name)
  writeFileSync(location, content)
  const files = [{ location, shown: name }]
  const recognised = await recognise({ location, shown: name })
  if (!('preset' in recognised)) throw new Error(recognised.message)
  const { preset } = recognised
  const preview = await previewExport({ files, preset, own: mapping })
  return { preset: preset.id, preview, ...(await importSource({ files, preset, mapping })) }
}

/** What became of a home, as its trap states it. */
export function outcome(trap: Trap<unknown>, sourceId: string, { records, wrong }: Imported) {
  const { rule, published, quarantined } = trap
  const record = records.find((each) => each.sourceId === sourceId)
  if (published === undefined) {
    const problems = wrong.find((each) => each.sourceId === sourceId)?.problems ?? []
    const named = problems.filter(({ message }) => message.includes(`"${quarantined}"`))
    return { rule, isPublished: record !== undefined, ...(quarantined && { isNamed: named.length > 0 }) }
  }
  const value = (record?.value ?? {}) as Readonly<Record<string, unknown>>
  return { rule, ...Object.fromEntries(Object.keys(published).map((field) => [field, value[field]])) }
}

export function expectedOutcome({ rule, published, quarantined }: Trap<unknown>) {
  if (published !== undefined) return { rule, ...published }
  return { rule, isPublished: false, ...(quarantined && { isNamed: true }) }
}
