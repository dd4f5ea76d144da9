/** The form in which words of exports are compared. */
import { EXPORT_WORDS } from '../../languages/export-words.ts'

const MARKS = /\p{M}/gu
const OTHER = /[^\p{L}\p{N}?%]+/gu

/** For names of fields and words of the trade: without case, accents, spaces and punctuation. */
export function fold(text: string): string {
  return withoutMarks(text).replace(OTHER, '')
}

/** For codes, in which punctuation has a meaning (`A+`, `-1`): without case, accents and outer spaces. */
export function valueKey(text: string): string {
  return withoutMarks(text).trim()
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss')
}

/** The words of a list that is separated by commas, folded. */
export function foldedWords(list: string): readonly string[] {
  return list.split(', ').map(fold)
}

type Lists =
  'yes' | 'no' | 'onRequest' | 'startingFrom' | 'sale' | 'rent' | 'takeOver' | 'belgium' | 'luxembourg'

/** The words of every language for one meaning, folded. */
export function wordsOf(meaning: Lists): ReadonlySet<string> {
  return new Set(Object.values(EXPORT_WORDS).flatMap((words) => foldedWords(words[meaning])))
}
