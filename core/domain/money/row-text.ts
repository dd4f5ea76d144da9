/** The text of a row of a calculator, for the build and the browser alike. */
import type { SheetRow } from './sheet.ts'

/** "about {amount}", "at most {amount}" and "{value} %" in the language of the page. */
export type RowPatterns = Readonly<Record<'about' | 'atMost' | 'percent', string>>

/** Formats of amounts in euros and of numbers with so many decimals at most. */
export interface RowFormats {
  readonly amount: (euro: number) => string
  readonly number: (value: number, decimals: number) => string
}

const DECIMALS = { percent: 4, index: 2, factor: 9 } as const

export function rowText({ value, unit, kind }: SheetRow, formats: RowFormats, patterns: RowPatterns): string {
  const number = unit === undefined ? formats.amount(value) : formats.number(value, DECIMALS[unit])
  const amount = unit === 'percent' ? patterns.percent.replace('{value}', number) : number
  return kind === undefined ? amount : patterns[kind].replace('{amount}', amount)
}
