/** The facts of a property or project, in rows. */
import type { Locale } from '../../languages/codes.ts'
import type { StringKey } from '../../languages/string-keys.ts'

/** One row of a fact table: `term` is a string key, `value` is final. */
export interface Fact {
  readonly term: StringKey
  readonly value: string
  /** The language of the value, if it is not that of the page. */
  readonly lang?: Locale
}

export interface FactGroup {
  readonly title: StringKey
  readonly facts: readonly Fact[]
}

export interface PlanningCode {
  readonly code: string
  readonly term: StringKey
  readonly meaning: StringKey
}
