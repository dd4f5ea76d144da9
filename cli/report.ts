/** Prints problems, progress and summaries for people, CI and other programs. */
import path from 'node:path'
import pc from 'picocolors'
import { exitCodeOf } from '../core/diagnostics/codes.ts'
import type { Diagnostic, Problem } from '../core/diagnostics/diagnostic.ts'
import { formatGithub } from '../core/diagnostics/format-github.ts'
import { formatText } from '../core/diagnostics/format-text.ts'
import { toJson } from '../core/diagnostics/to-json.ts'
import type { GlobalOptions, Io } from './io.ts'

/** An error in a CRM export is repeated in every record, so a few examples of each code are enough. */
const SHOWN_PER_CODE = 5

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
export async function report(
  io: Io,
  options: GlobalOptions,
  { command, ok, problems, root, result, summary }: Report,
): Promise<number> {
  const diagnostics = await located(root, problems)
  const exitCode = ok ? 0 : exitCodeFor(problems)
  if (options.json) {
    const document = { schema: 1, command, ok, exitCode, ...result, diagnostics: diagnostics.map(toJson) }
    io.out.write(`${JSON.stringify(document, null, 2)}\n`)
    return exitCode
  }
  if (io.env['GITHUB_ACTIONS'] === 'true') writeAnnotations(io, diagnostics, { root, cwd: io.cwd })
  else writeProblems(io, diagnostics, options.all ?? false)
  const counts = countText(diagnostics)
  if (counts !== '') io.err.write(`${counts}\n`)
  if (!options.quiet && summary.length > 0) io.out.write(`${summary.join('\n')}\n`)
  return exitCode
}

/** The module that reads the source files is loaded only if there are problems. */
async function located(root: string, problems: readonly Problem[]): Promise<readonly Diagnostic[]> {
  if (problems.length === 0) return []
  const { locateIn } = await import('../core/build/locate-in.ts')
  return locateIn(root, problems)
}

/** The highest exit code of all errors: the lock precedes the environment, the usage and the content. */
function exitCodeFor(problems: readonly Problem[]): number {
  const codes = problems.filter(({ severity }) => severity === 'error').map(({ code }) => exitCodeOf(code))
  return codes.length === 0 ? 1 : codes.reduce((most, code) => (code > most ? code : most))
}

export function writeProblems(io: Io, diagnostics: readonly Diagnostic[], all: boolean): void {
  const colours = pc.createColors(io.err.hasColour)
  const paint = { error: colours.red, warning: colours.yellow, strong: colours.bold, dim: colours.dim }
  // Errors are printed last, because the end of the output stays visible.
  const sorted = [...diagnostics].sort(
    (left, right) => Number(left.severity === 'error') - Number(right.severity === 'error'),
  )
  const counts = new Map<string, number>()
  for (const diagnostic of sorted) {
    const count = (counts.get(diagnostic.code) ?? 0) + 1
    counts.set(diagnostic.code, count)
    if (all || count <= SHOWN_PER_CODE) io.err.write(`${formatText(diagnostic, paint)}\n\n`)
  }
  if (all) return
  for (const [code, count] of counts)
    if (count > SHOWN_PER_CODE) io.err.write(`${count - SHOWN_PER_CODE} more ${code}; --all shows them\n`)
}

/** GitHub reads workflow commands from stdout. */
function writeAnnotations(
  io: Io,
  diagnostics: readonly Diagnostic[],
  { root, cwd }: { root: string; cwd: string },
): void {
  const folder = path.relative(cwd, root)
  for (const diagnostic of diagnostics)
    io.out.write(`${formatGithub(diagnostic, folder === '' ? '' : `${folder}/`)}\n`)
}

export function countText(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): string {
  const count = (severity: Diagnostic['severity'], one: string, other: string) => {
    const number = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
    return number === 0 ? [] : [`${number} ${number === 1 ? one : other}`]
  }
  return [...count('error', 'error', 'errors'), ...count('warning', 'warning', 'warnings')].join(', ')
}
