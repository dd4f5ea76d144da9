/** The text of a limit for visitors. */
import type { Locale } from '../languages/codes.ts'
import { FORMATS } from '../languages/languages.ts'
import { AVAILABLE_NOW, isoOfDay } from './day-number.ts'
import { letterOf } from './energy-grade.ts'
import type { FilterUnit } from './filter-columns.ts'
import { formatAmount, formatDate, formatEnergyUse, formatSurface } from './format.ts'
import { fillPlaceholders } from './text.ts'

const TEXTS: Readonly<Record<FilterUnit, (limit: number, locale: Locale) => string | undefined>> = {
  euro: formatAmount,
  squareMetre: formatSurface,
  outdoors: formatSurface,
  presence: String,
  count: String,
  year: String,
  energyGrade: letterOf,
  kilowattHour: formatEnergyUse,
  day: (day, locale) => formatDate(isoOfDay(day), locale),
}

/** The limits that ask for the fact itself, and are written as a word. */
const WORDS: Readonly<Partial<Record<FilterUnit, { readonly limit: number; readonly word: 'yes' | 'now' }>>> =
  {
    outdoors: { limit: 1, word: 'yes' },
    presence: { limit: 1, word: 'yes' },
    day: { limit: AVAILABLE_NOW, word: 'now' },
  }

export function isWordLimit(unit: FilterUnit, limit: number): boolean {
  return WORDS[unit]?.limit === limit
}

export function formatLimit(unit: FilterUnit, limit: number, locale: Locale): string {
  const word = WORDS[unit]
  if (word?.limit === limit) return FORMATS[locale][word.word]
  return TEXTS[unit](limit, locale) ?? String(limit)
}

/** A limit inside its phrase, "at most {value}". A word stands alone. */
export function limitPhrase(
  phrase: string | undefined,
  limit: { readonly unit: FilterUnit; readonly limit: number; readonly text: string },
): string {
  const { unit, text } = limit
  return phrase === undefined || isWordLimit(unit, limit.limit)
    ? text
    : fillPlaceholders(phrase, { value: text })
}
