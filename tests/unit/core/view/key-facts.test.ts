import { describe, expect, test } from 'vitest'
import { keyFacts } from '../../../../core/view/facts.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import { house, spaced } from '../../../support/view.ts'
import { viewWith } from './facts-of.ts'

describe('key facts', () => {
  const keys = async (record: object, locale: Locale = 'nl') => {
    const { context, linked } = await viewWith(record, locale)
    return spaced(keyFacts(context, linked)).map(({ icon, value, label }) => `${icon}: ${value} ${label}`)
  }

  test('stand in one order, each with its word', async () => {
    const full = house(1, {
      NumberOfBedRooms: 3,
      NumberOfBathRooms: 1,
      NumberOfShowerRooms: 1,
      SurfaceLiving: 150,
      SurfaceGround: 1200,
      ConstructionYear: 1935,
      NumberOfGarages: 2,
      NumberOfParkings: 1,
    })
    expect(await keys(full)).toEqual([
      'bed: 3 slaapkamers',
      'bath: 1 badkamer',
      'bath: 1 douchekamer',
      'area: 150 m² bewoonbaar',
      'plot: 1.200 m² grond',
      'year: 1935 bouwjaar',
      'car: 2 garages',
    ])
    const hall = { ...full, WebID: 4 }
    expect((await keys(hall)).map((fact) => fact.split(':')[0])).toEqual([
      'area',
      'plot',
      'year',
      'car',
      'bed',
      'bath',
      'bath',
    ])
    expect(await keys({ ...full, RenovationYear: 2010 })).toContain('year: 1935 gerenoveerd in 2010')
  })

  test.each<[string, object, readonly string[]]>([
    ['nothing', {}, []],
    [
      'none of anything',
      { NumberOfBedRooms: 0, NumberOfBathRooms: 0, NumberOfGarages: 0, NumberOfParkings: 0 },
      [],
    ],
    [
      'one of each',
      { NumberOfBedRooms: 1, NumberOfShowerRooms: 1, NumberOfGarages: 1 },
      ['bed: 1 slaapkamer', 'bath: 1 douchekamer', 'car: 1 garage'],
    ],
    ['one parking', { NumberOfParkings: 1 }, ['car: 1 parkeerplaats']],
    ['parkings, no garage', { NumberOfGarages: 0, NumberOfParkings: 3 }, ['car: 3 parkeerplaatsen']],
    ['no home', { WebID: 4, SurfaceConstructed: 80 }, ['area: 80 m² oppervlakte']],
    ['a plot', { WebID: 4, SurfaceTotal: 500, SurfaceGround: 500 }, ['plot: 500 m² grond']],
    ['a renovation alone', { RenovationYear: 2010 }, []],
  ])('of what has %s', async (_, more, facts) => {
    expect(await keys(house(1, { Status: 1, ...more }))).toEqual(facts)
  })
})
