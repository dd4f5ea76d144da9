// Runs every test: those in Chromium in a process of their own, beside all others. A browser leaves the processor idle for
// about half of the time. With arguments it is Vitest itself: `npm test -- tests/unit/core/domain`.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)

/** Both processes store the durations of their files, each in a folder of its own. */
const run = (name, options, stdio) => {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, AGENCY_SITE_TEST_RUN: name }
  const child = spawn(process.execPath, [vitest, 'run', ...options], { cwd: root, stdio, env })
  const parts = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(part))
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code: code ?? 1, text: Buffer.concat(parts) })),
  )
}

if (args.length > 0) {
  process.exitCode = (await run('single', args, 'inherit')).code
} else {
  const browser = run('browser', ['--project', 'demo'], ['ignore', 'pipe', 'pipe'])
  const others = await run('others', ['--project', '!demo'], 'inherit')
  const { code, text } = await browser
  // The output of the browser tests follows the other output, so that both are readable.
  process.stdout.write(text)
  process.exitCode = Math.max(others.code, code)
}
