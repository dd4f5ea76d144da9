/** A private copy of the repository, in which mutants are written; the work tree itself is never touched. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { REPOSITORY } from '../support/repository.ts'

const run = promisify(execFile)

/** Packages are linked one by one, so that caches in node_modules stay private too. */
const APART = new Set([
  '.git',
  'node_modules',
  'output',
  'shards',
  'shots',
  'coverage',
  '.agency-site',
  '.scratch',
])

export function makeCopy(folder: string): string {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true })
  mkdirSync(path.join(folder, 'tmp'))
  for (const name of readdirSync(REPOSITORY))
    if (!APART.has(name)) cpSync(path.join(REPOSITORY, name), path.join(folder, name), { recursive: true })
  const packages = path.join(REPOSITORY, 'node_modules')
  for (const name of readdirSync(packages))
    if (!/^\.(?:cache|vite)/.test(name))
      symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name))
  return folder
}

const sources = new Map<string, string>()

/** A source as it was when it was first asked for, so that the work tree may be edited during a run. */
export function sourceOf(file: string): string {
  const text = sources.get(file) ?? readFileSync(path.join(REPOSITORY, file), 'utf8')
  sources.set(file, text)
  return text
}

export function writeSource(folder: string, file: string, source: string): void {
  writeFileSync(path.join(folder, file), source)
}

/** Whether child processes and rendering threads run a bundle that contains the source. */
export function isBundled(file: string): boolean {
  return /^(?:core|cli)\//.test(file)
}

/** Whether a test file runs in its own process alone, which loads the sources and no bundle of them. */
export function readsSources(test: string): boolean {
  return /^tests\/(?:unit\/core|client)\//.test(test)
}

/** Bundles the sources of the copy again. */
export async function bundleIn(folder: string): Promise<void> {
  await run(process.execPath, [path.join(folder, 'scripts/compile-code.mjs')])
}
