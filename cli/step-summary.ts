/** The summary of a step of GitHub Actions: Markdown in the file that the runner names in GITHUB_STEP_SUMMARY. */
import { appendFileSync } from 'node:fs'
import type { Problem } from '../core/diagnostics/diagnostic.ts'
import type { Io } from './io.ts'

/** Codes in the table, those with the most problems first. */
const SHOWN = 20

interface StepResult {
  readonly command: string
  readonly ok: boolean
  readonly problems: readonly Problem[]
  readonly summary: readonly string[]
}

/** A runner that refuses the file keeps the annotations and the log. */
export function writeStepSummary({ env }: Pick<Io, 'env'>, result: StepResult): void {
  const file = env['GITHUB_STEP_SUMMARY']
  if (env['GITHUB_ACTIONS'] !== 'true' || file === undefined || file === '') return
  try {
    appendFileSync(file, summaryText(result))
  } catch {
    return
  }
}

function summaryText({ command, ok, problems, summary }: StepResult): string {
  const lines = summary.map((line) => `- ${escaped(line)}`)
  const rows = codesOf(problems).map(
    ([code, { severity, count, message }]) => `| ${code} | ${severity} | ${count} | ${escaped(message)} |`,
  )
  const table =
    rows.length === 0
      ? []
      : [
          '',
          '| code | severity | problems | for example |',
          '| --- | --- | ---: | --- |',
          ...rows.slice(0, SHOWN),
        ]
  const more = rows.length > SHOWN ? ['', `${rows.length - SHOWN} more codes are in the log.`] : []
  const title = `### agency-site ${command}: ${ok ? 'done' : 'failed'}`
  return `${[title, '', ...lines, ...table, ...more].join('\n')}\n\n`
}

interface CodeCount {
  readonly severity: string
  readonly message: string
  readonly count: number
}

function codesOf(problems: readonly Problem[]): readonly (readonly [string, CodeCount])[] {
  const counts = new Map<string, CodeCount>()
  for (const { code, severity, message } of problems) {
    const known = counts.get(code)
    counts.set(code, { severity, message: known?.message ?? message, count: (known?.count ?? 0) + 1 })
  }
  const rank = ({ severity, count }: CodeCount) => (severity === 'error' ? 1e9 : 0) + count
  return [...counts].sort(([, one], [, other]) => rank(other) - rank(one))
}

/** Messages contain texts of content, which are no markup here. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#&]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ')
}
