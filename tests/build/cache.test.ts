/** The cache folder: moved, restored, damaged, of another version, inspected and reduced. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cacheClear, cacheInfo, cachePrune, cacheVerify } from '../../core/build/cache/cache.ts'
import { itemsToPrune } from '../../core/build/cache/cache-prune.ts'
import { readCache } from '../../core/build/cache/cache-contents.ts'
import type { CacheItem } from '../../core/build/cache/cache-contents.ts'
import type { Outcome } from '../../core/build/build.ts'
import { READS_NAME } from '../../core/build/cache/kept-reads.ts'
import { manifestFile, placesOf } from '../../core/build/output/output.ts'
import { exitCodeOf } from '../../core/diagnostics/codes.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { createFiles } from '../../core/system/files.ts'
import { hashOf } from '../../core/system/hash.ts'
import { writeSealed } from '../../core/system/sealed-json.ts'
import { busyFiles, copyOf, photo, writeAll } from '../support/busy-site.ts'
import { emptyFolder } from '../support/folder.ts'
import { createSite, plot, siteAt, testOptions, testPorts } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { stampsOf, treeOf } from '../support/tree.ts'

const ADDRESS = 'https://pictures.example/remote.jpg'
let files: SiteFiles
let remote: Uint8Array
let original: TestSite

beforeAll(async () => {
  remote = await photo(41)
  files = {
    ...(await busyFiles()),
    'site-config/pictures.json': { remote: { mode: 'fetch', hosts: ['pictures.example'] } },
    'content/properties/remote.json': plot(90, { XLargePictureItems: [{ Url: ADDRESS }] }),
  }
  original = siteAt(mkdtempSync(path.join(tmpdir(), 'agency-site-cached-')))
  writeAll(original, files)
  expect(await build(original, { isOffline: false })).toMatchObject({ ok: true, problems: [] })
})

afterAll(() => rmSync(original.root, { recursive: true }))

const codes = (problems: readonly Problem[]) => problems.map(({ code }) => code)
const cacheOf = ({ root }: TestSite) => path.join(root, '.agency-site/cache')
const optionsOf = (site: TestSite) => testOptions(site.root, { cache: cacheOf(site) })
/** A day later, so that the stamps of the files are trusted. */
const LATER = { now: () => Date.now() + 86_400_000 }

const network = {
  fetch: (() =>
    Promise.resolve(
      new Response(Uint8Array.from(remote), { headers: { 'content-type': 'image/jpeg' } }),
    )) as typeof globalThis.fetch,
  wait: () => Promise.resolve(),
}

/** Runs in a new process. */
function build(site: TestSite, { isOffline = true } = {}): Promise<Outcome> {
  return siteAt(site.root).build(
    { cache: cacheOf(site), offline: isOffline, acceptFewer: true },
    { ...LATER, network },
  )
}

/** A site with a full cache in a folder of its own. */
function cached(): TestSite {
  return copyOf(original)
}

/** All of these sites share one render module, which is loaded once. */
function cachedWithCommonTemplates(): TestSite {
  const site = cached()
  const templates = path.join(cacheOf(site), 'templates')
  rmSync(templates, { recursive: true })
  symlinkSync(path.join(cacheOf(original), 'templates'), templates)
  return site
}

function withoutOutput(site: TestSite): void {
  rmSync(site.output, { recursive: true })
}

/** The files whose content counts. Indexes may be written again with the same meaning. */
function itemsOf(site: TestSite): Readonly<Record<string, string>> {
  const stamps = stampsOf(cacheOf(site))
  return Object.fromEntries(
    Object.entries(stamps).filter(([name]) => !/(?:index|probe|facts)\.json$/.test(name)),
  )
}

describe('survives', () => {
  async function expectAllFromCache(site: TestSite, before: ReturnType<typeof treeOf>): Promise<void> {
    const stamps = itemsOf(site)
    expect(await build(site)).toMatchObject({ ok: true, problems: [] })
    expect(treeOf(site.output)).toEqual(before)
    expect(itemsOf(site)).toEqual(stamps)
  }

  /** Restores like a CI service: every file is new and has another time. */
  function restore(from: string, to: string): void {
    cpSync(from, to, { recursive: true })
    for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' }))
      utimesSync(path.join(to, name), new Date('2001-02-03'), new Date('2001-02-03'))
    rmSync(from, { recursive: true })
  }

  test('a move of the whole site: nothing is rendered, and no file is touched', async () => {
    const site = cached()
    const moved = path.join(emptyFolder(), 'moved')
    const before = stampsOf(site.output)
    renameSync(site.root, moved)
    const { ok, problems, report } = await build(siteAt(moved))
    expect({ ok, problems, report }).toMatchObject({
      ok: true,
      problems: [],
      report: { rendered: 0, picturesMade: 0 },
    })
    expect(stampsOf(path.join(moved, 'output'))).toEqual(before)
    mkdirSync(site.root)
  })

  test('a restore of everything, to other times and inodes: nothing is rendered', async () => {
    const site = cached()
    const there = path.join(emptyFolder(), 'restored')
    restore(site.root, there)
    const before = stampsOf(path.join(there, 'output'))
    const { ok, problems, report } = await build(siteAt(there))
    expect({ ok, problems, report }).toMatchObject({
      ok: true,
      problems: [],
      report: { rendered: 0, picturesMade: 0 },
    })
    expect(stampsOf(path.join(there, 'output'))).toEqual(before)
    mkdirSync(site.root)
  })

  test('a restore of the cache alone, into a fresh checkout: no picture is made or fetched, nothing is bundled', async () => {
    const site = cached()
    const before = treeOf(site.output)
    const fresh = createSite({}, files)
    restore(cacheOf(site), cacheOf(fresh))
    await expectAllFromCache(fresh, before)
  })

  test('a picture that changed while the cache was away, and has the name, size and time of before', async () => {
    const site = cached()
    const name = 'content/images/photo-1.jpg'
    const file = path.join(site.root, name)
    const [old, other] = [readFileSync(file), Buffer.from(await photo(77))]
    const size = Math.max(old.length, other.length)
    const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
    const at = new Date('2026-01-02')
    const put = (bytes: Buffer) => (writeFileSync(file, padded(bytes)), utimesSync(file, at, at))
    put(old)
    expect((await build(site)).ok).toBe(true)
    const before = treeOf(site.output)
    put(other)
    const fresh = createSite({}, { ...files, [name]: padded(other) })
    restore(cacheOf(site), cacheOf(fresh))
    utimesSync(path.join(fresh.root, name), at, at)
    expect(await build(fresh)).toMatchObject({ ok: true, problems: [] })
    const shown = (tree: ReturnType<typeof treeOf>) =>
      Object.keys(tree).filter((each) => each.includes('_a/img/'))
    expect(shown(treeOf(fresh.output))).not.toEqual(shown(before))
  })

  test.each(['pictures/index.json', 'pictures/probe.json', 'facts.json', 'remote'])(
    'another version, that wrote %s otherwise: it is not believed, and no harm is done',
    async (name) => {
      const site = cached()
      const before = treeOf(site.output)
      const cache = cacheOf(site)
      const file =
        name === 'remote'
          ? readdirSync(path.join(cache, name))
              .filter((each) => each.endsWith('.json'))
              .map((each) => path.join(cache, name, each))[0]
          : path.join(cache, name)
      const body = JSON.stringify({ of: ['another', 'version'] })
      writeFileSync(file ?? '', `{"version":99,"hash":"${hashOf(body)}","data":${body}}\n`)
      withoutOutput(site)
      expect(await build(site, { isOffline: false })).toMatchObject({ ok: true, problems: [] })
      expect(treeOf(site.output)).toEqual(before)
    },
  )

  test('a manifest of another version: everything is made again, and is the same', async () => {
    const site = cached()
    const before = treeOf(site.output)
    const manifest = manifestFile(placesOf(site.root, site.output))
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('{"version":', '{"version":9'))
    expect((await build(site)).report?.rendered).toBeGreaterThan(20)
    expect(treeOf(site.output)).toEqual(before)
  })
})

const halve = (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2))
const flip = (file: string) => {
  const bytes = readFileSync(file)
  const at = Math.floor(bytes.length / 2)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file, bytes)
}
const remove = (file: string) => rmSync(file)
const empty = (file: string) => truncateSync(file, 0)

describe('verify', () => {
  test('finds nothing in a cache that a build wrote, and changes nothing', async () => {
    const site = cached()
    const before = stampsOf(site.root)
    expect(await cacheVerify(testPorts(), optionsOf(site))).toMatchObject({ ok: true, problems: [] })
    expect(stampsOf(site.root)).toEqual(before)
  })

  test('finds nothing where there is no cache', async () => {
    const { ok, report } = await cacheVerify(testPorts(), optionsOf(createSite()))
    expect({ ok, bytes: report?.bytes }).toEqual({ ok: true, bytes: 0 })
  })

  test.each<[string, RegExp, (file: string) => void]>([
    ['a picture emptied', /^pictures\/.*\.webp$/, empty],
    ['a picture cut off', /^pictures\/.*\.webp$/, halve],
    ['a bit of a picture', /^pictures\/.*\.webp$/, flip],
    ['a picture gone', /^pictures\/.*\.webp$/, remove],
    ['the index cut off', /^pictures\/index\.json$/, halve],
    ['a bit of the index', /^pictures\/index\.json$/, flip],
    ['the probes cut off', /^pictures\/probe\.json$/, halve],
    ['the facts cut off', /^facts\.json$/, halve],
    ['a bit of the facts', /^facts\.json$/, flip],
    ['a fetched picture cut off', /^remote\/[0-9a-f]+$/, halve],
    ['a bit of a fetched picture', /^remote\/[0-9a-f]+$/, flip],
    ['a fetched picture gone', /^remote\/[0-9a-f]+$/, remove],
    ['a bit of its note', /^remote\/[0-9a-f]+\.json$/, flip],
    ['a bit of the bundle', /bundle\.json$/, flip],
    ['the renderer cut off', /entry\.mjs$/, halve],
    ['a bit of the source map', /entry\.mjs\.map$/, flip],
    ['the source map gone', /entry\.mjs\.map$/, remove],
  ])('names %s; the next build mends it, with the same result', async (_what, pattern, damage) => {
    const name = Object.keys(treeOf(cacheOf(original))).find((file) => pattern.test(file)) ?? ''
    const site = name.startsWith('templates/') ? cached() : cachedWithCommonTemplates()
    const before = treeOf(site.output)
    damage(path.join(cacheOf(site), name))
    const { ok, problems } = await cacheVerify(testPorts(), optionsOf(site))
    expect(ok).toBe(false)
    expect(problems.map(({ code }) => [code, exitCodeOf(code)])).toEqual([['AS7201', 5]])
    const item = name.startsWith('templates/')
      ? path.dirname(name)
      : name.replace(/^(remote\/\w+)\.json$/, '$1')
    expect(problems[0]?.message).toContain(`"${item}"`)

    withoutOutput(site)
    const built = await build(site, { isOffline: false })
    expect(built.ok).toBe(true)
    expect(codes(built.problems)).toEqual(name.startsWith('templates/') ? [] : ['AS5011'])
    expect(treeOf(site.output)).toEqual(before)
    expect((await cacheVerify(testPorts(), optionsOf(site))).problems).toEqual([])
  })
})

describe('info', () => {
  test('says how much there is, and how much of it the site uses', async () => {
    const site = cached()
    const all = (await cacheInfo(testPorts(), optionsOf(site))).report
    expect(all?.areas.map(({ area, items }) => [area, items > 0])).toEqual([
      ['pictures', true],
      ['remote', true],
      ['templates', true],
      ['imports', false],
    ])
    for (const { bytes, usedBytes } of all?.areas ?? []) expect(usedBytes).toBe(bytes)
    writeAll(site, { 'content/properties/plots.json': [plot(1)], 'content/properties/remote.json': null })
    const less = (await cacheInfo(testPorts(), optionsOf(site))).report
    expect(less?.bytes).toBe(all?.bytes)
    const [pictures, fetched, templates] = less?.areas ?? []
    expect([pictures?.usedBytes, fetched?.usedBytes]).toEqual([0, 0])
    expect(templates?.usedBytes).toBe(templates?.bytes)
  })

  test('of a site with errors says how much there is', async () => {
    const site = cached()
    site.write('content/properties/broken.json', '{')
    const { ok, report } = await cacheInfo(testPorts(), optionsOf(site))
    expect(ok).toBe(true)
    for (const { items, bytes, usedBytes } of report?.areas ?? []) {
      expect(bytes > 0).toBe(items > 0)
      expect(usedBytes).toBeNull()
    }
    expect(report?.areas.filter(({ items }) => items > 0)).toHaveLength(3)
  })
})

describe('prune', () => {
  test('takes nothing that the next build wants', async () => {
    const site = cached()
    const before = treeOf(site.output)
    const { ok, report } = await cachePrune(testPorts(LATER), optionsOf(site), {})
    expect({ ok, removed: report?.removed }).toEqual({ ok: true, removed: { items: 0, bytes: 0 } })
    withoutOutput(site)
    const stamps = itemsOf(site)
    expect(await build(site)).toMatchObject({ ok: true, problems: [] })
    expect(treeOf(site.output)).toEqual(before)
    expect(itemsOf(site)).toEqual(stamps)
  })

  test('takes pictures of homes that are gone, what is known of them, and what a killed write left', async () => {
    const site = cached()
    // From here on, the stamps of the copied files are known.
    await build(site)
    const change = {
      'content/properties/plots.json': [plot(1, { XLargePictureItems: [{ Url: 'images/photo-1.jpg' }] })],
      'content/properties/remote.json': null,
      'content/images/photo-2.jpg': null,
      'content/images/photo-3.jpg': null,
    }
    writeAll(site, change)
    const half = path.join(cacheOf(site), 'pictures/0123456789-600.webp.0123456789ab.tmp')
    writeFileSync(half, 'half a pic')
    const before = treeOf(cacheOf(site))
    const { ok, report } = await cachePrune(testPorts(LATER), optionsOf(site), {})
    expect(ok).toBe(true)
    expect(report?.removed.items).toBeGreaterThan(3)
    expect(existsSync(half)).toBe(false)
    expect(Object.keys(treeOf(path.join(cacheOf(site), 'remote')))).toEqual([])
    const after = treeOf(cacheOf(site))
    expect(Object.keys(after).length).toBeLessThan(Object.keys(before).length)
    expect(readFileSync(path.join(cacheOf(site), 'pictures/probe.json'), 'utf8')).not.toContain('photo-2')

    // The rest equals the cache of a build of this site alone, and nothing in it counts as damaged. What is known of
    // pages is of the last build.
    withoutOutput(site)
    expect(await build(site)).toMatchObject({ ok: true, problems: [] })
    expect(await cacheVerify(testPorts(), optionsOf(site))).toMatchObject({ ok: true })
    const { [READS_NAME]: _known, ...rest } = after
    expect(treeOf(cacheOf(site))).toMatchObject(rest)
    // Removed entries are made again when they are needed.
    writeAll(site, files)
    expect(await build(site, { isOffline: false })).toMatchObject({ ok: true, problems: [] })
  })

  test('keeps everything of a site with errors, and says why', async () => {
    const site = cached()
    site.write('content/properties/plots.json', '[{ "ID": 1, ')
    const before = stampsOf(cacheOf(site))
    const { ok, problems } = await cachePrune(testPorts(LATER), optionsOf(site), {})
    expect(ok).toBe(false)
    expect(codes(problems).at(-1)).toBe('AS7202')
    expect(problems.length).toBeGreaterThan(1)
    expect(stampsOf(cacheOf(site))).toEqual(before)
  })

  test('waits for no build: while one is running it gives up', async () => {
    const site = cached()
    const owner = { pid: process.pid, host: 'test', since: '2026-05-04T03:02:01.000Z' }
    writeFileSync(path.join(site.root, '.agency-site/build.lock'), JSON.stringify(owner))
    for (const work of [
      cachePrune(testPorts(), optionsOf(site), {}),
      cacheClear(testPorts(), optionsOf(site)),
    ])
      expect(codes((await work).problems)).toEqual(['AS7005'])
  })

  const DAY = 86_400_000
  const NOW = 100 * DAY
  const item = (name: string, days: number, bytes = 100): CacheItem => {
    const area = name.startsWith('t') ? 'templates' : 'pictures'
    return { area, name, files: [name], bytes, mtimeMs: NOW - days * DAY }
  }
  const ALL = [
    item('used', 90),
    item('new', 1),
    item('old', 40),
    item('older', 50),
    item('t-used', 90),
    item('t1', 1),
    item('t2', 2),
    item('t3', 3),
    item('t4', 60),
  ]

  test.each([
    ['all that is not used, and of bundles but the newest three', {}, ['t4', 'older', 'old', 't3', 'new']],
    ['what is old enough', { olderThanDays: 40 }, ['t4', 'older', 'old']],
    ['what is old enough, to the day', { olderThanDays: 41 }, ['t4', 'older']],
    ['nothing that is younger', { olderThanDays: 61 }, []],
    ['the oldest, until the rest is small enough', { maxBytes: 700 }, ['t4', 'older']],
    ['one more for one byte less', { maxBytes: 699 }, ['t4', 'older', 'old']],
    ['nothing of a cache that is small enough', { maxBytes: 900 }, []],
    ['nothing that is used, however small it is to be', { maxBytes: 0 }, ['t4', 'older', 'old', 't3', 'new']],
    ['what both limits allow', { olderThanDays: 45, maxBytes: 0 }, ['t4', 'older']],
  ])('takes %s', (_what, limits, names) => {
    const contents = { items: ALL, notes: [], unfinished: [], foreign: [] }
    const use = { items: new Set(['used', 't-used']) }
    expect(itemsToPrune(contents, use, { now: NOW, ...limits }).map(({ name }) => name)).toEqual(names)
  })
})

describe('clear', () => {
  test('leaves nothing, and the next build makes everything again', async () => {
    const site = cached()
    const before = treeOf(site.output)
    const { ok, report } = await cacheClear(testPorts(), optionsOf(site))
    expect({ ok, bytes: report?.bytes }).toEqual({ ok: true, bytes: 0 })
    expect(existsSync(cacheOf(site))).toBe(false)
    withoutOutput(site)
    expect(await build(site, { isOffline: false })).toMatchObject({ ok: true, problems: [] })
    expect(treeOf(site.output)).toEqual(before)
  })

  test('of a folder that is no cache touches nothing', async () => {
    const site = createSite()
    const home = emptyFolder()
    const mine = {
      'pictures/holiday.jpg': 'a beach',
      'pictures/2024-08.webp': 'another',
      'pictures/deep/0123456789-600.webp': 'named like ours, elsewhere',
      'templates/letter.odt': 'dear',
      'templates/0123456789abcdef0123456789abcdef/notes.txt': 'mine',
      'remote/control.txt': 'tv',
      'thesis.tmp': 'mine',
    }
    writeAll({ ...site, write: (file, text) => write(home, file, String(text)) }, mine)
    const before = stampsOf(home)
    const options = testOptions(site.root, { cache: home })
    expect((await readCache(createFiles(), home)).foreign).toHaveLength(Object.keys(mine).length)
    const refused = [
      await cacheClear(testPorts(), options),
      await cachePrune(testPorts(LATER), options, {}),
    ].flatMap(({ problems }) => problems.map(({ code }) => code))
    expect(refused).toEqual(['AS7011', 'AS7011'])
    expect(stampsOf(home)).toEqual(before)
  })

  test('of a cache keeps the files of others in it', async () => {
    const site = createSite()
    const cache = emptyFolder()
    expect((await site.build({ cache })).ok).toBe(true)
    write(cache, 'pictures/holiday.jpg', 'a beach')
    const { report } = await cacheClear(testPorts(), testOptions(site.root, { cache }))
    expect(report?.foreignFiles).toBe(1)
    expect(Object.keys(treeOf(cache)).sort()).toEqual(['CACHEDIR.TAG', 'pictures/holiday.jpg'])
  })
})

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

describe('copies of sources', () => {
  const COPY = `imports/${'a'.repeat(32)}`

  test('go with their sources, and are verified', async () => {
    const site = cached()
    const folder = path.join(optionsOf(site).cache, COPY)
    const name = `${'b'.repeat(16)}.data`
    const copy = { files: [{ name, label: 'stock.csv', hash: hashOf('a;b'), bytes: 3 }], fetchedAt: 0 }
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, name), 'a;b')
    await writeSealed(createFiles(), path.join(folder, 'note.json'), { version: 1, data: copy })
    expect((await cacheVerify(testPorts(), optionsOf(site))).problems).toEqual([])
    writeFileSync(path.join(folder, name), 'a;c')
    expect((await cacheVerify(testPorts(), optionsOf(site))).problems).toMatchObject([
      { code: 'AS7201', message: `the cache entry "${COPY}" is truncated or changed` },
    ])
    expect((await cachePrune(testPorts(LATER), optionsOf(site), {})).report?.foreignFiles).toBe(0)
    expect(existsSync(folder)).toBe(false)
  })
})
