import { describe, expect, test } from 'vitest'
import type { AddressFields } from '../../../../core/domain/address.ts'
import {
  addressLines,
  countryCodeOf,
  displayStreet,
  displayTown,
  withoutTown,
} from '../../../../core/domain/address.ts'
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

describe('displayStreet', () => {
  test.each([
    ["RUE DE L'ÉGLISE", "Rue de l'Église"],
    ["RUE DE L'EGLISE", "Rue de l'Église"],
    ['RUE DE L’ECOLE', 'Rue de l’École'],
    ["'S-GRAVENSTRAAT", "'s-Gravenstraat"],
    ["'T ZAND", "'t Zand"],
    ['AVENUE DE LA REINE', 'Avenue de la Reine'],
    ['OP DEN BERG', 'Op den Berg'],
    ['LANGS DE LEIE', 'Langs de Leie'],
    ['CHAUSSEE DE WAVRE', 'Chaussée de Wavre'],
    ['AVENUE LEOPOLD II', 'Avenue Leopold II'],
    ['KONING ALBERT I-LAAN', 'Koning Albert I-laan'],
    ['RUE A. DANSAERT', 'Rue A. Dansaert'],
    ['J.F. KENNEDYLAAN', 'J.F. Kennedylaan'],
    ['HAUPTSTRASSE', 'Hauptstraße'],
    ['AN DER HÖHE', 'An der Höhe'],
    ['IJZERLAAN', 'IJzerlaan'],
    ['1 MEIPLEIN', '1 Meiplein'],
    ["RUE D'EN BAS", "Rue d'en Bas"],
    ["AVENUE DE LA TOISON D'OR", "Avenue de la Toison d'Or"],
    ['STEENWEG NAAR VILVOORDE', 'Steenweg naar Vilvoorde'],
    ['STEENWEG OP GENT', 'Steenweg op Gent'],
    ['LANGE VAN RUUSBROECSTRAAT', 'Lange van Ruusbroecstraat'],
    ['ST.-PIETERSPLEIN', 'St.-Pietersplein'],
    ['O.-L.-VROUWSTRAAT', 'O.-L.-Vrouwstraat'],
    ['RUE DU BOIS DE LA CAMBRE', 'Rue du Bois de la Cambre'],
    ["RUE DE L'ECUYER", "Rue de l'Écuyer"],
    ['PLACE DU MARCHE AUX POISSONS', 'Place du Marché aux Poissons'],
    ['RUE DE MARCHE', 'Rue de Marche'],
    ['ALLEE DES HETRES', 'Allée des Hêtres'],
    ['DREVE DE LORRAINE', 'Drève de Lorraine'],
    ['PRE-AUX-OIES', 'Pré-aux-Oies'],
    ["PLACE DE L'HOTEL DE VILLE", "Place de l'Hôtel de Ville"],
    ['EMILE BRAUNPLEIN', 'Emile Braunplein'],
    ["GRAND'RUE", "Grand'Rue"],
    ['SOUS-LE-CHATEAU', 'Sous-le-Château'],
    ['BURGEMEESTER VAN ACKERWIJK A', 'Burgemeester van Ackerwijk A'],
    ['LEOPOLD III-LAAN', 'Leopold III-laan'],
    ['AVENUE CHARLES-QUINT', 'Avenue Charles-Quint'],
    ["ROUTE D'ESCH", "Route d'Esch"],
    ['AUF DEM HÜGEL', 'Auf dem Hügel'],
  ])('%s is %s', (street, shown) => {
    expect(displayStreet(street)).toBe(shown)
  })

  test.each(['Rue de l’Eglise', 'rue du bois', 'Veldweg', 'McDonaldstraat', 'VAN Eyckstraat', '', '12'])(
    '%j stays as it was written',
    (street) => {
      expect(displayStreet(street)).toBe(street)
    },
  )
})

test.each([
  ['Huis te koop – Dilbeek', 'Dilbeek', 'Huis te koop'],
  ['Appartement, DILBEEK', 'Dilbeek', 'Appartement'],
  ['Maison à vendre - Liège', 'Liège', 'Maison à vendre'],
  ['Huis te koop in Dilbeek', 'Dilbeek', 'Huis te koop in Dilbeek'],
  ['Huis in Groot-Bijgaarden', 'Bijgaarden', 'Huis in Groot-Bijgaarden'],
  ['– Dilbeek', 'Dilbeek', '– Dilbeek'],
  ['Dilbeek', 'Dilbeek', 'Dilbeek'],
])('%s without %s is %s', (title, town, short) => {
  expect(withoutTown(title, town)).toBe(short)
})
