// Compiles cli/ and core/ into dist/. Runs as `prepare`, so that a clone, a pack and an install from git all have it.
import { rmSync, chmodSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
rmSync(`${root}/dist`, { recursive: true, force: true })
const tsc = spawnSync(
  process.execPath,
  [`${root}/node_modules/typescript/bin/tsc`, '-p', 'tsconfig.build.json'],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
if (tsc.status === 0) chmodSync(`${root}/dist/cli/main.js`, 0o755)
process.exit(tsc.status ?? 1)
