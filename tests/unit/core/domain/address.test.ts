import { describe, expect, test } from 'vitest'
import type { AddressFields } from '../../../../core/domain/address.ts'
import { addressLines, countryCodeOf, displayTown } from '../../../../core/domain/address.ts'
import type { Locale } from '../../../../core/languages/codes.ts'

test.each([
  [10, 'BE'],
  [50, 'LU'],
  [0, null],
  [11, null],
])('country %d is %s', (id, code) => {
  expect(countryCodeOf(id)).toBe(code)
})

describe('displayTown', () => {
  test.each([
    ['GENT', 'Gent'],
    ['SINT-MARTENS-LATEM', 'Sint-Martens-Latem'],
    ['ESCH-SUR-ALZETTE', 'Esch-sur-Alzette'],
    ["'S-GRAVENBRAKEL", "'s-Gravenbrakel"],
    ['’S-GRAVENWEZEL', '’s-Gravenwezel'],
    ["'T ZAND", "'t Zand"],
    ["'GENT'", "'Gent'"],
    ['HEIST-OP-DEN-BERG', 'Heist-op-den-Berg'],
    ['DE HAAN', 'De Haan'],
    ['HERK-DE-STAD', 'Herk-de-Stad'],
    ['SINT-JOOST-TEN-NODE', 'Sint-Joost-ten-Node'],
    ['LA LOUVIÈRE', 'La Louvière'],
    ['LE ROEULX', 'Le Roeulx'],
    ["BRAINE-L'ALLEUD", "Braine-l'Alleud"],
    ['BRAINE-L’ALLEUD', 'Braine-l’Alleud'],
    ["BOIS-D'HAINE", "Bois-d'Haine"],
    ["L'ESCAILLÈRE", "L'Escaillère"],
    ['OTTIGNIES-LOUVAIN-LA-NEUVE', 'Ottignies-Louvain-la-Neuve'],
    ['CHAPELLE-LEZ-HERLAIMONT', 'Chapelle-lez-Herlaimont'],
    ['PONT-À-CELLES', 'Pont-à-Celles'],
    ['MARCHE-EN-FAMENNE', 'Marche-en-Famenne'],
    ['MONDORF-LES-BAINS', 'Mondorf-les-Bains'],
    ['ESCH-SUR-SÛRE', 'Esch-sur-Sûre'],
    ['BÜTGENBACH', 'Bütgenbach'],
    ['IJZENDIJKE', 'IJzendijke'],
    ['BELŒIL', 'Belœil'],
    ['BRUXELLES / BRUSSEL', 'Bruxelles / Brussel'],
    ['REDANGE/ATTERT', 'Redange/Attert'],
    ['SINT-ANDRIES (BRUGGE)', 'Sint-Andries (Brugge)'],
    ['BRUXELLES - LA CAMBRE', 'Bruxelles - La Cambre'],
  ])('%s is %s', (name, town) => {
    expect(displayTown(name)).toBe(town)
  })

  test.each(['Gent', "'s-Gravenbrakel", 'Esch-sur-Alzette', 'gent', 'McArthur', '', '9000', 'SINT-Niklaas'])(
    '%j stays as it was written',
    (name) => {
      expect(displayTown(name)).toBe(name)
    },
  )
})

describe('addressLines', () => {
  const shown: AddressFields = {
    PublishAddress: true,
    Street: 'Lindekaai',
    HouseNumber: '41',
    BoxNr: '3',
    zip: '9000',
    town: 'Gent',
  }

  test.each<[Locale, string]>([
    ['nl', 'Lindekaai 41 bus 3'],
    ['fr', 'Lindekaai 41 bte 3'],
    ['en', 'Lindekaai 41 box 3'],
    ['de', 'Lindekaai 41 Bte. 3'],
  ])('%s', (locale, street) => {
    expect(addressLines(shown, locale)).toEqual([street, '9000 Gent'])
  })

  test.each<[string, Partial<AddressFields>, readonly string[]]>([
    ['no box', { BoxNr: undefined }, ['Lindekaai 41', '9000 Gent']],
    ['a blank box', { BoxNr: ' ' }, ['Lindekaai 41', '9000 Gent']],
    ['no number', { HouseNumber: undefined, BoxNr: undefined }, ['Lindekaai', '9000 Gent']],
    ['spaces', { Street: ' Lindekaai ', HouseNumber: ' 41 ' }, ['Lindekaai 41 bus 3', '9000 Gent']],
    ['no street', { Street: undefined }, ['9000 Gent']],
    ['a blank street', { Street: ' ' }, ['9000 Gent']],
    ['no postal code', { zip: '' }, ['Lindekaai 41 bus 3', 'Gent']],
    ['hidden: the town alone', { PublishAddress: false }, ['9000 Gent']],
  ])('%s', (_, change, lines) => {
    expect(addressLines({ ...shown, ...change }, 'nl')).toEqual(lines)
  })
})
