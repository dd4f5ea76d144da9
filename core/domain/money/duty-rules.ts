/** The rules of the registration duty on a day, from the table of figures. */
import { DUTY_FIGURES } from './duty-figures.ts'
import { versionOn } from './figure.ts'
import type { Abatement, Buyer, DutyRules } from './sale-duty.ts'

export type BelgianRegion = 'flanders' | 'brussels' | 'wallonia'
export const BELGIAN_REGIONS = [
  'flanders',
  'brussels',
  'wallonia',
] as const satisfies readonly BelgianRegion[]

type Name = keyof typeof DUTY_FIGURES
type On = (name: Name) => number | undefined

/** Undefined before the first figures of the region. */
export function dutyRules(region: BelgianRegion, day: string): DutyRules | undefined {
  const on: On = (name) => versionOn<number>(DUTY_FIGURES[name], day)?.value
  const ordinary = on(`${region}.ordinary`)
  return ordinary === undefined ? undefined : withoutGaps({ ordinary, ...REGIONS[region](on) })
}

/** Parts without a value on the day are undefined. */
type Parts = { readonly [Part in keyof Omit<DutyRules, 'ordinary'>]: DutyRules[Part] | undefined }

const REGIONS: Readonly<Record<BelgianRegion, (on: On) => Parts & Pick<DutyRules, 'rates'>>> = {
  flanders: (on) => ({
    rates: rates({
      'only-own-home': on('flanders.ownHome'),
      renovation: on('flanders.renovation'),
      monument: on('flanders.monument'),
      social: on('flanders.social'),
      farmland: on('flanders.farmland'),
    }),
    modest: all({
      reduction: on('flanders.modest.reduction'),
      limit: on('flanders.modest.limit'),
      coreLimit: on('flanders.modest.coreLimit'),
    }),
    smallest: on('flanders.smallest'),
  }),
  brussels: (on) => ({
    rates: {},
    abatement: abatement({
      amount: on('brussels.abatement'),
      zone: on('brussels.abatement.zone'),
      ceiling: on('brussels.abatement.ceiling'),
    }),
    landAbatement: abatement({ amount: on('brussels.land'), ceiling: on('brussels.land.ceiling') }),
    jump: all({ amount: on('brussels.jump'), fewest: on('brussels.jump.fewest') }),
  }),
  wallonia: (on) => {
    const slide = all({
      from: on('wallonia.abatement.slideFrom'),
      to: on('wallonia.abatement.slideTo'),
      lowest: on('wallonia.abatement.lowest'),
    })
    const own = abatement({ amount: on('wallonia.abatement'), slide })
    return {
      rates: rates({ 'only-own-home': on('wallonia.ownHome'), farmland: on('wallonia.farmland') }),
      ownHomeOnLand: true,
      abatement: own,
      landAbatement: own,
    }
  },
}

function rates(
  found: Readonly<Partial<Record<Exclude<Buyer, 'other'>, number | undefined>>>,
): DutyRules['rates'] {
  return withoutGaps(found)
}

function abatement({
  amount,
  ...more
}: { readonly [Part in keyof Abatement]: Abatement[Part] | undefined }): Abatement | undefined {
  return amount === undefined ? undefined : withoutGaps({ amount, ...more })
}

/** The parts together, or undefined if one is absent. */
function all<Name extends string>(
  parts: Readonly<Record<Name, number | undefined>>,
): Readonly<Record<Name, number>> | undefined {
  return Object.values(parts).includes(undefined) ? undefined : (parts as Readonly<Record<Name, number>>)
}

type Present<Value> = { readonly [Key in keyof Value]: Exclude<Value[Key], undefined> }

function withoutGaps<Value extends object>(value: Value): Present<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Present<Value>
}
