/** Prints problems, progress and summaries for people, CI and other programs. */
import { exitCodeOf } from '../core/diagnostics/codes.ts'
import type { Diagnostic, Problem, Severity } from '../core/diagnostics/diagnostic.ts'
import { distinct } from '../core/diagnostics/distinct.ts'
import { toJson } from '../core/diagnostics/to-json.ts'
import { countOf } from '../core/diagnostics/words.ts'
import type { GlobalOptions, Io } from './io.ts'
import { writeStepSummary } from './step-summary.ts'
import { wrapped } from './wrapped.ts'

/** Characters of the JSON document that are written at once. */
const PART = 65_536

interface Report {
  readonly command: string
  readonly ok: boolean
  readonly problems: readonly Problem[]
  readonly root: string
  /** The fields of the JSON document besides the problems. */
  readonly result: object
  /** The last lines of the output for people. */
  readonly summary: readonly string[]
}

/** Writes the report and returns the exit code. */
export async function report(io: Io, options: GlobalOptions, found: Report): Promise<number> {
  const { ok, root, summary } = found
  const problems = distinct(found.problems)
  const exitCode = ok ? 0 : exitCodeFor(problems)
  writeStepSummary(io, found)
  if (options.json) {
    await writeDocument(io, found, exitCode)
    return exitCode
  }
  if (problems.length > 0) {
    // The modules that read the source files are loaded only if there are problems.
    const { writeAnnotations, writeProblems } = await import('./problem-list.ts')
    const write = io.env['GITHUB_ACTIONS'] === 'true' ? writeAnnotations : writeProblems
    write(io, problems, { root, all: options.all ?? false })
    io.err.write(`${countText(problems)}\n`)
  }
  if (!options.quiet && summary.length > 0)
    io.out.write(`${summary.map((row) => wrapped(row, io.out)).join('\n')}\n`)
  return exitCode
}

/** The highest exit code of all errors: the lock precedes the environment, the usage and the content. */
function exitCodeFor(problems: readonly Problem[]): number {
  const codes = problems.filter(({ severity }) => severity === 'error').map(({ code }) => exitCodeOf(code))
  return codes.length === 0 ? 1 : codes.reduce((most, code) => (code > most ? code : most))
}

async function located(root: string, problems: readonly Problem[]): Promise<Iterable<Diagnostic>> {
  if (problems.length === 0) return []
  const { locatorIn } = await import('../core/build/sources/locate-in.ts')
  return locatorIn(root)(problems)
}

/** One JSON document, in parts, because a stock can have a problem in every record. */
async function writeDocument(io: Io, found: Report, exitCode: number): Promise<void> {
  const { command, ok, problems, root, result } = found
  const head = JSON.stringify({ schema: 1, command, ok, exitCode, ...result, diagnostics: [] }, null, 2)
  const [start = '', end = ''] = [head.slice(0, head.lastIndexOf(']')), head.slice(head.lastIndexOf(']'))]
  let part = start
  let separator = '\n    '
  for (const diagnostic of await located(root, problems)) {
    part += separator + JSON.stringify(toJson(diagnostic), null, 2).replaceAll('\n', '\n    ')
    separator = ',\n    '
    if (part.length < PART) continue
    io.out.write(part)
    part = ''
  }
  io.out.write(`${part}${problems.length > 0 ? '\n  ' : ''}${end}\n`)
}

export function countText(problems: readonly Pick<Problem, 'severity'>[]): string {
  const count = (severity: Severity) => {
    const number = problems.filter((problem) => problem.severity === severity).length
    return number === 0 ? [] : [countOf(number, severity)]
  }
  return [...count('error'), ...count('warning')].join(', ')
}
