/** Recognises the mark between the cells of a table. */

const CANDIDATES = [';', '\t', ',', '|', '!#'] as const
const ROWS = 50

/** `sep=;`, the first line of tables for spreadsheets. */
const DECLARED = /^sep=(.)$/i

/**
 * The delimiter with which most rows have the same number of cells, counted outside quotation marks. If several
 * qualify, the one with the most cells. `start` has line feeds only.
 */
export function delimiterOf(start: string): string {
  const declared = DECLARED.exec(start.slice(0, start.indexOf('\n')))?.[1]
  if (declared !== undefined) return declared
  const rows = rowsOf(start)
  const scored = CANDIDATES.map((mark) => ({ mark, ...agreement(rows, mark) }))
  const [best] = scored
    .filter(({ cells }) => cells > 1)
    .toSorted((left, right) => right.agreeing - left.agreeing || right.cells - left.cells)
  return best?.mark ?? ','
}

/** The mark as it is written. One of several characters may have blanks around it, which belong to it. */
export function writtenDelimiter(start: string, mark = delimiterOf(start)): string {
  const spaced = ` ${mark} `
  const [line = ''] = start.split('\n', 1)
  return mark.length > 1 && line.includes(spaced) ? spaced : mark
}

export function isDeclaration(row: readonly string[]): boolean {
  return /^sep=/i.test(row[0] ?? '') && row.length <= 2
}

/** Rows without the content of texts in quotation marks. The last one may be cut off. */
function rowsOf(start: string): readonly string[] {
  const rows = start
    .replace(/"(?:[^"]|"")*"/g, '"')
    .split('\n')
    .filter((row) => row.trim() !== '')
  return rows.length > 1 ? rows.slice(0, -1).slice(0, ROWS) : rows
}

function agreement(
  rows: readonly string[],
  mark: string,
): { readonly cells: number; readonly agreeing: number } {
  const rowsWith = new Map<number, number>()
  for (const row of rows) {
    const cells = row.split(mark).length
    if (cells > 1) rowsWith.set(cells, (rowsWith.get(cells) ?? 0) + 1)
  }
  const [cells, agreeing] = [...rowsWith].reduce((best, each) => (each[1] > best[1] ? each : best), [1, 0])
  return { cells, agreeing }
}
