/** The compressed sizes that delay a visitor on a mobile phone, with the limits of `npm run budget`. */
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Files } from '../../system/files.ts'
import { ASSET_FOLDER } from '../../system/paths.ts'
import type { OutputPath } from '../../system/paths.ts'
import type { Manifest } from '../output/manifest.ts'

const KB = 1024

/** The limit for the style sheet of all pages. */
export const MOST_STYLES = 12 * KB
/** The limit for the largest kind of page, a list. */
export const MOST_HTML = 16 * KB

export interface Weight {
  readonly what: 'style sheet' | 'largest page'
  readonly file: OutputPath
  readonly bytes: number
  readonly most: number
}

/**
 * Reads two files of the output and compresses them with Brotli, as hosts do. It takes longer than the rest of a
 * small build, so only the command calls it.
 */
export async function weightsIn(
  files: Files,
  output: string,
  { files: entries }: Manifest,
): Promise<readonly Weight[]> {
  const names = [...entries.keys()]
  const styles = names.find((file) => file.startsWith(`${ASSET_FOLDER}/site.`) && file.endsWith('.css'))
  const pages = names.filter((file) => file.endsWith('.html'))
  const bytesOf = (file: OutputPath) => entries.get(file)?.bytes ?? 0
  const largest = pages.reduce<OutputPath | undefined>(
    (most, file) => (most === undefined || bytesOf(file) > bytesOf(most) ? file : most),
    undefined,
  )
  const weigh = async (file: OutputPath | undefined, what: Weight['what'], most: number) => {
    if (file === undefined) return []
    const { length: bytes } = await promisify(brotliCompress)(await files.read(path.join(output, file)))
    return [{ what, file, bytes, most }]
  }
  const weighed = [
    weigh(styles, 'style sheet', MOST_STYLES),
    weigh(largest, 'largest page', MOST_HTML),
  ] as const
  return (await Promise.all(weighed)).flat()
}
