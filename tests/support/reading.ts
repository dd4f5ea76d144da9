/** Reads a text by a reader of exports. */
import { isFault, isRecord } from '../../core/import/raw-record.ts'
import type { RawRecord, Reader, ReaderOptions, ReadItem } from '../../core/import/raw-record.ts'

interface Reading {
  readonly options?: Partial<ReaderOptions>
  /** In bytes. */
  readonly chunk?: number | undefined
}

const FILE = 'export.csv'

export async function readItems(
  read: Reader,
  text: string,
  { options, chunk }: Reading = {},
): Promise<readonly ReadItem[]> {
  const items: ReadItem[] = []
  for await (const item of read(chunksOf(text, chunk ?? 65_536), { file: FILE, ...options })) items.push(item)
  return items
}

export async function readText(read: Reader, text: string, reading?: Reading): Promise<readonly RawRecord[]> {
  return (await readItems(read, text, reading)).filter(isRecord)
}

/** Code, line and message of each record that was refused, and of the fault that ends the file. */
export async function refusalsOf(read: Reader, text: string, chunk?: number): Promise<readonly string[]> {
  const items = await readItems(read, text, { chunk })
  return items.flatMap((item) => {
    if (isRecord(item)) return []
    if (!isFault(item)) return item.problems.map(({ code, message }) => `${code} ${item.at.line} ${message}`)
    const { code, message, at } = item.fault
    return [`${code} ${at[0]?.position?.line ?? 0} ${message}`]
  })
}

async function* chunksOf(text: string, size: number): AsyncIterable<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}
