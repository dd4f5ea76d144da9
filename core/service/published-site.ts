/**
 * The most recently published site, which is read again after each build: a service runs for months, and
 * builds run every hour.
 */
import { readFileSync, statSync } from 'node:fs'
import { serviceSite } from '../schema/service-site.ts'
import type { ServiceSite } from '../schema/service-site.ts'

/** Milliseconds for which the file is not looked at again. One request asks for the site a dozen times. */
const FRESH = 50

/** Throws if the file cannot be read the first time. Later, the last content stays. */
export function publishedSite(file: string): () => ServiceSite {
  let stamp = stampOf(file)
  let site = readSite(file)
  let lookedAt = performance.now()
  return () => {
    if (performance.now() - lookedAt < FRESH) return site
    lookedAt = performance.now()
    try {
      const now = stampOf(file)
      if (now !== stamp) {
        site = readSite(file)
        stamp = now
      }
    } catch {
      // The file is being replaced, or is gone. The next request reads it again.
    }
    return site
  }
}

function stampOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file)
  return `${mtimeMs} ${size} ${ino}`
}

function readSite(file: string): ServiceSite {
  return serviceSite.parse(JSON.parse(readFileSync(file, 'utf8')))
}
