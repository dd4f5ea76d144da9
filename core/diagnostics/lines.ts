/** Lines of a source text. Line and column are 1-based; columns and lengths count as editors do, in UTF-16 units. */

export interface Lines {
  readonly text: string
  /** Offset at which each line starts. */
  readonly starts: readonly number[]
}

export interface Position {
  readonly line: number
  readonly column: number
}

/**
 * Source text in the form that every parser gets: without a byte order mark, with LF as the only line end.
 */
export function normaliseText(text: string): string {
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  return bare.includes('\r') ? bare.replace(/\r\n?/g, '\n') : bare
}

export function linesOf(text: string): Lines {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return { text, starts }
}

export function positionAt({ text, starts }: Lines, offset: number): Position {
  const target = Math.max(0, Math.min(offset, text.length))
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] as number) <= target) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: target - (starts[low] as number) + 1 }
}

/** The line without its end; empty if the line does not exist. */
export function lineText({ text, starts }: Lines, line: number): string {
  const start = starts[line - 1]
  if (start === undefined) return ''
  const next = starts[line]
  return text.slice(start, next === undefined ? text.length : next - 1)
}

/** A range of the text, cut at the end of its first line, because a marker underlines one line. */
export function stretchOf(lines: Lines, start: number, end: number): Position & { readonly length: number } {
  const { line, column } = positionAt(lines, start)
  const rest = lineText(lines, line).length - column + 1
  return { line, column, length: Math.max(0, Math.min(end - start, rest)) }
}
