/**
 * CSV: a row for each property, for spreadsheet programs. Columns have the names of docs/schemas/property.json; a text in
 * several languages has a column for each. No cell begins a formula.
 */
import { tableCell } from '../domain/table-cell.ts'
import { objectIn } from '../schema/kept-fields.ts'
import { property } from '../schema/property.ts'
import { exportedProperties, isLocalised, openProperty } from './exported.ts'
import type { ExportInput } from './exported.ts'
import { fieldsOf } from './json-lines.ts'

/** Without it, Excel does not read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The mark between the values of one cell. */
const SEPARATOR = '|'

export function* csv(input: ExportInput): Iterable<string> {
  const columns = columnsOf(input)
  yield `${BYTE_ORDER_MARK}${columns.map(tableCell).join(';')}\r\n`
  for (const cells of rowsOf(input)) yield `${columns.map((name) => cells.get(name) ?? '""').join(';')}\r\n`
}

/** The columns that a property fills, in the order of the schema. */
function columnsOf(input: ExportInput): readonly string[] {
  const known = ['PageUrl', ...Object.keys(objectIn(property)?.shape ?? {})]
  const used = new Set<string>()
  for (const cells of rowsOf(input)) for (const name of cells.keys()) used.add(name)
  const place = (column: string) => known.indexOf(column.split('.')[0] ?? '')
  return [...used].sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
}

function* rowsOf(input: ExportInput): Iterable<ReadonlyMap<string, string>> {
  for (const linked of exportedProperties(input)) {
    const fields = fieldsOf(openProperty(linked, input), linked.paths, input)
    yield new Map(Object.entries(fields).flatMap(([name, value]) => cellsOf(name, value)))
  }
}

type Cell = readonly [column: string, cell: string]

function cellsOf(name: string, value: unknown): readonly Cell[] {
  if (value === undefined || value === null || value === '') return []
  // A plain number is no formula, and as text it could not be added up.
  if (typeof value === 'number') return [[name, String(value)]]
  if (Array.isArray(value)) return [[name, tableCell(value.map(itemText).join(SEPARATOR))]]
  if (typeof value !== 'object') return [[name, tableCell(String(value))]]
  if (name !== 'extra' && name !== 'Terms' && !isLocalised(value))
    return [[name, tableCell(JSON.stringify(value))]]
  return Object.entries(value).flatMap(([key, each]) => cellsOf(`${name}.${key}`, each))
}

/** Pictures, plans and documents are written as their addresses. */
function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  const { Url } = item as { readonly Url?: string }
  return Url ?? JSON.stringify(item)
}
