/** The private fields of an https source. They are removed before it is stored, when its format is not certain yet. */
import { meaningOf } from '../guess/column-meaning.ts'
import { isPrivateIn } from '../mapping/prepare.ts'

export interface Privacy {
  /** Names of private fields. */
  readonly drop: readonly string[]
  /**
   * For formats whose fields are read by their names: names that look private are too, except these, which the rules of
   * the site read.
   */
  readonly guessExcept?: readonly string[] | undefined
}

export function hasPrivate({ drop, guessExcept }: Privacy): boolean {
  return drop.length > 0 || guessExcept !== undefined
}

export function isPrivateBy({ drop, guessExcept }: Privacy): (name: string) => boolean {
  const isDropped = isPrivateIn({ drop: [...drop] })
  if (guessExcept === undefined) return isDropped
  const used = new Set(guessExcept)
  return (name) => isDropped(name) || (!used.has(name) && meaningOf(name)?.meaning === 'private')
}
