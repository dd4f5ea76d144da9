/**
 * JSON files of the cache, sealed with a hash of their own content: a flipped bit or a cut-off end is noticed, another
 * version is left alone. Losing one costs time only.
 */
import { hashOf } from './hash.ts'
import { randomBytes } from 'node:crypto'
import type { Files } from './files.ts'

interface Sealed {
  /** Undefined: there is none, it is of another version, or it is damaged. */
  readonly data?: unknown
  readonly damaged: boolean
}

export async function readSealed(files: Files, file: string, version: number): Promise<Sealed> {
  const text = await files.readText(file).catch(() => undefined)
  if (text === undefined) return { damaged: false }
  const [, foundVersion, hash, body] =
    /^\{"version":(\d+),"hash":"([0-9a-f]+)","data":([^]*)\}\n$/.exec(text) ?? []
  if (body === undefined || hashOf(body) !== hash) return { damaged: true }
  return Number(foundVersion) === version ? { data: JSON.parse(body), damaged: false } : { damaged: false }
}

export async function writeSealed(
  files: Files,
  file: string,
  { version, data }: { version: number; data: unknown },
) {
  const body = JSON.stringify(data)
  await replaceFile(files, file, `{"version":${version},"hash":"${hashOf(body)}","data":${body}}\n`)
}

/**
 * Writes beside the file and renames. Not flushed to the disk, as everything in the cache is checked by hash when read;
 * the other name is random because two builds may share a cache.
 */
export async function replaceFile(
  files: Files,
  file: string,
  content: string | Uint8Array | readonly Uint8Array[],
): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`
  try {
    if (typeof content === 'string' || content instanceof Uint8Array) await files.write(temporary, content)
    else await files.writeParts(temporary, content)
    await files.rename(temporary, file)
  } catch (error) {
    await files.remove(temporary).catch(() => undefined)
    throw error
  }
}
