/**
 * The day from which a home is available, read from what an agency writes: "Vanaf 1 juni 2027", "À partir de
 * juillet 2027", "01/06/2027", "2027-06-01", "Immediately". Any other text, such as "at the deed", names no day.
 */
import { LOCALES } from '../languages/codes.ts'
import { INDEX_WORDS } from '../languages/languages.ts'
import { monthOf } from '../languages/month-names.ts'
import { calendarDate } from './calendar-date.ts'
import { AVAILABLE_NOW } from './day-number.ts'
import type { DayNumber } from './day-number.ts'
import { foldText } from './text.ts'
import { foldWords } from './search.ts'

const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/
const DIGITS = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/
const WORDS = /(?:\b(\d{1,2})(?:er|st|nd|rd|th|\.)? )?([a-z]+)\.? (\d{4})\b/

export function availableDay(text: string): DayNumber | undefined {
  const folded = foldText(text)
  const iso = ISO.exec(folded)
  if (iso) return dayNumber(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const digits = DIGITS.exec(folded)
  if (digits) return dayNumber(Number(digits[3]), Number(digits[2]), Number(digits[1]))
  const [, day = '1', name = '', year] = WORDS.exec(folded) ?? []
  const month = monthOf(name)
  if (month !== undefined) return dayNumber(Number(year), month, Number(day))
  const words = foldWords(text)
  return LOCALES.some((locale) => INDEX_WORDS[locale].now.includes(words)) ? AVAILABLE_NOW : undefined
}

function dayNumber(year: number, month: number, day: number): DayNumber | undefined {
  const pad = (part: number) => String(part).padStart(2, '0')
  return calendarDate(`${year}-${pad(month)}-${pad(day)}`) ? year * 10_000 + month * 100 + day : undefined
}
