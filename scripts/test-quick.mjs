// Checks a change before a commit: types, layers and sizes, and the unit tests that reach what changed since `main`.
// Another commit to compare with may be named: `npm run test:quick HEAD~3`.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n')
const [base] = git('merge-base', 'HEAD', 'main')
const since = process.argv[2] ?? (base || 'HEAD')

/** A change of the configuration or of the package affects every test, for which `npm test` exists. */
const SOURCE = /^(?:cli|core|scripts|templates|tests)\/.*\.(?:[cm]?js|json|tsx?)$/
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
const sources = changed.filter((file) => SOURCE.test(file) && existsSync(path.join(root, file)))
const layers = readdirSync(path.join(root, 'tests/architecture'))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/architecture/${file}`)
const files = `${sources.length} ${sources.length === 1 ? 'source' : 'sources'}`
console.log(`Checks types and layers, and runs the unit tests that reach ${files} changed since ${since}.`)

const run = (script, ...rest) => {
  const child = spawn(process.execPath, [path.join(root, script), ...rest], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'related',
  '--run',
  '--project',
  'unit',
  '--reporter',
  'dot',
  // Sources that did not change since the last run are not transformed again.
  '--experimental.fsModuleCache',
]
process.exitCode = Math.max(
  ...(await Promise.all([run('scripts/types.mjs'), run(...vitest, ...layers, ...sources)])),
)
