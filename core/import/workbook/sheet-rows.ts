/** The rows of a sheet of Excel, with the texts of their cells. */
import { broken } from '../archive.ts'
import type { UnpackedFile } from '../archive.ts'
import { DAY, SERIAL_START } from '../mapping/date-text.ts'
import type { NumberFormat } from './number-formats.ts'
import { createTextReading } from './text-reading.ts'
import { itemsIn } from './xml-events.ts'

export interface SheetRow {
  /** From 1, as Excel shows it. */
  readonly number: number
  /** Up to the last one that is filled in; none of an empty row. */
  readonly cells: readonly string[]
}

export interface CellTexts {
  readonly shared: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly isFrom1904: boolean
}

/** No export has more columns, and a hostile sheet could have some in each row. */
const MOST_COLUMNS = 1000
const MOST_ROWS = 1_048_576

/** Throws `StreamFault` for a sheet that is too wide or no XML. */
export function rowsOf(part: UnpackedFile, texts: CellTexts): AsyncIterable<SheetRow> {
  return itemsIn<SheetRow>(part, (found) => {
    let number = 0
    let cells: string[] = []
    let cell: Cell = { column: 0, type: 'n', style: 0, text: '' }
    const reading = createTextReading((part) => (cell.text += part))
    return {
      open(name, { r, t = 'n', s = '0' }) {
        reading.open(name, {})
        if (name === 'row') {
          number = Math.max(number + 1, Number(r ?? 0))
          if (number > MOST_ROWS) throw broken(part.shown, `it has more than ${MOST_ROWS} rows`)
          cells = []
          cell = { column: -1, type: 'n', style: 0, text: '' }
        }
        if (name === 'c')
          cell = { column: columnOf(r) ?? cell.column + 1, type: t, style: Number(s), text: '' }
      },
      close(name) {
        reading.close(name)
        if (name === 'row') found({ number, cells })
        const text = name === 'c' ? textOf(cell, texts) : ''
        if (text === '') return
        if (cell.column >= MOST_COLUMNS) throw broken(part.shown, `it has more than ${MOST_COLUMNS} columns`)
        while (cells.length < cell.column) cells.push('')
        cells[cell.column] = text
      },
      text: reading.text,
    }
  })
}

interface Cell {
  readonly column: number
  readonly type: string
  readonly style: number
  text: string
}

/** `AB12` is in column 27, from 0. */
function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? []
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf({ type, style, text }: Cell, { shared, formats, isFrom1904 }: CellTexts): string {
  if (text === '' || type === 'e') return ''
  if (type === 's') return unescaped(shared[Number(text)] ?? '')
  if (type === 'b') return text === '1' ? 'true' : 'false'
  if (type !== 'n') return unescaped(text)
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  const format = formats[style]
  if (format === 'date') return dateOf(number + (isFrom1904 ? DAYS_TO_1904 : 0))
  return numberText(format === 'percent' ? Number((number * 100).toPrecision(12)) : number)
}

/** Characters that XML cannot have, and `_x000D_` of line ends. ECMA-376, 22.4.2.4. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Three decimals could be the thousands of a number with a decimal comma. */
function numberText(number: number): string {
  const text = String(number)
  return /^-?\d+\.\d{3}$/.test(text) ? `${text}0` : text
}

const DAYS_TO_1904 = 1462
/** The last day that Excel knows is 31 December 9999. */
const LAST = 2_958_465

function dateOf(days: number): string {
  if (days < 0 || days > LAST + 1) return String(days)
  const iso = new Date(SERIAL_START + Math.round(days * DAY)).toISOString()
  return Number.isInteger(days) ? iso.slice(0, 10) : iso.slice(0, 19)
}
