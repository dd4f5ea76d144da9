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
