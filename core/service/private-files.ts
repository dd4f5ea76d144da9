/** Files of the service contain personal data and secrets, so only its user may read them, whatever the umask. */
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'

/** The entries of a data folder that the service makes. */
const OWN_ENTRY = /^(?:service\.db(?:-wal|-shm|-journal)?|mails)$/

/**
 * Creates the data folder, or takes the rights of others away from an existing one. A folder with other entries, such as the folder of the
 * site, stays as it is: other programs may have to read it.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).every((name) => OWN_ENTRY.test(name))) narrow(folder)
}

/** Takes the rights of the group and of others away. A file of another user keeps them; `serve --doctor` reports it. */
export function narrow(file: string): void {
  const mode = modeOf(file)
  if (mode === undefined || (mode & 0o077) === 0) return
  try {
    chmodSync(file, mode & 0o700)
  } catch {
    // The file belongs to another user.
  }
}

export function isPrivate(file: string): boolean {
  const mode = modeOf(file)
  return mode === undefined || (mode & 0o077) === 0
}

function modeOf(file: string): number | undefined {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat && stat.mode & 0o777
}
