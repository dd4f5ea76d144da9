/** Modules of the package for benchmarks, which measure parts of it that the command does not offer. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SELF = fileURLToPath(import.meta.url)

/** The modules of some files (`core/build/build.ts`), bundled as the package is. */
export function modulesOf(...files) {
  const folder = bundled(String(process.pid), files)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return importFrom(folder, files)
}

/** Returns a folder of this name. Another process bundles, so that what it takes is no part of the memory that is measured. */
export function bundled(name, files) {
  const folder = path.join(ROOT, 'node_modules/.cache/bench', name)
  const { status } = spawnSync(process.execPath, [SELF, folder, ...files], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error(`cannot bundle ${files.join(', ')}`)
  return folder
}

export function importFrom(folder, files) {
  const names = files.map((file) => path.join(folder, file.replace(/\.ts$/, '.js')))
  return Promise.all(names.map((name) => import(pathToFileURL(name).href)))
}

if (process.argv[1] === SELF) {
  const [, , folder, ...files] = process.argv
  // The processes that are measured import this module too, and would load a bundler.
  const { bundleModules } = await import('../../scripts/bundle.mjs')
  await bundleModules(files, folder)
}
