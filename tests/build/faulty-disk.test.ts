/** Faults of the machine: protected folders, permissions, a full disk, a damaged cache, two disks. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MARKER } from '../../core/system/paths.ts'
import { manifestFile, placesOf } from '../../core/build/output/output.ts'
import { exitCodeOf } from '../../core/diagnostics/codes.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { createFiles } from '../../core/system/files.ts'
import type { Files } from '../../core/system/files.ts'
import { OLD_CONTENT, busyFiles, cleanTreeOf, copyOf, seeded, writeAll } from '../support/busy-site.ts'
import { shareTemplates } from '../support/shared-cache.ts'
import { emptyFolder } from '../support/folder.ts'
import { isLong } from '../support/long.ts'
import { fullAfter, mountedAt, readOnlyBelow, systemError, watchedFiles } from '../support/fault-files.ts'
import { REPOSITORY, SHARED_CACHE, createSite, siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { stampsOf, treeOf } from '../support/tree.ts'
import type { Tree } from '../support/tree.ts'

let files: SiteFiles
let clean: Tree

beforeAll(async () => {
  files = await busyFiles()
  clean = await cleanTreeOf(files)
})

/** Built from an earlier state of the content, so that the next build has work to do. */
async function outdated(): Promise<TestSite> {
  const site = createSite({}, { ...files, ...OLD_CONTENT })
  expect((await site.build()).ok).toBe(true)
  writeAll(site, files)
  return site
}

function codes(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ code }) => code)
}

function exits(problems: readonly Problem[]): readonly number[] {
  return [...new Set(problems.map(({ code }) => exitCodeOf(code)))]
}

/** No temporary file of a build exists. */
function expectTidy(site: TestSite, output = site.output): void {
  const { workshop, lock } = placesOf(site.root, output)
  expect(existsSync(workshop)).toBe(false)
  expect(existsSync(lock)).toBe(false)
}

describe('folders that cannot be the output', () => {
  async function refused(site: TestSite, output: string, why: string): Promise<void> {
    const before = stampsOf(site.root)
    const { ok, problems } = await site.build({ cache: SHARED_CACHE, output, replaceOutput: true })
    expect({ ok, exits: exits(problems), codes: codes(problems) }).toEqual({
      ok: false,
      exits: [2],
      codes: ['AS7002'],
    })
    expect(problems[0]?.message).toContain(why)
    expect(stampsOf(site.root)).toEqual(before)
  }

  test.each([
    ['the site itself', '', 'it is the site itself'],
    ['the root of the disk', '/', 'it contains the site'],
    ['the folder around the site', '..', 'it contains the site'],
    ['content', 'content', 'it is inside content/'],
    ['a folder of the content that is not there yet', 'content/new/deep', 'it is inside content/'],
    ['site-config', 'site-config', 'it is inside site-config/'],
    ['node_modules', 'node_modules/site', 'it is inside node_modules/'],
    ['.git', '.git/site', 'it is inside .git/'],
    ['.agency-site', '.agency-site/site', 'it is inside .agency-site/'],
  ])('%s, even with --replace-output', async (_name, output, why) => {
    const site = createSite()
    await refused(site, path.resolve(site.root, output), why)
  })

  test('a file', async () => {
    const site = createSite()
    writeFileSync(site.output, 'mine')
    await refused(site, site.output, 'it is a file')
  })

  test('a symbolic link, whether it leads somewhere or not', async () => {
    const site = createSite()
    symlinkSync(emptyFolder(), site.output)
    await refused(site, site.output, 'it is a symbolic link')
    rmSync(site.output)
    symlinkSync(path.join(site.root, 'nowhere'), site.output)
    await refused(site, site.output, 'it is a symbolic link')
  })

  test('a new folder below a link into the content', async () => {
    const site = createSite()
    symlinkSync(path.join(site.root, 'content'), path.join(site.root, 'link'))
    await refused(site, path.join(site.root, 'link/new'), 'it is inside content/')
  })

  test('the folder of the cache, and one around it', async () => {
    const site = createSite()
    const before = stampsOf(site.root)
    for (const [output, cache] of [
      ['cache', 'cache'],
      ['cache/site', 'cache'],
      ['out', 'out/cache'],
    ] as const) {
      const { problems } = await site.build({
        output: path.join(site.root, output),
        cache: path.join(site.root, cache),
      })
      expect(codes(problems), output).toEqual(['AS7002'])
    }
    expect(stampsOf(site.root)).toEqual(before)
  })
})

test('a folder that is no site is not written to at all', async () => {
  const folder = emptyFolder()
  const elsewhere = { cache: SHARED_CACHE }
  const { problems } = await siteAt(folder).build(elsewhere)
  expect(problems.map(({ code }) => [code, exitCodeOf(code)])).toEqual([['AS1204', 2]])
  expect(readdirSync(folder)).toEqual([])
  const nowhere = path.join(folder, 'nowhere')
  expect(codes((await siteAt(nowhere).build(elsewhere)).problems)).toEqual(['AS1204'])
  expect(existsSync(nowhere)).toBe(false)
})

describe('a folder of somebody else', () => {
  test('is left alone, with all it holds', async () => {
    const site = createSite({}, files)
    mkdirSync(site.output)
    writeFileSync(path.join(site.output, 'thesis.txt'), 'mine')
    const before = stampsOf(site.output)
    const { ok, problems } = await site.build()
    expect({ ok, exits: exits(problems), codes: codes(problems) }).toEqual({
      ok: false,
      exits: [3],
      codes: ['AS7001'],
    })
    expect(stampsOf(site.output)).toEqual(before)
    expectTidy(site)
  })

  test.each([
    ['cut off', (text: string) => text.slice(0, 20)],
    ['of another program', (text: string) => text.replace('agency-site', 'another')],
    ['no JSON', () => 'agency-site'],
  ])('is one whose mark is %s', async (_kind, damage) => {
    const site = await outdated()
    const marker = path.join(site.output, MARKER)
    writeFileSync(marker, damage(readFileSync(marker, 'utf8')))
    const before = stampsOf(site.output)
    expect(codes((await site.build()).problems)).toEqual(['AS7001'])
    expect(stampsOf(site.output)).toEqual(before)
  })

  test('is left alone with --replace-output as well', async () => {
    const site = createSite({}, files)
    mkdirSync(site.output)
    writeFileSync(path.join(site.output, 'thesis.txt'), 'mine')
    expect(codes((await site.build({ replaceOutput: true })).problems)).toEqual(['AS7001'])
    expect(treeOf(site.output)).toEqual({ 'thesis.txt': 'mine' })
    expectTidy(site)
  })

  test('is not a site of ours whose mark was lost: --replace-output replaces it', async () => {
    const site = await outdated()
    rmSync(path.join(site.output, MARKER))
    expect(codes((await site.build()).problems)).toEqual(['AS7001'])
    expect((await site.build({ replaceOutput: true })).ok).toBe(true)
    expect(treeOf(site.output)).toEqual(clean)
    expectTidy(site)
  })

  test('is not what stands at an empty folder', async () => {
    const site = createSite({}, files)
    mkdirSync(site.output)
    expect((await site.build()).ok).toBe(true)
    expect(treeOf(site.output)).toEqual(clean)
  })
})

describe('rights', () => {
  test('a site that is read-only is refused before anything is made', async () => {
    const site = createSite({}, files)
    const output = path.join(emptyFolder(), 'out')
    const work = path.join(site.root, '.agency-site')
    let read = 0
    const readOnly = readOnlyBelow(work, 'EROFS')
    const counting = watchedFiles(({ name }) => void (read += name === 'read' ? 1 : 0), readOnly)
    const { problems } = await site.build({ output }, { files: counting })
    expect({ codes: codes(problems), exits: exits(problems), read }).toEqual({
      codes: ['AS7004'],
      exits: [3],
      read: 0,
    })
    expect(existsSync(output)).toBe(false)
  })

  test.each([
    ['no permission', 'EACCES', 'permission denied'],
    ['a read-only disk', 'EROFS', 'the disk is read-only'],
  ] as const)('%s for the output: it stays, and the next build finishes', async (_name, code, reason) => {
    const site = await outdated()
    const before = stampsOf(site.output)
    const { ok, problems } = await site.build({}, { files: readOnlyBelow(site.output, code) })
    expect({ ok, exits: exits(problems) }).toEqual({ ok: false, exits: [3] })
    expect(problems[0]?.message).toMatch(new RegExp(`^"output/.*": ${reason}$`))
    expect(stampsOf(site.output)).toEqual(before)
    expect((await site.build()).ok).toBe(true)
    expect(treeOf(site.output)).toEqual(clean)
    expectTidy(site)
  })

  test('no permission for an output that would be exchanged: it stays', async () => {
    const site = await outdated()
    rmSync(manifestFile(placesOf(site.root, site.output)))
    const before = stampsOf(site.output)
    const { problems } = await site.build({}, { files: readOnlyBelow(site.output, 'EACCES') })
    expect(exits(problems)).toEqual([3])
    expect(stampsOf(site.output)).toEqual(before)
    expect((await site.build()).ok).toBe(true)
    expect(treeOf(site.output)).toEqual(clean)
  })

  test('a site that cannot be written to', async () => {
    const site = await outdated()
    const before = stampsOf(site.root)
    const { problems } = await site.build({}, { files: readOnlyBelow(site.root, 'EROFS') })
    expect({ codes: codes(problems), exits: exits(problems) }).toEqual({ codes: ['AS7004'], exits: [3] })
    expect(stampsOf(site.root)).toEqual(before)
  })

  test('an output whose neighbourhood cannot be written to is filled all the same', async () => {
    const site = createSite({}, files)
    const parent = emptyFolder()
    const output = path.join(parent, 'volume')
    mkdirSync(output)
    const closed = watchedFiles(({ name, arguments: rest }) => {
      const changes = ['create', 'write', 'writeAtomic', 'makeFolder', 'remove', 'rename'].includes(name)
      const beside = rest.some((file) => typeof file === 'string' && file.startsWith(`${parent}/.`))
      if (changes && (beside || rest.includes(output))) throw systemError('EACCES', parent)
    })
    const build = (more: Partial<Files> = {}) => site.build({ output }, { files: { ...closed, ...more } })
    expect(await build()).toMatchObject({ ok: true, problems: [] })
    expect(treeOf(output)).toEqual(clean)
    expect(readdirSync(parent)).toEqual(['volume'])
    writeAll(site, OLD_CONTENT)
    expect((await build()).ok).toBe(true)
    expect(treeOf(output)).toEqual(await cleanTreeOf({ ...files, ...OLD_CONTENT }))
  })
})

test('a file of the content that disappears in the middle: nothing is published, and it is named', async () => {
  const site = await outdated()
  const before = stampsOf(site.output)
  const removing = watchedFiles(({ name, arguments: [file] }) => {
    if (name === 'write' && String(file).includes('/staging/')) {
      rmSync(path.join(site.root, 'content/static/robots-extra.txt'), { force: true })
    }
  })
  const { ok, problems } = await site.build({}, { files: removing })
  expect({ ok, exits: exits(problems) }).toEqual({ ok: false, exits: [3] })
  expect(problems[0]?.message).toContain('"content/static/robots-extra.txt"')
  expect(stampsOf(site.output)).toEqual(before)
  expectTidy(site)
})

describe('a full disk', () => {
  const FREE = 12_345_678

  async function outOfSpace(site: TestSite, full: Files) {
    const before = stampsOf(site.output)
    const { ok, problems } = await site.build(
      { cache: path.join(site.root, '.agency-site/cache') },
      { files: full },
    )
    expect(ok).toBe(false)
    const [found] = problems.filter(({ severity }) => severity === 'error')
    expect([found?.code, found && exitCodeOf(found.code)]).toEqual(['AS7003', 3])
    expect(stampsOf(site.output)).toEqual(before)
    expectTidy(site)
    return found?.message ?? ''
  }

  async function expectRecovered(site: TestSite): Promise<void> {
    const { ok, problems } = await site.build({ cache: path.join(site.root, '.agency-site/cache') })
    // A damaged cache would be reported.
    expect({ ok, problems }).toEqual({ ok: true, problems: [] })
    expect(treeOf(site.output)).toEqual(clean)
  }

  async function outdatedWithCache(): Promise<TestSite> {
    const site = createSite({}, { ...files, ...OLD_CONTENT })
    shareTemplates(site.root)
    expect((await site.build({ cache: path.join(site.root, '.agency-site/cache') })).ok).toBe(true)
    writeAll(site, files)
    return site
  }

  test.each([0, 50_000, 300_000])('after %i staged bytes', async (bytes) => {
    const site = await outdatedWithCache()
    const { staging } = placesOf(site.root, site.output)
    const message = await outOfSpace(site, fullAfter(bytes, staging, FREE))
    expect(message).toContain('".agency-site/output.publishing/staging/')
    expect(message).toContain(`(${(bytes / 1e6).toFixed(1)} MB written so far, 12.3 MB free)`)
    await expectRecovered(site)
  })

  test.each([100_000, 400_000])('after %i bytes of pages and cached pictures', async (bytes) => {
    const site = await outdatedWithCache()
    await outOfSpace(site, fullAfter(bytes, site.root, FREE))
    await expectRecovered(site)
  })

  test('and nobody can tell how much was staged', async () => {
    const site = await outdatedWithCache()
    const { staging } = placesOf(site.root, site.output)
    const full = fullAfter(50_000, staging, FREE)
    const list: Files['list'] = (folder) =>
      folder.startsWith(staging) ? Promise.reject(systemError('EIO', folder)) : full.list(folder)
    expect(await outOfSpace(site, { ...full, list })).toContain('(0.0 MB written so far, 12.3 MB free)')
  })

  test('for the manifest and the journal', async () => {
    for (const name of ['.json.next', 'journal.json']) {
      const site = await outdatedWithCache()
      const full = watchedFiles(({ arguments: [file] }) => {
        if (String(file).endsWith(name)) throw systemError('ENOSPC', String(file))
      })
      const message = await outOfSpace(site, {
        ...full,
        stat: createFiles().stat,
        readText: createFiles().readText,
      })
      expect(message).toContain(name)
      await expectRecovered(site)
    }
  })

  test('for the cache only: the site is made without it, with a warning', async () => {
    const site = await outdatedWithCache()
    const pictures = path.join(site.root, '.agency-site/cache/pictures')
    const full = fullAfter(4000, pictures, FREE)
    const { ok, problems } = await site.build({ cache: path.dirname(pictures) }, { files: full })
    expect({ ok, codes: codes(problems) }).toEqual({ ok: true, codes: ['AS5012'] })
    expect(treeOf(site.output)).toEqual(clean)
  })

  test('as the system reports it, which does not say what it was writing', async () => {
    const site = await outdated()
    const before = stampsOf(site.output)
    const real = createFiles()
    const writeParts: Files['writeParts'] = (file, parts) =>
      real.writeParts(file.endsWith('.json.next') ? '/dev/full' : file, parts)
    const { problems } = await site.build({}, { files: { ...real, writeParts } })
    expect(problems[0]?.message).toMatch(/^the disk is full: "\/dev\/full" could not be written/)
    expect(stampsOf(site.output)).toEqual(before)
    expect((await site.build()).ok).toBe(true)
    expect(treeOf(site.output)).toEqual(clean)
  })
})

describe('two disks', () => {
  const device = (folder: string) => statSync(folder).dev
  const disks = [REPOSITORY, '/dev/shm', '/tmp'].filter((folder) => existsSync(folder))
  const OTHER_DISK = disks.find((folder) => device(folder) !== device(tmpdir())) ?? tmpdir()
  const otherFolder = () => emptyFolder('.agency-site-disk-', OTHER_DISK)

  test('an output on another disk', async () => {
    const site = createSite({}, { ...files, ...OLD_CONTENT })
    const parent = otherFolder()
    const output = path.join(parent, 'www')
    expect(await site.build({ output })).toMatchObject({ ok: true, problems: [] })
    writeAll(site, files)
    const before = stampsOf(output)
    expect(await site.build({ output })).toMatchObject({ ok: true, problems: [] })
    expect(treeOf(output)).toEqual(clean)
    expect(stampsOf(output)['robots.txt']).toBe(before['robots.txt'])
    // No file is written beside the output, because that folder may belong to a web server.
    expect(readdirSync(parent)).toEqual(['www'])
  })

  test('a work folder on another disk, such as the cache of a build server', async () => {
    const site = createSite({}, { ...files, ...OLD_CONTENT })
    symlinkSync(otherFolder(), path.join(site.root, '.agency-site'))
    expect(await site.build()).toMatchObject({ ok: true, problems: [] })
    writeAll(site, files)
    expect(await site.build()).toMatchObject({ ok: true, problems: [] })
    expect(treeOf(site.output)).toEqual(clean)
    expectTidy(site)
  })

  test('an output that is a mount keeps its folder', async () => {
    const site = createSite({}, files)
    mkdirSync(site.output)
    const { ino } = lstatSync(site.output)
    expect((await site.build({}, { files: mountedAt(site.output) })).ok).toBe(true)
    expect(treeOf(site.output)).toEqual(clean)
    expect(lstatSync(site.output).ino).toBe(ino)
  })

  test('two outputs of one site do not know of each other, also when one build is killed', async () => {
    const site = createSite({}, { ...files, ...OLD_CONTENT })
    const [one, two] = [path.join(site.root, 'one'), path.join(site.root, 'two')]
    await site.build({ output: one })
    await site.build({ output: two })
    writeAll(site, files)
    let isDead = false
    const doomed = watchedFiles(({ name, arguments: [, to] }) => {
      isDead ||= name === 'rename' && to === path.join(one, 'robots-extra.txt')
      if (isDead) throw new Error('killed in the middle of a publish')
    })
    await expect(site.build({ output: one }, { files: doomed })).rejects.toThrow('killed')
    const next = (output: string) => site.build({ output }, { isAlive: () => false })
    expect(codes((await next(two)).problems)).toEqual(['AS7006'])
    expect(treeOf(two)).toEqual(clean)
    expect(codes((await next(one)).problems)).toEqual(['AS7008'])
    expect(treeOf(one)).toEqual(clean)
  })
})

describe('a damaged cache', () => {
  let original: TestSite

  /** A site with a filled cache of its own. */
  function cached(): { site: TestSite; cache: string } {
    const site = copyOf(original)
    return { site, cache: path.join(site.root, '.agency-site/cache') }
  }

  beforeAll(async () => {
    original = siteAt(mkdtempSync(path.join(tmpdir(), 'agency-site-cached-')))
    writeAll(original, files)
    // With a clock that is ahead, the cached facts about pictures are trusted.
    const ahead = { now: () => Date.now() + 60_000 }
    expect((await original.build({ cache: path.join(original.root, '.agency-site/cache') }, ahead)).ok).toBe(
      true,
    )
  })
  afterAll(() => rmSync(original.root, { recursive: true }))

  const flip = (file: string, share: number) => {
    const bytes = readFileSync(file)
    const at = Math.floor(bytes.length * share)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(file, bytes)
  }

  test('the manifest, wherever a bit of it is flipped or it ends', async () => {
    const site = createSite({}, { ...files, ...OLD_CONTENT })
    await site.build()
    const manifest = manifestFile(placesOf(site.root, site.output))
    const random = seeded(7)
    const old = { ...files, ...OLD_CONTENT }
    const oldTree = await cleanTreeOf(old)
    for (let round = 0; round < (isLong() ? 30 : 6); round++) {
      if (round % 3 === 0) truncateSync(manifest, Math.floor(readFileSync(manifest).length * random()))
      else flip(manifest, random())
      const isNew = round % 2 === 0
      writeAll(site, isNew ? files : old)
      expect((await siteAt(site.root).build()).ok).toBe(true)
      expect(treeOf(site.output), `round ${round}`).toEqual(isNew ? clean : oldTree)
    }
  })

  test('removed in the middle of a build', async () => {
    const { site, cache } = cached()
    rmSync(site.output, { recursive: true })
    let isGone = false
    const removing = watchedFiles(({ name, arguments: [file] }) => {
      if (isGone || name !== 'write' || !String(file).includes('/staging/')) return
      isGone = true
      rmSync(cache, { recursive: true })
    })
    const { ok } = await site.build({ cache }, { files: removing })
    expect({ ok, isGone }).toEqual({ ok: true, isGone: true })
    expect(treeOf(site.output)).toEqual(clean)
  })

  test('that cannot be written, filled or not: the site is made without it', async () => {
    const { site, cache } = cached()
    rmSync(site.output, { recursive: true })
    rmSync(path.join(cache, 'pictures'), { recursive: true })
    const warm = await site.build({ cache }, { files: readOnlyBelow(cache, 'EACCES') })
    expect({ ok: warm.ok, codes: codes(warm.problems) }).toEqual({ ok: true, codes: ['AS5012'] })
    expect(treeOf(site.output)).toEqual(clean)
    rmSync(site.output, { recursive: true })
    const cold = path.join(site.root, 'cold')
    const { ok, problems } = await site.build({ cache: cold }, { files: readOnlyBelow(cold, 'EROFS') })
    expect({ ok, codes: codes(problems) }).toEqual({ ok: true, codes: ['AS5012'] })
    expect(treeOf(site.output)).toEqual(clean)
    expectTidy(site)
  })
})
