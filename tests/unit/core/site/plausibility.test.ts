/** Facts that are probably typing errors, on both sides of each limit. */
import { describe, expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { plot } from '../../../support/site.ts'
import { RENT, SALE, codesOf, none } from './advert-codes.ts'

const HOUSE = { ...SALE, EnergyPerformance: 245 }
const FLAT = { ...HOUSE, WebID: 2 }
const BRUSSELS = { Zip: '1050', City: 'ELSENE', UniqueCode: none, PlanningInformation: 'Woongebied' }
const CITIES = {
  'content/cities.json': [{ Name: 'Gent', Zip: '9000', CountryID: 10, Latitude: 51.05, Longitude: 3.72 }],
}

describe('a fact is reported', () => {
  test.each<readonly [string, object, readonly string[]]>([
    ['the price of a house', { ...HOUSE, Price: 15_000 }, []],
    ['a price below that of any house', { ...HOUSE, Price: 14_999 }, ['AS4119 warning']],
    ['a rent as the price of a flat', { ...FLAT, Price: 3048 }, ['AS4119 warning']],
    ['a plot for 1,000', { Price: 1000 }, []],
    ['a plot for less', { Price: 999 }, ['AS4119 warning']],
    ['a rent of 1 a month', { ...RENT, Price: 1, DepositAmount: none }, ['AS4119 warning']],
    ['a rent of 150', { ...RENT, Price: 150, DepositAmount: none }, []],
    ['a garage for 20 a month', { Goal: 1, WebID: 7, Price: 20, PlanningCodes: none }, []],
    ['the price of a castle', { ...HOUSE, Price: 20_000_000 }, []],
    ['a price above that of any castle', { ...HOUSE, Price: 20_000_001 }, ['AS4201 warning']],
    ['the price of a sale as a rent', { ...RENT, Price: 325_000, DepositAmount: none }, ['AS4201 warning']],
    ['a price to show that is 0', { ...HOUSE, Price: 0 }, ['AS4212 warning']],
    ['a price to show that is missing', { ...HOUSE, Price: none }, ['AS4212 warning']],
    ['a hidden price that is missing', { ...HOUSE, Price: none, PublishPrice: false }, []],
    ['a missing price with a text', { ...HOUSE, Price: none, PriceUnitText: 'op aanvraag' }, []],

    ['a house of 1 m²', { ...HOUSE, SurfaceLiving: 1 }, ['AS4202 warning']],
    ['a house of 20 m²', { ...HOUSE, SurfaceLiving: 20 }, []],
    ['a house of 5,001 m²', { ...HOUSE, SurfaceLiving: 5001 }, ['AS4202 warning']],
    ['a shop of 1 m²', { ...HOUSE, WebID: 6, SurfaceLiving: 1 }, []],
    ['a plot of 1 m²', { SurfaceGround: 1 }, ['AS4202 warning']],
    ['a flat on a plot of 1 m²', { ...FLAT, SurfaceGround: 1 }, []],

    ['a house with 25 bedrooms', { ...HOUSE, NumberOfBedRooms: 25 }, []],
    ['a house with 100 bedrooms', { ...HOUSE, NumberOfBedRooms: 100 }, ['AS4203 warning']],
    ['5 bedrooms on 35 m²', { ...HOUSE, NumberOfBedRooms: 5, SurfaceLiving: 35 }, []],
    ['5 bedrooms on 34 m²', { ...HOUSE, NumberOfBedRooms: 5, SurfaceLiving: 34 }, ['AS4203 warning']],
    ['3 bedrooms on 1 m², once', { ...HOUSE, NumberOfBedRooms: 3, SurfaceLiving: 1 }, ['AS4202 warning']],

    ['29 kWh of 1970', { ...HOUSE, ConstructionYear: 1970, EnergyPerformance: 29 }, ['AS4204 warning']],
    ['30 kWh of 1970', { ...HOUSE, ConstructionYear: 1970, EnergyPerformance: 30 }, []],
    ['29 kWh of 1971', { ...HOUSE, ConstructionYear: 1971, EnergyPerformance: 29 }, []],
    [
      '12 kWh of 1850, renovated',
      { ...HOUSE, ConstructionYear: 1850, RenovationYear: 2021, EnergyPerformance: 12 },
      [],
    ],
    [
      'a label A+ of 1850 alone',
      { ...HOUSE, ConstructionYear: 1850, EnergyPerformance: none, EPCLabelText: 'A+' },
      ['AS4204 warning'],
    ],
    [
      'a label A of 1850 alone',
      { ...HOUSE, ConstructionYear: 1850, EnergyPerformance: none, EPCLabelText: 'A' },
      [],
    ],
    ['350 kWh of 2014', { ...HOUSE, ConstructionYear: 2014, EnergyPerformance: 350 }, []],
    ['351 kWh of 2014', { ...HOUSE, ConstructionYear: 2014, EnergyPerformance: 351 }, ['AS4204 warning']],

    [
      'a total of 1,200 kWh on 40 m²',
      { ...HOUSE, EnergyPerformance: 1200, SurfaceLiving: 40 },
      ['AS4205 warning'],
    ],
    ['a score of 1,200 on 100 m²', { ...HOUSE, EnergyPerformance: 1200, SurfaceLiving: 100 }, []],
    ['a score of 1,199 on 20 m²', { ...HOUSE, EnergyPerformance: 1199, SurfaceLiving: 20 }, []],

    ['a telephone number as street', { ...HOUSE, Street: '0476 12 34 56' }, ['AS4207 warning']],
    ['an address of mail as street', { ...HOUSE, Street: 'info@kantoor.be' }, ['AS4207 warning']],
    ['a street with a number in its name', { ...HOUSE, Street: 'Rue du 11 Novembre' }, []],
    ['no number in Brussels', { ...HOUSE, ...BRUSSELS, HouseNumber: none }, ['AS4208 warning']],
    ['the number behind the street', { ...HOUSE, ...BRUSSELS, HouseNumber: none, Street: 'Kroonlaan 7' }, []],
    [
      'no number of a hidden address',
      { ...HOUSE, ...BRUSSELS, HouseNumber: none, PublishAddress: false },
      [],
    ],
    ['no number of a plot', { ...BRUSSELS, HouseNumber: none }, []],
    ['no number of a Flemish home with its code', { ...HOUSE, HouseNumber: none }, []],

    ['a lost accent in the street', { ...HOUSE, Street: 'Pr?sidentlaan' }, ['AS4209 warning']],
    [
      'lost accents in a text',
      { ...HOUSE, Description: 'Une cuisine ?quip?e, une entr?e' },
      ['AS4209 warning'],
    ],
    ['a text with a question', { ...HOUSE, Description: 'Interesse? Bel ons.' }, []],

    ['the town behind the title', { ...HOUSE, TypeDescription: 'Huis te koop – Gent' }, ['AS4210 warning']],
    ['the town before the title', { ...HOUSE, TypeDescription: 'GENT: huis te koop' }, ['AS4210 warning']],
    ['the postal code and the town', { ...HOUSE, TypeDescription: 'Huis in 9000 Gent' }, ['AS4210 warning']],
    ['the town in a sentence', { ...HOUSE, TypeDescription: 'Villa in Gent' }, []],
    ['a station', { ...HOUSE, TypeDescription: 'Flat bij Gent-Sint-Pieters' }, []],
  ])('%s', async (_, fields, codes) => {
    expect(await codesOf(fields)).toEqual(codes)
  })

  test.each([
    ['a rent of a flat', { ...FLAT, Price: 3048 }, 'if it is a rent, set "Goal" to 1'],
    [
      'a price of a house',
      { ...RENT, Price: 325_000, DepositAmount: none },
      'if it is a price of sale, set "Goal" to 0',
    ],
  ])('a price that is plausible as %s says so', async (_, fields, hint) => {
    const { problems } = await linkFiles({ 'content/properties/a.json': plot(1, fields) })
    expect(problems.map((each) => each.hint)).toContain(hint)
  })

  test.each([
    [51.05, 3.72, []],
    [51.2, 3.9, []],
    [50.45, 3.95, ['AS4206 warning']],
  ])('coordinates %s, %s of a plot in Gent: %j', async (Latitude, Longitude, codes) => {
    expect(await codesOf({ Latitude, Longitude }, CITIES)).toEqual(codes)
  })
})
