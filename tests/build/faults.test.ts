/** Faults while the compiled command runs: kills, signals, two builds at once, few open files. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { journalFile } from '../../core/build/output/journal.ts'
import { placesOf } from '../../core/build/output/output.ts'
import { OLD_CONTENT, busyFiles, cleanTreeOf, copyOf, seeded, writeAll } from '../support/busy-site.ts'
import { shareTemplates } from '../support/shared-cache.ts'
import { withCache, preload, runCli, runCompiled, startCli } from '../support/cli.ts'
import { emptyFolder } from '../support/folder.ts'
import { isLong } from '../support/long.ts'
import { createSite, plot, siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'
import type { Tree } from '../support/tree.ts'

let files: SiteFiles
/** The result of a build into an empty folder. */
let clean: Tree

/** Built from an earlier state of the content. */
let outdated: TestSite

beforeAll(async () => {
  files = await busyFiles()
  clean = await cleanTreeOf(files)
  outdated = siteAt(mkdtempSync(path.join(tmpdir(), 'agency-site-outdated-')))
  writeAll(outdated, { ...files, ...OLD_CONTENT })
  shareTemplates(outdated.root)
  expect((await outdated.build()).ok).toBe(true)
  writeAll(outdated, files)
})
afterAll(() => rmSync(outdated.root, { recursive: true }))

/** Pictures are not encoded yet. With `old`, the output has an earlier state of the content. */
function prepared(old: boolean): TestSite {
  if (old) return copyOf(outdated)
  const site = createSite({}, files)
  shareTemplates(site.root)
  return site
}

/** Runs a build as a command does, with the processes of this machine. */
function buildHere(site: TestSite) {
  return site.build({}, { host: hostname(), isAlive })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function lockOf(site: TestSite): string {
  return path.join(site.root, '.agency-site/build.lock')
}

/** The temporary files of a running build. A cache may keep a file that was about to be renamed. */
function leftovers(site: TestSite): readonly string[] {
  const names = readdirSync(path.join(site.root, '.agency-site'), { recursive: true, encoding: 'utf8' })
  const ours = names.filter((name) => !/^(?:test-)?cache\//.test(name))
  return ours.filter((name) => /publishing|journal|\.next$|build\.lock|\.tmp$/.test(name))
}

/** The moment at which the process kills itself: before the nth change of a kind whose path matches. */
interface Moment {
  readonly kind: 'write' | 'rename' | 'remove'
  readonly path: RegExp
  readonly later: number
}

const staging = (later: number): Moment => ({ kind: 'write', path: /\/staging\//, later })
const atJournal = (later: number): Moment => ({ kind: 'rename', path: /journal\.json$/, later })
/** The lock is removed last. */
const LAST: Moment = { kind: 'remove', path: /build\.lock$/, later: 0 }

function killedAt({ kind, path: pattern, later }: Moment): readonly string[] {
  return preload(`
    let left = -1
    const watch = (from, operation, kind) => {
      const call = from[operation]
      from[operation] = (...all) => {
        const file = String(all[kind === 'rename' ? 1 : 0])
        if (left < 0 && kind === '${kind}' && ${pattern}.test(file)) left = ${later}
        else if (left > 0) left -= 1
        if (left === 0) process.kill(process.pid, 'SIGKILL')
        return call(...all)
      }
    }
    for (const name of ['writeFile', 'link', 'open']) watch(fs, name, 'write')
    for (const name of ['writeFileSync', 'mkdirSync']) watch(sync, name, 'write')
    watch(fs, 'rename', 'rename')
    watch(sync, 'renameSync', 'rename')
    watch(fs, 'rm', 'remove')
    for (const name of ['rmdirSync', 'unlinkSync']) watch(sync, name, 'remove')`)
}

/** A visitor never gets half a file, nor a page without its other files. */
function expectServable(site: TestSite, { old, moment }: { old: Tree; moment: string }): void {
  const left = treeOf(site.output)
  // An empty folder that exists for a moment is not visible to visitors.
  for (const [file, content] of Object.entries(left).filter(([name]) => !name.endsWith('/')))
    expect([old[file], clean[file]], `${moment}: ${file} is neither the old nor the new one`).toContain(
      content,
    )
  for (const page of Object.keys(left).filter((file) => file.endsWith('.html'))) {
    const assets = site.read(page).match(/(?<=["' ,])\/_a\/[^"' ,]+/g) ?? []
    const missing = assets.filter((address) => !site.exists(address.slice(1).replace(/#.*$/, '')))
    expect(missing, `${moment}: ${page} is shown without its files`).toEqual([])
  }
  // A page that both versions have exists at all times.
  const pages = Object.keys(old).filter((file) => file.endsWith('.html') && file in clean)
  expect(
    pages.filter((file) => !(file in left)),
    `${moment}: pages are gone`,
  ).toEqual([])
}

describe('kill -9', () => {
  const SEED = isLong() ? Date.now() % 1000 : 1
  const random = seeded(SEED)
  const between = (first: number, last: number) => first + Math.floor(random() * (last - first + 1))
  /** `npm run test:long` draws more moments. */
  const drawn = () =>
    Array.from({ length: isLong() ? 12 : 0 }, (_, index) =>
      index % 2 === 0 ? staging(between(0, 20)) : atJournal(between(0, 20)),
    )

  /**
   * One moment for each state that a killed process leaves: staging, before and after writing the journal,
   * renames, and the last removal. `publish.test.ts` stops before each operation inside its own process.
   */
  test.each<[string, boolean, readonly Moment[]]>([
    [
      'over an old site',
      true,
      [staging(between(0, 20)), atJournal(0), atJournal(1), atJournal(between(2, 6)), LAST, ...drawn()],
    ],
    ['into nothing', false, [atJournal(1), LAST, ...drawn()]],
  ])(
    '%s: what is served is whole, and the next build finishes it',
    { timeout: 300_000 },
    async (_name, isOld, moments) => {
      const beginning = prepared(isOld)
      const old = treeOf(beginning.output)
      const outcomes = new Set<string>()
      for (const at of moments) {
        const site = copyOf(beginning)
        const moment = `seed ${SEED}: killed ${at.later} changes after "${at.kind} ${at.path}"`
        const node = killedAt(at)
        const killed = await startCli(['build', '--root', site.root], { node }).ended
        expect(killed.signal, `${moment} ${killed.stderr}`).toBe('SIGKILL')

        const left = JSON.stringify(treeOf(site.output))
        const isUntouched = left === JSON.stringify(old)
        if (isOld) expectServable(site, { old, moment })
        else expect([JSON.stringify({}), JSON.stringify(clean)], moment).toContain(left)
        const isBound = existsSync(journalFile(placesOf(site.root, site.output)))
        expect(isUntouched || isBound || left === JSON.stringify(clean), moment).toBe(true)
        outcomes.add(isBound ? 'bound to finish' : isUntouched ? 'as it was' : 'finished')

        const { ok, problems } = await buildHere(site)
        expect(ok, moment).toBe(true)
        expect(['AS7006', 'AS7008']).toEqual(expect.arrayContaining(problems.map(({ code }) => code)))
        expect(treeOf(site.output), moment).toEqual(clean)
        expect(leftovers(site).filter((name) => !name.endsWith('.tmp'))).toEqual([])
      }
      const expected = isOld ? ['as it was', 'bound to finish', 'finished'] : ['bound to finish', 'finished']
      expect([...outcomes]).toEqual(expect.arrayContaining(expected))
    },
  )

  test('half-written files of a build that was killed are cleared away once they are old', async () => {
    const site = prepared(false)
    const orphan = path.join(site.root, '.agency-site/build.lock.4711.tmp')
    writeFileSync(orphan, '{"pi')
    await buildHere(site)
    expect(existsSync(orphan), 'may be in use by a build that is just starting').toBe(true)
    await site.build({}, { now: () => Date.now() + 7_200_000 })
    expect(existsSync(orphan)).toBe(false)
  })
})

interface Gate {
  readonly node: readonly string[]
  open(): void
}

/** The command prints "at the gate", and waits there until the gate is opened. */
function gated(code: (wait: string) => string): Gate {
  const file = path.join(emptyFolder(), 'open')
  const wait = `
    process.stderr.write('at the gate\\n')
    while (!existsSync('${file}')) await new Promise((resolve) => setTimeout(resolve, 10))`
  return { node: preload(code(wait)), open: () => writeFileSync(file, '') }
}

/** Stops before the lock is taken. */
function gateAtLock(): Gate {
  return gated(
    (wait) => `
    const link = fs.link
    fs.link = async (from, to) => {
      if (String(from).includes('build.lock')) {${wait}}
      return link(from, to)
    }`,
  )
}

/** Stops at the first read or yield after the nth move out of a matching folder. */
function gateAfter(nth: number, folder: string): Gate {
  return gated(
    (wait) => `
    let count = 0
    const { renameSync } = sync
    sync.renameSync = (from, to) => {
      if (String(from).includes('${folder}')) count += 1
      return renameSync(from, to)
    }
    let isPassed = false
    const watch = (from, name) => {
      const operation = from[name]
      from[name] = async (...all) => {
        if (!isPassed && count >= ${nth}) {
          isPassed = true
          ${wait}
        }
        return operation(...all)
      }
    }
    watch(fs, 'open')
    watch(timers, 'setImmediate')`,
  )
}

/** Stops between two batches of pages. */
function gateBetweenBatches(nth: number): Gate {
  return gated(
    (wait) => `
    const nextTurn = timers.setImmediate
    let count = 0
    timers.setImmediate = async () => {
      await nextTurn()
      if (!process.stderr.rendering || ++count !== ${nth}) return
      ${wait}
    }
    const write = process.stderr.write
    process.stderr.write = (text, ...rest) => {
      if (String(text).includes('rendering pages')) process.stderr.rendering = true
      return write.call(process.stderr, text, ...rest)
    }`,
  )
}

/** Stops in the middle of the renames of `prepared(true)`. */
const midPublish = () => gateAfter(1, '/staging/')

/** Removals fail from the signal on. */
const STUCK_CLEANING = `
const rm = fs.rm
let stuck = false
process.once('SIGINT', () => (stuck = true))
fs.rm = (...all) => (stuck ? new Promise(() => setInterval(() => {}, 1000)) : rm(...all))`

describe('signals', () => {
  interface Stopped {
    readonly moment: string
    readonly signal: 'SIGINT' | 'SIGTERM'
    readonly gate?: Gate
  }

  /** All pages are made again, so that there are several batches of them. */
  async function interrupted(site: TestSite, { moment, signal, gate }: Stopped) {
    const before = treeOf(site.output)
    const run = startCli(['build', '--root', site.root, '--force'], gate)
    await run.seen(moment)
    run.child.kill(signal)
    await run.seen('stopping: the output stays unchanged')
    const { code, stdout } = await run.ended
    expect(stdout).toBe('')
    expect(treeOf(site.output)).toEqual(before)
    expect(leftovers(site)).toEqual([])
    return code
  }

  async function expectNextBuild(site: TestSite) {
    const { ok, problems } = await buildHere(site)
    expect({ ok, problems }).toEqual({ ok: true, problems: [] })
    expect(treeOf(site.output)).toEqual(clean)
  }

  test.each([
    ['SIGINT', 130, 'rendering', () => gateBetweenBatches(1)],
    ['SIGTERM', 143, 'encoding', () => gateAfter(5, '/cache/pictures/')],
  ] as const)(
    '%s gives %i while %s; the output stays, and the next build works',
    async (signal, exit, _while, gate) => {
      const site = prepared(true)
      expect(await interrupted(site, { moment: 'at the gate', signal, gate: gate() })).toBe(exit)
      await expectNextBuild(site)
    },
  )

  test('SIGINT while the templates are bundled, which cannot be broken off, ends the command all the same', async () => {
    const site = prepared(true)
    rmSync(path.join(site.root, '.agency-site/cache'), { recursive: true })
    expect(await interrupted(site, { moment: 'preparing the templates', signal: 'SIGINT' })).toBe(130)
    await expectNextBuild(site)
  })

  test('while one build puts its files in place, another gives up, one that waits for the lock clears nothing away, and a signal ends the first after its last file', async () => {
    const site = prepared(true)
    const [publishing, locking] = [midPublish(), gateAtLock()]
    const first = startCli(['build', '--root', site.root], publishing)
    await first.seen('at the gate')
    const second = await runCli(['build', '--root', site.root])
    expect(second.code).toBe(4)
    expect(second.stderr).toContain('AS7005')
    expect(second.stderr).toContain(`process ${first.child.pid} on ${hostname()}`)

    const third = startCli(['build', '--root', site.root], locking)
    await third.seen('at the gate')
    third.child.kill('SIGINT')
    await third.seen('stopping')
    locking.open()
    expect((await third.ended).code).toBe(130)
    expect(leftovers(site)).toContain('build.lock')

    first.child.kill('SIGINT')
    await first.seen('stopping: the output is completed first')
    expect(treeOf(site.output)).not.toEqual(clean)
    publishing.open()
    expect((await first.ended).code).toBe(130)
    expect(treeOf(site.output)).toEqual(clean)
    expect(leftovers(site)).toEqual([])
  })

  test('a signal while an earlier publish is finished does not break that off', async () => {
    const site = prepared(true)
    const first = startCli(['build', '--root', site.root], midPublish())
    await first.seen('at the gate')
    first.child.kill('SIGKILL')
    await first.ended
    const gate = midPublish()
    const second = startCli(['build', '--root', site.root], gate)
    await second.seen('at the gate')
    second.child.kill('SIGTERM')
    await second.seen('stopping: the output is completed first')
    gate.open()
    expect((await second.ended).code).toBe(143)
    expect(treeOf(site.output)).toEqual(clean)
    expect(leftovers(site)).toEqual([])
  })

  test('a second signal ends the command at once, whatever it is waiting for', async () => {
    const site = prepared(true)
    const before = treeOf(site.output)
    const run = startCli(['build', '--root', site.root], { node: preload(STUCK_CLEANING) })
    await run.seen('encoding pictures')
    run.child.kill('SIGINT')
    await run.seen('press again to stop at once')
    run.child.kill('SIGINT')
    expect((await run.ended).code).toBe(130)
    expect(treeOf(site.output)).toEqual(before)
    // Cleaning up failed: the lock and the staged files remain, and the next build removes them.
    expect(leftovers(site)).toContain('build.lock')
    const { ok, problems } = await buildHere(site)
    expect({ ok, codes: problems.map(({ code }) => code) }).toEqual({ ok: true, codes: ['AS7006'] })
    expect(treeOf(site.output)).toEqual(clean)
  })
})

describe('the lock', () => {
  const own = { pid: process.pid, host: hostname(), since: '2026-05-04T03:02:01.000Z' }

  async function withLock(text: string) {
    const site = prepared(false)
    writeFileSync(lockOf(site), text)
    const ended = await runCli(['build', '--root', site.root])
    return { site, ...ended }
  }

  test('of a process that is gone is taken over, with a warning', async () => {
    const { pid } = spawnSync('true')
    const { site, code, stderr } = await withLock(JSON.stringify({ ...own, pid }))
    expect(code).toBe(0)
    expect(stderr).toContain('AS7006')
    expect(stderr).toContain(`process ${pid} ended without removing its build lock`)
    expect(existsSync(lockOf(site))).toBe(false)
    expect(treeOf(site.output)).toEqual(clean)
  })

  test('of a process whose number another one has now is taken over', async () => {
    const { code, stderr } = await withLock(
      JSON.stringify({ ...own, pid: process.ppid, began: 'before the machine was restarted 17' }),
    )
    expect(code).toBe(process.platform === 'linux' ? 0 : 4)
    expect(stderr).toContain(process.platform === 'linux' ? 'AS7006' : 'AS7005')
  })

  test('of another machine is respected, as nobody can look there', async () => {
    const { pid } = spawnSync('true')
    const text = JSON.stringify({ ...own, pid, host: 'another.example' })
    const { site, code, stderr } = await withLock(text)
    expect(code).toBe(4)
    expect(stderr).toContain(
      `process ${pid} on another.example has been building this site since 2026-05-04 03:02:01`,
    )
    expect(stderr).toContain(lockOf(site))
    expect(readFileSync(lockOf(site), 'utf8')).toBe(text)
    expect(existsSync(site.output)).toBe(false)
  })

  test.each([
    ['empty', ''],
    ['cut off', '{"pid":12,"ho'],
    ['of something else', '[1, 2]'],
    ['with a pid that would be all processes', JSON.stringify({ ...own, pid: -1 })],
  ])('that is %s was written by no build: it is taken over', async (_name, text) => {
    const site = prepared(true)
    writeFileSync(lockOf(site), text)
    const { ok, problems } = await buildHere(site)
    expect(ok).toBe(true)
    expect(problems.map(({ code }) => code)).toEqual(['AS7006'])
    expect(existsSync(lockOf(site))).toBe(false)
  })
})

/**
 * Applies from the first phase on, because Node.js itself opens more files at once while it loads modules.
 */
const FEW_FILES = `
  const write = process.stderr.write.bind(process.stderr)
  process.stderr.write = (text) => {
    if (text.startsWith('reading')) {
      const { status } = spawnSync('prlimit', ['--pid', String(process.pid), '--nofile=64:64'])
      if (status !== 0) throw new Error('the limit could not be set')
    }
    return write(text)
  }`

test('a process that may open 64 files builds a site of hundreds', async () => {
  const plots = Array.from({ length: 150 }, (_, index) => [
    `content/properties/${index + 1}.json`,
    index < 30 ? plot(index + 1) : '[]',
  ])
  const documents = Array.from({ length: 100 }, (_, index) => [
    `content/static/files/${index}.txt`,
    `file ${index}`,
  ])
  const site = createSite({
    ...Object.fromEntries([...plots, ...documents]),
    'content/properties/plots.json': '[]',
  })
  const { code, stderr } = await runCompiled(['build', '--root', site.root, ...withCache(site.root)], {
    node: preload(FEW_FILES),
  })
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.not.stringContaining('AS7') })
  expect(site.list().filter((file) => file.startsWith('files/'))).toHaveLength(100)
  expect(site.list().filter((file) => /^nl\/te-koop\/gent\/.*index\.html$/.test(file))).toHaveLength(30)
})
