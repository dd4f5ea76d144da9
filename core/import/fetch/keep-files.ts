/**
 * A downloaded file becomes the files that the cache keeps: unpacked, and without private fields. Pictures and documents
 * of an archive stay beside its exports.
 */
import type { Failed } from '../../network/transfer.ts'
import type { UnpackedFile } from '../archive.ts'
import { decodeExport } from '../encoding.ts'
import { StreamFault } from '../stream-fault.ts'
import { unpack } from '../unpack.ts'
import type { CopiedFile, Draft } from './local-copy.ts'
import { hasPrivate } from './privacy.ts'
import type { Privacy } from './privacy.ts'
import type { TableForm } from './table-without.ts'
import { withoutPrivate } from './without-private.ts'

const EXPORTS = /\.(?:csv|tsv|tab|txt|json|jsonl|ndjson|xml)$/i

export interface Storing {
  readonly privacy: Privacy
  readonly encoding?: string | undefined
  readonly table?: TableForm | undefined
}

/** Nothing changes where nothing is private. A file that breaks off is a failed source. */
export async function keepFiles(draft: Draft, storing: Storing): Promise<Failed | undefined> {
  const [raw] = draft.files
  if (raw === undefined || !hasPrivate(storing.privacy)) return undefined
  const { value, problems } = await unpack({ location: draft.locationOf(raw), shown: raw.label })
  const [fault] = problems.filter(({ severity }) => severity === 'error')
  if (fault !== undefined) return { reason: fault.message, again: false }
  try {
    const isArchive = value.files.length !== 1
    for (const file of value.files) await keepFile({ file, raw, isArchive }, { draft, storing })
    await draft.remove(raw)
    return undefined
  } catch (error) {
    if (!(error instanceof StreamFault)) throw error
    return { reason: error.problem.message, again: false }
  } finally {
    await value.close()
  }
}

interface Kept {
  readonly file: UnpackedFile
  readonly raw: CopiedFile
  readonly isArchive: boolean
}

async function keepFile(
  { file, raw, isArchive }: Kept,
  { draft, storing }: { readonly draft: Draft; readonly storing: Storing },
): Promise<void> {
  const isExport = !isArchive || EXPORTS.test(file.name)
  const label = isArchive ? file.name : raw.label.replace(/\.(?:gz|gzip|zip)$/i, '')
  const about = { label, ...(isExport ? { isUtf8: true } : { isAttachment: true }) }
  await draft.add(about, async (write) => {
    const content = isExport ? cleaned(file, { label, charset: raw.charset, ...storing }) : file.open()
    for await (const part of content) await write(Buffer.from(part as Uint8Array))
  })
}

interface Cleaning extends Storing {
  readonly label: string
  readonly charset: string | undefined
}

/** Warnings about the encoding are those of the download; the stored file is UTF-8. */
function cleaned(
  { open }: UnpackedFile,
  { label, charset, encoding, privacy, table }: Cleaning,
): AsyncIterable<Uint8Array | string> {
  const decoded = decodeExport(open(), { file: label, charset, encoding, report: () => undefined })
  return withoutPrivate(decoded, { file: label, privacy, table })
}
