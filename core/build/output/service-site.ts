/** What the service knows of the site: kept beside the manifests, for it to read. */
import path from 'node:path'
import { readIfThere } from '../../system/files.ts'
import type { Files } from '../../system/files.ts'
import { SERVICE_SITE } from '../../system/paths.ts'
import type { Places } from './output.ts'

/** Written when it changes only; a site without `site-config/service.json` has none. */
export async function keepServiceSite(
  files: Files,
  { root }: Places,
  text: string | null,
): Promise<void> {
  const file = path.join(root, SERVICE_SITE)
  if (text === (await readIfThere(files, file))) return
  if (text === null) await files.remove(file)
  else await files.writeAtomic(file, text)
}
