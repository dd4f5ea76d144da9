/**
 * Publishing on values and real folders: the changed files, their order, and the state after a kill at any
 * moment.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { StageFailure } from '../../core/build/environment.ts'
import { journalFile, recover } from '../../core/build/output/journal.ts'
import { manifestOf, manifestParts } from '../../core/build/output/manifest.ts'
import { MARKER } from '../../core/system/paths.ts'
import { manifestFile, outputState, placesOf } from '../../core/build/output/output.ts'
import type { Places } from '../../core/build/output/output.ts'
import { publish } from '../../core/build/output/publish.ts'
import { createStage } from '../../core/build/output/stage.ts'
import { createFiles } from '../../core/system/files.ts'
import type { Files } from '../../core/system/files.ts'
import { hashOf } from '../../core/system/hash.ts'
import type { OutputPath } from '../../core/system/paths.ts'
import { Killed, killedBefore, mountedAt, watchedFiles } from '../support/fault-files.ts'
import { isLong } from '../support/long.ts'
import { changesBetween, stampsOf, treeOf } from '../support/tree.ts'
import type { Tree } from '../support/tree.ts'

const OLD = {
  '_a/site.aaaa.css': 'old style',
  '_a/kept.bbbb.js': 'script',
  'documents/plan.pdf': 'a file that becomes a folder',
  'documents/terms.pdf': 'terms',
  'fr/index.html': 'bienvenue',
  'index.html': 'languages',
  'nl/about/index.html': 'a folder that becomes a file',
  'nl/about/team/index.html': 'deeper in that folder',
  'nl/diep/in/mappen/index.html': 'alone in its folders',
  'nl/index.html': 'welkom',
  'nl/te-koop/gent/huis/1/index.html': 'huis 1',
  'nl/te-koop/gent/huis/2/index.html': 'huis 2',
  'robots.txt': 'robots',
  'sitemap.xml': 'old map',
}

const NEW = {
  '_a/site.cccc.css': 'new style',
  '_a/kept.bbbb.js': 'script',
  'documents/plan.pdf/index.html': 'in the folder that was a file',
  'documents/terms.pdf': 'new terms',
  'fr/index.html': 'bienvenue',
  'index.html': 'languages',
  'nl/about': 'the file that was a folder',
  'nl/index.html': 'welkom bij ons',
  'nl/te-koop/gent/huis/1/index.html': 'huis 1',
  'nl/te-koop/brugge/huis/3/index.html': 'huis 3',
  'robots.txt': 'robots',
  'sitemap.xml': 'new map',
}

interface Workplace {
  readonly root: string
  readonly places: Places
}

/** In memory if possible, because these tests make hundreds of sites. */
const DISK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

function createWorkplace(): Workplace {
  const root = mkdtempSync(path.join(DISK, 'agency-site-publish-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return { root, places: placesOf(root, path.join(root, 'output')) }
}

/** Stages and publishes a site as a build does. */
async function put(
  { places }: Workplace,
  content: Tree,
  files: Files = createFiles(),
  force = false,
): Promise<void> {
  await recover({ files, places })
  const state = await outputState(files, places, { replace: force })
  const stage = createStage({
    files,
    staging: places.staging,
    known: state.kind === 'known' ? state.intact : null,
  })
  for (const [name, text] of Object.entries(content)) {
    const [file, key] = [name as OutputPath, hashOf(text)]
    if (!stage.keep(file, key)) await stage.put(file, { key, content: text })
  }
  const { entries, staged } = stage.result()
  await publish({ files, places, state, manifest: manifestOf({ entries }), staged })
}

/** The result of a build into an empty folder. */
async function cleanTree(content: Tree): Promise<Tree> {
  const place = createWorkplace()
  await put(place, content)
  return treeOf(place.places.output)
}

async function siteWith(content: Tree): Promise<Workplace> {
  const place = createWorkplace()
  await put(place, content)
  return place
}

/** Expects problems, and an unchanged output. */
async function refusedBy(place: Workplace, work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = stampsOf(place.places.output)
  const failure = await work().then(
    () => null,
    (error: unknown) => error,
  )
  expect(stampsOf(place.places.output)).toEqual(before)
  if (!(failure instanceof StageFailure)) throw failure ?? new Error('nothing was refused')
  return failure.problems.map(({ code, message }) => `${code} ${message.split('"')[1]}`)
}

function expectTidy({ places }: Workplace): void {
  expect(existsSync(places.workshop), 'something was left on its way').toBe(false)
  expect(Object.keys(treeOf(places.work))).toEqual([path.relative(places.work, manifestFile(places))])
}

describe('publish', () => {
  test('a first publish gives the files, the mark, and nothing else', async () => {
    const place = await siteWith(OLD)
    const { [MARKER]: marker, ...others } = treeOf(place.places.output)
    expect(others).toEqual(OLD)
    expect(JSON.parse(marker ?? '')).toMatchObject({ generator: 'agency-site' })
    expectTidy(place)
  })

  test('the same site again touches no file', async () => {
    const place = await siteWith(OLD)
    const before = stampsOf(place.root)
    await put(place, OLD)
    expect(stampsOf(place.root)).toEqual(before)
  })

  test('of one changed page only that page and the mark are touched', async () => {
    const place = await siteWith(OLD)
    const before = stampsOf(place.places.output)
    await put(place, { ...OLD, 'nl/index.html': 'dag' })
    const { added, removed, changed } = changesBetween(before, stampsOf(place.places.output))
    expect({ added, removed, changed }).toEqual({
      added: [],
      removed: [],
      changed: [MARKER, 'nl/index.html'],
    })
  })

  test('a removed page goes with its empty folders, and no other folder does', async () => {
    const place = await siteWith(OLD)
    const { 'nl/te-koop/gent/huis/1/index.html': _, ...rest } = OLD
    await put(place, rest)
    expect(treeOf(place.places.output)).toEqual(await cleanTree(rest))
    expect(existsSync(path.join(place.places.output, 'nl/te-koop/gent/huis/1'))).toBe(false)
    const { 'nl/te-koop/gent/huis/2/index.html': __, ...less } = rest
    await put(place, less)
    expect(existsSync(path.join(place.places.output, 'nl/te-koop'))).toBe(false)
    expect(existsSync(path.join(place.places.output, 'nl/index.html'))).toBe(true)
  })

  test('every kind of change at once equals a clean publish', async () => {
    const place = await siteWith(OLD)
    await put(place, NEW)
    expect(treeOf(place.places.output)).toEqual(await cleanTree(NEW))
    await put(place, OLD)
    expect(treeOf(place.places.output)).toEqual(await cleanTree(OLD))
    expectTidy(place)
  })

  test('assets come first, then files, pages, sitemaps and the mark; pages go before assets, last of all', async () => {
    const place = await siteWith(OLD)
    const steps: string[] = []
    const output = (file: unknown) => path.relative(place.places.output, String(file))
    const files = watchedFiles(({ name, arguments: [first, second] }) => {
      if (name === 'rename' && String(second).startsWith(`${place.places.output}/`))
        steps.push(`+ ${output(second)}`)
      if (name === 'remove' && String(first).startsWith(`${place.places.output}/`))
        steps.push(`- ${output(first)}`)
    })
    await put(place, NEW, files)
    expect(steps).toEqual([
      '+ _a/site.cccc.css',
      '+ documents/terms.pdf',
      // An obstacle is removed directly before the file that needs its place.
      '- nl/about/index.html',
      '- nl/about/team/index.html',
      '+ nl/about',
      '- documents/plan.pdf',
      '+ documents/plan.pdf/index.html',
      '+ nl/index.html',
      '+ nl/te-koop/brugge/huis/3/index.html',
      '+ sitemap.xml',
      '+ .agency-site.json',
      '- nl/diep/in/mappen/index.html',
      '- nl/te-koop/gent/huis/2/index.html',
      '- _a/site.aaaa.css',
    ])
  })

  test('a name of other case replaces the old one first: on some disks they are one file', async () => {
    const place = await siteWith({ ...OLD, 'Logo.svg': 'logo', 'Plans/a.pdf': 'plan' })
    const steps: string[] = []
    const files = watchedFiles(({ name, arguments: [first] }) => {
      if (name === 'rename' || name === 'remove') steps.push(path.basename(String(first)))
    })
    await put(place, { ...OLD, 'logo.svg': 'logo', 'plans/a.pdf': 'plan' }, files)
    expect(steps.filter((name) => /logo\.svg/i.test(name))).toEqual(['Logo.svg', 'logo.svg'])
    expect(treeOf(place.places.output)).toEqual(
      await cleanTree({ ...OLD, 'logo.svg': 'logo', 'plans/a.pdf': 'plan' }),
    )
  })

  test('the same bytes made from other data touch no file, and are not made again', async () => {
    const place = await siteWith(OLD)
    const files = createFiles()
    const state = await outputState(files, place.places, { replace: false })
    if (state.kind !== 'known') throw new Error('the site should be known')
    const entries = [...state.manifest.files].map(
      ([file, entry]) => [file, { ...entry, key: hashOf('other') }] as const,
    )
    const before = stampsOf(place.places.output)
    await publish({ files, places: place.places, state, manifest: manifestOf({ entries }), staged: [] })
    expect(stampsOf(place.places.output)).toEqual(before)
    const after = await outputState(files, place.places, { replace: false })
    expect(after.kind === 'known' && after.manifest.files.get('nl/index.html' as OutputPath)?.key).toBe(
      hashOf('other'),
    )
  })
})

describe('what is not ours', () => {
  const PAGE = { ...OLD, 'nl/nieuw/index.html': 'nieuw' }

  const refused = (place: Workplace, content: Tree) => refusedBy(place, () => put(place, content))

  test('stays beside the site', async () => {
    const place = await siteWith(OLD)
    writeFileSync(path.join(place.places.output, 'CNAME'), 'mine')
    await put(place, NEW)
    expect(treeOf(place.places.output)).toEqual({ ...(await cleanTree(NEW)), CNAME: 'mine' })
  })

  test('is not overwritten by a page', async () => {
    const place = await siteWith(OLD)
    mkdirSync(path.join(place.places.output, 'nl/nieuw'))
    writeFileSync(path.join(place.places.output, 'nl/nieuw/index.html'), 'mine')
    expect(await refused(place, PAGE)).toEqual(['AS7007 nl/nieuw/index.html'])
  })

  test('is not removed for the folder of a page', async () => {
    const place = await siteWith(OLD)
    writeFileSync(path.join(place.places.output, 'nl/nieuw'), 'mine')
    expect(await refused(place, PAGE)).toEqual(['AS7007 nl/nieuw'])
  })

  test('is not removed with a folder that becomes a file', async () => {
    const place = await siteWith(OLD)
    writeFileSync(path.join(place.places.output, 'nl/about/team/notes.txt'), 'mine')
    expect(await refused(place, NEW)).toEqual(['AS7007 nl/about/team/notes.txt'])
  })

  test('is not written to or removed through a link', async () => {
    const place = await siteWith(OLD)
    const elsewhere = path.join(place.root, 'elsewhere')
    mkdirSync(elsewhere)
    rmSync(path.join(place.places.output, 'nl'), { recursive: true })
    symlinkSync(elsewhere, path.join(place.places.output, 'nl'))
    expect(await refused(place, PAGE)).toEqual(['AS7007 nl'])
    expect(treeOf(elsewhere)).toEqual({})
  })

  test('a folder that somebody put in the place of a page is not removed with the page', async () => {
    const place = await siteWith(OLD)
    const page = path.join(place.places.output, 'nl/te-koop/gent/huis/2/index.html')
    rmSync(page)
    mkdirSync(page)
    writeFileSync(path.join(page, 'notes.txt'), 'mine')
    await put(place, NEW)
    expect(treeOf(place.places.output)['nl/te-koop/gent/huis/2/index.html/notes.txt']).toBe('mine')
  })

  test('a manifest that names files outside of the output is not believed', async () => {
    const place = await siteWith(OLD)
    const victim = path.join(place.root, 'victim.txt')
    writeFileSync(victim, 'mine')
    const entry = { key: hashOf(''), hash: hashOf('mine'), bytes: 4 }
    const hostile = manifestOf({ entries: [['../victim.txt' as OutputPath, entry]] })
    writeFileSync(manifestFile(place.places), [...manifestParts(hostile)].join(''))
    writeFileSync(
      path.join(place.places.output, MARKER),
      JSON.stringify({ generator: 'agency-site', build: hostile.id }),
    )
    await put(place, NEW)
    expect(existsSync(victim)).toBe(true)
    expect(treeOf(place.places.output)).toEqual(await cleanTree(NEW))
  })

  test('a journal that names files outside of the output is not carried out', async () => {
    const place = await siteWith(OLD)
    const victim = path.join(place.root, 'victim.txt')
    writeFileSync(victim, 'mine')
    mkdirSync(place.places.workshop)
    const journal = { version: 2, renames: [], removals: ['../victim.txt'], whole: false, replaces: 'any' }
    writeFileSync(journalFile(place.places), JSON.stringify(journal))
    await put(place, NEW)
    expect(existsSync(victim)).toBe(true)
    expect(treeOf(place.places.output)).toEqual(await cleanTree(NEW))
  })
})

describe('what comes into the output while a build is on its way', () => {
  const fill = ({ places }: Workplace, file: string) => {
    mkdirSync(path.join(places.output, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(places.output, file), 'mine')
  }

  /**
   * Runs `act` directly before the journal is written. Then the build continues, or is killed directly after
   * it.
   */
  function atJournal(act: () => void, isKilled = false): Files {
    let isWritten = false
    return watchedFiles(({ name, arguments: [file] }) => {
      if (isWritten && isKilled) throw new Killed('right after the journal')
      if (name !== 'writeAtomic' || !String(file).endsWith('journal.json')) return
      isWritten = true
      act()
    })
  }

  async function killedAtJournal(place: Workplace, content: Tree, force = false): Promise<void> {
    const files = atJournal(() => undefined, true)
    await expectKilled(put(place, content, files, force), () => false)
  }

  test('an empty folder that somebody fills is not replaced, and the next build says so', async () => {
    const place = createWorkplace()
    const files = atJournal(() => fill(place, 'notes.txt'))
    await expect(put(place, OLD, files)).rejects.toThrow(StageFailure)
    expect(treeOf(place.places.output)).toEqual({ 'notes.txt': 'mine' })
    expect(existsSync(journalFile(place.places))).toBe(false)
    expect(await refusedBy(place, () => put(place, OLD))).toEqual([`AS7001 ${place.places.output}`])
  })

  test('nor is it after a kill; once it is empty again, the publish is finished', async () => {
    const place = createWorkplace()
    await killedAtJournal(place, OLD)
    fill(place, 'notes.txt')
    expect(await refusedBy(place, () => put(place, OLD))).toEqual([`AS7001 ${place.places.output}`])
    rmSync(path.join(place.places.output, 'notes.txt'))
    await put(place, OLD)
    expect(treeOf(place.places.output)).toEqual(await cleanTree(OLD))
    expectTidy(place)
  })

  test('another folder in the place of the site is not replaced after a kill', async () => {
    const place = await siteWith(OLD)
    rmSync(manifestFile(place.places))
    await killedAtJournal(place, NEW)
    rmSync(place.places.output, { recursive: true })
    fill(place, 'notes.txt')
    expect(await refusedBy(place, () => put(place, NEW))).toEqual([`AS7001 ${place.places.output}`])
  })

  test.each(['.git/config', '.git'])(
    'a repository (%s) is never replaced, not even by force',
    async (file) => {
      const place = await siteWith(OLD)
      fill(place, file)
      await put(place, NEW)
      expect(treeOf(place.places.output)).toEqual({ ...(await cleanTree(NEW)), [file]: 'mine' })
      // The state of a fresh clone of the published site.
      rmSync(manifestFile(place.places))
      for (const force of [false, true]) {
        const work = () => put(place, OLD, createFiles(), force)
        expect(await refusedBy(place, work)).toEqual(['AS7007 .git'])
      }
    },
  )

  test('a repository that comes between a kill and the next build is not replaced', async () => {
    const place = createWorkplace()
    fill(place, STYLE_SHEET)
    await killedAtJournal(place, OLD, true)
    fill(place, '.git/config')
    expect(await refusedBy(place, () => put(place, OLD))).toEqual(['AS7007 .git'])
  })

  test('a file that comes after a kill is not overwritten by the rest of the publish', async () => {
    const place = await siteWith(OLD)
    await killedAtJournal(place, NEW)
    fill(place, 'nl/te-koop/brugge/huis/3/index.html')
    expect(await refusedBy(place, () => put(place, NEW))).toEqual([
      'AS7007 nl/te-koop/brugge/huis/3/index.html',
    ])
    rmSync(path.join(place.places.output, 'nl/te-koop/brugge/huis/3/index.html'))
    await put(place, NEW)
    expect(treeOf(place.places.output)).toEqual(await cleanTree(NEW))
  })

  test('nor is one on a mount that was empty', async () => {
    const place = createWorkplace()
    mkdirSync(place.places.output)
    let renames = 0
    const mount = mountedAt(place.places.output)
    const files = watchedFiles(({ name }) => {
      if (name === 'rename' && ++renames > 5) throw new Killed('after some renames')
    }, mount)
    await expectKilled(put(place, OLD, files), () => false)
    fill(place, 'robots.txt')
    expect(await refusedBy(place, () => put(place, OLD, mount))).toEqual(['AS7007 robots.txt'])
    rmSync(path.join(place.places.output, 'robots.txt'))
    await put(place, OLD, mount)
    expect(treeOf(place.places.output)).toEqual(await cleanTree(OLD))
    expectTidy(place)
  })

  test('on two disks, a file that is there already but not gone from staging is no obstacle', async () => {
    const place = await siteWith(OLD)
    await killedAtJournal(place, NEW)
    const file = 'nl/te-koop/brugge/huis/3/index.html'
    fill(place, file)
    writeFileSync(path.join(place.places.output, file), NEW[file])
    await put(place, NEW)
    expect(treeOf(place.places.output)).toEqual(await cleanTree(NEW))
  })

  test.each([false, true])(
    'an output that is made again between the two renames of an exchange is named by its folder (--replace-output: %s)',
    async (force) => {
      const place = createWorkplace()
      fill(place, STYLE_SHEET)
      if (!force) rmSync(path.join(place.places.output, STYLE_SHEET))
      if (!force) rmSync(path.join(place.places.output, '_a'), { recursive: true })
      const files = watchedFiles(({ name, arguments: [from] }) => {
        if (name === 'rename' && from === place.places.staging) throw new Killed('between the two renames')
      })
      await expectKilled(put(place, OLD, files, force), () => false)
      fill(place, '.gitkeep')
      expect(await refusedBy(place, () => put(place, OLD))).toEqual([`AS7001 ${place.places.output}`])
      rmSync(path.join(place.places.output, '.gitkeep'))
      await put(place, OLD)
      expect(treeOf(place.places.output)).toEqual(await cleanTree(OLD))
      expectTidy(place)
    },
  )
})

test.each(['../escaped.html', '/etc/passwd', 'nl/../../escaped.html', 'nl\\..\\..\\escaped.html', ''])(
  'a file that would be staged outside of the output is a bug: "%s"',
  async (file) => {
    const { root, places } = createWorkplace()
    const stage = createStage({ files: createFiles(), staging: places.staging, known: null })
    const made = { key: hashOf(''), content: 'bad' }
    await expect(stage.put(file as OutputPath, made)).rejects.toThrow('outside of the output')
    expect(treeOf(root)).toEqual({})
  },
)

describe('a long text that is written in parts', () => {
  const file = 'sitemap.xml' as OutputPath
  const PARTS = ['<urlset>\n', '<url>Café €</url>\n', '</urlset>\n']
  const stageIn = ({ places }: Workplace, text: string | null) => {
    const hash = hashOf(text ?? '')
    const entries = [[file, { key: hashOf('other'), hash, bytes: 1 }] as const]
    const known = text === null ? null : manifestOf({ entries })
    return createStage({ files: createFiles(), staging: places.staging, known })
  }

  test('is the same as the whole', async () => {
    const place = createWorkplace()
    const stage = stageIn(place, null)
    await stage.putParts(file, { parts: PARTS })
    const text = PARTS.join('')
    const hash = hashOf(text)
    expect(stage.result()).toEqual({
      entries: new Map([[file, { key: hash, hash, bytes: Buffer.byteLength(text), inputs: undefined }]]),
      staged: [file],
    })
    expect(treeOf(place.places.staging)).toEqual({ [file]: Buffer.from(text).toString('latin1') })
  })

  test('is not staged where the output holds it, whatever it was made of', async () => {
    const place = createWorkplace()
    const stage = stageIn(place, PARTS.join(''))
    await stage.putParts(file, { inputs: hashOf('reads'), parts: PARTS })
    expect(stage.result()).toMatchObject({ staged: [] })
    expect(stage.result().entries.get(file)?.inputs).toBe(hashOf('reads'))
    expect(treeOf(place.places.staging)).toEqual({})
  })
})

describe('files that went astray', () => {
  test('a page that was removed, cut off or emptied by hand comes back with the next build', async () => {
    const place = await siteWith(OLD)
    rmSync(path.join(place.places.output, 'nl/index.html'))
    rmSync(path.join(place.places.output, 'nl/te-koop'), { recursive: true })
    writeFileSync(path.join(place.places.output, 'robots.txt'), '')
    writeFileSync(path.join(place.places.output, 'sitemap.xml'), OLD['sitemap.xml'].slice(0, 3))
    await put(place, OLD)
    expect(treeOf(place.places.output)).toEqual(await cleanTree(OLD))
  })
})

/** A file that identifies a site without its mark. */
const STYLE_SHEET = '_a/site.0123456789.css'

/** The initial states of a publish, each created again for every moment of the kill. */
const BEGINNINGS: Readonly<Record<string, { before: (place: Workplace) => Promise<void>; force?: boolean }>> =
  {
    'file by file': { before: (place) => put(place, OLD) },
    'into nothing': { before: () => Promise.resolve() },
    'as a whole, as the manifest is gone': {
      async before(place) {
        await put(place, OLD)
        rmSync(manifestFile(place.places))
      },
    },
    'as a whole, over a site without its mark': {
      force: true,
      before({ places }) {
        mkdirSync(path.join(places.output, '_a'), { recursive: true })
        writeFileSync(path.join(places.output, STYLE_SHEET), 'p {}')
        return Promise.resolve()
      },
    },
  }

async function expectKilled(work: Promise<unknown>, survived: () => boolean): Promise<void> {
  const error = await work.then(
    () => null,
    (failure: unknown) => failure,
  )
  if (survived() ? error !== null : !(error instanceof Killed))
    throw error ?? new Error('a kill was survived')
}

/** Every second operation, or each one in `npm run test:long`. */
const STEP = isLong() ? 1 : 2

const anyFolder = () => createFiles()
const aMount = ({ places }: Workplace) => mountedAt(places.output)

test.each([
  ['file by file', 'in a folder', anyFolder],
  ['into nothing', 'in a folder', anyFolder],
  ['as a whole, as the manifest is gone', 'in a folder', anyFolder],
  ['as a whole, as the manifest is gone', 'on a mount', aMount],
  ['as a whole, over a site without its mark', 'in a folder', anyFolder],
  ['as a whole, over a site without its mark', 'on a mount', aMount],
])('killed before any operation: %s, %s', async (name, _where, filesFor) => {
  const { before, force = false } = BEGINNINGS[name] ?? { before: () => Promise.reject(new Error(name)) }
  const after = await cleanTree(NEW)
  let outcomes = ''
  for (let count = 1, isDone = false; !isDone; count += STEP) {
    const place = createWorkplace()
    await before(place)
    const old = treeOf(place.places.output)
    const files = filesFor(place)
    const doomed = killedBefore(count, files)
    await expectKilled(put(place, NEW, doomed.files, force), doomed.survived)
    isDone = doomed.survived()

    const left = treeOf(place.places.output)
    await recover({ files, places: place.places })
    const recovered = treeOf(place.places.output)
    const isOld = JSON.stringify(recovered) === JSON.stringify(old)
    if (!isOld) expect(recovered, `killed before operation ${count}`).toEqual(after)
    if (isOld) expect(left, `killed before operation ${count}`).toEqual(old)
    outcomes += isOld ? 'o' : 'n'

    await put(place, NEW, files, force)
    expect(treeOf(place.places.output), `killed before operation ${count}, next build`).toEqual(after)
    expectTidy(place)
  }
  // One operation is decisive: before it the old site stays, and after it the new site is completed.
  expect(outcomes).toMatch(isLong() ? /^o{15,}n{5,}$/ : /^o{7,}n{2,}$/)
})

test('a build that is killed while it finishes another one is finished by the third', async () => {
  const after = await cleanTree(NEW)
  const beginnings = Object.values(BEGINNINGS)
  for (const [index, { before, force = false }] of beginnings.entries()) {
    // The last kill of the first build that leaves a complete journal without any rename: directly after it
    // was written.
    for (let second = 1, isDone = false; !isDone; second++) {
      const place = createWorkplace()
      await before(place)
      let isWritten = false
      const files = watchedFiles(({ name }) => {
        if (isWritten) throw new Killed('right after the journal')
        isWritten = name === 'writeAtomic'
      })
      await expectKilled(put(place, NEW, files, force), () => false)
      const doomed = killedBefore(second)
      await expectKilled(recover({ files: doomed.files, places: place.places }), doomed.survived)
      isDone = doomed.survived()
      await recover({ files: createFiles(), places: place.places })
      expect(treeOf(place.places.output), `beginning ${index}, second kill at ${second}`).toEqual(after)
    }
  }
})

describe('recover', () => {
  async function begun(): Promise<Workplace> {
    const place = await siteWith(OLD)
    let renames = 0
    const files = watchedFiles(({ name }) => {
      if (name === 'rename' && ++renames > 4) throw new Killed('after four renames')
    })
    await expectKilled(put(place, NEW, files), () => false)
    expect(treeOf(place.places.output)).not.toEqual(await cleanTree(OLD))
    return place
  }

  test('says that it finished an earlier build', async () => {
    const { places } = await begun()
    const files = createFiles()
    expect((await recover({ files, places })).map(({ code }) => code)).toEqual(['AS7008'])
    expect(await recover({ files, places })).toEqual([])
  })

  test.each([
    ['cut off', '{"version":1,"renames":[{"file":"nl/ind'],
    ['empty', ''],
    ['of another version', '{"version":0,"renames":[],"removals":[],"whole":false}'],
    ['of another shape', '{"version":1}'],
    ['no object', 'null'],
  ])(
    'a journal that is %s: nothing is taken for known, and the next build replaces all',
    async (_kind, text) => {
      const place = await begun()
      writeFileSync(journalFile(place.places), text)
      await put(place, OLD)
      expect(treeOf(place.places.output)).toEqual(await cleanTree(OLD))
      expectTidy(place)
    },
  )

  test('staged files that were cleared away by hand are made again', async () => {
    const place = await begun()
    rmSync(place.places.staging, { recursive: true })
    await put(place, NEW)
    expect(treeOf(place.places.output)).toEqual(await cleanTree(NEW))
    expectTidy(place)
  })

  test('the last good site comes back when the new one and the journal were cleared away', async () => {
    const place = await siteWith(OLD)
    rmSync(manifestFile(place.places))
    const files = watchedFiles(({ name, arguments: [from] }) => {
      if (name === 'rename' && from === place.places.staging) throw new Killed('between the two renames')
    })
    await expectKilled(put(place, NEW, files), () => false)
    expect(existsSync(place.places.output)).toBe(false)
    rmSync(place.places.staging, { recursive: true })
    rmSync(journalFile(place.places))
    await recover({ files: createFiles(), places: place.places })
    expect(treeOf(place.places.output)).toEqual(await cleanTree(OLD))
  })
})
