/**
 * A duty of the law about the advert of a home or about the file of its sale or lease, with its dates, source and
 * confidence (docs/law.md). Checks of adverts and the advert passport evaluate the same duties.
 */
import type { Goal } from '../availability.ts'
import type { DatedRule } from '../dated-rule.ts'
import type { PriceRules } from '../money.ts'
import type { Confidence } from '../money/figure.ts'
import type { Region } from '../region.ts'
import type { DepositRule } from '../rental.ts'
import type { Advert, DutyType } from './advert.ts'

/** The moment at which a duty is due. Good practice is asked by no law that was found. */
export type DutyClass = 'advert' | 'before-contract' | 'before-deed' | 'good-practice'

/** A field of the record, with the phrase inside it. */
interface Lack {
  readonly path: readonly [string, ...(string | number)[]]
  readonly part?: string
}

export interface Missing {
  readonly state: 'missing'
  readonly at: readonly Lack[]
  /** The missing parts in the terms of the rule: fields, or groups of planning codes. */
  readonly lacking: readonly string[]
  /** The fact as the text of the advert says it, because a program had no field for it. */
  readonly inText?: readonly string[]
  /** The text of the advert contains all of it, so the advert is lawful. */
  readonly isSaid?: true
  readonly note?: string
}

/** `note` describes how a duty is fulfilled, or why it does not apply. */
export type Finding =
  | { readonly state: 'met'; readonly note?: string }
  | { readonly state: 'not-needed'; readonly note: string }
  | Missing

/** The part of site-config/rules.json that duties read. */
export interface LawRules extends PriceRules {
  readonly deposit: readonly DepositRule[]
  readonly renovation: readonly (DatedRule & { readonly years: number })[]
  readonly registrationDuty?:
    | readonly (DatedRule & {
        readonly percent: Readonly<Record<'flanders' | 'wallonia' | 'brussels', number>>
      })[]
    | undefined
}

export interface Duty {
  /** Permanent: records name it in `papers`. */
  readonly id: string
  readonly class: DutyClass
  /** In English, with the law's own names of a document in brackets. */
  readonly title: string
  readonly regions: readonly Region[]
  readonly goals: readonly Goal[]
  readonly types: readonly DutyType[]
  /** The duty is one of homes that are sold as new. */
  readonly isOfNewBuild?: true
  /** The duty is one of buildings of before this year. */
  readonly builtBefore?: number
  /** The first day, an ISO date; for an old duty, the first day of which a source was read. */
  readonly from: string
  /** The last day. */
  readonly to?: string
  readonly law: string
  /** Public pages that give the duty. */
  readonly sources: readonly string[]
  /** A duty that is not `sure` never stops a publication. */
  readonly confidence: Confidence
  /** The instruction for a home that lacks it. */
  readonly todo: string
  /** The diagnostic of a duty that `check` reports. */
  readonly code?: string
  /** The law lets an advert appear while the fact is requested. */
  readonly mayBePending?: true
  /** The state without `papers`. `day` is an ISO date. */
  readonly needs: (advert: Advert, rules: LawRules, day: string) => Finding
}

export const MET = { state: 'met' } as const

export function notNeeded(note: string): Finding {
  return { state: 'not-needed', note }
}

/** The duty lacks these fields of the record. */
export function lacks(...fields: readonly [string, ...string[]]): Missing {
  return { state: 'missing', at: [{ path: [fields[0]] }], lacking: fields }
}

/** Met if the record has all of these fields. */
export function needsFields<Field extends keyof Advert['property'] & string>(
  { property }: Advert,
  ...fields: readonly Field[]
): Finding {
  const [first, ...others] = fields.filter((field) => property[field] === undefined)
  return first === undefined ? MET : lacks(first, ...others)
}

/** A duty that only `papers` of the record can fulfil. */
export const NEEDS_PAPER = (): Finding => ({
  state: 'missing',
  at: [{ path: ['papers'] }],
  lacking: ['papers'],
})
