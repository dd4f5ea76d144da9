/**
 * Tables of text: CSV with any separator, and TSV. A row of another length than the header is refused by itself and never
 * repaired: a cell more or less moves facts to other columns.
 */
import Papa from 'papaparse'
import { cellText } from '../../domain/table-cell.ts'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { fold } from '../mapping/fold.ts'
import type { NamedColumn, RawFields, RawPlace, RawValue, ReaderOptions, ReadItem } from '../raw-record.ts'
import { writtenDelimiter, isDeclaration } from './delimiter.ts'
import { textOf } from './text-chunks.ts'

/** Characters from which the separator is recognised. */
const START = 65_536
/** A line end in a cell that is none in the file, so that lines of a sheet have the numbers of its rows. */
const LINE_SEPARATOR = '\u2028'
/** A longer row is the effect of a quotation mark that is never closed. */
const LONGEST_ROW = 8_000_000

interface Parsed {
  readonly data: readonly (readonly string[])[]
  readonly errors: readonly { readonly code: string; readonly row: number }[]
  readonly meta: { readonly cursor: number }
}

export async function* readCsv(
  chunks: AsyncIterable<Uint8Array>,
  options: ReaderOptions,
): AsyncIterable<ReadItem> {
  const table = createTable(options)
  let rest = ''
  let parse: Parse | undefined
  for await (const text of textOf(chunks)) {
    rest += text
    if (parse === undefined && rest.length < START) continue
    parse ??= createParse(writtenDelimiter(rest, options.delimiter))
    const { items, read } = rowsIn(parse, rest, { table, isLast: false })
    yield* items
    rest = rest.slice(read)
    if (rest.length > LONGEST_ROW) return yield { fault: neverClosed(table.place(), LONGEST_ROW) }
  }
  parse ??= createParse(writtenDelimiter(rest, options.delimiter))
  yield* rowsIn(parse, rest, { table, isLast: true }).items
  if (!table.hasHeader()) yield { fault: problem('AS9009', {}, { at: { file: options.file, path: [] } }) }
}

type Parse = (text: string, isLast: boolean) => Parsed

function createParse(delimiter: string): Parse {
  return (text, isLast) => {
    const parser = new Papa.Parser({ delimiter, newline: '\n', quoteChar: '"' })
    return parser.parse(text, 0, !isLast) as Parsed
  }
}

interface Rows {
  readonly items: readonly ReadItem[]
  /** The characters of complete rows. */
  readonly read: number
}

function rowsIn(
  parse: Parse,
  text: string,
  { table, isLast }: { readonly table: Table; readonly isLast: boolean },
): Rows {
  const { data, errors, meta } = parse(text, isLast)
  const malformed = new Set(errors.map(({ row }) => row))
  const isOpen = errors.some(({ code, row }) => code === 'MissingQuotes' && row === data.length - 1)
  const items: ReadItem[] = []
  for (const [index, row] of data.entries()) {
    if (isOpen && index === data.length - 1) items.push({ fault: neverClosed(table.place()) })
    else items.push(...table.add(row, malformed.has(index)))
  }
  return { items, read: meta.cursor }
}

function neverClosed({ file, line }: RawPlace, longest?: number): Problem {
  return problem('AS9008', longest === undefined ? {} : { longest }, { at: at({ file, line, record: 0 }) })
}

interface Table {
  /** The record of a row; nothing for an empty line and the header. */
  add(row: readonly string[], isMalformed: boolean): readonly ReadItem[]
  hasHeader(): boolean
  /** The place of the next row. */
  place(): RawPlace
}

function createTable({ file, header, cells, drop = [], named }: ReaderOptions): Table {
  const hidden = new Set(drop.map(fold))
  const shownIn = (all: readonly string[]) =>
    all.flatMap((name, index) => (hidden.has(fold(name)) ? [] : [{ name, index }]))
  let names = header
  const isAnyLength = header !== undefined && cells === 'any'
  // The rules leave a column out that they do not name.
  let shown = header === undefined ? [] : shownIn(header).filter(({ name }) => name !== '')
  if (header !== undefined) named?.(shown, 1)
  /** The names, unless the next row has those of more columns. */
  let candidate: { readonly row: readonly string[]; readonly line: number } | undefined
  let line = 1
  let record = 0
  const add = (row: readonly string[], isMalformed: boolean): readonly ReadItem[] => {
    const place = { file, line, record: record + 1 }
    line += linesIn(row)
    if (isBlank(row, names?.length) || (names === undefined && isDeclaration(row))) return []
    if (names === undefined) {
      const trimmed = row.map((name) => name.replaceAll(LINE_SEPARATOR, ' ').trim())
      if (candidate === undefined || hasNamesBelow(candidate.row, trimmed)) {
        candidate = { row: trimmed, line: place.line }
        return []
      }
      names = candidate.row
      shown = shownIn(names)
      named?.(shown, candidate.line)
    }
    // A line without any mark is a note, such as those beside a table in its archive.
    if (isAnyLength && row.length < 2) return []
    record++
    if (isMalformed) return [{ at: place, problems: [problem('AS9007', {}, { at: at(place) })] }]
    if (!isAnyLength && row.length !== names.length) {
      const lengths = { cells: row.length, columns: names.length }
      return [{ at: place, problems: [problem('AS9001', lengths, { at: at(place) })] }]
    }
    return [{ fields: fieldsOf(shown, row), at: place }]
  }
  const hasHeader = () => names !== undefined || candidate !== undefined
  return { add, hasHeader, place: () => ({ file, line, record }) }
}

/**
 * Whether a row is a title, or has the names of merged cells over several columns and the row below it names more than
 * twice as many. Names have letters, and each is there once. Of two lines of text, neither has names.
 */
function hasNamesBelow(above: readonly string[], row: readonly string[]): boolean {
  if (row.length === 1 && above.length === 1) return isLine(above) && isLine(row)
  if (row.length === above.length && isTitle(above)) return true
  const filled = row.filter((name) => name !== '')
  const fewer = above.filter((name) => name !== '').length
  const most = fewer === 1 ? 1 : 2 * fewer
  if ((row.length !== above.length && !isLine(above)) || filled.length <= most) return false
  return filled.every((name) => /\p{L}/u.test(name)) && new Set(filled).size === filled.length
}

/** Whether a row may be a line of text, which has cells where a separator is a part of it. Single words may be names. */
function isLine(row: readonly string[]): boolean {
  return row.some((cell) => /\S\s+\S/.test(cell))
}

/** An empty line of a sheet has all its separators. With another number of them, it may be a row without private cells. */
function isBlank(row: readonly string[], columns = row.length): boolean {
  return (row.length === 1 || row.length === columns) && row.every((cell) => cell.trim() === '')
}

/** A line above the names, in a table of several columns: `Stock of Ghent;;;`, `Date:;01/11/2026;;`. */
function isTitle(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell !== '')
  const isLabelled = filled.length === 2 && filled[0]?.endsWith(':') === true
  return row.length > 3 && ((filled.length === 1 && isLine(filled)) || isLabelled)
}

function at({ file, line }: RawPlace): Pointer {
  return { file, path: [], position: { line, column: 1 } }
}

function linesIn(row: readonly string[]): number {
  let lines = 1
  for (const cell of row) {
    for (let index = cell.indexOf('\n'); index >= 0; index = cell.indexOf('\n', index + 1)) lines++
  }
  return lines
}

/** Columns of one name are a list. Private ones are not among them. */
function fieldsOf(columns: readonly NamedColumn[], row: readonly string[]): RawFields {
  const fields: Record<string, RawValue> = {}
  for (const { name, index } of columns) {
    const cell = cellText(row[index] ?? '').replaceAll(LINE_SEPARATOR, '\n')
    const value = Object.hasOwn(fields, name) ? [fields[name] as RawValue, cell].flat() : cell
    if (name === '__proto__') Object.defineProperty(fields, name, { value, enumerable: true, writable: true })
    else fields[name] = value
  }
  return fields
}
