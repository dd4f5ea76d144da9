import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the installed package. Templates and texts are read from there, wherever it is installed. */
export const PACKAGE_ROOT = findRoot(path.dirname(fileURLToPath(import.meta.url)), 'agency-site')

export const VERSION = readPackage(PACKAGE_ROOT)?.version ?? ''

/** The version of a package that this package imports, wherever a package manager has installed it. */
export function versionOf(name: string): string {
  const { resolve } = createRequire(path.join(PACKAGE_ROOT, 'package.json'))
  // Reading the folders is much faster than resolving the entry point of the package.
  for (const folder of resolve.paths(name) ?? []) {
    const found = readPackage(path.join(folder, name))
    if (found?.name === name) return found.version ?? ''
  }
  return readPackage(findRoot(path.dirname(resolve(name)), name))?.version ?? ''
}

/** This package and its dependencies, by name and version: each of them can change any byte of the output. */
export function toolVersions(): readonly string[] {
  const names = Object.keys(readPackage(PACKAGE_ROOT)?.dependencies ?? {})
  return [VERSION, ...names.map((name) => `${name} ${versionOf(name)}`)]
}

/**
 * Searches upwards from a file of a package, because bundled code is in dist/chunks and sources are in core/system.
 */
function findRoot(folder: string, name: string): string {
  for (let current = folder; ; current = path.dirname(current)) {
    if (readPackage(current)?.name === name) return current
    if (current === path.dirname(current)) throw new Error(`the package of ${name} is incomplete`)
  }
}

interface Package {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function readPackage(folder: string): Package | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package
  } catch {
    return null
  }
}
