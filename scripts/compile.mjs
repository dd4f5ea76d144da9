// Compiles cli/ and core/ into dist/, and bundles the desk. Runs as `prepare`, so that a clone, a pack and an install from git all have it.
import { rmSync, chmodSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
rmSync(`${root}/dist`, { recursive: true, force: true })

/**
 * The second project contains the scripts for pages of `agency-site dev`. One thread takes half the processor
 * time of several.
 */
const projects = ['tsconfig.build.json', 'core/dev/client/tsconfig.json']
const compile = (project) =>
  spawnSync(
    process.execPath,
    [`${root}/node_modules/typescript/bin/tsc`, '-p', project, '--noEmit', 'false', '--singleThreaded'],
    { cwd: root, stdio: 'inherit' },
  ).status ?? 1
const status = projects.map(compile).find((code) => code !== 0) ?? 0
if (status === 0) await import('./build-desk.mjs')
if (status === 0) chmodSync(`${root}/dist/cli/main.js`, 0o755)
process.exit(status)
