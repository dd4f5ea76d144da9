/** The first bytes of an export, from which its format and its structure are recognised. */
import type { UnpackedFile } from './archive.ts'
import { decodeExport } from './encoding.ts'
import type { Export } from './read-export.ts'
import { NAMES } from './read-export.ts'
import { unpack } from './unpack.ts'

/** In bytes: enough for some records with long texts. */
const START = 4_000_000

/** UTF-8; the last character may be cut off. Throws `StreamFault`. */
export async function startOf(file: UnpackedFile): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of decodeExport(file.open(), { file: file.shown, report: () => undefined })) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= START) break
  }
  return Buffer.concat(chunks)
}

/** The start of the first file of an export; empty if there is none. */
export async function startOfExport({ files, reader }: Export): Promise<string> {
  const [file] = files
  if (file === undefined) return ''
  const { value } = await unpack(file)
  try {
    const named = value.files.find(({ name }) => NAMES[reader].test(name))
    const first = value.files.length === 1 ? value.files[0] : named
    return first === undefined ? '' : (await startOf(first)).toString('utf8')
  } finally {
    await value.close()
  }
}
