/** The formats of numbers tell what they are: a date is a number of days. */
import type { UnpackedFile } from '../archive.ts'
import { readPart } from './xml-events.ts'

export type NumberFormat = 'number' | 'percent' | 'date'

/** ECMA-376, 18.8.30: the formats that a workbook does not define. Times of day without a date are numbers. */
const DATES: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, ...numbers(27, 36), ...numbers(50, 58)])
const PERCENTS: ReadonlySet<number> = new Set([9, 10])

function numbers(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The formats by the numbers of the styles of cells. */
export async function formatsIn(part: UnpackedFile | undefined): Promise<readonly NumberFormat[]> {
  if (part === undefined) return []
  const own = new Map<number, NumberFormat>()
  const styles: NumberFormat[] = []
  let isStyle = false
  await readPart(part, {
    open: (name, { numFmtId, formatCode = '' }) => {
      if (name === 'cellXfs') isStyle = true
      if (name === 'numFmt') own.set(Number(numFmtId), formatOf(formatCode))
      if (name === 'xf' && isStyle) styles.push(own.get(Number(numFmtId)) ?? known(Number(numFmtId)))
    },
    close: (name) => {
      if (name === 'cellXfs') isStyle = false
    },
  })
  return styles
}

function known(id: number): NumberFormat {
  if (DATES.has(id)) return 'date'
  return PERCENTS.has(id) ? 'percent' : 'number'
}

/** A code has years or days outside of texts, colours and currencies: `[$-813]d mmmm yyyy`. */
function formatOf(code: string): NumberFormat {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '')
  if (/[yd]/i.test(bare)) return 'date'
  return bare.includes('%') ? 'percent' : 'number'
}
