/** Modules of the package for benchmarks, which measure parts of it that the command does not offer. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleModules } from '../../scripts/bundle.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SELF = fileURLToPath(import.meta.url)

/**
 * The modules of some files (`core/build/build.ts`), bundled as the package is. Another process bundles them, so that what it
 * takes is no part of the memory that is measured.
 */
export async function modulesOf(...files) {
  const folder = path.join(ROOT, 'node_modules/.cache/bench', String(process.pid))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { status } = spawnSync(process.execPath, [SELF, folder, ...files], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error(`cannot bundle ${files.join(', ')}`)
  const names = files.map((file) => path.join(folder, file.replace(/\.ts$/, '.js')))
  return Promise.all(names.map((name) => import(pathToFileURL(name).href)))
}

if (process.argv[1] === SELF) {
  const [, , folder, ...files] = process.argv
  await bundleModules(files, folder)
}
