/**
 * The part of a source file that a problem is about, as plain text:
 *
 *       2 |   "ID": 4127,
 *       3 |   "Goal": 0,
 *     > 4 |   "Pirce": 895000,
 *         |   ^^^^^^^
 *       5 |   "Zip": "9000"
 */
import { lineText } from './lines.ts'
import type { Lines } from './lines.ts'
import { cellsOf } from './visible.ts'
import type { Cell } from './visible.ts'

const BEFORE = 2
const AFTER = 1
/** The number of columns of source text. Longer lines are cut to a window around the marker. */
const WINDOW = 100
const LEAD = 30
const CUT = '…'
/** A line of megabytes (minified JSON) is cropped before its cells are computed. */
const CROP = 300
/** Characters around a cropped part in which secrets are looked for as well. */
const MASKED_AROUND = 600

export interface Mark {
  readonly line: number
  readonly column: number
  readonly length: number
}

const START: Mark = { line: 1, column: 1, length: 0 }

/** `mask` replaces secrets in a line by as many other characters. */
export function frameOf(lines: Lines, mark: Mark, mask = (line: string) => line): string {
  const last = lastLine(lines, mark.line)
  const first = Math.max(1, mark.line - BEFORE)
  const digits = String(last).length
  const rows: string[] = []
  for (let line = first; line <= last; line += 1) {
    const marked = line === mark.line
    const view = viewOf(lineText(lines, line), marked ? mark : START, mask)
    const number = String(line).padStart(digits)
    rows.push(`${marked ? '>' : ' '} ${number} | ${view.text}`.trimEnd())
    if (marked) rows.push(`  ${' '.repeat(digits)} | ${view.marker}`)
  }
  return rows.join('\n')
}

/** A line break at the end of the file starts no line that could be shown. */
function lastLine({ text, starts }: Lines, marked: number): number {
  const shown = text.endsWith('\n') ? starts.length - 1 : starts.length
  return Math.max(marked, Math.min(marked + AFTER, shown))
}

interface View {
  readonly text: string
  readonly marker: string
}

function viewOf(line: string, mark: Mark, mask: (line: string) => string): View {
  const start = Math.min(mark.column - 1, line.length)
  const offset = line.length <= CROP ? 0 : Math.max(0, start - CROP / 3)
  const part = maskedPart(line, offset, mask)
  const isCut = { before: offset > 0, after: offset + CROP < line.length }
  if (/^[ -~]*$/.test(part)) return plainView(part, { start: start - offset, length: mark.length }, isCut)
  const cells = cellsOf(part)
  const first =
    start === line.length ? cells.length : cells.findLastIndex((cell) => cell.at <= start - offset)
  const end = cells.findIndex((cell) => cell.at >= start - offset + mark.length)
  const from = offset === 0 && widthOf(cells, 0, cells.length) <= WINDOW ? 0 : windowStart(cells, first)
  const to = windowEnd(cells, from)
  const text = cells
    .slice(from, to)
    .map((cell) => cell.text)
    .join('')
  return shownView({
    text,
    isCut: { before: from > 0 || isCut.before, after: to < cells.length || isCut.after },
    indent: widthOf(cells, from, first),
    length: widthOf(cells, first, Math.min(end < 0 ? cells.length : end, to)),
  })
}

/** A secret may begin before the part. */
function maskedPart(line: string, offset: number, mask: (line: string) => string): string {
  const from = Math.max(0, offset - MASKED_AROUND)
  return mask(line.slice(from, offset + CROP + MASKED_AROUND)).slice(offset - from, offset - from + CROP)
}

/** Each character of the part is a cell, as in most lines. */
function plainView(
  part: string,
  { start, length }: { readonly start: number; readonly length: number },
  isCut: Shown['isCut'],
): View {
  const from = !isCut.before && part.length <= WINDOW ? 0 : Math.max(0, start - LEAD)
  const to = Math.min(part.length, from + WINDOW)
  return shownView({
    text: part.slice(from, to),
    isCut: { before: from > 0 || isCut.before, after: to < part.length || isCut.after },
    indent: start - from,
    length: Math.min(start + length, to) - start,
  })
}

interface Shown {
  readonly text: string
  readonly isCut: { readonly before: boolean; readonly after: boolean }
  /** The columns before the marker, and those that it underlines. */
  readonly indent: number
  readonly length: number
}

function shownView({ text, isCut, indent, length }: Shown): View {
  const head = isCut.before ? CUT : ''
  const marker = ' '.repeat(head.length + indent) + '^'.repeat(Math.max(1, length))
  return { text: `${head}${text}${isCut.after ? CUT : ''}`, marker }
}

function widthOf(cells: readonly Cell[], from: number, to: number): number {
  let width = 0
  for (let index = from; index < to; index += 1) width += (cells[index] as Cell).width
  return width
}

/** Some columns before the marker stay visible. */
function windowStart(cells: readonly Cell[], first: number): number {
  let from = first
  for (let room = LEAD; from > 0 && room > 0; from -= 1) room -= (cells[from - 1] as Cell).width
  return from
}

function windowEnd(cells: readonly Cell[], from: number): number {
  let to = from
  for (let room = WINDOW; to < cells.length; to += 1) {
    room -= (cells[to] as Cell).width
    if (room < 0) break
  }
  return to
}
