/** Compressed copies of texts beside them: `build --compress`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildShard, buildShards, folderOf, mergeInto } from '../support/shards.ts'
import { createSite, plot, siteAt } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { stampsOf, treeOf } from '../support/tree.ts'

const COMPRESS = { compress: true }
const HOME = 'content/properties/7.json'

function homes(): TestSite {
  return createSite({ [HOME]: plot(7), 'content/properties/8.json': plot(8) })
}

/** The files that are neither copies nor the mark of the output. */
function originals({ list }: TestSite): readonly string[] {
  return list().filter((file) => !/\.(?:br|gz)$/.test(file) && !file.startsWith('.'))
}

/** Every text has two copies, each copy has its text, and both hold the same. */
function expectCopies(site: TestSite): void {
  const texts = originals(site).filter((file) =>
    /\.(?:html|css|js|json|svg|xml|txt|ics|webmanifest)$/.test(file),
  )
  expect(texts.length).toBeGreaterThan(30)
  const copies = site.list().filter((file) => /\.(?:br|gz)$/.test(file))
  expect(copies.toSorted()).toEqual(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).toSorted())
  const bytesOf = (file: string) => readFileSync(path.join(site.output, file))
  for (const file of texts) {
    expect(brotliDecompressSync(bytesOf(`${file}.br`)).equals(bytesOf(file))).toBe(true)
    expect(gunzipSync(bytesOf(`${file}.gz`)).equals(bytesOf(file))).toBe(true)
  }
}

/** The output of a clean build of the same files. */
async function cleanly(site: TestSite) {
  const output = path.join(site.root, 'clean')
  expect((await siteAt(site.root).build({ ...COMPRESS, output })).ok).toBe(true)
  return treeOf(output)
}

test.each([
  ['in another process', (site: TestSite) => siteAt(site.root).build(COMPRESS)],
  ['in a process that goes on', (site: TestSite) => site.build(COMPRESS)],
])('a changed price %s makes the copies of its own files again', async (_, again) => {
  const site = homes()
  await site.build(COMPRESS)
  expectCopies(site)
  const before = stampsOf(site.output)
  const texts = treeOf(site.output)
  site.write(HOME, plot(7, { Price: 123_456 }))
  expect((await again(site)).ok).toBe(true)
  expectCopies(site)
  const after = stampsOf(site.output)
  const unchanged = originals(site).filter((file) => treeOf(site.output)[file] === texts[file])
  expect(unchanged.length).toBeGreaterThan(20)
  for (const file of unchanged)
    for (const copy of [`${file}.br`, `${file}.gz`]) expect(after[copy]).toBe(before[copy])
  expect(treeOf(site.output)).toEqual(await cleanly(site))
})

test('the copies of a removed home go with its page', async () => {
  const site = homes()
  await site.build(COMPRESS)
  site.write(HOME, null)
  expect((await site.build({ ...COMPRESS, acceptFewer: true })).ok).toBe(true)
  expectCopies(site)
})

test('a build without the option removes them, and one with it adds them', async () => {
  const site = homes()
  await site.build()
  const without = treeOf(site.output)
  expect((await siteAt(site.root).build(COMPRESS)).ok).toBe(true)
  expectCopies(site)
  expect((await siteAt(site.root).build()).ok).toBe(true)
  expect(treeOf(site.output)).toEqual(without)
})

test('a copy that the site brings itself stays as it is', async () => {
  const site = homes()
  site.write('content/static/stock.txt', 'a list')
  site.write('content/static/stock.txt.gz', 'packed by its author')
  await site.build(COMPRESS)
  expect(site.read('stock.txt.gz')).toBe('packed by its author')
  expect(site.exists('stock.txt.br')).toBe(true)
  expect((await mergeInto(site, await buildShards(site, 2, COMPRESS))).problems).toEqual([])
})

test('shards have the copies of their files', async () => {
  const site = homes()
  const folders = await buildShards(site, 2, COMPRESS)
  expect((await mergeInto(site, folders)).problems).toEqual([])
  expectCopies(site)
  // The second run of a shard finds the copies of the first.
  expect((await mergeInto(site, await buildShards(site, 2, COMPRESS))).report?.copied).toBe(0)
})

test('shards of which one has no copies are not one site', async () => {
  const site = homes()
  const [first = ''] = await buildShards(site, 2, COMPRESS)
  await buildShard(site, { index: 2, count: 2 })
  const { ok, problems } = await mergeInto(site, [first, folderOf(site, { index: 2, count: 2 })])
  expect(ok).toBe(false)
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('the option --compress')])
})

test('a host that compresses by itself is refused, and the published site stays', async () => {
  const site = homes()
  await site.build()
  const before = treeOf(site.output)
  const { ok, problems } = await site.build({ ...COMPRESS, target: 'netlify', draft: true })
  expect(ok).toBe(false)
  expect(problems.map(({ code, message }) => [code, message])).toContainEqual([
    'AS7015',
    'netlify does not hand out the copies that --compress makes',
  ])
  expect(treeOf(site.output)).toEqual(before)
})
