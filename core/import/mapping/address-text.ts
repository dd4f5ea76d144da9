/** Street, number and box that an export writes into one field: `Kerkstraat 12 bus 3`, `12/3`, `12, rue Haute bte 4`. */
import { EXPORT_WORDS } from '../../languages/export-words.ts'

export interface AddressParts {
  readonly street: string
  readonly houseNumber: string
  readonly box: string
}

const BOX_WORDS = [...new Set(Object.values(EXPORT_WORDS).flatMap(({ box }) => box.split(', ')))]
  .sort((left, right) => right.length - left.length)
  .join('|')

/** `bus 3`, `bte A`, `b3`, `/3`. "Boxbergstraat 4" has no box, and neither has "12 bis". */
const BOX = new RegExp(
  `(?:[\\s,]+(?:${BOX_WORDS})\\.?(?:\\s+|(?=\\d))|(?<=\\d\\s?[a-z]?)\\s*/\\s*)([\\p{L}\\d][\\p{L}\\d.-]{0,7})$`,
  'iu',
)
/** `b3` and `bus3` directly after the number. */
const JOINED_BOX = new RegExp(`(?<=\\d)(?:${BOX_WORDS})(\\d{1,4})$`, 'iu')
const NUMBER = String.raw`\d{1,4}\s?(?:[a-z]|bis|ter)?(?:\s?[-–+]\s?\d{1,4}\s?[a-z]?)?`
const AT_END = new RegExp(`[\\s,]+(?:n[°ro.]{0,2}\\s*)?(${NUMBER})$`, 'iu')
const AT_START = new RegExp(`^(${NUMBER})\\s*,?\\s+(?=\\p{L}{2})`, 'iu')
const ALONE = new RegExp(`^(?:n[°ro.]{0,2}\\s*)?(${NUMBER})$`, 'iu')

/** Years end the names of squares: "Plein 1944". No house number of Belgium is in this range of four digits. */
const YEAR = /^(?:18|19|20)\d\d$/

/** Street and number before the postal code and the town, and a country after them. */
const WITH_PLACE =
  /^(?=.*\p{L}.*\d{4})(.*\S)(?:\s*[,;]\s*|(?<=\d\p{L}?)\s+)((?:(?:BE?|LU?)[- ]?)?[1-9]\d{3}\s+\p{L}[^,;\d]*)(?:[,;][^,;\d]*)?$/iu

/** `9000 Gent` of "Kerkstraat 12, 9000 Gent, België". Undefined without a street before it. */
export function placeIn(text: string): string | undefined {
  return withPlace(text)?.[2]
}

/** No address is longer, and a hostile one would take long. */
const LONGEST = 200

function withPlace(text: string): RegExpExecArray | null {
  return text.length > LONGEST ? null : WITH_PLACE.exec(text.replace(/\s+/gu, ' ').trim())
}

/** A part that the text lacks is empty. */
export function addressParts(text: string): AddressParts {
  const whole = (withPlace(text)?.[1] ?? text).replace(/\s+/gu, ' ').trim().replace(/,$/, '')
  const boxed = BOX.exec(whole) ?? JOINED_BOX.exec(whole)
  const rest = boxed === null ? whole : whole.slice(0, boxed.index).replace(/[\s,]+$/, '')
  const parts = numbered(rest)
  // A box without a number is part of the name of the street.
  if (boxed === null || parts.houseNumber === '') return { ...numbered(whole), box: '' }
  return { ...parts, box: boxed[1] ?? '' }
}

function numbered(text: string): { readonly street: string; readonly houseNumber: string } {
  const alone = ALONE.exec(text)
  if (alone !== null) return { street: '', houseNumber: tidied(alone[1]) }
  const end = AT_END.exec(text)
  if (end !== null && !YEAR.test(end[1] ?? ''))
    return { street: text.slice(0, end.index).trim(), houseNumber: tidied(end[1]) }
  const start = AT_START.exec(text)
  // "11 novemberlaan" and "1 mei-straat" begin with a date.
  if (start === null || end !== null) return { street: text, houseNumber: '' }
  const street = text.slice(start[0].length)
  return /^(?:\p{L}+\s)/u.test(street) || text.includes(',')
    ? { street, houseNumber: tidied(start[1]) }
    : { street: text, houseNumber: '' }
}

function tidied(number = ''): string {
  return number.replace(/\s+/gu, '')
}
