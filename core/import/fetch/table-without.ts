/** A table without its private columns. */
import { tableCell } from '../../domain/table-cell.ts'
import { isFault, isRecord } from '../raw-record.ts'
import type { RawFields } from '../raw-record.ts'
import { readCsv } from '../readers/csv.ts'
import { StreamFault } from '../stream-fault.ts'

/** As the rules of the source say. */
export interface TableForm {
  readonly delimiter?: string | undefined
  /** The names of the columns of a table that does not have them. */
  readonly header?: readonly string[] | undefined
}

interface Cutting {
  readonly file: string
  readonly isPrivate: (name: string) => boolean
  readonly table: TableForm
}

type Cells = readonly (readonly [name: string, cell: string])[]

/** A row of another length is refused again. */
export async function* tableWithout(
  chunks: AsyncIterable<Uint8Array>,
  { file, isPrivate, table }: Cutting,
): AsyncIterable<string> {
  const { header, delimiter = ';' } = table
  const rowOf = (cells: readonly string[]) => `${cells.map(tableCell).join(delimiter)}\r\n`
  let width = header?.length ?? 0
  // Rows that have a cell too many and no content. Without a header, nothing of the table is read.
  const refusedRows = (count: number) =>
    width === 0 ? '' : rowOf(Array<string>(width + 1).fill('')).repeat(count)
  let refused = 0
  for await (const item of readCsv(chunks, { file, ...table })) {
    if (isFault(item)) throw new StreamFault(item.fault)
    if (!isRecord(item)) {
      refused += 1
      continue
    }
    const cells =
      header === undefined
        ? cellsOf(item.fields).filter(([name]) => !isPrivate(name))
        : blanked(item.fields, header, isPrivate)
    if (width === 0) yield rowOf(cells.map(([name]) => name))
    width = cells.length
    yield refusedRows(refused) + rowOf(cells.map(([, cell]) => cell))
    refused = 0
  }
  yield refusedRows(refused)
}

/** Columns of one name are a list, and columns again. */
function cellsOf(fields: RawFields): Cells {
  return Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((cell) => [name, String(cell ?? '')] as const),
  )
}

/** The names count the columns, so that none may be missing. */
function blanked(fields: RawFields, header: readonly string[], isPrivate: (name: string) => boolean): Cells {
  return header.map((name) => [name, isPrivate(name) ? '' : String(fields[name] ?? '')])
}
