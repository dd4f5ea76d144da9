import type { AnyRule, Condition } from '../../schema/mapping-rules.ts'

/** The rules of some fields, and what they assume. */
export interface GuessedPart {
  readonly fields: Readonly<Record<string, AnyRule>>
  readonly keep?: Readonly<Record<string, AnyRule>>
  /** Records that are not published: each of the conditions is enough. */
  readonly hidden?: readonly Condition[]
  readonly notes: readonly string[]
}
