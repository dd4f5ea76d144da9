/** The terminal output of `dev`: its addresses, the result of each change, and new problems. */
import { locateIn } from '../core/build/sources/locate-in.ts'
import type { Diagnostic, Problem } from '../core/diagnostics/diagnostic.ts'
import { toJson } from '../core/diagnostics/to-json.ts'
import type { Change } from '../core/dev/change-set.ts'
import type { DevStep } from '../core/dev/dev.ts'
import type { DevState } from '../core/dev/state.ts'
import { countOf } from '../core/diagnostics/words.ts'
import type { GlobalOptions, Io } from './io.ts'
import { writeProblems } from './problem-list.ts'
import { countText } from './report.ts'
import { causeText, POLLING } from './watching.ts'
import type { Cause } from './watching.ts'

export interface DevReport {
  warnOfNetwork(): void
  polling(): void
  ready(state: DevState, start: { readonly urls: readonly string[]; readonly milliseconds: number }): void
  /** The service stores submissions; the address `inbox` shows the mails. */
  service(inbox: string): void
  /** The watcher is ready: no later change is missed. */
  watching(): void
  /** A step without changes is reported only if it changed pages or problems. */
  step(told: { readonly changes: readonly Change[]; readonly cause: Cause }, step: DevStep): void
  /** A problem that appeared when a page was requested. */
  problem(found: Problem): void
}

const NETWORK = `warning: everyone who can reach this machine can see the site, its unpublished content and its file names`

export function createDevReport(io: Io, options: GlobalOptions, root: string): DevReport {
  const locate = (problems: readonly Problem[]) => locateIn(root, problems)
  const show = (problems: readonly Problem[], all = options.all ?? false) =>
    writeProblems(io, problems, { root, all })
  return {
    warnOfNetwork: () => io.err.write(`${NETWORK}\n`),
    polling: () => io.err.write(POLLING),
    ...(options.json ? jsonEvents(io, locate) : textEvents(io, show)),
  }
}

type Events = Omit<DevReport, 'warnOfNetwork' | 'polling'>
type Locate = (problems: readonly Problem[]) => readonly Diagnostic[]

/** One line of JSON for each event. */
function jsonEvents({ out }: Io, locate: Locate): Events {
  const reported = createReported()
  const diagnostics = (problems: readonly Problem[]) => locate(problems).map(toJson)
  const line = (event: string, more: object) =>
    out.write(`${JSON.stringify({ schema: 1, command: 'dev', event, ...more })}\n`)
  return {
    ready({ site, problems, isBroken }, { urls, milliseconds }) {
      reported.replace(problems)
      const pages = site?.plan.pages.length ?? 0
      line('ready', { ok: !isBroken, url: urls[0], pages, milliseconds, diagnostics: diagnostics(problems) })
    },
    service: (inbox) => line('service', { inbox }),
    watching: () => line('watching', {}),
    step({ changes }, { state, told: { open, changed, failures }, milliseconds }) {
      const problems = [...state.problems, ...failures]
      const fresh = reported.replace(problems)
      if (changes.length === 0 && fresh.length === 0 && changed === 0) return
      const more = { open, changed, milliseconds, diagnostics: diagnostics(problems) }
      line('changed', { ok: !state.isBroken, changes, ...more })
    },
    problem(found) {
      if (!reported.has(found)) line('problem', { diagnostics: diagnostics([found]) })
    },
  }
}

type Show = (problems: readonly Problem[], all?: boolean) => void

function textEvents(io: Io, show: Show): Events {
  const reported = createReported()
  const write = (text: string) => io.out.write(`${text}\n`)
  return {
    ready({ site, problems, isBroken }, { urls, milliseconds }) {
      show(reported.replace(problems))
      const counts = countText(problems)
      if (counts !== '') io.err.write(`${counts}\n`)
      const pages = site?.plan.pages.length ?? 0
      const shown = isBroken ? 'the problems' : countOf(pages, 'page')
      write(`${urls.join('  ')} shows ${shown}, ready in ${seconds(milliseconds)} (Ctrl+C stops it)`)
    },
    service: (inbox) => write(`submissions are stored in .agency-site/dev, and mails are shown at ${inbox}`),
    watching: () => undefined,
    step({ changes, cause }, { state, told, milliseconds }) {
      const problems = [...state.problems, ...told.failures]
      const wasFaulty = reported.count() > 0
      const fresh = reported.replace(problems)
      show(fresh)
      if (changes.length === 0 && fresh.length === 0 && told.changed === 0) return
      const mended = wasFaulty && problems.length === 0 ? 'all problems are fixed, ' : ''
      write(
        `${causeText(changes, cause)}: ${mended}${resultText(state, told)}, ${Math.round(milliseconds)} ms`,
      )
    },
    problem(found) {
      if (!reported.has(found)) show([found], true)
    },
  }
}

/** The problems of the last report, so that a problem that lasts is reported once. */
interface Reported {
  has(found: Problem): boolean
  count(): number
  /** Takes the problems of the next report, and returns those that are new. */
  replace(problems: readonly Problem[]): readonly Problem[]
}

function createReported(): Reported {
  let known: ReadonlySet<string> = new Set()
  return {
    has: (found) => known.has(identityOf(found)),
    count: () => known.size,
    replace(problems) {
      const fresh = problems.filter((found) => !known.has(identityOf(found)))
      known = new Set(problems.map(identityOf))
      return fresh
    },
  }
}

function resultText({ isBroken, problems }: DevState, { open, changed, failures }: DevStep['told']): string {
  if (isBroken) return `${countText(problems)}; the last good site is served`
  if (failures.length > 0) return `${failures.length} of ${countOf(open, 'open page')} cannot be rendered`
  if (open === 0) return 'no page is open'
  return `${changed} of ${countOf(open, 'open page')} rendered again`
}

function identityOf({ code, message, at }: Problem): string {
  return JSON.stringify([code, message, at[0]])
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
