/**
 * Region × goal × type × duty: no lawful advert is stopped, and none against a confirmed duty is let through. The expected
 * duties are written here by hand, so that the table of the package cannot confirm itself.
 */
import { describe, expect, test } from 'vitest'
import type { Advert, AdvertFields } from '../../../../../core/domain/duties/advert.ts'
import { isBreach, isCertain, passport } from '../../../../../core/domain/duties/passport.ts'
import { DUTIES } from '../../../../../core/domain/duties/table.ts'
import { TYPE_GROUPS } from '../../../../../core/domain/home-type.ts'
import { labelOf } from '../../../../../core/domain/energy.ts'
import type { Region } from '../../../../../core/domain/region.ts'
import type { TypeGroup } from '../../../../../core/languages/language.ts'

const REGIONS = ['flanders', 'brussels', 'wallonia', 'luxembourg', 'unknown'] as const
const GOALS = { sale: 0, rent: 1, 'take over': 2 } as const
const TYPES = Object.keys(TYPE_GROUPS) as readonly TypeGroup[]
const HOMES: readonly TypeGroup[] = ['house', 'apartment', 'studio', 'investment']

type Goal = keyof typeof GOALS

const RULES = {
  deposit: [{ validFrom: '2024-11-01', months: { flanders: 3, wallonia: 2, brussels: 2, luxembourg: 2 } }],
  renovation: [{ validFrom: '2025-12-12', years: 6 }],
}
const DAY = '2026-11-26'

/** An advert that says all of it. */
const LAWFUL: Omit<AdvertFields, 'Goal'> = {
  Price: 1000,
  PublishPrice: true,
  PublishAddress: true,
  Street: 'Veldweg',
  HouseNumber: '7',
  EnergyPerformance: 180,
  EPCCertificateNumber: '20260101000001',
  TotalEnergy: 9000,
  EnergyClass: 'B',
  InsulationClass: 'C',
  PScore: 'A',
  GScore: 'B',
  PlanningCodes: ['Vg', 'Wg', 'Gmo', 'Gvkr', 'Gvv'],
  PlanningInformation: 'Woongebied',
  ChargesRenter: 0,
  IndividualMeters: true,
  Management: 'Kantoor Linde',
  DepositAmount: 2000,
}

/** Each fact, and the advert without it. */
const WITHOUT = {
  score: { EnergyPerformance: undefined },
  address: { PublishAddress: false },
  number: { EPCCertificateNumber: undefined },
  flood: { PScore: undefined },
  floodOfBuilding: { GScore: undefined },
  planning: { PlanningCodes: ['Vg', 'Wg', 'Gmo', 'Gvkr'] },
  information: { PlanningInformation: undefined },
  rent: { PublishPrice: false },
  charges: { ChargesRenter: undefined },
  meters: { IndividualMeters: undefined },
  deposit: { DepositAmount: 3001 },
  pending: { Lead: 'PEB en cours' },
  classes: { InsulationClass: undefined },
  consumption: { TotalEnergy: undefined },
  manager: { Management: undefined },
  excluding: { Lead: 'Pas de CPAS' },
} as const satisfies Readonly<Record<string, Partial<AdvertFields>>>

type Fact = keyof typeof WITHOUT

/** The facts without which the law forbids the advert. */
function needed(region: Region, goal: Goal, type: TypeGroup): readonly Fact[] {
  const isHome = HOMES.includes(type)
  const isSale = goal === 'sale'
  const isLetting = goal === 'rent' && isHome
  const isBelgian = region === 'flanders' || region === 'brussels' || region === 'wallonia'
  const flanders: readonly Fact[] = [
    ...(isHome ? (['score', 'address'] as const) : []),
    ...(isSale ? (['flood', 'planning'] as const) : []),
    ...(isSale && type !== 'land' && type !== 'garage' ? (['floodOfBuilding'] as const) : []),
  ]
  const brussels: readonly Fact[] = [
    ...(isHome ? (['score'] as const) : []),
    ...(isSale ? (['information'] as const) : []),
    ...(isLetting ? (['meters'] as const) : []),
    'pending',
  ]
  const wallonia: readonly Fact[] = [...(isHome ? (['score', 'number'] as const) : []), 'pending']
  return [
    ...({ flanders, brussels, wallonia, luxembourg: [], unknown: [] } as const)[region],
    ...(isLetting && isBelgian ? (['rent', 'charges'] as const) : []),
    ...(isLetting && region !== 'unknown' ? (['deposit'] as const) : []),
  ]
}

function statesOf(region: Region, goal: Goal, type: TypeGroup, change: Partial<AdvertFields> = {}) {
  const property: AdvertFields = { ...LAWFUL, Goal: GOALS[goal], ...change }
  const advert: Advert = {
    property,
    region,
    types: [TYPE_GROUPS[type]],
    energy: labelOf(property, region === 'luxembourg' || region === 'unknown' ? 'flanders' : region),
  }
  return passport(advert, { duties: DUTIES, rules: RULES, day: DAY })
}

const CASES = REGIONS.flatMap((region) =>
  (Object.keys(GOALS) as readonly Goal[]).flatMap((goal) =>
    TYPES.map((type) => [region, goal, type] as const),
  ),
)

describe.each(CASES)('an advert in %s for %s of %s', (region, goal, type) => {
  test('that says all is not stopped', () => {
    // A building of homes is sold with the certificates of its homes, which is not confirmed.
    const breaches = statesOf(region, goal, type).filter(isBreach)
    expect(breaches.filter(isCertain)).toEqual([])
    if (type !== 'investment') expect(breaches.map(({ duty }) => duty.id)).toEqual([])
  })

  test('is stopped for want of exactly the facts that the law asks', () => {
    const stopping = (Object.keys(WITHOUT) as readonly Fact[]).filter((fact) =>
      statesOf(region, goal, type, WITHOUT[fact]).some(isCertain),
    )
    expect([...stopping].sort()).toEqual([...needed(region, goal, type)].sort())
  })
})

test('duties of one region are not shown in another', () => {
  for (const [region, goal, type] of CASES)
    for (const { duty } of statesOf(region, goal, type)) {
      const [of = ''] = duty.id.split('.')
      if ((REGIONS as readonly string[]).includes(of)) expect(of).toBe(region)
    }
})
