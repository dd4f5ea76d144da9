// Runs every test: those in browsers after all others. Side by side, on two cores, both together took half as long again,
// and tests of processes and of layout met their limits. Tests in browsers do not begin after a failure, so that it is the
// last thing printed. With arguments it is Vitest itself: `npm test -- tests/unit/core/domain`.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const args = process.argv.slice(2)

/** Each run stores the durations of its files in a folder of its own. */
function run(name, options) {
  const env = { ...process.env, AGENCY_SITE_TEST_RUN: name }
  return (
    spawnSync(process.execPath, [vitest, 'run', ...options], { cwd: root, stdio: 'inherit', env }).status ?? 1
  )
}

process.exitCode =
  args.length > 0
    ? run('single', args)
    : run('others', ['--project', '!demo']) || run('browser', ['--project', 'demo'])
