/** Dates, addresses and addresses of adverts, as exports write them. */
import { describe, expect, test } from 'vitest'
import { TYPE_GROUPS } from '../../../../../core/domain/home-type.ts'
import { addressParts } from '../../../../../core/import/mapping/address-text.ts'
import { dateOf, provenOrder } from '../../../../../core/import/mapping/date-text.ts'
import { typeGroupIn } from '../../../../../core/import/mapping/type-words.ts'
import { urlFacts } from '../../../../../core/import/mapping/url-words.ts'

describe('types', () => {
  test.each([
    ['Maison 3 façades', 'house'],
    ['Appartement 2ch', 'apartment'],
    ['Appartement met garage', 'apartment'],
    ['Maison + garage', 'house'],
    ['Woning - te renoveren', 'house'],
    ['Garage / Parking', 'garage'],
    ['House, shop', undefined],
    ['Terrain industriel', undefined],
    ['Object', undefined],
    ['', undefined],
  ] as const)('%j is %s', (text, group) => {
    expect(typeGroupIn(text)).toBe(group && TYPE_GROUPS[group])
  })
})

describe('dates', () => {
  test.each([
    ['21/11/2026', '2026-11-21'],
    ['3/4/2026', '2026-04-03'],
    ['03-04-2026', '2026-04-03'],
    ['03.04.2026 14:05', '2026-04-03'],
    ['03/04/26', '2026-04-03'],
    ['2026-11-21', '2026-11-21'],
    ['2026/11/21', '2026-11-21'],
    ['2026-11-21 14:05:00', '2026-11-21'],
    ['2026-11-21T14:05:00.123', '2026-11-21'],
    ['20261121', '2026-11-21'],
    ['/Date(1561286300300+0200)/', '2019-06-23'],
    ['\\/Date(1561286300300+0200)\\/', '2019-06-23'],
    // Half past midnight in Belgium is the day before in UTC.
    ['/Date(1561242600000+0200)/', '2019-06-23'],
    ['/Date(1561242600000)/', '2019-06-23'],
    ['/Date(-3600000+0100)/', '1970-01-01'],
    ['/Date(-62135596800000)/', '0001-01-01'],
    ['/Date(-62135600400000)/', '0001-01-01'],
    ['/Date(253402300799999)/', '9999-12-31'],
    ['/Date(253402300799999+0100)/', '9999-12-31'],
    ['46347', '2026-11-21'],
    ['46347.59', '2026-11-21'],
  ])('%s is %s', (text, date) => {
    expect(dateOf(text, 'day-first')).toBe(date)
  })

  test('month first', () => {
    expect(dateOf('08/18/2025 00:00', 'month-first')).toBe('2025-08-18')
    expect(dateOf('08/18/2025 00:00', 'day-first')).toBeNull()
  })

  test.each([
    '31/02/2026',
    '00/01/2026',
    'bij akte',
    '2026',
    '12',
    '442',
    '',
    '/Date(x)/',
    '/Date(99999999999999999)/',
  ])('%j is no date', (text) => {
    expect(dateOf(text, 'day-first')).toBeNull()
  })

  test.each([
    ['21/11/2026', 'day-first'],
    ['11/21/2026', 'month-first'],
    ['11/10/2026', null],
    ['2026-11-21', null],
  ])('%s proves the order %s', (text, order) => {
    expect(provenOrder(text)).toBe(order)
  })
})

describe('addresses in one field', () => {
  test.each([
    ['Kerkstraat 12', 'Kerkstraat', '12', ''],
    ['Kerkstraat 12 bus 3', 'Kerkstraat', '12', '3'],
    ['Kerkstraat 12A, bus 0301', 'Kerkstraat', '12A', '0301'],
    ['Kerkstraat 12/3', 'Kerkstraat', '12', '3'],
    ['Kerkstraat 12 b3', 'Kerkstraat', '12', '3'],
    ['12, rue Haute bte 4', 'rue Haute', '12', '4'],
    ['12 rue de la Station', 'rue de la Station', '12', ''],
    ['Rue du Onze Novembre, n° 12 boîte A', 'Rue du Onze Novembre', '12', 'A'],
    ['Rue du 11 Novembre 4', 'Rue du 11 Novembre', '4', ''],
    ['Hauptstraße 12-14', 'Hauptstraße', '12-14', ''],
    ['Chaussée de Mons 1072', 'Chaussée de Mons', '1072', ''],
    ['Plein 1944', 'Plein 1944', '', ''],
    ['Boxbergstraat 4', 'Boxbergstraat', '4', ''],
    ['Place Flagey', 'Place Flagey', '', ''],
    ['12', '', '12', ''],
    ['12/3', '', '12', '3'],
    ['12 bus 3', '', '12', '3'],
    ['12b3', '', '12', '3'],
    ['12B', '', '12B', ''],
    ['12 bis', '', '12bis', ''],
    ['', '', '', ''],
    ['-', '-', '', ''],
  ])('%j', (text, street, houseNumber, box) => {
    expect(addressParts(text)).toEqual({ street, houseNumber, box })
  })
})

describe('addresses of adverts', () => {
  test.each([
    [
      'https://portal.example/en/classified/house/for-sale/gent/9000/123',
      { goal: 0, type: 1, zip: '9000', city: 'gent' },
    ],
    [
      'https://portal.example/nl/detail/appartement/te-huur/2000/antwerpen/vbe12345',
      { goal: 1, type: 2, zip: '2000', city: 'antwerpen' },
    ],
    [
      'https://portal.example/nl/aalst-9300/te-koop/huis/KABC12/',
      { goal: 0, type: 1, zip: '9300', city: 'aalst' },
    ],
    ['/fr/a-louer/rez-de-chaussee/4000-liege/8', { goal: 1, type: 2, zip: '4000', city: 'liege' }],
    ['https://portal.example/12345', {}],
    ['not an address %E0%A4%A', {}],
  ])('%s', (url, facts) => {
    expect(urlFacts(url)).toEqual(facts)
  })
})
