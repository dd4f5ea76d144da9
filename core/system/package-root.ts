import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the installed package: templates and strings are read from there, wherever it stands. */
export const PACKAGE_ROOT = findRoot(path.dirname(fileURLToPath(import.meta.url)), 'agency-site')

export const VERSION = readPackage(PACKAGE_ROOT)?.version ?? ''

/** The version of a package as this one finds it, wherever a package manager has put it. */
export function versionOf(name: string): string {
  const { resolve } = createRequire(path.join(PACKAGE_ROOT, 'package.json'))
  // Looking is much faster than resolving, which has to be right about the entry as well.
  for (const folder of resolve.paths(name) ?? []) {
    const found = readPackage(path.join(folder, name))
    if (found?.name === name) return found.version ?? ''
  }
  return readPackage(findRoot(path.dirname(resolve(name)), name))?.version ?? ''
}

/** This package and those that it is made with, by name and version: what is one of them can change any byte. */
export function toolVersions(): readonly string[] {
  const names = Object.keys(readPackage(PACKAGE_ROOT)?.dependencies ?? {})
  return [VERSION, ...names.map((name) => `${name} ${versionOf(name)}`)]
}

/** From a file of a package up: compiled code lies in dist/core/system, sources in core/system. */
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
