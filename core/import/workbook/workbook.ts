/** The sheets of a workbook of Excel (ECMA-376) as tables of text, which the reader of tables reads. */
import type { Unpacked, UnpackedFile } from '../archive.ts'
import { fold } from '../mapping/fold.ts'
import { formatsIn } from './number-formats.ts'
import { partsOf, textsIn } from './parts.ts'
import type { Parts, Sheet } from './parts.ts'
import { SHEET } from './sheet-column.ts'
import { rowsOf } from './sheet-rows.ts'
import type { CellTexts, SheetRow } from './sheet-rows.ts'

/** The files are those of the sheets with homes. Throws `StreamFault` for a damaged workbook. */
export async function sheetsOf(unpacked: Unpacked, shown: string): Promise<Unpacked> {
  const parts = await partsOf(unpacked.files)
  const texts = await cellTextsOf(parts)
  const heads = []
  for (const sheet of parts.sheets) heads.push({ sheet, ...(await headOf(sheet, texts)) })
  const files = withHomes(heads).map(({ sheet, line }) => fileOf(sheet, { shown, texts, line }))
  return { files, close: unpacked.close }
}

async function cellTextsOf({ texts, styles, isFrom1904 }: Parts): Promise<CellTexts> {
  return { shared: await textsIn(texts), formats: await formatsIn(styles), isFrom1904 }
}

interface Head {
  /** The names of columns, folded. */
  readonly names: readonly string[]
  /** The row that they are in. */
  readonly line: number
}

/** Lines of text may stand above the names. */
const TITLES = 20

async function headOf({ part }: Sheet, texts: CellTexts): Promise<Head> {
  let head: Head = { names: [], line: 0 }
  for await (const { number, cells } of rowsOf(part, texts)) {
    const names = cells.map(fold).filter((name) => name !== '')
    if (names.length > head.names.length) head = { names, line: number }
    if (number >= TITLES) break
  }
  return head
}

/** The sheet with the most columns, and those with the same ones, such as a sheet for sales and one for rents. */
function withHomes<Sheets extends Head>(heads: readonly Sheets[]): readonly Sheets[] {
  const most = Math.max(0, ...heads.map(({ names }) => names.length))
  const main = heads.find(({ names }) => names.length === most && most > 0)
  if (main === undefined) return []
  const known = new Set(main.names)
  return heads.filter(
    ({ names }) => names.length * 2 > most && names.filter((name) => known.has(name)).length * 2 > most,
  )
}

const DELIMITER = '\t'

interface SheetFile {
  readonly shown: string
  readonly texts: CellTexts
  /** The row with the names of columns. */
  readonly line: number
}

function fileOf({ name, part }: Sheet, { shown, texts, line }: SheetFile): UnpackedFile {
  return {
    name: `${name.replace(/[\\/]/g, '_')}.csv`,
    shown: `${shown}!${name}`,
    bytes: undefined,
    delimiter: DELIMITER,
    async *open() {
      let width = 0
      for await (const { cells } of rowsOf(part, texts)) width = Math.max(width, cells.length)
      const last = ({ number }: SheetRow) => (number < line ? '' : number === line ? SHEET : name)
      yield* lines(rowsOf(part, texts), { width, last })
    },
  }
}

interface Shape {
  readonly width: number
  /** The cell behind all others. */
  readonly last: (row: SheetRow) => string
}

/** A line for each row, so that a line has the number of its row. */
async function* lines(rows: AsyncIterable<SheetRow>, { width, last }: Shape): AsyncIterable<Uint8Array> {
  // The mark says that this is UTF-8, whatever a server says of the workbook.
  yield Buffer.from('\uFEFF')
  let line = 1
  for await (const row of rows) {
    const cells = Array.from({ length: width }, (_, index) => row.cells[index] ?? '')
    const text = row.cells.length === 0 ? '' : [...cells, last(row)].map(quoted).join(DELIMITER)
    yield Buffer.from(`${'\n'.repeat(Math.max(0, row.number - line))}${text}\n`)
    line = Math.max(line, row.number) + 1
  }
}

/** A line end in a cell is U+2028, which is no end of a line of the table. */
function quoted(cell: string): string {
  return `"${cell
    .replace(/\r\n|\r|\n/g, '\u2028')
    .replaceAll('\t', ' ')
    .replaceAll('"', '""')}"`
}
