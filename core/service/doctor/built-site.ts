/** Checks the site that the last build wrote for the service. */
import { statSync } from 'node:fs'
import { bad, good, hint } from '../../doctor/finding.ts'
import type { Finding } from '../../doctor/finding.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const OLD_SITE = 30 * DAY

/** `file` is the file that a build writes for the service. */
export function siteFindings(file: string, now: number): readonly Finding[] {
  const age = now - statSync(file).mtimeMs
  const built = `the site last changed ${ago(Math.max(0, age))}`
  const isOld = age > OLD_SITE
  return [
    age < -MINUTE
      ? bad(
          'clock',
          'the clock is earlier than the last build of the site; appointments and links would be wrong',
        )
      : good('clock', new Date(now).toISOString()),
    isOld ? hint('site', `${built}; check whether a build runs after each change`) : good('site', built),
  ]
}

const AGO = new Intl.RelativeTimeFormat('en')

function ago(age: number): string {
  if (age >= 2 * DAY) return AGO.format(-Math.floor(age / DAY), 'day')
  const hours = Math.floor(age / (60 * MINUTE))
  return hours >= 2 ? AGO.format(-hours, 'hour') : AGO.format(-Math.floor(age / MINUTE), 'minute')
}
