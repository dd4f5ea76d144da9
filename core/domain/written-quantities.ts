/**
 * Quantities that are written out in a text: numbers, hours, durations and counts, in digits and in words.
 * Such a text drifts from the configuration, and a placeholder does not (`placeholders.ts`).
 */
import { eachLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { QUANTITIES } from '../languages/quantities.ts'
import { WRITTEN_NUMBERS } from '../languages/written-numbers.ts'
import { lazy } from './remembered.ts'

/**
 * Digits that are not quantities: placeholders, targets of links, addresses of the web and of mail, dates and
 * years, telephone, company and account numbers, numbers of a list, numbers of a law and its articles, house
 * numbers with their postal code.
 */
const NAMES = new RegExp(
  [
    String.raw`\{[^{}]*\}`,
    String.raw`\]\([^)]*\)`,
    String.raw`https?://\S+|\S+@\S+`,
    String.raw`\d{1,2}(?:er|st|nd|rd|th|\.)? \p{L}+ (?:19|20)\d{2}`,
    String.raw`(?:19|20)\d{2}(?:-\d{2}-\d{2})?(?![\d.,]*\d)`,
    String.raw`[A-Z]{2}\d{2}(?: ?\d{4}){2,}`,
    String.raw`\+?\(?\d(?:[\s./()-]{0,2}\d){7,}`,
    String.raw`^\s*\d+\. `,
    String.raw`(?:artikel(?:en)?|articles?|art\.|§|absatz|abs\.|lid|alinéa|paragraphe?|nr\.|n°|no\.) ?\d+[a-z]?(?:\(\d+\))?(?:[.:/]\d+)*`,
    String.raw`\d+ ?[a-z]?, (?:[A-Z]{1,2}-)?\d{4}(?= \p{Lu})`,
  ].join('|'),
  'gimu',
)

/** `17`, `9.30`, `1 200`, with the unit after it. After a letter, digits are part of a name: `E60`. */
const DIGITS = String.raw`(?<![\p{L}\d]|\p{L}-)\d+(?:[.,: \u00A0\u202F]\d+)*`

const LARGEST_WORD = 120

const patterns = eachLocale((locale) => lazy(() => patternOf(locale)))
const harmless = eachLocale((locale) =>
  lazy(() => new RegExp(word(anyOf(QUANTITIES[locale].words.harmless)), 'gu')),
)

/** The parts of a text that contain a quantity, as they are written, each once. */
export function writtenQuantities(text: string, locale: Locale): readonly string[] {
  const hide = (part: string) => '\u0000'.repeat(part.length)
  const named = text.replaceAll("'", '’').replace(NAMES, hide)
  const masked = lowered(named).replace(harmless[locale](), hide)
  const found = [...masked.matchAll(patterns[locale]())].map(({ 0: part, index }) =>
    text.slice(index, index + part.length),
  )
  return [...new Set(found)]
}

function patternOf(locale: Locale): RegExp {
  const { units, one, ambiguous, every, phrases } = QUANTITIES[locale].words
  const unit = anyOf(units)
  const counted = anyOf([...one, ...ambiguous, ...every])
  return new RegExp(
    [
      String.raw`${DIGITS}(?:[ \u00A0-]?${unit}(?!\p{L}))?`,
      word(anyOf(phrases)),
      word(String.raw`${counted}[ \u00A0](?:${unit}|${anyOf(phrases)})`),
      word(String.raw`${anyOf(numberWords(locale, ambiguous))}(?:[ \u00A0-]${unit})?`),
    ].join('|'),
    'gu',
  )
}

/** The same text in lower case and of the same length: patterns of hundreds of words compile faster without the flag `i`. */
function lowered(text: string): string {
  return text.replace(/\p{Lu}+/gu, (letters) => {
    const small = letters.toLowerCase()
    return small.length === letters.length ? small : letters
  })
}

function word(pattern: string): string {
  return String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`
}

/** Sorted by length, so that "six" does not match the end of "sixteen". */
function anyOf(words: readonly string[]): string {
  const sorted = [...new Set(words)].sort((left, right) => right.length - left.length)
  return `(?:${sorted.map((each) => each.toLowerCase().replaceAll(' ', String.raw`[ \u00A0]`)).join('|')})`
}

/** Numbers from two on, as one is also an article. Words with a space are matched by their parts. */
function numberWords(locale: Locale, ambiguous: readonly string[]): readonly string[] {
  const { number } = WRITTEN_NUMBERS[locale]
  const all = Array.from({ length: LARGEST_WORD - 1 }, (_, index) => number(index + 2))
  return [...all, number(1000)].filter((each) => !each.includes(' ') && !ambiguous.includes(each))
}
