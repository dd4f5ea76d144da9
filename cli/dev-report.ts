/** The terminal output of `dev`: its addresses, the result of each change, and new problems. */
import { locateIn } from '../core/build/locate-in.ts'
import type { Problem } from '../core/diagnostics/diagnostic.ts'
import { toJson } from '../core/diagnostics/to-json.ts'
import type { Change } from '../core/dev/change-set.ts'
import type { DevStep } from '../core/dev/dev.ts'
import type { DevState } from '../core/dev/state.ts'
import type { GlobalOptions, Io } from './io.ts'
import { countText, writeProblems } from './report.ts'
import { changesText, POLLING } from './watching.ts'

export interface DevReport {
  warnOfNetwork(): void
  polling(): void
  ready(state: DevState, start: { readonly urls: readonly string[]; readonly milliseconds: number }): void
  /** The service stores submissions; the address `inbox` shows the mails. */
  service(inbox: string): void
  /** The watcher is ready: no later change is missed. */
  watching(): void
  /** A step without changes is reported only if it changed pages or problems. */
  step(changes: readonly Change[], step: DevStep): void
  /** A problem that appeared when a page was requested. */
  problem(found: Problem): void
}

const NETWORK = `warning: everyone who can reach this machine can see the site, its unpublished content and its file names`

export function createDevReport(io: Io, options: GlobalOptions, root: string): DevReport {
  let known: ReadonlySet<string> = new Set()
  const line = (event: string, more: object) =>
    io.out.write(`${JSON.stringify({ schema: 1, command: 'dev', event, ...more })}\n`)
  /** Prints the problems that are new, and returns their number. */
  const show = (problems: readonly Problem[]) => {
    const fresh = problems.filter((found) => !known.has(identityOf(found)))
    known = new Set(problems.map(identityOf))
    if (!options.json) writeProblems(io, locateIn(root, fresh), options.all ?? false)
    return fresh.length
  }
  const diagnostics = (problems: readonly Problem[]) => locateIn(root, problems).map(toJson)
  return {
    warnOfNetwork: () => io.err.write(`${NETWORK}\n`),
    polling: () => io.err.write(POLLING),
    ready(state, { urls, milliseconds }) {
      const pages = state.site?.plan.pages.length ?? 0
      const { problems } = state
      show(problems)
      if (options.json)
        return line('ready', {
          ok: !state.isBroken,
          url: urls[0],
          pages,
          milliseconds,
          diagnostics: diagnostics(problems),
        })
      const counts = countText(problems)
      if (counts !== '') io.err.write(`${counts}\n`)
      const what = state.isBroken ? 'the problems' : `${pages.toLocaleString('en')} pages`
      io.out.write(`${urls.join('  ')} shows ${what}, ready in ${seconds(milliseconds)} (Ctrl+C stops it)\n`)
    },
    service(inbox) {
      if (options.json) line('service', { inbox })
      else io.out.write(`submissions are stored in .agency-site/dev, and mails are shown at ${inbox}\n`)
    },
    watching() {
      if (options.json) line('watching', {})
    },
    step(changes, { state, told, milliseconds }) {
      const { open, changed, failures } = told
      const problems = [...state.problems, ...failures]
      const before = known.size
      const fresh = show(problems)
      if (changes.length === 0 && fresh === 0 && changed === 0) return
      if (options.json) {
        const more = { open, changed, milliseconds, diagnostics: diagnostics(problems) }
        return line('changed', { ok: !state.isBroken, changes, ...more })
      }
      const what = changes.length === 0 ? 'found at the start' : changesText(changes)
      const mended = before > 0 && problems.length === 0 ? 'all problems are fixed, ' : ''
      io.out.write(`${what}: ${mended}${resultText(state, told)}, ${Math.round(milliseconds)} ms\n`)
    },
    problem(found) {
      if (known.has(identityOf(found))) return
      if (options.json) return line('problem', { diagnostics: diagnostics([found]) })
      writeProblems(io, locateIn(root, [found]), true)
    },
  }
}

function resultText({ isBroken, problems }: DevState, { open, changed, failures }: DevStep['told']): string {
  if (isBroken) return `${countText(problems)}; the last good site is served`
  if (failures.length > 0) return `${failures.length} of ${open} open pages cannot be rendered`
  if (open === 0) return 'no page is open'
  return `${changed} of ${open} open ${open === 1 ? 'page' : 'pages'} rendered again`
}

function identityOf({ code, message, at }: Problem): string {
  return JSON.stringify([code, message, at[0]])
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
