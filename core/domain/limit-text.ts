/** The text of a limit for visitors, and parsing of a limit in the address of a list. */
import type { FilterUnit } from './filter-columns.ts'
import { formatAmount, formatEnergyUse, formatSurface } from './format.ts'
import type { Locale } from '../languages/codes.ts'

const NUMBER = /^[0-9]{1,9}$/

/** A whole positive number of an address; undefined for any other text. */
export function parseNumber(text: string): number | undefined {
  return NUMBER.test(text) && Number(text) > 0 ? Number(text) : undefined
}

const FORMATS: Readonly<Record<FilterUnit, (limit: number, locale: Locale) => string | undefined>> = {
  euro: formatAmount,
  squareMetre: formatSurface,
  count: String,
  kilowattHour: formatEnergyUse,
}

export function formatLimit(unit: FilterUnit, limit: number, locale: Locale): string {
  return FORMATS[unit](limit, locale) ?? String(limit)
}
