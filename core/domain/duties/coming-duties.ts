/** Duties that begin later. Each moves to its subject when it has begun. */
import type { Advert } from './advert.ts'
import { BUSINESSES, HOMES } from './advert.ts'
import { lacks, MET } from './duty.ts'
import type { Duty, Finding } from './duty.ts'
import { LAW_SOURCES } from './sources.ts'

/** E for a detached or semi-detached house, D for a terraced house and a flat. */
function labelIsGoodEnough({ property, types, energy }: Advert): Finding {
  if (energy === null) return lacks('EnergyPerformance')
  const isFreeStanding =
    types.includes(HOUSE) && (property.Facades === 'open' || property.Facades === 'semi-open')
  const worst = isFreeStanding ? 'E' : 'D'
  const [letter = ''] = energy.label
  if (letter <= worst) return { state: 'met', note: `label ${energy.label}` }
  return { ...lacks('EnergyPerformance'), note: `label ${energy.label}, and ${worst} is asked` }
}

const HOUSE = 1

export const COMING_DUTIES: readonly Duty[] = [
  {
    id: 'flanders.rentalLabel',
    class: 'before-contract',
    title: 'Least energy label of a rented home (E or D)',
    regions: ['flanders'],
    goals: [1],
    types: HOMES,
    from: '2030-01-01',
    law: 'Flemish Housing Order of 2021; D for every home in 2035, and C in 2040',
    sources: [LAW_SOURCES.rentalLabels],
    confidence: 'likely',
    todo: 'tell the owner which label the home has to reach',
    needs: labelIsGoodEnough,
  },
  {
    id: 'flanders.asbestosOwners',
    class: 'good-practice',
    title: 'Asbestos certificate of every owner, also without a sale',
    regions: ['flanders'],
    goals: [1, 2],
    types: [...HOMES, ...BUSINESSES, 'other'],
    builtBefore: 2001,
    from: '2032-01-01',
    law: 'Flemish Materials Decree of 23 December 2011',
    sources: [LAW_SOURCES.asbestos, LAW_SOURCES.asbestosOwners],
    confidence: 'sure',
    todo: 'tell the owner, and set "AsbestosDate" when the certificate exists',
    needs: ({ property: { AsbestosDate, AsbestosType } }) =>
      AsbestosDate === undefined && AsbestosType === undefined ? lacks('AsbestosDate') : MET,
  },
]
