/** Exports of a site whose records have every field, and their records as an import reads them. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { UNBUILT_ASSETS } from '../../../../core/build/bundle/assets.ts'
import type { Problem } from '../../../../core/diagnostics/diagnostic.ts'
import { EXPORT_FORMATS } from '../../../../core/export/formats.ts'
import type { ExportFormat } from '../../../../core/export/format-names.ts'
import type { ExportInput, ExportOptions } from '../../../../core/export/exported.ts'
import { isFiltered } from '../../../../core/import/mapping/mapped.ts'
import type { MappedRecord } from '../../../../core/import/mapping/mapped.ts'
import type { Preset } from '../../../../core/import/preset.ts'
import { mapExport, surveyExport } from '../../../../core/import/read-export.ts'
import type { MappingRules } from '../../../../core/schema/mapping-rules.ts'
import { emptyFolder } from '../../../support/folder.ts'
import { linkFiles } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'

const HIDDEN: ExportOptions = { hiddenPrices: false, hiddenAddresses: false }
export const EVERYTHING: ExportOptions = { hiddenPrices: true, hiddenAddresses: true }

/** Each picture of the content has two sizes. */
const pictures: ExportInput['pictures'] = {
  of: () => undefined,
  identityOf: () => '',
  sharedStems: [],
  sizes: (ref) => {
    const stem = ref.replace(/\W/g, '-')
    const size = (width: number) => ({ src: `/_a/img/${stem}-${width}.webp`, width, height: width / 2 })
    return ref.includes('missing') ? [] : [size(600), size(1200)]
  },
}

export async function exportInput(files: SiteFiles, options: ExportOptions = HIDDEN): Promise<ExportInput> {
  const { site } = await linkFiles(files)
  return { site, pictures, assets: UNBUILT_ASSETS.assets, today: '2026-11-24', options }
}

export function textOf(format: ExportFormat, input: ExportInput): string {
  return [...EXPORT_FORMATS[format](input)].join('')
}

/** The records of an export by a preset. */
export async function imported(text: string, { reader, rules }: Preset) {
  const location = path.join(emptyFolder(), 'export')
  writeFileSync(location, text)
  const problems: Problem[] = []
  const source = {
    files: [{ location, shown: 'export' }],
    reader,
    rules: rules as MappingRules,
    report: (problem: Problem) => void problems.push(problem),
  }
  const records: MappedRecord[] = []
  for await (const item of mapExport(source, await surveyExport(source))) {
    if (!('fault' in item) && 'fields' in item && !isFiltered(item)) records.push(item)
    else throw new Error(JSON.stringify(item))
  }
  return { records, problems: [...problems, ...records.flatMap((record) => record.problems)] }
}
