/** Each site of a test has a cache of its own, because other tests would replace what it knows of pages. */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { SHARED_CACHE } from './repository.ts'

/** Bundles and encoded pictures are the same for all tests, and take longer than all the rest. */
export function cacheOf(root: string): string {
  return cacheWith(path.join(root, '.agency-site/test-cache'), ['templates', 'pictures'])
}

/** A cache whose pictures are the site's own too. */
export function shareTemplates(root: string): { readonly cache: string } {
  return { cache: cacheWith(path.join(root, '.agency-site/cache'), ['templates']) }
}

function cacheWith(cache: string, shared: readonly string[]): string {
  for (const area of shared) {
    const link = path.join(cache, area)
    if (existsSync(link)) continue
    const target = path.join(SHARED_CACHE, area)
    for (const folder of [cache, target]) mkdirSync(folder, { recursive: true })
    symlinkSync(target, link)
  }
  return cache
}
