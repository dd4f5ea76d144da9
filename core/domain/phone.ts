/**
 * Telephone numbers (docs/domain.md#telephone-numbers).
 *
 * Pages group by zone. `groupPhoneSpec` groups by length alone, for sites that ask for it: it is wrong for the zones
 * 02, 03, 04 and 09, and leaves numbers with a country code unchanged.
 */
import type { CountryCode } from './address.ts'

const NO_BREAK_SPACE = '\u00A0'

/** Groups ten digits as 4-2-2-2 and nine as 3-2-2-2, and leaves other numbers unchanged. */
export function groupPhoneSpec(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits.length === 10) return grouped(digits, [4, 2, 2, 2])
  if (digits.length === 9) return grouped(digits, [3, 2, 2, 2])
  return phone
}

/**
 * Groups a number by the convention of its country: `02 123 45 67`, `065 12 34 56`, `0470 12 34 56`, `+352
 * 621 123 456`. A number of another country, or of no known form, stays as it was written. `home` is the
 * country of numbers without a country code; the default is Belgium.
 */
export function groupPhone(phone: string, home?: CountryCode): string {
  const number = parsePhone(phone, home)
  if (number?.country === '32') return groupBelgian(number.digits) ?? phone
  if (number?.country === '352') return groupLuxembourg(number.digits) ?? phone
  return phone
}

/** The address that dials: `tel:+32…`. Undefined when the text is not a number. */
export function phoneHref(phone: string, home?: CountryCode): string | undefined {
  const number = parsePhone(phone, home)
  if (!number) return undefined
  return `tel:${number.country === null ? '' : `+${number.country}`}${number.digits}`
}

interface PhoneNumber {
  /** Country code; '' if it is part of `digits` (a country without grouping); null without one. */
  readonly country: '32' | '352' | '' | null
  /** Without the leading zero of national numbers. */
  readonly digits: string
}

function parsePhone(phone: string, home: CountryCode | undefined): PhoneNumber | null {
  const text = phone.trim().replace(/\(0\)/g, '')
  if (!/^\+?[0-9\s()./-]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  if (digits.length < 3 || digits.length > 17) return null
  if (text.startsWith('+')) return international(digits)
  if (digits.startsWith('00')) return international(digits.slice(2))
  return national(digits, home)
}

function international(digits: string): PhoneNumber {
  if (digits.startsWith('352')) return { country: '352', digits: digits.slice(3) }
  if (digits.startsWith('32')) return { country: '32', digits: digits.slice(2).replace(/^0/, '') }
  return { country: '', digits }
}

function national(digits: string, home: CountryCode | undefined): PhoneNumber {
  const short = { country: null, digits } as const
  if (home === 'LU') return groupLuxembourg(digits) === null ? short : { country: '352', digits }
  const known = digits.startsWith('0') && groupBelgian(digits.slice(1)) !== null
  return known ? { country: '32', digits: digits.slice(1) } : short
}

/** `digits` without the leading zero: eight for a line, nine for a mobile number. */
function groupBelgian(digits: string): string | null {
  const full = `0${digits}`
  if (/^4[5-9][0-9]{7}$/.test(digits)) return grouped(full, [4, 2, 2, 2])
  if (/^800[0-9]{5}$/.test(digits)) return grouped(full, [4, 2, 3])
  if (/^[2349][0-9]{7}$/.test(digits)) return grouped(full, [2, 3, 2, 2])
  if (/^[15678][0-9]{7}$/.test(digits)) return grouped(full, [3, 2, 2, 2])
  return null
}

/** Mobile numbers 3-3-3; lines in pairs, with three at the end of an odd number of digits. */
function groupLuxembourg(digits: string): string | null {
  const lengths = /^6[0-9]{8}$/.test(digits) ? [3, 3, 3] : LUXEMBOURG_LINES[digits.length]
  if (!lengths || digits.startsWith('0')) return null
  return `+352${NO_BREAK_SPACE}${grouped(digits, lengths)}`
}

const LUXEMBOURG_LINES: Readonly<Record<number, readonly number[]>> = {
  5: [2, 3],
  6: [2, 2, 2],
  7: [2, 2, 3],
  8: [2, 2, 2, 2],
  9: [2, 2, 2, 3],
}

function grouped(digits: string, lengths: readonly number[]): string {
  let start = 0
  return lengths.map((length) => digits.slice(start, (start += length))).join(NO_BREAK_SPACE)
}
