// Makes dist/: the command, the scripts of `agency-site dev` and the desk. Runs as `prepare`, so that a clone, a pack and an install
// from git all have it.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
rmSync(path.join(root, 'dist'), { recursive: true, force: true })
await import('./compile-code.mjs')

// The scripts for pages of `agency-site dev` stay single modules, which the browser loads.
const scripts = ['-p', 'core/dev/client/tsconfig.json', '--noEmit', 'false', '--singleThreaded']
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), ...scripts],
  { cwd: root, stdio: 'inherit' },
)
if (status === 0) await import('./build-desk.mjs')
process.exit(status ?? 1)
