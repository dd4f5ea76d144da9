/** Breaches of the duties of the law as problems, which point at the fields to mend. */
import type { Missing } from '../domain/duties/duty.ts'
import { isBreach, isCertain, passport } from '../domain/duties/passport.ts'
import type { DutyState } from '../domain/duties/passport.ts'
import { REPORTED_DUTIES } from '../domain/duties/table.ts'
import type { Advert } from '../domain/duties/advert.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem, Where } from '../diagnostics/diagnostic.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { nameOf } from './advert-rule.ts'
import type { LinkedProperty } from './linked.ts'
import { pointAt } from './records.ts'

export interface Breach {
  readonly found: Problem
  /** Whether it is certain that the law forbids the advert. */
  readonly isCertain: boolean
}

type Lacking = Omit<Missing, 'state'>

/** The problem of a duty in one of its places. */
type Report = (name: string, lacking: Lacking, where: Where) => Problem

const REPORTS = {
  AS4101: (name, _, where) => problem('AS4101', { name }, where),
  AS4102: (name, _, where) => problem('AS4102', { name }, where),
  AS4103: (name, { lacking: [first], inText }, where) => {
    const lacking = ADDRESS.find((field) => field === first) ?? 'PublishAddress'
    return problem('AS4103', { name, lacking, inText: inText?.[0] }, where)
  },
  AS4104: (name, { lacking }, where) =>
    problem('AS4104', { name, withNumber: lacking.includes('EPCCertificateNumber') }, where),
  AS4105: (name, _, where) => problem('AS4105', { name }, where),
  AS4106: (name, _, where) => problem('AS4106', { name }, where),
  AS4107: (name, { lacking }, where) =>
    problem('AS4107', { name, fields: FLOODS.filter((field) => lacking.includes(field)) }, where),
  AS4108: (name, { lacking, inText }, where) =>
    problem('AS4108', { name, groups: lacking.join(', '), inText }, where),
  AS4110: (name, { lacking: [months] }, where) => problem('AS4110', { name, months: Number(months) }, where),
  AS4112: (name, _, where) => problem('AS4112', { name }, where),
  AS4113: (name, { lacking: [field = ''] }, where) => problem('AS4113', { name, field }, where),
  AS4115: (name, _, where) => problem('AS4115', { name }, where),
  AS4116: (name, _, where) => problem('AS4116', { name }, where),
  AS4117: (name, _, where) => problem('AS4117', { name }, where),
  AS4118: (name, { lacking }, where) =>
    problem('AS4118', { name, fields: LETTING.filter((field) => lacking.includes(field)) }, where),
  AS4120: (name, _, where) => problem('AS4120', { name }, where),
  AS4121: (name, { lacking: [phrase = ''] }, where) => problem('AS4121', { name, phrase }, where),
  AS4122: (name, _, where) => problem('AS4122', { name }, where),
} as const satisfies Readonly<Record<string, Report>>

const ADDRESS = ['Street', 'HouseNumber', 'PublishAddress'] as const
const FLOODS = ['PScore', 'GScore'] as const
const LETTING = ['IndividualMeters', 'Management'] as const

/** The home as duties look at it. Most texts are known to contain no forbidden phrase. */
export function advertOf(linked: LinkedProperty): Advert {
  const { property, region, types, energy, facts } = linked
  return { property, region, types, energy, isPlain: facts.isPlain }
}

/** `day` is an ISO date. */
export function breachesOf(
  linked: LinkedProperty,
  rules: SiteConfig['rules'],
  day: string,
): readonly Breach[] {
  return passport(advertOf(linked), { duties: REPORTED_DUTIES, rules, day })
    .filter((state) => isBreach(state) || isLackOfGoodPractice(state))
    .flatMap((state) => {
      const certain = isCertain(state)
      return problemsOf(linked, state).map((found) => ({
        found: certain ? found : { ...found, severity: 'warning' as const, isRemark: true as const },
        isCertain: certain,
      }))
    })
}

function isLackOfGoodPractice({ duty, isInForce, state }: DutyState): boolean {
  return duty.class === 'good-practice' && isInForce && state === 'missing'
}

/** A problem for each place; none for a duty that is fulfilled, or that has no code. */
export function problemsOf(linked: LinkedProperty, state: DutyState): readonly Problem[] {
  const { code = '' } = state.duty
  if (!('at' in state) || !isReported(code)) return []
  const report: Report = REPORTS[code]
  return state.at.map(({ path, part }, index) => {
    const pointers = pointAt(linked, ...path)
    const at = part === undefined ? pointers : pointers.map((pointer) => ({ ...pointer, part }))
    const lacking = part === undefined ? state.lacking : state.lacking.slice(index)
    return report(nameOf(linked), { ...state, lacking }, { at })
  })
}

function isReported(code: string): code is keyof typeof REPORTS {
  return Object.hasOwn(REPORTS, code)
}
