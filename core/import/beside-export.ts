/**
 * Files that a record names beside its export, such as pictures. The site names them by references that no schema of its
 * own content accepts: `site:` and a path below the root of the site, or `zip:`, the checksum and size of an entry, and
 * the archive with the name of the entry. A changed picture in an archive is another reference.
 */
import path from 'node:path'
import { isRecord } from '../domain/untrusted.ts'
import type { ExportFile } from './read-export.ts'
import { unpack } from './unpack.ts'

export const SITE_FILE = 'site:'
export const PACKED_FILE = 'zip:'

const CONTENT = 'content/'
const ONE = ['SmallPictureItem', 'XLargePictureItem']
const LISTS = ['XLargePictureItems', 'PlanItems']

/** A file of an archive that was downloaded. */
export interface Attachment {
  readonly shown: string
  readonly hash: string
  readonly bytes: number
}

/** The reference of a file that a record in this file of the export names. */
export type PlaceFile = (name: string, exportFile: string) => string

/** `value` has passed its schema. */
export function withFilesBeside(value: unknown, exportFile: string, place: PlaceFile): unknown {
  if (!isRecord(value)) return value
  const placed = (item: unknown) =>
    isRecord(item) && typeof item['Url'] === 'string'
      ? { ...item, Url: place(item['Url'], exportFile) }
      : item
  const changed = { ...value }
  for (const name of ONE) if (changed[name] !== undefined) changed[name] = placed(changed[name])
  for (const name of LISTS) {
    const list = changed[name]
    if (Array.isArray(list)) changed[name] = list.map((item: unknown) => placed(item))
  }
  return changed
}

/** Beside a file at an https address lies what its archive has; other names stay as they are. */
export async function placesBeside(
  files: readonly ExportFile[],
  attachments: readonly Attachment[] = [],
): Promise<PlaceFile> {
  const attached = new Map(attachments.map((each) => [each.shown.toLowerCase(), referenceOf(each)]))
  const archives = new Map<string, ReadonlyMap<string, string>>()
  for (const file of files) if (file.isLocal) archives.set(file.shown, await entriesOf(file))
  return (name, exportFile) => {
    const wanted = name
      .trim()
      .replaceAll('\\', '/')
      .replace(/^(?:\.\/)+/, '')
    if (wanted === '' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(wanted)) return name
    const file = files.find(({ shown }) => exportFile === shown || exportFile.startsWith(`${shown}!`))
    if (file?.isLocal !== true) {
      const beside = path.posix.join(path.posix.dirname(exportFile), wanted)
      return attached.get(beside.toLowerCase()) ?? name
    }
    const inner = exportFile.slice(file.shown.length + 1)
    const entry = archives
      .get(file.shown)
      ?.get(path.posix.join(path.posix.dirname(inner), wanted).toLowerCase())
    return entry ?? besideFile(wanted, path.posix.dirname(file.shown))
  }
}

function referenceOf({ hash, bytes, shown }: Attachment): string {
  return `${PACKED_FILE}${hash}-${bytes}/${shown}`
}

function besideFile(name: string, folder: string): string {
  const file = path.posix.join(folder, name)
  return file.startsWith(CONTENT) ? file.slice(CONTENT.length) : `${SITE_FILE}${file}`
}

/** The entries of a .zip by their names, without capitals; none of any other file. */
async function entriesOf({ location, shown }: ExportFile): Promise<ReadonlyMap<string, string>> {
  const { value } = await unpack({ location, shown })
  try {
    return new Map(
      value.files.flatMap(({ name, checksum, bytes }) =>
        checksum === undefined
          ? []
          : [[name.toLowerCase(), `${PACKED_FILE}${checksum}-${bytes}/${shown}!${name}`]],
      ),
    )
  } finally {
    await value.close()
  }
}
