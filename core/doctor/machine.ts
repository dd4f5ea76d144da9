/** Checks the machine: Node, free disk space and memory, and the folders of the site. */
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

/** A build of 30,000 homes needs one gigabyte. */
const LITTLE_MEMORY = 2 * 1024 * MEGABYTE

export function memoryFinding(bytes: number): Finding {
  const text = `${Math.floor(bytes / MEGABYTE).toLocaleString('en')} MB of memory`
  return bytes < LITTLE_MEMORY ? hint('memory', `${text}; large sites need 2,048`) : good('memory', text)
}

/** Names that differ in case only collide on some disks; a build reports them (AS3005). */
export function namesFinding(file: string): Finding {
  const other = path.join(path.dirname(file), path.basename(file).toUpperCase())
  return existsSync(other)
    ? hint('names', 'this disk does not tell capitals from small letters; the host of the site may do so')
    : good('names', 'this disk tells capitals from small letters')
}

/** A site may be a folder of a repository with other parts. A worktree has a file `.git`. */
function isInRepository(folder: string): boolean {
  if (existsSync(path.join(folder, '.git'))) return true
  const parent = path.dirname(folder)
  return parent !== folder && isInRepository(parent)
}

/** The ledger of addresses outlives a build, and is lost with the folder unless it is committed or kept. */
export function ledgerFinding(root: string): Finding {
  const ledger = path.join(root, '.agency-site', 'ledger')
  if (!existsSync(ledger)) return good('ledger', 'no publication yet')
  return isInRepository(root)
    ? good('ledger', 'the ledger of addresses lies in a repository: commit .agency-site/ledger (docs/ci.md)')
    : hint('ledger', 'the ledger of addresses lies outside of any repository: back .agency-site/ledger up')
}
