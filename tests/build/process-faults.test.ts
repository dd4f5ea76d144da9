/** Faults that end a process: its message, its exit code, and the files that it leaves. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { preload, runCompiled, runShell, startCli, startShell, withCache } from '../support/cli.ts'
import { createSite, plot } from '../support/site.ts'

const PLOTS = { 'content/properties/plots.json': [plot(1)] }

describe('standard output on a full disk', () => {
  test.each([
    ['check', '$SITE check --root $ROOT > /dev/full'],
    ['routes', '$SITE routes --json --root $ROOT > /dev/full'],
  ])('%s ends with 3 and says why', async (_name, line) => {
    const { root } = createSite(PLOTS)
    const { code, stderr } = await runShell(line, { env: { ROOT: root } })
    expect(code).toBe(3)
    expect(stderr).toContain('the output was cut off: ENOSPC')
    expect(stderr).not.toContain('report this error')
  })

  test('a reader that closes the pipe is no fault', async () => {
    const { root } = createSite(PLOTS)
    const line = 'set -o pipefail; $SITE routes --json --root $ROOT | head -c 1 > /dev/null'
    expect(await runShell(line, { env: { ROOT: root } })).toMatchObject({ code: 0, stderr: '' })
  })
})

test('a process that may not open enough files ends with 3, and leaves no lock', async () => {
  const { root } = createSite(PLOTS)
  const { code, stderr } = await runShell('ulimit -n 40; $SITE build --root $ROOT', { env: { ROOT: root } })
  expect({ code, isSaid: stderr.includes('AS7004'), isBug: stderr.includes('report this error') }).toEqual({
    code: 3,
    isSaid: true,
    isBug: false,
  })
  expect(existsSync(path.join(root, '.agency-site/build.lock'))).toBe(false)
})

test('a module that Node may not open is no bug', async () => {
  const { root } = createSite(PLOTS)
  const refusing = preload(`
    const open = fs.open
    fs.open = (file, ...rest) => {
      if (String(file).endsWith('plots.json')) throw new Error("Cannot find package '/sharp' imported from /a.js")
      return open(file, ...rest)
    }`)
  const { code, stderr } = await runCompiled(['check', '--root', root], { node: refusing })
  expect(code).toBe(3)
  expect(stderr).toContain(
    "error AS7004 a module of agency-site cannot be loaded: Cannot find package '/sharp'",
  )
  expect(stderr).not.toContain('report this error')
})

test('a process that is ended from within is no success', async () => {
  const { root } = createSite(PLOTS)
  const leaving = preload(`
    const open = fs.open
    fs.open = (file, ...rest) => String(file).endsWith('plots.json') ? process.exit(0) : open(file, ...rest)`)
  const { code, stderr } = await runCompiled(['check', '--root', root], { node: leaving })
  expect(code).toBe(70)
  expect(stderr).toContain('ended before the command')
})

test('a terminal that is closed (SIGHUP) is answered like Ctrl+C', async () => {
  const site = createSite(PLOTS)
  const run = startCli(['build', '--watch', '--root', site.root, ...withCache(site.root)])
  await run.seen('preview serves')
  run.child.kill('SIGHUP')
  expect((await run.ended).code).toBe(129)
  expect(existsSync(path.join(site.root, '.agency-site/build.lock'))).toBe(false)
})

test('a command that npm started ends when npm and its shell are ended', async () => {
  const site = createSite(PLOTS)
  // The second command keeps the shell from replacing itself by the first.
  const line = `$SITE build --watch --root ${site.root} ${withCache(site.root).join(' ')}; true`
  const run = startShell(line, { env: { npm_command: 'exec' } })
  await run.seen('preview serves')
  run.child.kill('SIGTERM')
  // The pipes close when the command has ended as well.
  await run.ended
  // The message depends on whether the first build has ended completely.
  expect(run.output()).toMatch(/\bstopp(?:ed|ing)\b/)
  expect(existsSync(path.join(site.root, '.agency-site/build.lock'))).toBe(false)
})

test('a current folder that was deleted is reported, without a stack', async () => {
  const line = 'cd "$(mktemp -d)" && rmdir "$PWD" && $SITE check'
  expect(await runShell(line)).toMatchObject({
    code: 3,
    stderr: 'error: the current folder no longer exists\n  hint: change to another folder with cd\n',
  })
})
