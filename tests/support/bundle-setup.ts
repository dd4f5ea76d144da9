/** Bundles the templates once for all tests that build a site. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildBundle } from '../../core/build/bundle/build-bundle.ts'
import { bundleTemplates } from '../../core/build/bundle/bundle.ts'
import { readTemplates } from '../../core/build/bundle/overrides.ts'
import { createFiles } from '../../core/system/files.ts'
import { SHARED_CACHE } from './repository.ts'

export default async function setup(): Promise<void> {
  const files = createFiles()
  const site = mkdtempSync(path.join(tmpdir(), 'agency-site-bundle-'))
  try {
    const { value: tree } = await readTemplates(files, site)
    const places = { cacheFolder: SHARED_CACHE, spareFolder: site }
    await bundleTemplates({ files, tree, ...places, fresh: false, build: buildBundle })
  } finally {
    rmSync(site, { recursive: true })
  }
}
