// Checks a change before a commit: types, layers and sizes, and the unit tests that reach what changed since `main`.
// Another commit to compare with may be named: `npm run test:quick HEAD~3`.
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const mergeBase = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' })
const since = process.argv[2] ?? (mergeBase.stdout.trim() || 'HEAD')

const run = (script, ...rest) => {
  const child = spawn(process.execPath, [path.join(root, script), ...rest], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
const vitest = (...rest) => run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...rest)
const tests = async () =>
  (await vitest('tests/architecture')) || vitest('--changed', since, '--passWithNoTests')
process.exitCode = Math.max(...(await Promise.all([run('scripts/types.mjs'), tests()])))
