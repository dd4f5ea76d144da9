/** A diagnostic as text for people. The caller provides the colours: without `paint` the text is plain. */
import type { Diagnostic, Location } from './diagnostic.ts'

export interface Paint {
  readonly error: (text: string) => string
  readonly warning: (text: string) => string
  readonly strong: (text: string) => string
  readonly dim: (text: string) => string
}

const same = (text: string): string => text
const PLAIN: Paint = { error: same, warning: same, strong: same, dim: same }

export function formatText(diagnostic: Diagnostic, paint: Paint = PLAIN): string {
  const { code, severity, message, hint, at, related = [] } = diagnostic
  return [
    `${paint[severity](`${severity} ${code}`)} ${paint.strong(message)}`,
    ...(at === undefined ? [] : placeRows(at, paint, severity)),
    ...related.flatMap((other) => [`  ${other.message}`, ...placeRows(other.at, paint, 'dim')]),
    ...(hint === undefined ? [] : [`  ${paint.strong('hint:')} ${hint}`]),
  ].join('\n')
}

function placeRows(at: Location, paint: Paint, marker: keyof Paint): string[] {
  const frame = at.frame === '' ? [] : at.frame.split('\n')
  return [`  ${paint.dim(placeText(at))}`, ...frame.map((row) => `  ${paintRow(row, paint, marker)}`)]
}

/** The marked line is unchanged, the marker has the colour of the problem, and the other lines are dimmed. */
function paintRow(row: string, paint: Paint, marker: keyof Paint): string {
  if (row.startsWith('>')) return row
  return /^ +\| *\^+$/.test(row) ? paint[marker](row) : paint.dim(row)
}

/** `file:line:column`, the form that terminals and editors open. */
export function placeText({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`
}
