import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the installed package: templates and strings are read from there, wherever it stands. */
export const PACKAGE_ROOT = findRoot(path.dirname(fileURLToPath(import.meta.url)))

function findRoot(folder: string): string {
  // Compiled code lies in dist/core/build, sources in core/build.
  for (let current = folder; ; current = path.dirname(current)) {
    try {
      const { name } = JSON.parse(readFileSync(path.join(current, 'package.json'), 'utf8')) as {
        name?: string
      }
      if (name === 'agency-site') return current
    } catch {
      if (current === path.dirname(current)) throw new Error('the package of agency-site is incomplete')
    }
  }
}

export const VERSION = (
  JSON.parse(readFileSync(path.join(PACKAGE_ROOT, 'package.json'), 'utf8')) as { version: string }
).version
