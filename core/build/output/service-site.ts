/** The description of the site for the service, which is stored beside the manifests. */
import path from 'node:path'
import type { Files } from '../../system/files.ts'
import { SERVICE_SITE } from '../../system/paths.ts'
import type { Places } from './output.ts'

interface ServiceFile {
  /** The content; null for a site without `site-config/service.json`, which has no such file. */
  readonly parts: Iterable<Uint8Array> | null
  /** The current content of the file (`writtenServiceSite`); null if the file must be written in any case. */
  readonly written: Buffer | null
}

export async function keepServiceSite(
  files: Files,
  places: Pick<Places, 'root'>,
  { parts, written }: ServiceFile,
): Promise<void> {
  const file = fileIn(places)
  if (parts === null) {
    if (await hasServiceSite(files, places)) await files.remove(file)
    return
  }
  const all = [...parts]
  if (written === null || !isMadeOf(written, all)) await files.writeAtomic(file, all)
}

function isMadeOf(content: Buffer, parts: readonly Uint8Array[]): boolean {
  let end = 0
  const areSame = parts.every((part) => content.subarray(end, (end += part.length)).equals(part))
  return areSame && end === content.length
}

/** The content of the file; null if there is none. */
export async function writtenServiceSite(files: Files, places: Pick<Places, 'root'>): Promise<Buffer | null> {
  if (!(await hasServiceSite(files, places))) return null
  const { buffer, byteOffset, length } = await files.read(fileIn(places))
  return Buffer.from(buffer, byteOffset, length)
}

export async function hasServiceSite(files: Files, places: Pick<Places, 'root'>): Promise<boolean> {
  return (await files.stat(fileIn(places))) !== null
}

function fileIn({ root }: Pick<Places, 'root'>): string {
  return path.join(root, SERVICE_SITE)
}
