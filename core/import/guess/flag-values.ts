/** Columns of yes and no. */
import { EXPORT_WORDS } from '../../languages/export-words.ts'
import { fold, foldedWords, wordsOf } from '../mapping/fold.ts'
import { shareOf } from './profile.ts'

const YES = wordsOf('yes')
const NO = wordsOf('no')

export function isYesOrNo(value: string): boolean {
  return YES.has(fold(value)) || NO.has(fold(value))
}

export function areFlags(sample: readonly string[]): boolean {
  return shareOf(sample, (value) => isYesOrNo(value) || isDigit(value)) > 0.9
}

function isDigit(value: string): boolean {
  return value === '0' || value === '1'
}

/** The words for yes or no with which a condition compares, of the languages in which the sample has either. */
export function flagWords(sample: readonly string[], which: 'yes' | 'no'): string[] {
  const values = new Set(sample.map(fold))
  const spoken = Object.values(EXPORT_WORDS).filter(({ yes, no }) =>
    [yes, no].flatMap(foldedWords).some((word) => values.has(word)),
  )
  const digit = which === 'yes' ? '1' : '0'
  return [
    ...new Set(spoken.flatMap((words) => words[which].split(', '))),
    ...(sample.some(isDigit) ? [digit] : []),
  ]
}
