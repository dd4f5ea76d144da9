/**
 * The oracle: after any edits, an incremental build gives what a clean build gives, byte for byte. A run begins with a site,
 * makes the edits of a seed one by one, and compares after each.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Outcome } from '../../core/build/build.ts'
import type { Ports } from '../../core/build/ports.ts'
import { cleanTreeOf, photo, withLedgerOf, writeAll } from '../support/busy-site.ts'
import { Killed, killedBefore } from '../support/fault-files.ts'
import { siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { changesBetween, treeOf } from '../support/tree.ts'
import type { Tree } from '../support/tree.ts'
import { diceOf } from './dice.ts'
import { applied, backTo, draw, stockOf } from './edits.ts'
import type { Edit } from './edits.ts'

/** An edit, and how the build after it runs. */
export interface Step extends Edit {
  readonly threads: 1 | 2 | 4
  /** A process is killed before this operation on files, and a new one builds what it left. */
  readonly killedBefore: number | null
  /** A new process knows only what the last one left on disk. */
  readonly isNewProcess: boolean
  /** A watcher tells what changed. */
  readonly isTold: boolean
  /** A clock that runs ahead lets files be trusted by their stamps. */
  readonly isAhead: boolean
  /** The days since the first build. */
  readonly days: number
}

export interface Failure {
  /** The site before all steps. */
  readonly files: SiteFiles
  readonly steps: readonly Step[]
  readonly difference: string
}

export interface Tally {
  edits: number
  refused: number
  /** Pages that were made again, and files of pages whose bytes differ. */
  made: number
  needed: number
  /** The edits after which more pages were made than are allowed. */
  readonly wasteful: Waste[]
}

interface Waste {
  readonly step: Step
  readonly rendered: number
  readonly needed: number
}

export function emptyTally(): Tally {
  return { edits: 0, refused: 0, made: 0, needed: 0, wasteful: [] }
}

/** Pages that may be made although their bytes do not change. */
const SPARE = 2
const SPARE_SHARE = 0.05

/** Given the site as it is, and whether the last edit was refused, the next step; null at the end. */
type Next = (content: SiteFiles, isRefused: boolean) => Step | null

/** A process is killed before one of so many operations on files. Some end before that. */
const OPERATIONS = 400

/** The steps of a seed. An edit that is refused is mostly taken back, as its author would. */
export async function stepsOf(files: SiteFiles, seed: number, count: number): Promise<Next> {
  const dice = diceOf(seed)
  const stock = stockOf(files, await Promise.all([3, 21, 22].map(photo)))
  const history: SiteFiles[] = []
  let accepted: SiteFiles = {}
  let days = 0
  return (content, isRefused) => {
    if (history.length === count) return null
    if (!isRefused) accepted = content
    const isMended = isRefused && dice.number(4) > 0
    const edit = isMended ? backTo(accepted, content) : draw({ dice, content, history, stock })
    history.push(content)
    days += dice.pick([0, 0, 0, 0, 1, 4])
    return {
      ...edit,
      threads: dice.pick([1, 1, 1, 1, 2, 4]),
      killedBefore: dice.number(12) === 0 ? 1 + dice.number(OPERATIONS) : null,
      isNewProcess: dice.number(3) === 0,
      isTold: dice.number(2) === 0,
      isAhead: dice.number(3) === 0,
      days,
    }
  }
}

const FIRST_DAY = Date.UTC(2026, 10, 20)
const DAY_MS = 86_400_000

function dayAfter(days: number): string {
  return new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10)
}

function replayed(steps: readonly Step[]): Next {
  const left = [...steps]
  return () => left.shift() ?? null
}

/** The first difference from a clean build, or null. */
export async function run(files: SiteFiles, next: Next, tally: Tally): Promise<Failure | null> {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-site-oracle-'))
  const steps: Step[] = []
  try {
    let site = siteAt(root)
    let content = files
    writeAll(site, content)
    const first = await site.build({ threads: 1, now: dayAfter(0) })
    // A site with errors refuses every edit, and then nothing is compared.
    if (!first.ok) throw new Error(`the site of the oracle has errors: ${messagesOf(first)}`)
    let tree = treeOf(site.output)
    let isRefused = false
    for (let step = next(content, false); step !== null; step = next(content, isRefused)) {
      steps.push(step)
      content = applied(content, step)
      writeAll(site, step.change)
      const today = dayAfter(step.days)
      if (step.isNewProcess) site = siteAt(root)
      if (await isKilled(site, step)) site = siteAt(root)
      const outcome = await buildAfter(site, step).catch((error: Error) => error)
      if (outcome instanceof Error) return { files, steps, difference: `the build threw ${outcome.stack}` }
      const built = { step, outcome, content, today, before: tree, tally }
      const { tree: after, difference } = await compare(site, built)
      if (difference !== null) return { files, steps, difference }
      tree = after
      isRefused = !outcome.ok
    }
    return null
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function buildAfter(site: TestSite, step: Step, ports: Partial<Ports> = {}): Promise<Outcome> {
  const now = step.isAhead ? { now: () => Date.now() + 60_000 } : {}
  const told = step.isTold ? Object.keys(step.change) : undefined
  const options = { threads: step.threads, now: dayAfter(step.days) }
  return site.build(options, { ...now, ...ports }, told)
}

/** Returns whether a build after the edit was killed before its end. */
async function isKilled(site: TestSite, step: Step): Promise<boolean> {
  if (step.killedBefore === null) return false
  const { files, survived } = killedBefore(step.killedBefore)
  await buildAfter(site, step, { files }).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error
  })
  // The process that the locks name lives on, as it is this one.
  for (const lock of ['build.lock', 'ledger.lock'])
    rmSync(path.join(site.root, '.agency-site', lock), { force: true })
  return !survived()
}

function messagesOf({ problems }: Outcome): string {
  const errors = problems.filter(({ severity }) => severity === 'error')
  return errors.map(({ message }) => message).join(', ')
}

interface Built {
  readonly step: Step
  readonly outcome: Outcome
  readonly content: SiteFiles
  readonly today: string
  /** The output before this build. */
  readonly before: Tree
  readonly tally: Tally
}

async function compare(
  site: TestSite,
  { step, outcome, content, today, before, tally }: Built,
): Promise<{ readonly tree: Tree; readonly difference: string | null }> {
  tally.edits++
  const tree = treeOf(site.output)
  const clean = await cleanTreeOf(
    content,
    withLedgerOf(site, () => ({ now: today })),
  ).catch((error: Error) => error.message)
  if (typeof clean === 'string') {
    tally.refused++
    if (outcome.ok) return { tree, difference: `a clean build is refused: ${clean}` }
    return { tree, difference: textOf(changesBetween(before, tree), 'the refused build changed') }
  }
  if (!outcome.ok) return { tree, difference: `a clean build is not refused: ${messagesOf(outcome)}` }
  const { added, changed } = changesBetween(before, tree)
  const rendered = outcome.report?.rendered ?? 0
  const needed = [...added, ...changed].filter((file) => file.endsWith('.html')).length
  tally.made += rendered
  tally.needed += needed
  if (rendered > needed * (1 + SPARE_SHARE) + SPARE) tally.wasteful.push({ step, rendered, needed })
  return { tree, difference: textOf(changesBetween(clean, tree), 'not as in a clean build:') }
}

function textOf(changes: ReturnType<typeof changesBetween>, title: string): string | null {
  const rows = Object.entries(changes).flatMap(([kind, files]) =>
    (files as readonly string[]).map((file) => `${kind} ${file}`),
  )
  return rows.length === 0 ? null : [title, ...rows.slice(0, 12)].join('\n')
}

/** The fewest steps that still fail: later halves first, then single steps. */
export async function shrunk(failure: Failure): Promise<Failure> {
  const tally = emptyTally()
  let best = failure
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = best.steps.length - 1 - size; at >= 0; at -= size) {
      const fewer = [...best.steps.slice(0, at), ...best.steps.slice(at + size)]
      const still = await run(failure.files, replayed(fewer), tally).catch(() => null)
      if (still) best = still
    }
  }
  return best
}
