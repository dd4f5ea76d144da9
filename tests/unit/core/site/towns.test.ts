import { describe, expect, test } from 'vitest'
import type { Text } from '../../../../core/domain/locale.ts'
import { indexTowns, otherNamesOf, slugOfTown, townName } from '../../../../core/site/towns.ts'
import type { Town } from '../../../../core/site/linked.ts'

const CITIES = [
  { Name: { nl: 'Elsene', fr: 'Ixelles' }, Zip: '1050', CountryID: 10 },
  { Name: { nl: 'Sint-Genesius-Rode', fr: 'Rhode-Saint-Genèse' }, Zip: '1640', CountryID: 10 },
  { Name: "Braine-l'Alleud", Zip: '1420', CountryID: 10 },
  { Name: { fr: 'Luxembourg', de: 'Luxemburg' }, Zip: '1050', CountryID: 50 },
] as const

function find(City: Text, Zip: string, CountryID: 10 | 50 = 10): Town {
  return indexTowns(CITIES).find({ City, Zip, CountryID })
}

describe('the town of a record', () => {
  test.each<readonly [Text, string, Text]>([
    ['ELSENE', '1050', CITIES[0].Name],
    ['ixelles', '1050', CITIES[0].Name],
    [{ fr: 'IXELLES' }, '1050', CITIES[0].Name],
    ['SINT GENESIUS RODE', '1640', CITIES[1].Name],
    ['Rhode-St-Genese', '1640', 'Rhode-St-Genese'],
    ['RHODE-SAINT-GENESE', '1640', CITIES[1].Name],
    ['BRAINE-L’ALLEUD', '1420', CITIES[2].Name],
    ['BRAINE L ALLEUD', '1420', CITIES[2].Name],
    ['ELSENE', '1000', 'Elsene'],
    ['HEIST-OP-DEN-BERG', '2220', 'Heist-op-den-Berg'],
    ['La Louvière', '7100', 'La Louvière'],
    [{ nl: 'BRUSSEL', fr: 'BRUXELLES' }, '1000', { nl: 'Brussel', fr: 'Bruxelles' }],
  ])('%j %s', (City, Zip, names) => {
    expect(find(City, Zip).names).toEqual(names)
  })

  test('is in its own country', () => {
    expect(find('Luxembourg', '1050', 50)).toEqual({ zip: '1050', countryId: 50, names: CITIES[3].Name })
    expect(find('Luxembourg', '1050').countryId).toBe(10)
  })

  test('is one town, however the feed writes it', () => {
    const index = indexTowns([])
    const spellings = ['SINT-NIKLAAS', 'Sint Niklaas', 'sint - niklaas']
    const towns = spellings.map((City) => index.find({ City, Zip: '9100', CountryID: 10 }))
    expect(new Set(towns).size).toBe(1)
    expect(index.find({ City: 'Sinaai', Zip: '9100', CountryID: 10 })).not.toBe(towns[0])
  })
})

describe('the name of a town', () => {
  test.each([
    ['nl', 'Elsene', 'elsene'],
    ['fr', 'Ixelles', 'ixelles'],
    ['en', 'Elsene', 'elsene'],
  ] as const)('in %s is %s', (locale, name, slug) => {
    const town = find('ELSENE', '1050')
    expect(townName(town, locale, 'nl')).toBe(name)
    expect(slugOfTown(town, locale, 'nl')).toBe(slug)
  })

  test('is that of the first language it has, where the default has none', () => {
    expect(townName(find('Luxemburg', '1050', 50), 'nl', 'nl')).toBe('Luxembourg')
  })

  test.each(['🏡', '房子', '..'])('%s has its postal code as a slug', (name) => {
    expect(slugOfTown(find(name, '9000'), 'nl', 'nl')).toBe('9000')
  })
})

test.each<[Text, string, readonly string[]]>([
  [{ nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }, 'Gent', ['Gand', 'Ghent']],
  [{ nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }, 'Gand', ['Gent', 'Ghent']],
  [{ nl: 'Aalst' }, 'Aalst', []],
  ['Aalst', 'Aalst', []],
  [{ nl: 'Aalst' }, 'Alost', ['Aalst']],
])('besides its own name, %j as %s has the names %j', (names, own, others) => {
  expect(otherNamesOf(names, own)).toEqual(others)
})
