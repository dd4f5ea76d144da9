/** Problems for people: each with its source, or, if a code has many, their number and a few examples. */
import path from 'node:path'
import pc from 'picocolors'
import { locatorIn } from '../core/build/sources/locate-in.ts'
import { CATALOGUE } from '../core/diagnostics/codes.ts'
import type { Code } from '../core/diagnostics/codes.ts'
import type { Problem, Severity } from '../core/diagnostics/diagnostic.ts'
import { formatGithub } from '../core/diagnostics/format-github.ts'
import { formatText, placeText } from '../core/diagnostics/format-text.ts'
import type { Paint } from '../core/diagnostics/format-text.ts'
import { grouped } from '../core/diagnostics/words.ts'
import { blanksIn } from '../core/domain/blank.ts'
import type { Io } from './io.ts'

/** An error in an export is repeated in every record. A code with more problems than this is summarised. */
const SHOWN_IN_FULL = 5
const EXAMPLES = 3

export interface Listing {
  /** The folder of the site. */
  readonly root: string
  readonly all: boolean
}

type Located = ReturnType<typeof locatorIn>

/** Errors are printed last, because the end of the output stays visible; before them, what is rare. */
export function writeProblems(io: Io, problems: readonly Problem[], { root, all }: Listing): void {
  const paint = paintOf(io)
  const located = locatorIn(root)
  const write = (text: string) => io.err.write(`${text}\n`)
  const blanks = all ? [] : problems.filter(({ code }) => code === 'AS3408')
  const groups = groupsOf(problems.filter((found) => !blanks.includes(found)))
  if (blanks.length > 0) write(`${blankRows(blanks, located, paint)}\n`)
  for (const severity of ['warning', 'error'] as const) {
    const own = groups.filter((group) => group.severity === severity)
    const many = all ? [] : own.filter(isSummarised)
    for (const group of many) write(`${summaryOf(group, located, paint)}\n`)
    const others = own.filter((group) => !many.includes(group)).flatMap((group) => group.problems)
    for (const diagnostic of located(others)) write(`${formatText(diagnostic, paint)}\n`)
  }
  if (!all && groups.some(isSummarised)) write(overviewOf(groups, paint))
}

/** Blanks are a list of questions to the agency, so all of them are shown, without their source. */
function blankRows(blanks: readonly Problem[], located: Located, paint: Paint): string {
  const shown = [...located(blanks)]
  const places = shown.map(({ at }) => (at === undefined ? '' : placeText(at)))
  const width = Math.max(...places.map(({ length }) => length))
  const rows = shown.map(
    ({ message }, index) =>
      `  ${paint.dim((places[index] ?? '').padEnd(width))}  ${blanksIn(message)[0] ?? message}`,
  )
  const count = blanks.length === 1 ? 'one blank' : `${grouped(blanks.length)} blanks`
  const title = `${count} that only the agency can fill in; until then the site is a draft`
  return [`${paint.warning('AS3408')} ${paint.strong(title)}`, ...rows].join('\n')
}

/** GitHub reads workflow commands from stdout. It shows ten of a step, and the log holds all that are written. */
export function writeAnnotations(io: Io, problems: readonly Problem[], { root, all }: Listing): void {
  const folder = path.relative(io.cwd, root)
  const groups = groupsOf(problems)
  const shown = groups.flatMap((group) =>
    all || !isSummarised(group) ? group.problems : group.problems.slice(0, EXAMPLES),
  )
  for (const diagnostic of locatorIn(root)(shown))
    io.out.write(`${formatGithub(diagnostic, folder === '' ? '' : `${folder}/`)}\n`)
  if (shown.length < problems.length) io.err.write(`${overviewOf(groups, paintOf(io))}\n`)
}

function paintOf({ err }: Io): Paint {
  const { red, yellow, bold, dim } = pc.createColors(err.hasColour)
  return { error: red, warning: yellow, strong: bold, dim }
}

interface Group {
  readonly code: Code
  readonly severity: Severity
  readonly problems: readonly Problem[]
}

function isSummarised({ problems }: Group): boolean {
  return problems.length > SHOWN_IN_FULL
}

/** Warnings before errors, and the most frequent code first. */
function groupsOf(problems: readonly Problem[]): readonly Group[] {
  const groups = new Map<string, Problem[]>()
  for (const found of problems) {
    const key = `${found.severity} ${found.code}`
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [found])
    else known.push(found)
  }
  const rank = ({ severity }: Group) => Number(severity === 'error')
  return [...groups.values()]
    .flatMap((own): Group[] =>
      own.slice(0, 1).map(({ code, severity }) => ({ code, severity, problems: own })),
    )
    .sort((one, other) => rank(one) - rank(other) || other.problems.length - one.problems.length)
}

/** Errors are shown with their source, and warnings in a line each, with a hint that they share. */
function summaryOf({ code, severity, problems }: Group, located: Located, paint: Paint): string {
  const examples = [...located(problems.slice(0, EXAMPLES))]
  const more = paint.dim(`and ${grouped(problems.length - EXAMPLES)} more`)
  if (severity === 'error')
    return [...examples.map((example) => `${formatText(example, paint)}\n`), `${more} ${code}`].join('\n')
  const [shared, ...others] = new Set(examples.map(({ hint }) => hint))
  const hintRow = (hint: string | undefined, indent: string) =>
    hint === undefined ? [] : [`${indent}${paint.strong('hint:')} ${hint}`]
  const width = Math.max(...examples.map(({ at }) => (at === undefined ? 0 : placeText(at).length)))
  return [
    `${paint.warning(`warning ${code}`)} ${paint.strong(CATALOGUE[code].title)}, ${grouped(problems.length)} times`,
    ...examples.flatMap(({ at, message, hint }) => [
      `  ${at === undefined ? '' : `${paint.dim(placeText(at).padEnd(width))}  `}${message}`,
      ...(others.length > 0 ? hintRow(hint, '    ') : []),
    ]),
    `  ${more}`,
    ...(others.length > 0 ? [] : hintRow(shared, '  ')),
  ].join('\n')
}

const ALL =
  '--all shows each of them, and --json gives them to programs; agency-site explain <code> explains a code'
const LEVELS = '"diagnostics" in site-config/site.json sets the level of a code that begins with AS4'

/** A row for each code, and how to see more and to change the levels. */
function overviewOf(groups: readonly Group[], paint: Paint): string {
  const width = Math.max(...groups.map(({ problems }) => grouped(problems.length).length))
  const rows = groups.map(({ code, severity, problems }) => {
    const count = grouped(problems.length).padStart(width)
    return `  ${count}  ${paint[severity](code)}  ${CATALOGUE[code].title}`
  })
  const notes = [ALL, ...(groups.some(({ code }) => code.startsWith('AS4')) ? [LEVELS] : [])]
  return [...(groups.length > 1 ? [...rows, ''] : []), ...notes.map((note) => paint.dim(note)), ''].join('\n')
}
