// Checks a change before a commit: types, layers and sizes, and the unit and client tests nearest to what changed since
// `main`.
// Another commit to compare with may be named: `npm run test:quick HEAD~3`.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { nearTests } from './near-tests.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n')
const [base] = git('merge-base', 'HEAD', 'main')
const since = process.argv[2] ?? (base || 'HEAD')

/** A change of the configuration or of the package affects every test, for which `npm test` exists. */
const SOURCE = /^(?:cli|core|scripts|templates|tests)\/.*\.(?:[cm]?js|json|tsx?)$/
/** A module that is used everywhere is reached by nearly all tests, which would take minutes. */
const LIMIT = 100
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
const sources = changed.filter((file) => SOURCE.test(file) && existsSync(path.join(root, file)))
const near = nearTests(root, sources, LIMIT)
/** These link a site for every field of the schemas, which takes longer than a hundred other tests. */
const LONG = /^tests\/unit\/core\/schema\/every-(?:field|setting)\.test\.ts$/
const isOfSchemas = sources.some((file) => file.includes('core/schema/'))
const tests = near.tests.filter((test) => isOfSchemas || !LONG.test(test))
const left = near.left + near.tests.length - tests.length
const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`
console.log(
  `Checks types and layers, and runs ${count(tests.length, 'test file')} ` +
    `near ${count(sources.length, 'source')} changed since ${since}. ` +
    `\`npm test\` also runs ${count(left, 'unit test file')} further away, and all others.`,
)

const run = (script, ...rest) => {
  const child = spawn(process.execPath, [path.join(root, script), ...rest], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'unit',
  '--project',
  'client',
  '--reporter',
  'dot',
]
process.exitCode = Math.max(
  ...(await Promise.all([run('scripts/types.mjs'), run(...vitest, 'tests/architecture/', ...tests)])),
)
