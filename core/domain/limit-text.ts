/** A limit as text: in the address of a list, and as visitors read it. */
import { ENERGY_LETTERS } from './energy-letters.ts'
import type { FilterUnit } from './filter-columns.ts'
import { formatAmount, formatSurface } from './format.ts'
import type { Locale } from './locale.ts'

const NUMBER = /^[0-9]{1,9}$/

/** A whole positive number of an address. */
export function parseNumber(text: string): number | undefined {
  return NUMBER.test(text) && Number(text) > 0 ? Number(text) : undefined
}

/** Undefined for what is no limit. */
export function parseLimit(unit: FilterUnit, text: string): number | undefined {
  if (unit !== 'energyLetter') return parseNumber(text)
  const rank = ENERGY_LETTERS.findIndex((letter) => letter === text)
  return rank === -1 ? undefined : rank
}

export function limitText(unit: FilterUnit, limit: number): string {
  return (unit === 'energyLetter' ? ENERGY_LETTERS[limit] : undefined) ?? String(limit)
}

const FORMATS: Readonly<Record<FilterUnit, (limit: number, locale: Locale) => string | undefined>> = {
  euro: formatAmount,
  squareMetre: formatSurface,
  count: String,
  energyLetter: (rank) => ENERGY_LETTERS[rank],
}

export function formatLimit(unit: FilterUnit, limit: number, locale: Locale): string {
  return FORMATS[unit](limit, locale) ?? String(limit)
}
