/**
 * The output depends on the content, the ledger and the day, and not on the machine, the time, the order of
 * files or earlier builds. Without removed homes, the day has no effect either (ledger.test.ts has such
 * homes).
 */
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundleTemplates } from '../../core/build/bundle/bundle.ts'
import { cleanTreeOf, seeded } from '../support/busy-site.ts'
import { shareTemplates } from '../support/shared-cache.ts'
import { runCompiled } from '../support/cli.ts'
import { emptyFolder } from '../support/folder.ts'
import { REPOSITORY, createSite, siteAt } from '../support/site.ts'
import type { SiteFiles } from '../support/site.ts'
import { townFiles } from '../support/town-site.ts'
import { treeOf } from '../support/tree.ts'
import type { Tree } from '../support/tree.ts'

let files: SiteFiles
let clean: Tree

const random = seeded(5)
const jumping = () => Math.floor(random() * 4e12)

beforeAll(async () => {
  files = await townFiles()
  clean = await cleanTreeOf(files)
})

test('a build that bundles the templates and encodes every picture gives what one from the cache gives, with the mark', async () => {
  const cold = (root: string) => ({ cache: path.join(root, 'cold') })
  expect(await cleanTreeOf(files, cold, { bundle: bundleTemplates })).toEqual(clean)
  expect(Object.keys(clean)).toContain('.agency-site.json')
})

test('the order in which the content was written makes no difference', async () => {
  const reversed = Object.entries(files).toReversed()
  expect(await cleanTreeOf(Object.fromEntries(reversed))).toEqual(clean)
})

test.each([
  ['says 1970', () => 0],
  ['says 2100', () => Date.UTC(2100, 0, 1)],
  ['jumps during the build', jumping],
])('a clock that %s makes no difference', async (_name, now) => {
  expect(await cleanTreeOf(files, () => ({}), { now })).toEqual(clean)
})

test.each([1, 7])('%i processors make no difference', async (processors) => {
  expect(await cleanTreeOf(files, shareTemplates, { processors })).toEqual(clean)
})

describe('the environment', () => {
  test.each([
    [
      'east',
      { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', SOURCE_DATE_EPOCH: '1' },
    ],
    ['west', { TZ: 'Pacific/Niue', LANG: 'C', LC_ALL: 'C', NODE_ENV: 'development', CI: 'true' }],
  ])(
    'of a machine in the far %s makes no difference, nor does the folder it is run from',
    async (_name, env) => {
      const site = createSite({}, files)
      shareTemplates(site.root)
      const cwd = emptyFolder()
      const { code, stderr } = await runCompiled(['build', '--root', path.relative(cwd, site.root)], {
        cwd,
        env,
      })
      expect({ code, stderr }).toMatchObject({ code: 0 })
      expect(treeOf(site.output)).toEqual(clean)
    },
  )
})

test('no file of the output names a folder of this machine, and none of the work folder is in it', async () => {
  const site = createSite({}, files)
  await site.build(shareTemplates(site.root))
  const folders = [site.root, tmpdir(), REPOSITORY, homedir(), path.basename(site.root)].filter(
    ({ length }) => length > 1,
  )
  const named = site.list().filter((file) => {
    const bytes = readFileSync(path.join(site.output, file))
    // A script may begin a path with `/root` as well, so a folder counts only where its name ends or
    // continues.
    return folders.some((folder) => bytes.includes(`${folder}/`) || bytes.includes(`${folder}"`))
  })
  expect(named).toEqual([])
  expect(site.list().filter((file) => file.includes('agency-site'))).toEqual(['.agency-site.json'])
})

test('a cache that lost single pictures gives the same ones again', async () => {
  const site = createSite({}, files)
  const options = shareTemplates(site.root)
  await site.build(options)
  const pictures = path.join(options.cache, 'pictures')
  const names = readdirSync(pictures).filter((name) => !name.endsWith('.json'))
  expect(names.length).toBeGreaterThan(4)
  for (const lost of [names.slice(0, 1), names.slice(1, 4)]) {
    for (const name of lost) rmSync(path.join(pictures, name))
    rmSync(site.output, { recursive: true })
    expect((await siteAt(site.root).build(options)).ok).toBe(true)
    expect(treeOf(site.output), `without ${lost.join()}`).toEqual(clean)
  }
})
