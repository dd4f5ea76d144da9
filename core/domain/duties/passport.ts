/** The duties of one home on a day, each met, missing, pending or not needed. Pure. */
import { isNewBuild } from '../new-build-tax.ts'
import type { Advert, Paper } from './advert.ts'
import { dutyTypesOf } from './advert.ts'
import type { Duty, LawRules, Finding, Missing } from './duty.ts'

/** A duty that is requested keeps what is missing. */
export type DutyState = {
  readonly duty: Duty
  /** False for a duty that begins later. */
  readonly isInForce: boolean
} & (Finding | (Omit<Missing, 'state'> & { readonly state: 'pending'; readonly since: string }))

interface PassportInput {
  readonly duties: readonly Duty[]
  readonly rules: LawRules
  /** An ISO date. */
  readonly day: string
}

export function passport(advert: Advert, { duties, rules, day }: PassportInput): readonly DutyState[] {
  return duties
    .filter((duty) => !isPast(duty, day) && concerns(duty, advert))
    .map((duty) => ({ duty, isInForce: duty.from <= day, ...stateOf(duty, advert, { rules, day }) }))
}

export function isPast({ to }: Duty, day: string): boolean {
  return to !== undefined && to < day
}

/** Whether region, goal and type of the home are among those of the duty. */
function concerns(duty: Duty, { property, region, types }: Advert): boolean {
  return (
    duty.regions.includes(region) &&
    duty.goals.includes(property.Goal) &&
    dutyTypesOf(types).some((type) => duty.types.includes(type))
  )
}

/** Whether the state is a breach of the law by the advert itself. */
export function isBreach(state: DutyState): boolean {
  const { duty, isInForce } = state
  if (!isInForce || duty.class !== 'advert') return false
  return state.state === 'missing' || (state.state === 'pending' && duty.mayBePending !== true)
}

/** Whether the breach is certain, so that `--strict` stops it: the law is, and no text of the advert makes up for it. */
export function isCertain(state: DutyState): boolean {
  return isBreach(state) && state.duty.confidence === 'sure' && !('isSaid' in state)
}

function stateOf(duty: Duty, advert: Advert, { rules, day }: Pick<PassportInput, 'rules' | 'day'>) {
  const { property } = advert
  const paper = property.papers?.find((each) => each.duty === duty.id)
  if (paper?.notNeeded !== undefined) return { state: 'not-needed', note: paper.notNeeded } as const
  const excluded = exclusion(duty, advert)
  if (excluded !== undefined) return { state: 'not-needed', note: excluded } as const
  const found = duty.needs(advert, rules, day)
  return found.state === 'missing' ? withPaper(duty, found, paper) : found
}

function exclusion({ isOfNewBuild, builtBefore }: Duty, { property }: Advert): string | undefined {
  const isNew = isNewBuild(property)
  if (isOfNewBuild && !isNew) return 'not sold as new'
  if (builtBefore === undefined) return undefined
  const { ConstructionYear: year } = property
  if (year !== undefined && year >= builtBefore) return `built in ${year}`
  return year === undefined && isNew ? 'sold as new' : undefined
}

/** An advert shows the fact itself, so a paper in the file fulfils only the duties of the file. */
function withPaper(duty: Duty, found: Missing, paper: Paper | undefined) {
  if (paper === undefined) return found
  const { received, requested } = paper
  if (received !== undefined && duty.class !== 'advert')
    return { state: 'met', note: `received on ${received}` } as const
  return requested === undefined ? found : ({ ...found, state: 'pending', since: requested } as const)
}
