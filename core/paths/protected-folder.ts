/** Folders that no command replaces or empties, whatever they contain. */
import { homedir } from 'node:os'
import path from 'node:path'
import { isInside } from '../system/paths.ts'

/** Folders whose entries are the homes of users. */
const HOMES: ReadonlySet<string> = new Set(['/home', '/Users', 'C:\\Users'])

const SYSTEM: ReadonlySet<string> = new Set(
  ['bin', 'boot', 'dev', 'etc', 'lib', 'lib64', 'media', 'mnt', 'opt', 'proc', 'root', 'run', 'sbin', 'srv']
    .concat(['sys', 'tmp', 'usr', 'usr/local', 'var', 'var/lib', 'var/tmp', 'var/www'])
    .map((name) => `/${name}`)
    .concat(['/Applications', '/Library', '/System', '/Volumes', 'C:\\Windows', 'C:\\Program Files']),
)

/** Why a folder is protected; null for any other. `real` is absolute, without symbolic links. */
export function protectionOf(real: string, home: string = homedir()): string | null {
  if (path.dirname(real) === real) return 'it is the root of a disk'
  if (real === home || HOMES.has(path.dirname(real))) return 'it is a home folder'
  if (isInside(real, home) || HOMES.has(real)) return 'it contains home folders'
  return SYSTEM.has(real) ? 'it belongs to the operating system' : null
}
