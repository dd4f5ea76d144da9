/**
 * Makes text safe to show. Content is hostile: an escape sequence could rewrite the terminal, and a bidirectional mark
 * could make a line read differently from what it is. Every control character becomes a visible one.
 */

/**
 * Controls, format marks (bidirectional, zero-width, tags), line separators and lone surrogates. The joiners
 * U+200C and U+200D stay, because they are part of words.
 */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

export function visible(text: string): string {
  return text.replace(UNSAFE, symbolOf)
}

function symbolOf(character: string): string {
  const code = character.codePointAt(0) as number
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  if (code === 0x7f) return '\u2421'
  if (code >= 0xd800 && code <= 0xdfff) return '\ufffd'
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
}

/** One grapheme, made visible, with the number of its columns on the screen. */
export interface Cell {
  /** Offset in the line, in UTF-16 units. */
  readonly at: number
  readonly text: string
  readonly width: number
}

const TAB_STOP = 4
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The cells of a line: tabs become spaces up to the next stop, marks are joined with their letter, and wide
 * letters count double.
 */
export function cellsOf(line: string): readonly Cell[] {
  const cells: Cell[] = []
  let column = 0
  for (const { text, at } of pieces(line)) {
    const cell = cellOf(text, at, column)
    column += cell.width
    cells.push(cell)
  }
  return cells
}

/** A run is printable ASCII up to the last letter before another character, or that letter with what follows it. */
const RUNS = /[\t -~]+(?![^\t -~])|[\t -~]?[^\t -~]+/g

/**
 * The graphemes of a line. Printable ASCII is a grapheme by itself unless another character follows directly,
 * because the segmenter is too slow to be called for each letter.
 */
function* pieces(line: string): Iterable<{ text: string; at: number }> {
  for (const { 0: run, index } of line.matchAll(RUNS)) {
    if (/[\t -~]$/.test(run))
      for (let at = 0; at < run.length; at++) yield { text: run[at] as string, at: index + at }
    else for (const { segment, index: at } of graphemes.segment(run)) yield { text: segment, at: index + at }
  }
}

function cellOf(grapheme: string, at: number, column: number): Cell {
  if (grapheme === '\t') {
    const width = TAB_STOP - (column % TAB_STOP)
    return { at, text: ' '.repeat(width), width }
  }
  if (grapheme.length === 1 && grapheme >= ' ' && grapheme <= '~') return { at, text: grapheme, width: 1 }
  const text = visible(grapheme)
  if (text !== grapheme) return { at, text, width: text.length }
  // A mark without a letter before it is shown on a dotted circle, as Unicode does, so that it does not move others.
  if (/^\p{M}/u.test(text)) return { at, text: `\u25cc${text}`, width: 1 }
  return { at, text, width: WIDE.test(text) ? 2 : 1 }
}
