/** Filters use the values that pages show. */
import { expect, test } from 'vitest'
import { filterValue } from '../../../../core/view/filter-values.ts'
import type { FilterName } from '../../../../core/domain/filter-columns.ts'
import { house, properties, rulesConfig, viewOf } from '../../../support/view.ts'

const FULL = {
  Price: 245_000,
  NumberOfBedRooms: 3,
  SurfaceLiving: 150,
  SurfaceTotal: 200,
  EnergyPerformance: 158,
  EPCLabelText: 'D+',
}

test.each<[string, object, FilterName, number | null]>([
  ['a price', {}, 'price', 245_000],
  ['a price that is hidden', { PublishPrice: false }, 'price', null],
  ['a price behind a marquee', { Marquee: 1, MarqueeName: 'Optie' }, 'price', null],
  ['a price beside a marquee of no list', { Marquee: 2, MarqueeName: 'Optie' }, 'price', 245_000],
  ['a price of what is sold', { Status: 2 }, 'price', null],
  ['bedrooms', {}, 'bedrooms', 3],
  ['no bedroom', { NumberOfBedRooms: 0 }, 'bedrooms', 0],
  ['bedrooms that nobody counted', { NumberOfBedRooms: undefined }, 'bedrooms', null],
  ['what is lived in', {}, 'surface', 150],
  ['the whole, where nobody says what is lived in', { SurfaceLiving: undefined }, 'surface', 200],
  ['a surface that nobody gave', { SurfaceLiving: undefined, SurfaceTotal: undefined }, 'surface', null],
  ['an energy score', {}, 'energy', 158],
  [
    'a label alone, which means another score in each region',
    { EnergyPerformance: undefined },
    'energy',
    null,
  ],
  [
    'a class of Luxembourg',
    {
      EPCLabelText: undefined,
      EnergyPerformance: undefined,
      CountryID: 50,
      Zip: '1009',
      City: 'LUXEMBOURG',
      EnergyClass: 'D',
      InsulationClass: 'D',
    },
    'energy',
    null,
  ],
])('%s', async (_, more, column, value) => {
  const files = { ...properties(house(1, { ...FULL, ...more })), ...rulesConfig({ marqueeIgnoreList: [1] }) }
  const view = await viewOf(files)
  expect(filterValue(view.context, view.property(1), column)).toBe(value)
})
