/** Checks the machine: Node, free disk space, and the published site. */
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { bad, good, hint, reasonOf } from './finding.ts'
import type { Finding } from './finding.ts'

const OLDEST_NODE = [20, 19] as const
/** End of support of Node 20: 30 April 2026. */
const OLD_NODE = 22

export function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isTooOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
  if (isTooOld) return bad('node', `Node ${version}; ${OLDEST_NODE.join('.')} or newer is required`)
  return major < OLD_NODE
    ? hint('node', `Node ${version} is no longer supported; use ${OLD_NODE} or newer`)
    : good('node', `Node ${version}`)
}

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

const MEGABYTE = 1024 * 1024
/** The database, its journal and a backup need this space, and so do mails that are written as files. */
const TOO_LITTLE = 200 * MEGABYTE
const LITTLE = 1024 * MEGABYTE

/** `folder` need not exist yet. */
export async function diskFinding(folder: string): Promise<Finding> {
  const obstacle = writeObstacle(folder)
  if (obstacle !== null) return bad('disk', obstacle)
  try {
    const { bavail, bsize } = await statfs(nearest(folder))
    return roomFinding(bavail * bsize, folder)
  } catch (error) {
    return bad('disk', `${folder} cannot be written: ${reasonOf(error)}`)
  }
}

/** The reason why files cannot be written to a folder, which need not exist yet. Null if they can. */
export function writeObstacle(folder: string): string | null {
  const existing = nearest(folder)
  try {
    if (!statSync(existing).isDirectory()) return `${folder} cannot be created: ${existing} is a file`
    accessSync(existing, constants.W_OK)
    return null
  } catch (error) {
    return `${folder} cannot be written: ${reasonOf(error)}`
  }
}

export function roomFinding(bytes: number, folder: string): Finding {
  const text = `${Math.floor(bytes / MEGABYTE).toLocaleString('en')} MB free for ${folder}`
  return bytes < TOO_LITTLE ? bad('disk', text) : bytes < LITTLE ? hint('disk', text) : good('disk', text)
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(path.dirname(folder))
}
