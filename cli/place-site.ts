/** Puts a new site into its folder: all of it, or nothing. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { problem } from '../core/diagnostics/diagnostic.ts'
import type { Problem } from '../core/diagnostics/diagnostic.ts'
import { isJunkName } from '../core/paths/junk.ts'
import type { SiteFiles } from '../core/scaffold/site-files.ts'
import type { Io } from './io.ts'

/** A folder of an attempt that was killed. */
const STAGING = '.agency-site-init-'

/** The files of `npm init`, `npm install` and `git init`, which a folder may have. */
const ALLOWED = ['.git', 'node_modules', 'package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock']

export function obstacleIn(folder: string, shown: string): Problem | undefined {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) {
    return problem('AS9502', { what: 'the place of a site', given: shown, expected: 'a folder' })
  }
  const found = readdirSync(folder)
    .filter((name) => !ALLOWED.includes(name) && !isJunkName(name) && !name.startsWith(STAGING))
    .sort()
  const isSite = found.includes('site-config')
  return found.length === 0 ? undefined : problem('AS9501', { folder: shown, found, isSite })
}

interface Placed {
  readonly folder: string
  readonly files: SiteFiles
  /** Adds to the staged site. A result other than zero is the exit code with which nothing is placed. */
  readonly prepare: (staging: string, io: Io) => Promise<number>
}

/**
 * Writes beside the place and moves everything there at once: a new folder by one rename, and the entries of one that exists
 * without a pause between them.
 */
export async function placeSite(io: Io, { folder, files, prepare }: Placed): Promise<number> {
  const isNew = !existsSync(folder)
  const parent = isNew ? path.dirname(folder) : folder
  await mkdir(parent, { recursive: true })
  const staging = mkdtempSync(path.join(parent, STAGING))
  const remove = () => rmSync(staging, { recursive: true, force: true })
  // `prepare` may replace the action on an interruption by one of its own.
  const within: Io = {
    ...io,
    onInterrupt: (message, cleanUp) => io.onInterrupt(message, () => cleanUp().finally(remove)),
  }
  within.onInterrupt(
    () => 'stopped: nothing was written',
    () => Promise.resolve(),
  )
  try {
    for (const [name, content] of files) {
      const file = path.join(staging, ...name.split('/'))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
    }
    const refused = await prepare(staging, within)
    if (refused !== 0) return refused
    chmodSync(staging, 0o777 & ~process.umask())
    if (isNew) renameSync(staging, folder)
    else
      for (const name of readdirSync(staging)) renameSync(path.join(staging, name), path.join(folder, name))
    return 0
  } finally {
    remove()
  }
}

/** Copies a file, or a folder with its files. Links are followed; what is neither, such as a device, is left out. */
export function copyInto(place: string, source: string): void {
  const isCopied = (file: string) => {
    const found = statSync(file, { throwIfNoEntry: false })
    return found?.isFile() === true || found?.isDirectory() === true
  }
  cpSync(source, place, { recursive: true, dereference: true, filter: isCopied })
}
