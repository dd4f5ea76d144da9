/** A table without its private columns. */
import { tableCell } from '../../domain/table-cell.ts'
import { isFault, isRecord } from '../raw-record.ts'
import type { NamedColumn, RawFields } from '../raw-record.ts'
import { readCsv } from '../readers/csv.ts'
import { StreamFault } from '../stream-fault.ts'

/** As the rules of the source say. */
export interface TableForm {
  readonly delimiter?: string | undefined
  /** The names of the columns of a table that does not have them. */
  readonly header?: readonly string[] | undefined
  readonly cells?: 'exact' | 'any' | undefined
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
  let columns: readonly string[] = []
  const named = (all: readonly NamedColumn[]) => {
    columns = header ?? all.map(({ name }) => name).filter((name) => !isPrivate(name))
  }
  for await (const item of readCsv(chunks, { file, ...table, named })) {
    if (isFault(item)) throw new StreamFault(item.fault)
    if (!isRecord(item)) {
      refused += 1
      continue
    }
    const cells = cellsOf(item.fields, columns, header === undefined ? undefined : isPrivate)
    if (width === 0) yield rowOf(cells.map(([name]) => name))
    width = cells.length
    yield refusedRows(refused) + rowOf(cells.map(([, cell]) => cell))
    refused = 0
  }
  yield refusedRows(refused)
}

/**
 * The cells in the order of the columns. Those of one name are a list. Names in the rules count the columns, so that none
 * may be missing: private ones are emptied.
 */
function cellsOf(
  fields: RawFields,
  columns: readonly string[],
  isEmptied: (name: string) => boolean = () => false,
): Cells {
  const used = new Map<string, number>()
  return columns.map((name) => {
    const index = used.get(name) ?? 0
    used.set(name, index + 1)
    return [name, isEmptied(name) ? '' : String([fields[name]].flat()[index] ?? '')]
  })
}
