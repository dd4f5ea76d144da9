/** Tables for spreadsheet programs: separated by semicolons, as they expect in Belgium and Luxembourg, with every cell quoted. */
import { tableCell } from '../domain/table-cell.ts'

/** Without it, Excel does not read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

export function spreadsheet(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(tableCell).join(';')}\r\n`).join('')
}
