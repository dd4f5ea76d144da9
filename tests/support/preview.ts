/** The preview of an export that no site knows. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { previewExport } from '../../core/import/preview.ts'
import type { Preview, PublishedRecord } from '../../core/import/preview.ts'
import { recognise } from '../../core/import/recognise.ts'
import type { MappingRules } from '../../core/schema/mapping-rules.ts'
import { emptyFolder } from './folder.ts'

export interface Previewed extends Preview {
  readonly preset: string
  readonly published: readonly PublishedRecord[]
}

/** Previews a file with this content as `import` does, and collects the records that it would publish. */
export async function preview(
  content: string | Uint8Array,
  name = 'stock.csv',
  own?: MappingRules,
): Promise<Previewed> {
  const location = path.join(emptyFolder('agency-site-preview-'), name)
  writeFileSync(location, content)
  const file = { location, shown: name }
  const recognised = await recognise(file)
  if (!('preset' in recognised)) throw new Error(recognised.message)
  const published: PublishedRecord[] = []
  const publish = async (record: PublishedRecord) => void published.push(await Promise.resolve(record))
  const { preset } = recognised
  return { ...(await previewExport({ files: [file], preset, own, publish })), preset: preset.id, published }
}

/** The same of a table. */
export function previewTable(lines: readonly string[]): Promise<Previewed> {
  return preview(lines.join('\n'))
}

/** The published records, in their order. */
export function dataOf({ published }: Previewed): readonly PublishedRecord['data'][] {
  return published.map(({ data }) => data)
}

/** The name of the status in every language. */
export const UNDER_OPTION = { nl: 'Onder optie', fr: 'Sous option', en: 'Under option', de: 'Unter Option' }
