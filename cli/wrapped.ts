/** Rows of a terminal that break between words, below their label. */
import type { Stream } from './io.ts'

/** `homes:    3 new`: the text after a label begins in one column. */
const LABEL = /^[a-z]+: +/

/** Other outputs than terminals have rows of any length. */
export function wrapped(row: string, { isTerminal, width }: Pick<Stream, 'isTerminal' | 'width'>): string {
  if (!isTerminal || row.length < width) return row
  const indent = ' '.repeat(LABEL.exec(row)?.[0].length ?? 0)
  const lines: string[] = []
  let line = ''
  for (const word of row.split(/(?<=\S) /)) {
    if (line !== '' && line.length + 1 + word.length >= width) {
      lines.push(line)
      line = `${indent}${word}`
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
