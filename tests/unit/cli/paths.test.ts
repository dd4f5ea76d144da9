import { expect, test } from 'vitest'
import { runCli } from '../../support/cli.ts'
import { emptyFolder } from '../../support/folder.ts'
import { createSite } from '../../support/site.ts'
import { stampsOf } from '../../support/tree.ts'

/** An unset variable of a shell, as in `--out "$UNSET"`, is an empty argument. */
test.each([
  ['build', '--out', ''],
  ['build', '--out', ' ', '--replace-output'],
  ['build', '--cache', ''],
  ['--root', '', 'build'],
  ['check', '--cache', ''],
  ['cache', 'clear', '--cache', ''],
  ['merge', ''],
  ['merge', 'shards/1', ''],
  ['backup', ''],
  ['restore', ''],
  ['import', 'owners', ''],
  ['build', '--out', 'a\0b'],
])('%j %j %j is refused, and nothing is touched', async (...args) => {
  const site = createSite({ 'notes.txt': 'mine' })
  const before = stampsOf(site.root)
  const { code, stderr } = await runCli(args, { cwd: site.root })
  expect({ code, isSaid: stderr.includes('It must be a path') }).toEqual({ code: 2, isSaid: true })
  expect(stampsOf(site.root)).toEqual(before)
})

test('a cache in the content is refused', async () => {
  const site = createSite()
  const before = stampsOf(site.root)
  for (const args of [['check'], ['build'], ['cache', 'clear'], ['cache', 'prune']]) {
    const ended = await runCli([...args, '--cache', 'content', '--root', site.root], { cwd: site.root })
    expect({ args, code: ended.code, isSaid: ended.stderr.includes('AS7011') }).toEqual({
      args,
      code: 2,
      isSaid: true,
    })
  }
  expect(stampsOf(site.root)).toEqual(before)
})

test('nothing is removed from a folder that is not marked as a cache', async () => {
  const site = createSite()
  const folder = emptyFolder()
  const mine = createSite({ 'pictures/0123456789-100.jpg': 'mine' }, {})
  for (const action of ['clear', 'prune']) {
    const ended = await runCli(['cache', action, '--cache', mine.root, '--root', site.root])
    expect({ code: ended.code, isSaid: ended.stderr.includes('CACHEDIR.TAG') }).toEqual({
      code: 2,
      isSaid: true,
    })
    expect((await runCli(['cache', action, '--cache', folder, '--root', site.root])).code).toBe(0)
  }
  expect(Object.keys(stampsOf(mine.root))).toEqual(['pictures/0123456789-100.jpg'])
})

test('an unknown code needs no site to be called unknown', async () => {
  const { code, stderr } = await runCli(['explain', 'AS9999'], { cwd: emptyFolder() })
  expect({ code, isSaid: stderr.includes('there is no code AS9999') }).toEqual({ code: 2, isSaid: true })
})
