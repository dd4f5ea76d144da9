/** A cell of a table for spreadsheet programs, in quotation marks. */

export function tableCell(text: string): string {
  const lines = text.split(/\r\n|[\r\n\u0085\u2028\u2029]/).map(withoutFormula)
  return `"${lines.join('\n').replaceAll('"', '""')}"`
}

/**
 * Spreadsheets calculate a cell that begins like a formula, and a formula can send the table to another host. An
 * apostrophe turns it into text (OWASP, "CSV Injection"), telephone numbers with a plus sign too. It is put before every
 * line of a cell, because a program that reads another separator or does not know quotes begins a cell at each line.
 */
function withoutFormula(line: string): string {
  return /^[\s"']*[=+\-@|%\t]/.test(line) ? `'${line}` : line
}

/** The text of a cell whose formulas were turned into text. */
export function cellText(cell: string): string {
  return cell.includes("'") ? cell.replace(/^'(?=[\s"']*[=+\-@|%\t])/gm, '') : cell
}
