/** The site as it was last published, read again when a build wrote it anew: a service runs for months, builds come every hour. */
import { readFileSync, statSync } from 'node:fs'
import { serviceSite } from '../schema/service-site.ts'
import type { ServiceSite } from '../schema/service-site.ts'

/** Throws where the file cannot be read the first time; later, what was read last stays. */
export function publishedSite(file: string): () => ServiceSite {
  let stamp = stampOf(file)
  let site = readSite(file)
  return () => {
    try {
      const now = stampOf(file)
      if (now !== stamp) {
        site = readSite(file)
        stamp = now
      }
    } catch {
      // Being replaced, or gone: the next request looks again.
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
