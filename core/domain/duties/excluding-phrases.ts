/** Phrases by which an advert refuses a group of people (docs/domain.md#rent-and-charges). */
import { ADVERT_WORDS } from '../../languages/advert-words.ts'
import type { Goal } from '../availability.ts'

const WORDS = Object.values(ADVERT_WORDS)
const GROUPS = patternOf(WORDS.flatMap(({ excluding }) => excluding))
/** A price also has a "minimum income", that of the investor, so these count in rentals only. */
const MEANS = patternOf(WORDS.flatMap(({ means }) => means))

export function excludingPhraseIn(text: string, goal: Goal): string | undefined {
  return GROUPS.exec(text)?.[0] ?? (goal === 1 ? MEANS.exec(text)?.[0] : undefined)
}

function patternOf(phrases: readonly string[]): RegExp {
  const all = phrases.map((phrase) => phrase.replaceAll(' ', '\\s+').replaceAll('’', "['’]"))
  return new RegExp(`(?<![\\p{L}\\d])(?:${all.join('|')})(?![\\p{L}\\d])`, 'iu')
}
