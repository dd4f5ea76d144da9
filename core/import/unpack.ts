/**
 * The files of an export: of a .gz its content, of a .zip its entries, of a workbook its sheets, of any other file itself.
 * Its first bytes decide, not its name.
 */
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import type { Checked } from '../diagnostics/diagnostic.ts'
import { openRegular } from '../system/regular-file.ts'
import { RATIO_FREE_BYTES, UNPACK_LIMITS, broken, reasonOf, sizeReason } from './archive.ts'
import type { Archive, PackedFile, Unpacked } from './archive.ts'
import { StreamFault } from './stream-fault.ts'
import { isWorkbook } from './workbook/is-workbook.ts'
import { openZip } from './zip.ts'

/** Freed buffers of 256 KB leave 50 MB more to the process after 100,000 records. */
const CHUNK_BYTES = 65_536

/** With an error, there are no files. */
export async function unpack(file: PackedFile): Promise<Checked<Unpacked>> {
  const { location, shown, limits = UNPACK_LIMITS } = file
  const start = await firstBytes(location)
  if (isZip(start)) return withSheets(await openZip({ location, shown, limits }), shown)
  const name = path.basename(location)
  if (!isGzip(start)) {
    const only = { name, shown, bytes: undefined, open: () => plainFile(location) }
    return { value: { files: [only], close: () => Promise.resolve() }, problems: [] }
  }
  const inner = name.replace(/\.gz(?:ip)?$/i, '')
  const only = { name: inner, shown, bytes: undefined, open: () => gunzip({ location, shown, limits }) }
  return { value: { files: [only], close: () => Promise.resolve() }, problems: [] }
}

/** A workbook is an archive of XML, of which its sheets are the files. */
async function withSheets(opened: Checked<Unpacked>, shown: string): Promise<Checked<Unpacked>> {
  if (!isWorkbook(opened.value)) return opened
  // Most exports are none.
  const { sheetsOf } = await import('./workbook/workbook.ts')
  try {
    return { value: await sheetsOf(opened.value, shown), problems: opened.problems }
  } catch (error) {
    if (!(error instanceof StreamFault)) throw error
    await opened.value.close()
    return { value: { files: [], close: () => Promise.resolve() }, problems: [error.problem] }
  }
}

async function* plainFile(location: string): AsyncIterable<Uint8Array> {
  yield* (await openRegular(location)).createReadStream({ highWaterMark: CHUNK_BYTES })
}

async function firstBytes(location: string): Promise<Uint8Array> {
  const handle = await openRegular(location)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** A local header, or the end of an archive without entries (APPNOTE 4.3.7 and 4.3.16). */
function isZip(start: Uint8Array): boolean {
  const mark = Buffer.from(start).toString('latin1')
  return mark === 'PK\u0003\u0004' || mark === 'PK\u0005\u0006'
}

/** RFC 1952, 2.3.1. */
function isGzip(start: Uint8Array): boolean {
  return start[0] === 0x1f && start[1] === 0x8b
}

async function* gunzip({ location, shown, limits }: Archive): AsyncIterable<Uint8Array> {
  const packed = (await openRegular(location)).createReadStream({ highWaterMark: CHUNK_BYTES })
  const expanded = createGunzip()
  packed.on('error', (error) => expanded.destroy(error)).pipe(expanded)
  let bytes = 0
  try {
    for await (const chunk of expanded as AsyncIterable<Buffer>) {
      if (bytes === 0 && (isZip(chunk) || isGzip(chunk))) throw broken(shown, 'it has another archive inside')
      bytes += chunk.length
      const isSuspect = bytes > RATIO_FREE_BYTES && bytes > limits.maxRatio * packed.bytesRead
      if (isSuspect || bytes > limits.maxBytes) throw broken(shown, sizeReason(limits))
      yield chunk
    }
  } catch (error) {
    throw error instanceof StreamFault ? error : broken(shown, reasonOf(error))
  } finally {
    packed.destroy()
    expanded.destroy()
  }
}
