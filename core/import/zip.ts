/** The entries of a .zip, by its central directory, which alone decides what an archive contains. */
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import { isJunk } from '../paths/junk.ts'
import { RATIO_FREE_BYTES, broken, brokenArchive, reasonOf, sizeReason } from './archive.ts'
import type { Archive, UnpackLimits, Unpacked, UnpackedFile } from './archive.ts'

const NOTHING: Unpacked = { files: [], close: () => Promise.resolve() }

export async function openZip(archive: Archive): Promise<Checked<Unpacked>> {
  const { location, shown } = archive
  // Most commands read no archive.
  const { openPromise } = await import('yauzl')
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(location, { autoClose: false, lazyEntries: true, validateEntrySizes: true })
    const opened = zip
    const { entries, problems } = await entriesOf(opened, archive)
    const files = entries.map((entry) => fileOf(entry, opened, shown))
    return { value: { files, close: async () => opened.close() }, problems }
  } catch (error) {
    zip?.close()
    const fault = error instanceof Refusal ? error.message : reasonOf(error)
    return { value: NOTHING, problems: [brokenArchive(shown, fault)] }
  }
}

class Refusal extends Error {}

/** The upper half of the external attributes is the mode of the file, with S_IFLNK for a symbolic link. */
const TYPE_MASK = 0o170000
const SYMBOLIC_LINK = 0o120000

/** The library refuses absolute paths and paths with `..`, and reads names in CP437 or UTF-8 as their flag says. */
async function entriesOf(
  zip: ZipFile,
  { shown, limits }: Archive,
): Promise<{ readonly entries: readonly Entry[]; readonly problems: readonly Problem[] }> {
  if (zip.entryCount > limits.maxFiles) throw new Refusal(`it has more than ${limits.maxFiles} files`)
  const entries = new Map<string, Entry>()
  const nested: string[] = []
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry
    if (fileName.endsWith('/') || isJunk(fileName)) continue
    checkEntry(entry, limits)
    bytes += entry.uncompressedSize
    if (bytes > limits.maxBytes) throw new Refusal(sizeReason(limits))
    const known = fileName.normalize('NFC').toLowerCase()
    if (entries.has(known)) throw new Refusal(`it has two files with the name "${fileName}"`)
    if (isArchive(fileName)) nested.push(fileName)
    else entries.set(known, entry)
  }
  const problems = nested.map((name) => problem('AS9202', { file: shown, name }))
  return { entries: [...entries.values()], problems }
}

function checkEntry(entry: Entry, { maxRatio }: UnpackLimits): void {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (entry.isEncrypted()) throw new Refusal(`"${fileName}" is encrypted`)
  if (((entry.externalFileAttributes >>> 16) & TYPE_MASK) === SYMBOLIC_LINK)
    throw new Refusal(`"${fileName}" is a symbolic link`)
  if (!entry.canDecodeFileData()) throw new Refusal(`"${fileName}" is packed by an unknown method`)
  const isSuspect = uncompressedSize > RATIO_FREE_BYTES && uncompressedSize > maxRatio * compressedSize
  if (isSuspect) throw new Refusal(`"${fileName}" expands to more than ${maxRatio} times its size`)
}

/** By its name: archives in archives are not opened, so that the limits hold for all that is read. */
export function isArchive(name: string): boolean {
  return /\.(?:zip|gz|gzip|tgz|bz2|xz|7z|rar|tar|zst)$/i.test(name)
}

function fileOf(entry: Entry, zip: ZipFile, archive: string): UnpackedFile {
  const shown = `${archive}!${entry.fileName}`
  return {
    name: entry.fileName,
    shown,
    bytes: entry.uncompressedSize,
    checksum: entry.crc32,
    async *open() {
      let checksum = 0
      try {
        for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
          checksum = crc32(chunk, checksum)
          yield chunk
        }
        if (checksum !== entry.crc32) throw new Refusal('its checksum is not that of the archive')
      } catch (error) {
        throw broken(shown, reasonOf(error))
      }
    },
  }
}
