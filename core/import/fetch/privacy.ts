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

/** `parent` is the name of the object around a field: the mail address of an agent is no private one. */
export function isPrivateBy({ drop, guessExcept }: Privacy): (name: string, parent?: string) => boolean {
  const isDropped = isPrivateIn({ drop: [...drop] })
  if (guessExcept === undefined) return isDropped
  const used = new Set(guessExcept.flatMap(endsOf))
  const looksPrivate = (name: string) => meaningOf(name)?.meaning === 'private'
  return (name, parent) => {
    if (isDropped(name, parent)) return true
    const path = parent === undefined ? name : `${parent}.${name}`
    if (used.has(name) || used.has(path) || !looksPrivate(name)) return false
    return parent === undefined || meaningOf(path) === undefined || looksPrivate(path)
  }
}

/** A path, and its last two names: how far down the records are is not known yet. */
function endsOf(path: string): readonly string[] {
  const bare = path.replace(/\[[^\]]*\]/g, '')
  return [path, bare, bare.split('.').slice(-2).join('.')]
}
