/** Tables for spreadsheet programs: separated by semicolons, as they expect in Belgium and Luxembourg, with every cell quoted. */

/** Without it, Excel does not read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

export function spreadsheet(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')
}

function cell(text: string): string {
  const lines = text.split(/\r\n|[\r\n\u0085\u2028\u2029]/).map(withoutFormula)
  return `"${lines.join('\n').replaceAll('"', '""')}"`
}

/**
 * Spreadsheets calculate a cell that begins like a formula, and a formula can send the table to another host. An apostrophe turns it into
 * text (OWASP, "CSV Injection"), telephone numbers with a plus sign too. It is put before every line of a cell, because a program that reads
 * another separator or does not know quotes begins a cell at each line.
 */
function withoutFormula(line: string): string {
  return /^[\s"']*[=+\-@|%\t]/.test(line) ? `'${line}` : line
}
