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
  ['a garden', { SurfaceGarden: 80 }, 'garden', 80],
  ['a garden of unknown size', { HasGarden: true }, 'garden', 1],
  ['a garden whose size is larger than none', { HasGarden: true, SurfaceGarden: 0 }, 'garden', 1],
  ['no garden', { HasGarden: false }, 'garden', null],
  ['a terrace', { SurfaceTerrace: 12 }, 'terrace', 12],
  ['a terrace of unknown size', { HasTerrace: true }, 'terrace', 1],
  ['garages and parking spaces', { NumberOfGarages: 1, NumberOfParkings: 2 }, 'parking', 3],
  ['garages alone', { NumberOfGarages: 1 }, 'parking', 1],
  ['no parking space', { NumberOfParkings: 0 }, 'parking', 0],
  ['parking that nobody counted', {}, 'parking', null],
  ['a lift', { HasLift: true }, 'lift', 1],
  ['no lift', { HasLift: false }, 'lift', null],
  ['the ground floor', { Floor: 0 }, 'ground', 1],
  ['the first floor', { Floor: 1 }, 'ground', null],
  ['a floor that nobody gave', {}, 'ground', null],
  ['a year', { ConstructionYear: 1931 }, 'year', 1931],
  ['a label', {}, 'epc', 4],
  ['a label better than A', { EPCLabelText: 'A+', EnergyPerformance: -5 }, 'epc', 1],
  ['a home without a duty to renovate', {}, 'renovated', 1],
  ['a home with one', { EPCLabelText: 'F', EnergyPerformance: 560 }, 'renovated', null],
  ['a plot, which is no home', { WebID: 4, EPCLabelText: 'B' }, 'renovated', null],
  ['a home to rent, of which no buyer has a duty', { Goal: 1 }, 'renovated', null],
  ['a day', { Availability: { nl: 'Vanaf 1 juni 2027' } }, 'available', 20_270_601],
  ['a day of what is sold', { Status: 2, Availability: '2027-06-01' }, 'available', null],
  ['an availability that is no day', { Availability: 'Bij akte' }, 'available', null],
])('%s', async (_, more, column, value) => {
  const files = { ...properties(house(1, { ...FULL, ...more })), ...rulesConfig({ marqueeIgnoreList: [1] }) }
  const view = await viewOf(files)
  expect(filterValue(view.context, view.property(1), column)).toBe(value)
})
