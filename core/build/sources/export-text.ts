/**
 * The text of an export for code frames, without private fields, because logs keep reports. Cells of private columns
 * of a table are hidden. Other formats have no frames, because a value may be lines away from its name.
 */
import { isPrivateBy } from '../../import/fetch/privacy.ts'
import { PRESETS } from '../../import/presets.ts'
import { delimiterOf } from '../../import/readers/delimiter.ts'
import type { ImportedPlace } from '../imports/import-places.ts'

const TABLE = /\.(?:csv|tsv|tab|txt)$/i
const HIDDEN = '…'
/** The number of characters in which the delimiter is detected. */
const START = 20_000
/** The row of names is among this number of first lines, after possible titles. */
const NAMED_WITHIN = 20

export function exportText(text: string, file: string, place: ImportedPlace): string | null {
  if (!TABLE.test(file) || !place.hasNames) return null
  const lines = text.split('\n')
  const delimiter = delimiterOf(text.slice(0, START))
  const isPrivate = privacyOf(place)
  const isHidden = (cell: string) => isPrivate(cell.trim().replace(/^\uFEFF?"?|"$/g, ''))
  const header = lines
    .slice(0, NAMED_WITHIN)
    .findIndex((line) => cellsOf(line, delimiter).some((cell) => isHidden(cell)))
  if (header < 0) return text
  const hidden = cellsOf(lines[header] ?? '', delimiter).map(isHidden)
  let isOpen = false
  const shown = lines.slice(header + 1).map((line) => {
    const wasOpen = isOpen
    // A quoted cell may have several lines.
    if (line.split('"').length % 2 === 0) isOpen = !isOpen
    const cells = cellsOf(line, delimiter)
    if (wasOpen || isOpen || cells.length !== hidden.length) return line === '' ? line : HIDDEN
    return cells.map((cell, index) => (hidden[index] === true && cell !== '' ? HIDDEN : cell)).join(delimiter)
  })
  return [...lines.slice(0, header + 1), ...shown].join('\n')
}

function privacyOf({ drop }: ImportedPlace): (name: string) => boolean {
  const known = PRESETS.flatMap(({ rules }) => (rules === 'guess' ? [] : (rules.drop ?? [])))
  return isPrivateBy({ drop: [...known, ...drop], guessExcept: [] })
}

/** The cells of one line, with their quotation marks. */
function cellsOf(line: string, delimiter: string): readonly string[] {
  if (!line.includes('"')) return line.split(delimiter)
  const cells: string[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === delimiter && !isQuoted) {
      cells.push(line.slice(start, at))
      start = at + 1
    }
  }
  return [...cells, line.slice(start)]
}
