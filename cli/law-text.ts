/** The advert passports as a table for a terminal of 80 columns, the summary first. */
import { isOpen } from '../core/build/reports/law-report.ts'
import type { LawHome, LawReport, LawRow } from '../core/build/reports/law-report.ts'
import { visible } from '../core/diagnostics/visible.ts'
import { countOf } from '../core/diagnostics/words.ts'
import { PAPER_TODO } from '../core/domain/duties/file-duties.ts'
import { announcementLines, CLASS_WORDS, homeLine, signOf, stateTexts, summaryLines } from './law-words.ts'

const WIDTH = 80
/** The column in which the title of a duty and what to do begin. */
const TITLE = 15
/** A larger stock is shown by its homes that lack a duty of the advert. */
const SHOWN_HOMES = 50

const PAPERS = [
  '  A paper is noted in the record of the home, and no page shows it:',
  '    "papers": [{ "duty": "belgium.mandate", "received": "2026-11-26" }]',
  '  with "received" or "requested" and the day, or "notNeeded" and the reason.',
]

interface Shown {
  /** Whether to list duties that are met or not needed as well, and every home. */
  readonly all: boolean
}

export function lawText(report: LawReport, { all }: Shown): string {
  const isLarge = !all && report.homes.length > SHOWN_HOMES
  const homes = isLarge
    ? report.homes.filter(({ duties }) => duties.some(({ breach }) => breach))
    : report.homes
  const shown = homes.slice(0, all ? undefined : SHOWN_HOMES)
  const rows = shown.map((home) => rowsOf(home, all))
  const lines = [
    `Advert passport of ${report.day} (duties compared with their sources on ${report.checkedOn})`,
    ...summaryLines(report).map((line) => `  ${line}`),
    '  ! stops a publication with --strict; ? is not confirmed, and only warns',
    ...announcementLines(report).flatMap((line) => wrapped(`  ${line}`, 4)),
    ...(rows.flat().some(({ todo }) => todo === PAPER_TODO) ? PAPERS : []),
    ...shown.flatMap((home, index) => ['', ...homeLines(home, rows[index] ?? [], report)]),
    ...(shown.length < report.homes.length ? ['', ...restLines(report.homes.length - shown.length)] : []),
    ...legend(report, new Set(rows.flat().map(({ duty }) => duty))),
  ]
  return `${lines.flatMap((line) => wrapped(visible(line), indentOf(line))).join('\n')}\n`
}

function restLines(count: number): readonly string[] {
  return [
    `${countOf(count, 'more home')}: --home shows one of them, --all all, and --json all of them to programs`,
  ]
}

function rowsOf({ duties }: LawHome, all: boolean): readonly LawRow[] {
  return duties
    .filter(({ status, inForce }) => all || (inForce && isOpen(status)))
    .toSorted((one, other) => Number(isOpen(other.status)) - Number(isOpen(one.status)))
}

function homeLines(home: LawHome, rows: readonly LawRow[], report: LawReport): readonly string[] {
  const count = (status: LawRow['status']) =>
    home.duties.filter((row) => row.status === status && row.inForce).length
  return [
    homeLine(home),
    ...(home.file === null ? [] : [`      ${home.file}`]),
    ...rows.flatMap((row) => rowLines(row, report)),
    `      met: ${count('met')}; not needed: ${count('not-needed')}`,
  ]
}

/** The instruction for papers is said once, below the summary. */
function rowLines(row: LawRow, { duties }: LawReport): readonly string[] {
  const duty = duties[row.duty]
  const due = duty === undefined ? '' : CLASS_WORDS[duty.class]
  const begin = `${row.inForce ? 'since' : 'from'} ${duty?.from ?? ''}`
  const texts = [duty?.title ?? '', ...stateTexts(row, row.todo === PAPER_TODO ? null : row.todo)]
  return [
    `    ${signOf(row)} ${row.status.padEnd(10)} ${due.padEnd(9)} ${begin}  ${row.duty}`,
    ...texts.flatMap((text) => wrapped(`${' '.repeat(TITLE)}${text}`, TITLE + 2)),
  ]
}

/** The law of each duty in the table, once. */
function legend({ duties }: LawReport, named: ReadonlySet<string>): readonly string[] {
  const shown = Object.entries(duties).filter(([id]) => named.has(id))
  if (shown.length === 0) return []
  const rows = shown.map(([id, { law, confirmed, confidence }]) => {
    return `  ${id}: ${law}${confirmed ? '' : ` (not confirmed: ${confidence})`}`
  })
  return ['', 'The law; docs/law.md has the sources', ...rows]
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length + 2
}

/** Lines of at most 80 columns; those after the first begin in the given column. */
function wrapped(text: string, indent: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=\S) /)) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = `${' '.repeat(indent)}${word}`
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
