/** The form of prepared mapping rules (`prepare.ts`). */
import type { Locale } from '../../languages/codes.ts'
import type { ValueKind } from '../../schema/mapping-rules.ts'
import type { DateOrder } from './date-text.ts'
import type { Decimal } from './number-text.ts'
import type { SourcePath } from './source-path.ts'

export type Plain = string | number | boolean

export interface PreparedCondition {
  readonly paths: readonly SourcePath[]
  readonly is?: ReadonlySet<string> | undefined
  readonly not?: ReadonlySet<string> | undefined
  readonly empty?: boolean | undefined
}

export interface PreparedValue {
  readonly type: 'value'
  readonly kind: ValueKind
  readonly paths: readonly SourcePath[]
  /** 'all': the values of a collection. */
  readonly combine: 'first' | 'join' | 'words' | 'every' | 'all'
  readonly lenient: boolean
  readonly constant: Plain | undefined
  readonly byDefault: Plain | undefined
  readonly values: ReadonlyMap<string, Plain | null> | undefined
  readonly decimal: Decimal | undefined
  readonly dates: DateOrder | undefined
  readonly negate: boolean
  readonly factor: number | undefined
  readonly languages: readonly (readonly [Locale, readonly SourcePath[]])[]
  readonly when: readonly PreparedCondition[]
}

export interface PreparedList {
  readonly type: 'list'
  readonly each: readonly SourcePath[]
  readonly when: readonly PreparedCondition[]
  readonly separators: string
  readonly order: SourcePath | undefined
  readonly first: readonly PreparedCondition[]
  readonly fields: PreparedFields
}

interface PreparedChoice {
  readonly type: 'choice'
  readonly rules: readonly PreparedValue[]
}

interface PreparedCollection {
  readonly type: 'collect'
  readonly rules: readonly PreparedValue[]
}

interface PreparedLists {
  readonly type: 'lists'
  readonly rules: readonly PreparedList[]
}

interface PreparedObject {
  readonly type: 'object'
  readonly fields: PreparedFields
}

export type PreparedRule = PreparedChoice | PreparedCollection | PreparedList | PreparedLists | PreparedObject
export type PreparedFields = readonly (readonly [field: string, rule: PreparedRule])[]

export interface PreparedParts {
  readonly each: readonly SourcePath[]
  readonly id: readonly SourcePath[]
  readonly fields: PreparedFields
}

export interface PreparedProjects {
  readonly when: readonly PreparedCondition[]
  /** Empty: the id of the record. */
  readonly id: readonly SourcePath[]
  readonly fields: PreparedFields
}

export interface PreparedRules {
  readonly id: readonly SourcePath[]
  readonly fields: PreparedFields
  readonly keep: PreparedFields
  readonly projects: PreparedProjects | undefined
  readonly people: PreparedParts | undefined
  readonly offices: PreparedParts | undefined
  readonly filter: readonly { readonly when: readonly PreparedCondition[]; readonly reason: string }[]
  readonly deleted: readonly PreparedCondition[] | undefined
  /** Whether the export is only a part of the stock; or conditions that hold for the records of a whole one. */
  readonly isPart: boolean
  readonly whole: readonly PreparedCondition[]
  readonly empty: ReadonlySet<string>
  readonly decimal: Decimal | undefined
  readonly dates: DateOrder | undefined
  readonly surveyed: readonly SurveyedPath[]
}

/** A column whose convention is decided by all of its cells. */
export interface SurveyedPath extends SourcePath {
  readonly reads: 'any' | 'wholeGroups' | 'decimals' | 'dates'
}
