/** The first bytes of an export, from which its format and its structure are recognised. */
import { decodedFile, readableIn } from './read-export.ts'
import type { Export } from './read-export.ts'
import { StreamFault } from './stream-fault.ts'
import { unpack } from './unpack.ts'

/** In bytes: enough for some records with long texts. */
const START = 4_000_000

/** The last character may be cut off. */
export async function startOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= START) break
  }
  return Buffer.concat(chunks)
}

/** The start of the first file of an export; empty if it cannot be read, which its reader reports. */
export async function startOfExport(source: Export): Promise<string> {
  const [file] = source.files
  if (file === undefined) return ''
  const { value } = await unpack(file)
  try {
    const [first] = readableIn(value.files, source.reader)
    if (first === undefined) return ''
    const content = decodedFile(first, { ...source, report: () => undefined }, file)
    return (await startOf(content)).toString('utf8')
  } catch (error) {
    if (error instanceof StreamFault) return ''
    throw error
  } finally {
    await value.close()
  }
}
