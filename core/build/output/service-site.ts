/** What the service knows of the site: kept beside the manifests, for it to read. */
import path from 'node:path'
import { readIfThere } from '../../system/files.ts'
import type { Files } from '../../system/files.ts'
import { SERVICE_SITE } from '../../system/paths.ts'
import type { Places } from './output.ts'

/**
 * Written when it changes only; a site without `site-config/service.json` has none. `isAsBefore` says whether this process wrote
 * the same, and is absent if it wrote none.
 */
export async function keepServiceSite(
  files: Files,
  { root }: Places,
  { parts, isAsBefore }: { readonly parts: readonly string[] | null; readonly isAsBefore?: boolean },
): Promise<void> {
  const file = path.join(root, SERVICE_SITE)
  const isThere = (await files.stat(file)) !== null
  if (parts === null) return isThere ? files.remove(file) : undefined
  if (isThere && (isAsBefore ?? parts.join('') === (await writtenServiceSite(files, { root })))) return
  await files.writeAtomic(file, parts)
}

/** The file as it stands; null if there is none. */
export function writtenServiceSite(files: Files, { root }: Pick<Places, 'root'>): Promise<string | null> {
  return readIfThere(files, path.join(root, SERVICE_SITE))
}
