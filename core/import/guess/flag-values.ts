/** Columns of yes and no. */
import { fold, wordsOf } from '../mapping/fold.ts'
import { shareOf } from './profile.ts'

const YES = wordsOf('yes')
const NO = wordsOf('no')

/** What a condition compares with. */
export const YES_VALUES: readonly string[] = [...YES, '1']
export const NO_VALUES: readonly string[] = [...NO, '0']

export function isYesOrNo(value: string): boolean {
  return YES.has(fold(value)) || NO.has(fold(value))
}

export function areFlags(sample: readonly string[]): boolean {
  return shareOf(sample, (value) => isYesOrNo(value) || /^[01]$/.test(value)) > 0.9
}
