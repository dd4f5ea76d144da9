import { describe, expect, test } from 'vitest'
import type { Advert, AdvertFields } from '../../../../../core/domain/duties/advert.ts'
import { NEEDS_PAPER } from '../../../../../core/domain/duties/duty.ts'
import type { Duty } from '../../../../../core/domain/duties/duty.ts'
import { isBreach, isCertain, passport } from '../../../../../core/domain/duties/passport.ts'
import { DUTIES, DUTY_IDS, lawOf, REPORTED_DUTIES } from '../../../../../core/domain/duties/table.ts'

const RULES = { deposit: [], renovation: [{ validFrom: '2025-12-12', years: 6 }] }

const HOUSE: AdvertFields = {
  Goal: 0,
  Price: 300_000,
  PublishPrice: true,
  PublishAddress: true,
  Street: 'Veldweg',
  HouseNumber: '7',
}

interface Case extends Partial<Omit<Advert, 'property'>> {
  readonly property?: Partial<AdvertFields>
  readonly day?: string
  readonly duties?: readonly Duty[]
}

function states({ property, day = '2026-11-26', duties = DUTIES, ...advert }: Case) {
  return passport(
    { region: 'flanders', types: [1], energy: null, ...advert, property: { ...HOUSE, ...property } },
    { duties, rules: RULES, day },
  )
}

const stateOf = (id: string, found: Case) => states(found).find(({ duty }) => duty.id === id)

describe('the asbestos certificate', () => {
  const built = (ConstructionYear: number | undefined, more: Partial<AdvertFields> = {}) =>
    stateOf('flanders.asbestos', { property: { ConstructionYear, ...more } })

  test.each([
    ['of a home of 2000', built(2000), 'missing', undefined],
    ['of a home of 2001', built(2001), 'not-needed', 'built in 2001'],
    ['of a home of an unknown year', built(undefined), 'missing', 'the year of construction is not known'],
    ['of a home that is sold as new', built(undefined, { NewBuild: true }), 'not-needed', 'sold as new'],
    ['that exists', built(1950, { AsbestosDate: '2025-01-01' }), 'met', undefined],
    [
      'that was requested',
      built(1950, { papers: [{ duty: 'flanders.asbestos', requested: '2026-11-01' }] }),
      'pending',
      undefined,
    ],
  ])('%s', (_, found, state, note) => {
    expect(found).toMatchObject({ state, ...(note !== undefined && { note }) })
    if (state === 'pending') expect(found).toMatchObject({ since: '2026-11-01' })
  })

  test.each<readonly [string, Case]>([
    ['in Wallonia', { region: 'wallonia' }],
    ['of a rental', { property: { Goal: 1 } }],
    ['of land', { types: [4] }],
  ])('is no matter %s', (_, found) => {
    expect(stateOf('flanders.asbestos', found)).toBeUndefined()
  })
})

test('the E-level is asked of homes that are sold as new', () => {
  expect(stateOf('flanders.eLevel', {})).toMatchObject({ state: 'not-needed', note: 'not sold as new' })
  expect(stateOf('flanders.eLevel', { property: { NewBuild: true } })).toMatchObject({ state: 'missing' })
  expect(stateOf('flanders.eLevel', { property: { NewBuild: true, ELevel: 20 } })?.state).toBe('met')
})

describe('papers', () => {
  const papers = (duty: string, paper: object) => ({ papers: [{ duty, ...paper }] })

  test('that came in fulfil a duty of the file', () => {
    const property = papers('flanders.soil', { received: '2026-10-01' })
    expect(stateOf('flanders.soil', { property })).toMatchObject({
      state: 'met',
      note: 'received on 2026-10-01',
    })
  })

  test('never fulfil a duty of the advert, which shows the fact itself', () => {
    const property = papers('flanders.energyScore', { received: '2026-10-01' })
    expect(stateOf('flanders.energyScore', { property })).toMatchObject({ state: 'missing' })
  })

  test('say why a duty is not needed', () => {
    const property = papers('flanders.energyScore', { notNeeded: 'unfit for habitation' })
    const found = stateOf('flanders.energyScore', { property })
    expect(found).toMatchObject({ state: 'not-needed', note: 'unfit for habitation' })
  })

  test('that are requested leave an advert unlawful, except for the answers about planning', () => {
    const requested = { requested: '2026-11-20' }
    const energy = stateOf('flanders.energyScore', { property: papers('flanders.energyScore', requested) })
    const planning = stateOf('flanders.planning', { property: papers('flanders.planning', requested) })
    expect([energy, planning].map((found) => [found?.state, found && isBreach(found)])).toEqual([
      ['pending', true],
      ['pending', false],
    ])
  })
})

describe('time', () => {
  const SOON: Duty = {
    id: 'flanders.soon',
    class: 'advert',
    title: 'A duty of next year',
    regions: ['flanders'],
    goals: [0],
    types: ['house'],
    from: '2027-01-01',
    to: '2029-12-31',
    law: 'a law',
    sources: [],
    confidence: 'sure',
    todo: 'do it',
    needs: NEEDS_PAPER,
  }
  const at = (day: string) => states({ duties: [SOON], day })

  test.each([
    ['2026-12-31', [[false, false]]],
    ['2027-01-01', [[true, true]]],
    ['2029-12-31', [[true, true]]],
    ['2030-01-01', []],
  ])('on %s', (day, expected) => {
    expect(at(day).map((found) => [found.isInForce, isCertain(found)])).toEqual(expected)
  })

  test('a certificate is valid on its last day', () => {
    const property = { EPCExpiryDate: '2026-11-26' }
    expect(stateOf('belgium.certificateValid', { property })?.state).toBe('met')
    expect(stateOf('belgium.certificateValid', { property, day: '2026-11-27' })).toMatchObject({
      state: 'missing',
      note: 'it expired on 2026-11-26',
    })
  })
})

test('a fact that the text of the advert says does not stop it', () => {
  const property = { PublishAddress: false, Description: 'UC: 3870324. Vg, Wg, Gmo, Gvkr, Gvv.' }
  const found = ['flanders.addressOrCode', 'flanders.planning'].map((id) => stateOf(id, { property }))
  expect(found.map((each) => [each?.state, each && isCertain(each)])).toEqual([
    ['missing', false],
    ['missing', false],
  ])
  const some = stateOf('flanders.planning', { property: { Description: 'Vg, Wg, Gmo.' } })
  expect(some && isCertain(some)).toBe(true)
})

test('a shop with a home keeps the rules of homes, a shop alone only warns', () => {
  const certain = (types: readonly number[]) =>
    states({ types })
      .filter(isCertain)
      .map(({ duty }) => duty.id)
  expect(certain([6, 1])).toContain('flanders.energyScore')
  expect(certain([6])).not.toContain('flanders.energyScore.business')
  expect(stateOf('flanders.energyScore.business', { types: [6] })?.state).toBe('missing')
})

describe('the table', () => {
  test('has each id once', () => {
    expect(DUTY_IDS.filter((id, index) => DUTY_IDS.indexOf(id) !== index)).toEqual([])
  })

  test('gives two sources for what it calls sure', () => {
    const sure = DUTIES.filter(({ confidence }) => confidence === 'sure')
    expect(sure.filter(({ sources }) => new Set(sources).size < 2).map(({ id }) => id)).toEqual([])
  })

  test('has a code for each duty of the advert that a record can lack', () => {
    const shown = ['flanders.floodSymbol', 'flanders.renovationNotice']
    const silent = DUTIES.filter((duty) => duty.class === 'advert' && duty.code === undefined)
    expect(silent.map(({ id }) => id)).toEqual(shown)
  })

  test('has another law before a reported duty began', () => {
    expect(lawOf('2022-12-31')).not.toBe(lawOf('2023-01-01'))
    expect(lawOf('2026-11-26')).toBe(lawOf('2026-11-27'))
    expect(REPORTED_DUTIES.every(({ class: due }) => due === 'advert' || due === 'good-practice')).toBe(true)
  })
})
