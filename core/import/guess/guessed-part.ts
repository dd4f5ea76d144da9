import type { AnyRule } from '../../schema/mapping-rules.ts'

/** The rules of some fields, and what they assume. */
export interface GuessedPart {
  readonly fields: Readonly<Record<string, AnyRule>>
  readonly keep?: Readonly<Record<string, AnyRule>>
  readonly notes: readonly string[]
}
