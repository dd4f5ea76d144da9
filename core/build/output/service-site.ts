/** The description of the site for the service, which is stored beside the manifests. */
import path from 'node:path'
import { readIfThere } from '../../system/files.ts'
import type { Files } from '../../system/files.ts'
import { SERVICE_SITE } from '../../system/paths.ts'
import type { Places } from './output.ts'

interface ServiceFile {
  /** The text; null for a site without `site-config/service.json`, which has no such file. */
  readonly parts: Iterable<string> | null
  /** The current text of the file (`writtenServiceSite`); null if the file must be written in any case. */
  readonly written: string | null
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
  if (written === null || all.join('') !== written) await files.writeAtomic(file, all)
}

/** The text of the file; null if there is none. */
export function writtenServiceSite(files: Files, places: Pick<Places, 'root'>): Promise<string | null> {
  return readIfThere(files, fileIn(places))
}

export async function hasServiceSite(files: Files, places: Pick<Places, 'root'>): Promise<boolean> {
  return (await files.stat(fileIn(places))) !== null
}

function fileIn({ root }: Pick<Places, 'root'>): string {
  return path.join(root, SERVICE_SITE)
}
