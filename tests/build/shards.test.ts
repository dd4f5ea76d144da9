/** A site that is built in shards and merged equals a site of one build. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHARD_FILE, contentFile, readShard } from '../../core/build/output/shard-store.ts'
import { isMadeBy, parseShard } from '../../core/build/output/shard.ts'
import { exitCodeOf } from '../../core/diagnostics/codes.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { createFiles } from '../../core/system/files.ts'
import { hashOf } from '../../core/system/hash.ts'
import type { OutputPath } from '../../core/system/paths.ts'
import { busyFiles, copyOf, writeAll } from '../support/busy-site.ts'
import { shareTemplates } from '../support/shared-cache.ts'
import { Killed, killedBefore, watchedFiles } from '../support/fault-files.ts'
import { emptyFolder } from '../support/folder.ts'
import { buildShard, buildShards, folderOf, memoryOf, mergeInto } from '../support/shards.ts'
import { MARKER } from '../../core/system/paths.ts'
import { MINIMAL, createSite, plot, siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { stampsOf, treeOf } from '../support/tree.ts'
import type { Tree } from '../support/tree.ts'

/** Contains names that some systems change, two files of equal content, and another host in its headers. */
async function shardedFiles(): Promise<SiteFiles> {
  return {
    ...(await busyFiles()),
    'content/static/.well-known/security.txt': 'Contact: mailto:safe@kantoor-linde.example\n',
    'content/static/prices "2026": a?.txt': 'names that artifact stores refuse\n',
    'content/static/one.txt': 'the same',
    'content/static/two.txt': 'the same',
    'content/static/empty.txt': '',
    'site-config/rules.json': {
      ...(MINIMAL['site-config/rules.json'] as object),
      tourHosts: ['tours.example.com'],
    },
  }
}

interface Built {
  readonly tree: Tree
  readonly memory: Readonly<Record<string, string>>
}

let files: SiteFiles
/** The result of one build. */
let whole: Built
let original: TestSite

async function builtAtOnce(content: SiteFiles): Promise<Built> {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-site-at-once-'))
  try {
    const site = siteAt(root)
    writeAll(site, content)
    expect((await site.build()).ok).toBe(true)
    return builtOf(site)
  } finally {
    rmSync(root, { recursive: true })
  }
}

function builtOf(site: TestSite): Built {
  return { tree: treeOf(site.output), memory: memoryOf(site) }
}

beforeAll(async () => {
  files = await shardedFiles()
  whole = await builtAtOnce(files)
  expect(Object.keys(whole.memory)).toHaveLength(2)
  original = siteAt(mkdtempSync(path.join(tmpdir(), 'agency-site-sharded-')))
  writeAll(original, files)
  await buildShards(original, 3)
})

afterAll(() => rmSync(original.root, { recursive: true }))

/** The site in three shards, in a folder of its own. */
function sharded(): { readonly site: TestSite; readonly folders: readonly string[] } {
  const site = copyOf(original)
  return { site, folders: THREE.map((shard) => folderOf(site, shard)) }
}

const codes = (problems: readonly Problem[]) => problems.map(({ code }) => code)
const THREE = [1, 2, 3].map((index) => ({ index, count: 3 }))

describe('a shard', () => {
  test.each([
    ['1/1', { index: 1, count: 1 }],
    ['8/8', { index: 8, count: 8 }],
    ['1000/1000', { index: 1000, count: 1000 }],
    ['1001/1001', null],
    ['0/8', null],
    ['9/8', null],
    ['1/0', null],
    ['02/8', null],
    ['2', null],
    ['2/8/9', null],
    ['-1/8', null],
    ['1.5/8', null],
    ['2 / 8', null],
    ['', null],
  ])('"%s"', (text, shard) => {
    expect(parseShard(text)).toEqual(shard)
  })

  test('makes what no other makes, always the same, and about as much as the others', () => {
    const names = Array.from({ length: 4000 }, (_, index) => `nl/te-koop/gent/huis-${index}/index.html`)
    const shares = [1, 2, 3, 4, 5, 6, 7, 8].map((index) =>
      names.filter((name) => isMadeBy({ index, count: 8 }, name)),
    )
    expect(shares.flat().sort()).toEqual([...names].sort())
    for (const share of shares) expect(Math.abs(share.length - 500)).toBeLessThan(75)
    // The same on every machine.
    const owner = [1, 2, 3, 4, 5, 6, 7, 8].find((index) => isMadeBy({ index, count: 8 }, 'nl/index.html'))
    expect(owner).toBe(2)
  })
})

describe('one site', () => {
  test.each([1, 8])('of %i shards is the one that a build gives, to the byte', async (count) => {
    const site = createSite({}, files)
    const folders = await buildShards(site, count)
    expect(await mergeInto(site, folders)).toMatchObject({
      ok: true,
      problems: [],
      report: { shards: count },
    })
    expect(builtOf(site)).toEqual(whole)
  })

  test('of more shards than there are files: some hold none', async () => {
    const plots = { 'content/properties/plots.json': [plot(1)] }
    const once = await builtAtOnce({ ...MINIMAL, ...plots })
    const site = createSite(plots)
    const folders = await buildShards(site, Object.keys(once.tree).length + 1)
    const lists = folders.map((folder) => readdirSync(folder).join())
    expect(lists).toContain(SHARD_FILE)
    expect((await mergeInto(site, folders)).ok).toBe(true)
    expect(builtOf(site)).toEqual(once)
  }, 300_000)

  test('whose next build in one piece has nothing to do', async () => {
    const { site, folders } = sharded()
    await mergeInto(site, folders)
    const before = stampsOf(site.output)
    expect((await site.build()).report).toMatchObject({ rendered: 0, picturesMade: 0 })
    expect(stampsOf(site.output)).toEqual(before)
  })

  test('merged in any order, and where there is nothing of the site but its shards', async () => {
    const { folders } = sharded()
    const elsewhere = siteAt(emptyFolder())
    const carried = folders.map((folder, index) => {
      const to = path.join(elsewhere.root, 'arrived', String(index))
      cpSync(folder, to, { recursive: true })
      return to
    })
    expect((await mergeInto(elsewhere, carried.toReversed())).ok).toBe(true)
    expect(builtOf(elsewhere)).toEqual(whole)
  })

  test('each shard encodes its own pictures only, and none is encoded twice', async () => {
    const site = createSite({}, files)
    let made = 0
    for (const shard of THREE) {
      const root = emptyFolder()
      cpSync(site.root, root, { recursive: true })
      const { ok, report } = await buildShard(siteAt(root), shard, shareTemplates(root))
      expect(ok).toBe(true)
      made += report?.picturesMade ?? 0
    }
    expect(made).toBe(Object.keys(whole.tree).filter((file) => file.startsWith('_a/img/')).length)
  })

  test('no name travels that could be lost on the way', async () => {
    for (const folder of sharded().folders)
      for (const name of Object.keys(treeOf(folder)))
        expect(name).toMatch(/^(?:shard\.json|files\/[0-9a-f]{32})$/)
  })
})

describe('over an existing output', () => {
  const NEXT: SiteFiles = { 'content/properties/plots.json': [plot(1, { Price: 7 }), plot(2), plot(99)] }

  test('only what changed is touched, and what is gone goes', async () => {
    const site = createSite({}, files)
    expect((await site.build()).ok).toBe(true)
    const before = stampsOf(site.output)
    writeAll(site, NEXT)
    const next = await builtAtOnce({ ...files, ...NEXT })
    const { ok, report } = await mergeInto(site, await buildShards(site, 2, { acceptFewer: true }))
    expect(ok).toBe(true)
    expect(builtOf(site)).toEqual(next)
    const same = Object.keys(next.tree).filter((file) => next.tree[file] === whole.tree[file])
    const after = stampsOf(site.output)
    for (const file of same) expect(after[file], file).toBe(before[file])
    expect(report?.copied).toBe(Object.keys(next.tree).length - 1 - same.length)
  })

  test('a folder of somebody else is refused; a site whose mark was lost is replaced when that is asked for', async () => {
    const { site, folders } = sharded()
    mkdirSync(site.output)
    writeFileSync(path.join(site.output, 'thesis.txt'), 'mine')
    expect(codes((await mergeInto(site, folders)).problems)).toEqual(['AS7001'])
    expect(treeOf(site.output)).toEqual({ 'thesis.txt': 'mine' })
    expect(codes((await mergeInto(site, folders, { replaceOutput: true })).problems)).toEqual(['AS7001'])
    rmSync(site.output, { recursive: true })
    expect((await mergeInto(site, folders)).ok).toBe(true)
    rmSync(path.join(site.output, MARKER))
    expect((await mergeInto(site, folders, { replaceOutput: true })).ok).toBe(true)
    expect(builtOf(site)).toEqual(whole)
  })

  test('killed before any operation: the old site or the new one, and the next merge finishes it', async () => {
    const small: SiteFiles = { ...MINIMAL, 'content/properties/plots.json': [plot(1)] }
    const site = createSite({}, small)
    expect((await site.build()).ok).toBe(true)
    writeAll(site, NEXT)
    const folders = await buildShards(site, 2)
    const next = await builtAtOnce({ ...small, ...NEXT })
    for (let count = 1, isDone = false; !isDone; count += 23) {
      const copy = siteAt(emptyFolder())
      cpSync(site.root, copy.root, { recursive: true })
      const doomed = killedBefore(count)
      const result = await mergeInto(copy, folders, {}, { files: doomed.files }).catch(
        (error: unknown) => error,
      )
      isDone = doomed.survived()
      if (!isDone) expect(result).toBeInstanceOf(Killed)
      const { ok } = await mergeInto(copy, folders, {}, { isAlive: () => false })
      expect(ok, `killed before operation ${count}`).toBe(true)
      expect(builtOf(copy), `killed before operation ${count}`).toEqual(next)
    }
  })
})

describe('refused, with the output as it was', () => {
  interface Refused {
    readonly problems: readonly Problem[]
    readonly exits: readonly number[]
  }

  async function refused(site: TestSite, folders: readonly string[]): Promise<Refused> {
    // The output contains an older site.
    await publishOld(site)
    const before = stampsOf(site.root)
    const { ok, problems } = await mergeInto(site, folders)
    expect(ok).toBe(false)
    expect(stampsOf(site.root)).toEqual(before)
    return { problems, exits: problems.map(({ code }) => exitCodeOf(code)) }
  }

  async function publishOld(site: TestSite): Promise<void> {
    const old = createSite({ 'content/properties/plots.json': [plot(1)] })
    const folders = await buildShards(old, 1)
    expect((await mergeInto(site, folders)).ok).toBe(true)
  }

  test('a shard that is missing', async () => {
    const { site, folders } = sharded()
    const { problems, exits } = await refused(site, folders.slice(0, 1))
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'AS7104 shard 2/3 is missing',
      'AS7104 shard 3/3 is missing',
    ])
    expect(exits).toEqual([2, 2])
  })

  test('shards that were built with another ledger', async () => {
    const { site, folders } = sharded()
    const { problems, exits } = await refused(site, folders)
    expect([codes(problems), exits]).toEqual([['AS7304'], [5]])
  })

  test('a shard that is there twice', async () => {
    const { site, folders } = sharded()
    const twin = path.join(site.root, 'twin')
    cpSync(folders[1] ?? '', twin, { recursive: true })
    const { problems, exits } = await refused(site, [...folders, twin])
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'AS7105 "2-of-3" and "twin" are both shard 2/3',
    ])
    expect(exits).toEqual([2])
  })

  test.each<[string, SiteFiles, string]>([
    ['content', { 'content/properties/plots.json': [plot(1, { Price: 3 })] }, 'the content, the pictures'],
    ['configuration', { 'site-config/menu.json': { items: [] } }, 'site-config/menu.json'],
    ['a static file', { 'content/static/empty.txt': 'full' }, 'the documents and static files'],
    ['templates', { 'templates/components/card/card.css': '.card { color: red }' }, 'the templates'],
  ])('shards of other %s', async (_what, change, differs) => {
    const { site, folders } = sharded()
    writeAll(site, change)
    const other = path.join(site.root, 'other')
    expect((await buildShard(site, { index: 2, count: 3 }, { output: other })).ok).toBe(true)
    const { problems, exits } = await refused(site, [folders[0] ?? '', other, folders[2] ?? ''])
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      `AS7103 the shards "1-of-3" and "other" do not belong together: they differ in ${differs}`,
    ])
    expect(exits).toEqual([2])
  })

  test('a picture that was replaced under its name', async () => {
    const { site, folders } = sharded()
    const [one, two] = ['photo-1', 'photo-2'].map((name) =>
      path.join(site.root, `content/images/${name}.jpg`),
    )
    cpSync(one ?? '', two ?? '')
    const other = path.join(site.root, 'other')
    await buildShard(site, { index: 2, count: 3 }, { output: other })
    const { problems } = await refused(site, [folders[0] ?? '', other, folders[2] ?? ''])
    expect(problems[0]?.message).toContain('differ in the pictures')
  })

  test('shards of another number, as of an earlier run', async () => {
    const { site, folders } = sharded()
    const { problems } = await refused(site, [...folders, ...(await buildShards(site, 2))])
    expect(problems.map(({ code }) => code)).toEqual(['AS7103', 'AS7103'])
    expect(problems[0]?.message).toContain('the number of shards')
  })

  test.each<[string, (folder: string) => void, string, number]>([
    ['no folder at all', (folder) => rmSync(folder, { recursive: true }), 'AS7101', 2],
    ['without its list', (folder) => rmSync(path.join(folder, SHARD_FILE)), 'AS7101', 2],
    ['with a list that is cut off', (folder) => halve(path.join(folder, SHARD_FILE)), 'AS7102', 3],
    ['with a flipped bit in its list', (folder) => flip(path.join(folder, SHARD_FILE)), 'AS7102', 3],
  ])('a shard %s', async (_what, damage, code, exit) => {
    const { site, folders } = sharded()
    damage(folders[1] ?? '')
    const { problems, exits } = await refused(site, folders)
    expect(codes(problems)).toContain(code)
    expect(Math.max(...exits)).toBe(exit)
  })

  test('a list of another version', async () => {
    const { site, folders } = sharded()
    const file = path.join(folders[1] ?? '', SHARD_FILE)
    writeFileSync(file, readFileSync(file, 'utf8').replace('{"version":', '{"version":9'))
    expect(codes((await refused(site, folders)).problems)).toContain('AS7101')
  })

  test('a list that leads out of the output, sealed as it is', async () => {
    const { site, folders } = sharded()
    const file = path.join(folders[1] ?? '', SHARD_FILE)
    const { version, data } = JSON.parse(readFileSync(file, 'utf8')) as { version: number; data: object }
    const body = JSON.stringify(data)
    const [first = ''] = /[^"]+\.html/.exec(body) ?? []
    const hostile = body.replace(first, '../victim.html')
    writeFileSync(file, `{"version":${version},"hash":"${hashOf(hostile)}","data":${hostile}}\n`)
    expect(codes((await refused(site, folders)).problems)).toContain('AS7102')
  })

  test.each<[string, (file: string) => void]>([
    ['is gone', (file) => rmSync(file)],
    ['is cut off', halve],
    ['has a flipped bit', flip],
  ])('a shard of which a file %s', async (_what, damage) => {
    const { site, folders } = sharded()
    const elsewhere = siteAt(emptyFolder())
    const page = 'nl/index.html' as OutputPath
    const [folder, hash] = await placeOf(folders, page)
    damage(contentFile(folder, hash))
    const { ok, problems } = await mergeInto(elsewhere, folders)
    expect({ ok, codes: codes(problems) }).toEqual({ ok: false, codes: ['AS7102'] })
    expect(problems[0]?.message).toContain(`"${page}" in the shard "${path.basename(folder)}"`)
    expect(treeOf(elsewhere.output)).toEqual({})
    // A rebuilt shard is complete again: damage is not cached.
    const index = Number(path.basename(folder)[0])
    expect((await buildShard(site, { index, count: 3 })).ok).toBe(true)
    expect((await mergeInto(elsewhere, folders)).ok).toBe(true)
    expect(builtOf(elsewhere)).toEqual(whole)
  })

  async function placeOf(folders: readonly string[], file: OutputPath) {
    for (const folder of folders) {
      const part = await readShard(createFiles(), folder, folder)
      const entry = 'manifest' in part ? part.manifest.files.get(file) : undefined
      if (entry !== undefined) return [folder, entry.hash] as const
    }
    throw new Error(`no shard holds ${file}`)
  }
})

function halve(file: string): void {
  truncateSync(file, Math.floor(readFileSync(file).length / 2))
}

function flip(file: string): void {
  const bytes = readFileSync(file)
  const at = Math.floor(bytes.length / 2)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

describe('a shard that is built again', () => {
  const FIRST = { index: 1, count: 2 }

  test('renders nothing where nothing changed, and touches no file', async () => {
    const site = createSite({}, files)
    expect((await buildShard(site, FIRST)).report?.rendered).toBeGreaterThan(0)
    const before = stampsOf(path.join(folderOf(site, FIRST), 'files'))
    const { ok, report } = await buildShard(site, FIRST)
    expect({ ok, report }).toMatchObject({ ok: true, report: { rendered: 0, picturesMade: 0 } })
    expect(stampsOf(path.join(folderOf(site, FIRST), 'files'))).toEqual(before)
  })

  test('holds after a change what a new one holds, and nothing else', async () => {
    const site = createSite({}, files)
    await buildShard(site, FIRST)
    writeAll(site, { 'content/properties/plots.json': [plot(1, { Price: 3 }), plot(4)] })
    await buildShard(site, FIRST)
    const clean = path.join(site.root, 'clean')
    await buildShard(site, FIRST, { output: clean })
    expect(treeOf(folderOf(site, FIRST))).toEqual(treeOf(clean))
  })

  test('in the folder of another shard replaces it', async () => {
    const site = createSite({}, files)
    const output = path.join(site.root, 'shard')
    await buildShard(site, { index: 2, count: 2 }, { output })
    await buildShard(site, FIRST, { output })
    await buildShard(site, FIRST)
    expect(treeOf(output)).toEqual(treeOf(folderOf(site, FIRST)))
  })

  test.each([
    ['beside it', 'thesis.txt', '"thesis.txt"'],
    ['among its files', 'files/thesis.txt', '"files/thesis.txt"'],
  ])('a folder that holds something else %s is left alone', async (_where, file, named) => {
    const site = createSite({}, files)
    const folder = folderOf(site, FIRST)
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), 'mine')
    const { ok, problems } = await buildShard(site, FIRST, { replaceOutput: true })
    expect({ ok, codes: codes(problems) }).toEqual({ ok: false, codes: ['AS7106'] })
    expect(problems[0]?.message).toContain(named)
    expect(treeOf(folder)).toEqual({ [file]: 'mine' })
  })

  test('killed before any operation leaves the old shard or the new one, and no merge takes half of one', async () => {
    const small: SiteFiles = { ...MINIMAL, 'content/properties/plots.json': [plot(1)] }
    const site = createSite({}, small)
    const second = { index: 2, count: 2 }
    await buildShards(site, 2)
    const old = copyOf(site)
    writeAll(site, { 'content/properties/plots.json': [plot(1, { Price: 3 }), plot(4)] })
    let steps = 0
    await buildShards(site, 2)
    const clean = treeOf(folderOf(site, FIRST))
    await buildShard(copyOf(old), FIRST, {}, { files: watchedFiles(() => void (steps += 1)) })
    for (let count = 1; count <= steps; count += 37) {
      const copy = copyOf(site)
      rmSync(folderOf(copy, FIRST), { recursive: true })
      cpSync(folderOf(old, FIRST), folderOf(copy, FIRST), { recursive: true })
      await expect(buildShard(copy, FIRST, {}, { files: killedBefore(count).files })).rejects.toThrow(Killed)
      const elsewhere = siteAt(emptyFolder())
      const { ok, problems } = await mergeInto(elsewhere, [folderOf(copy, FIRST), folderOf(copy, second)])
      if (!ok) expect(codes(problems), `killed before operation ${count}`).toEqual(['AS7103'])
      expect((await buildShard(copy, FIRST, {}, { isAlive: () => false })).ok).toBe(true)
      expect(treeOf(folderOf(copy, FIRST)), `killed before operation ${count}`).toEqual(clean)
    }
  })
})
