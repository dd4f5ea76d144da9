/**
 * The region of a postal code (docs/domain.md#regions). The country is checked first: postal codes of Luxembourg have
 * four digits as well, and L-1130 is not in Brussels.
 */
import { countryCodeOf } from './address.ts'

export type Region = 'flanders' | 'wallonia' | 'brussels' | 'luxembourg' | 'unknown'

/** First and last code, both included. Codes outside every range are unknown. */
const RANGES: readonly (readonly [first: number, last: number, region: Region])[] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
]

export function regionOf(zip: string, countryId: number): Region {
  const country = countryCodeOf(countryId)
  if (country === 'LU') return 'luxembourg'
  const digits = zip.trim()
  if (country !== 'BE' || !/^[0-9]{4}$/.test(digits)) return 'unknown'
  const code = Number(digits)
  return RANGES.find(([first, last]) => code >= first && code <= last)?.[2] ?? 'unknown'
}
