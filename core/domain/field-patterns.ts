/** What the text of a field looks like, as data: the rules test it, and the service's description tells it. */
import { WHOLE_EUROS } from './euro-amount.ts'
import type { FieldName } from './form-fields.ts'

const NUMBER = /^[0-9]{1,9}$/
/** Digits with the signs that people put between them; letters are refused, not dropped. */
const PHONE = /^\+?[0-9 ()./-]{6,30}$/

const PATTERNS: Readonly<Partial<Record<FieldName, RegExp>>> = {
  phone: PHONE,
  phoneB: PHONE,
  zip: /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/,
  priceMin: NUMBER,
  priceMax: NUMBER,
  bedrooms: NUMBER,
  persons: NUMBER,
  reference: NUMBER,
  amount: WHOLE_EUROS,
  income: WHOLE_EUROS,
  types: NUMBER,
  property: NUMBER,
  project: NUMBER,
  // Alone, or at the end of the link that was mailed.
  token: /^(?:\S{1,500}#token=)?[A-Za-z0-9_-]{1,200}$/,
}

export function patternOf(name: FieldName): RegExp | undefined {
  return PATTERNS[name]
}

export function fitsPattern(name: FieldName, text: string): boolean {
  return PATTERNS[name]?.test(text) ?? true
}
