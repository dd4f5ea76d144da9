/** `build --force` uses neither the cache nor the manifest of the output. */
import { cpSync, readFileSync, readdirSync, writeFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { PROBES_NAME } from '../../core/build/pictures/probe-cache.ts'
import { hashOf } from '../../core/system/hash.ts'
import { PHOTO_WIDTH, busyFiles } from '../support/busy-site.ts'
import { shareTemplates } from '../support/shared-cache.ts'
import { withCache, runCli, runCompiled } from '../support/cli.ts'
import { buildShard, folderOf } from '../support/shards.ts'
import { createSite, plot, siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'

let files: SiteFiles

beforeAll(async () => {
  files = await busyFiles()
})

/** Damage that changes neither a length nor a seal. */
function alter(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'latin1')
  expect(text.includes(from)).toBe(true)
  writeFileSync(file, text.replaceAll(from, to), 'latin1')
}

function reseal(file: string, change: (body: string) => string): void {
  const [, version, , body = ''] =
    /^\{"version":(\d+),"hash":"([0-9a-f]+)","data":([^]*)\}\n$/.exec(readFileSync(file, 'utf8')) ?? []
  const changed = change(body)
  expect(changed).not.toBe(body)
  writeFileSync(file, `{"version":${version},"hash":"${hashOf(changed)}","data":${changed}}\n`)
}

async function built(): Promise<TestSite> {
  const site = createSite({}, files)
  expect(await site.build(shareTemplates(site.root))).toMatchObject({ ok: true, problems: [] })
  return site
}

/** Runs in a new process. */
const force = (site: TestSite) => siteAt(site.root).build({ ...shareTemplates(site.root), force: true })

describe('makes again', () => {
  test('every page and every picture, and the output is the same', async () => {
    const site = await built()
    const before = treeOf(site.output)
    const { ok, problems, report } = await force(site)
    expect({ ok, problems }).toEqual({ ok: true, problems: [] })
    expect(report?.rendered).toBe(report?.pages)
    expect(report?.picturesMade).toBe(report?.pictures)
    expect(treeOf(site.output)).toEqual(before)
  })

  test('a page that was altered in the output without changing its length', async () => {
    const site = await built()
    const before = treeOf(site.output)
    alter(path.join(site.output, 'nl/index.html'), 'Welkom', 'Welpom')
    expect((await force(site)).ok).toBe(true)
    expect(treeOf(site.output)).toEqual(before)
  })

  test('the same page without being forced, as its time of change is later than that of the manifest', async () => {
    const site = await built()
    const before = treeOf(site.output)
    alter(path.join(site.output, 'nl/index.html'), 'Welkom', 'Welpom')
    const { report } = await siteAt(site.root).build(shareTemplates(site.root))
    expect(report?.rendered).toBe(1)
    expect(treeOf(site.output)).toEqual(before)
  })

  test('pictures that the cache holds otherwise, with an index that agrees', async () => {
    const site = await built()
    const before = treeOf(site.output)
    const pictures = path.join(site.root, '.agency-site/cache/pictures')
    const name = readdirSync(pictures).find((file) => file.endsWith('.webp')) ?? ''
    const [old, wrong] = [readFileSync(path.join(pictures, name)), Buffer.from('no picture at all')]
    writeFileSync(path.join(pictures, name), wrong)
    reseal(path.join(pictures, 'index.json'), (body) =>
      body.replace(`"${hashOf(old)}",${old.length}`, `"${hashOf(wrong)}",${wrong.length}`),
    )
    const other = siteAt(site.root)
    const output = path.join(site.root, 'other')
    expect((await other.build({ ...shareTemplates(site.root), output })).ok).toBe(true)
    expect(readFileSync(path.join(output, '_a/img', name), 'utf8')).toBe('no picture at all')
    expect((await force(site)).ok).toBe(true)
    expect(treeOf(site.output)).toEqual(before)
    expect(readFileSync(path.join(pictures, name))).toEqual(old)
  })

  test('what is remembered of the sources of pictures', async () => {
    const site = await built()
    const before = treeOf(site.output)
    const probes = path.join(site.root, '.agency-site/cache', PROBES_NAME)
    reseal(probes, (body) => body.replaceAll(`"width":${PHOTO_WIDTH}`, `"width":${PHOTO_WIDTH - 1}`))
    expect((await force(site)).ok).toBe(true)
    expect(treeOf(site.output)).toEqual(before)
  })

  test('the bundled templates', async () => {
    const site = createSite({ 'content/properties/plots.json': [plot(1)] })
    const cli = (...args: readonly string[]) => runCompiled(['build', '--root', site.root, ...args])
    const { memory } = await site.build()
    const before = treeOf(site.output)
    const common = path.dirname(memory?.site?.bundle.entry ?? '')
    const folder = path.join(site.root, '.agency-site/cache/templates', path.basename(common))
    cpSync(common, folder, { recursive: true })
    alter(path.join(folder, 'entry.mjs'), '<!DOCTYPE html>', '<!DOCTYPE htm1>')
    const sealed = JSON.parse(readFileSync(path.join(folder, 'bundle.json'), 'utf8')) as {
      bundle: { hash: string }
      seal: string
    }
    const bundle = { ...sealed.bundle, hash: hashOf(readFileSync(path.join(folder, 'entry.mjs'))) }
    const resealed = { ...sealed, bundle, seal: hashOf(JSON.stringify(bundle)) }
    writeFileSync(path.join(folder, 'bundle.json'), JSON.stringify(resealed))
    rmSync(site.output, { recursive: true })
    await cli()
    expect(site.read('nl/index.html')).toContain('<!DOCTYPE htm1>')
    expect((await cli('--force')).code).toBe(0)
    expect(treeOf(site.output)).toEqual(before)
  })

  test('a shard', async () => {
    const site = createSite({}, files)
    const shard = { index: 1, count: 2 }
    const own = shareTemplates(site.root)
    await buildShard(site, shard, own)
    const before = treeOf(folderOf(site, shard))
    expect((await buildShard(site, shard, own)).report?.rendered).toBe(0)
    expect((await buildShard(site, shard, { ...own, force: true })).report?.rendered).toBeGreaterThan(0)
    expect(treeOf(folderOf(site, shard))).toEqual(before)
  })
})

test('replaces no folder of somebody else: that is another wish', async () => {
  const site = createSite({ 'content/properties/plots.json': [plot(1)] })
  site.write('output/thesis.txt', 'mine')
  const refused = await runCli(['build', '--root', site.root, '--force', ...withCache(site.root)])
  expect(refused.code).toBe(3)
  expect(refused.stderr).toContain('--replace-output')
  expect(treeOf(site.output)).toEqual({ 'thesis.txt': 'mine' })
  const asked = await runCli(['build', '--root', site.root, '--replace-output', ...withCache(site.root)])
  expect(asked.code).toBe(3)
  expect(treeOf(site.output)).toEqual({ 'thesis.txt': 'mine' })
})
