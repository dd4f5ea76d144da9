/** When each advert rule reports a problem, and when it does not. */
import { describe, expect, test } from 'vitest'
import { MINIMAL } from '../../../support/site.ts'
import { DWELLING, LUXEMBOURG, NEW, RENT, SALE, WALLONIA, codesOf, none } from './advert-codes.ts'

const BRUSSELS = {
  Zip: '1050',
  City: 'ELSENE',
  IndividualMeters: true,
  Management: 'Kantoor Linde',
  PlanningUrl: 'https://planning.example/1',
}
const CLASSES = { EnergyClass: 'B', InsulationClass: 'C' }
const CERTIFICATE = { EPCCertificateNumber: '20260101000001' }

const PENDING = [
  'EPC in aanvraag',
  'PEB en cours',
  'epc: in opmaak',
  'EPC certificate in progress',
  'EPB aangevraagd',
  'CPE beantragt',
]

describe('an advert', () => {
  test.each<readonly [string, object, readonly string[]]>([
    ['of a house that says all', SALE, []],
    ['of a home for rent that says all', RENT, []],
    ['of a plot', {}, []],

    ['of a home for rent without its rent', { ...RENT, Price: none }, ['AS4101 warning']],
    ['of a home for rent with a hidden rent', { ...RENT, PublishPrice: false }, ['AS4101 warning']],
    ['of a home for rent with a rent of 0', { ...RENT, Price: 0, DepositAmount: none }, ['AS4101 warning']],
    ['of a shop for rent with a hidden rent', { ...RENT, WebID: 6, PublishPrice: false }, []],
    ['of a house for sale with a hidden price', { ...SALE, PublishPrice: false }, []],
    ['of a home for rent without charges', { ...RENT, ChargesRenter: none }, ['AS4102 warning']],
    ['of a shop for rent without charges', { ...RENT, WebID: 6, ChargesRenter: none }, []],

    [
      'with a hidden address and no unique code',
      { ...SALE, PublishAddress: false, UniqueCode: none },
      ['AS4103 error'],
    ],
    ['with no street and no unique code', { ...SALE, Street: none, UniqueCode: none }, ['AS4103 error']],
    ['with a hidden address and a unique code', { ...SALE, PublishAddress: false }, []],
    ['with an address and no unique code', { ...SALE, UniqueCode: none }, []],
    [
      'with no house number and no unique code',
      { ...SALE, HouseNumber: none, UniqueCode: none },
      ['AS4103 error'],
    ],
    [
      'with the number behind the street',
      { ...SALE, Street: 'Veldweg 7', HouseNumber: none, UniqueCode: none },
      [],
    ],
    [
      'whose text alone has the unique code',
      { ...SALE, PublishAddress: false, UniqueCode: none, Description: 'UC: 3870324.' },
      ['AS4103 warning'],
    ],
    ['of a plot with a hidden address', { PublishAddress: false }, []],
    ['of a garage with a hidden address', { WebID: 7, PublishAddress: false }, []],
    [
      'of a house with a garage, a hidden address and no code',
      { ...SALE, WebIDs: '1,7', PublishAddress: false, UniqueCode: none },
      ['AS4103 error'],
    ],
    [
      'in Brussels with a hidden address',
      { ...SALE, ...BRUSSELS, PublishAddress: false, UniqueCode: none },
      [],
    ],

    ['of a house without energy', { ...SALE, EnergyPerformance: none }, ['AS4104 warning']],
    ['of a house with a label alone', { ...SALE, EnergyPerformance: none, EPCLabelText: 'C' }, []],
    ['of a house without a type, without energy', { WebID: none, GScore: 'A' }, ['AS4104 warning']],
    ['of a new home without energy', { ...NEW, EnergyPerformance: none }, []],
    ['of a home with an E-level, without energy', { ...SALE, ELevel: 20, EnergyPerformance: none }, []],
    ['in Luxembourg without energy', { ...SALE, ...LUXEMBOURG, ...CLASSES, EnergyPerformance: none }, []],

    [
      'in Luxembourg without its energy class',
      { ...SALE, ...LUXEMBOURG, InsulationClass: 'C' },
      ['AS4105 warning'],
    ],
    [
      'in Luxembourg without its insulation class',
      { ...SALE, ...LUXEMBOURG, EnergyClass: 'B' },
      ['AS4105 warning'],
    ],
    ['of a plot in Luxembourg', LUXEMBOURG, []],

    ['in Wallonia without a certificate number', { ...SALE, ...WALLONIA }, ['AS4106 warning']],
    [
      'in Wallonia without a certificate',
      { ...SALE, ...WALLONIA, EnergyPerformance: none },
      ['AS4104 warning'],
    ],
    ['in Wallonia with it', { ...SALE, ...WALLONIA, ...CERTIFICATE }, []],
    ['of a plot in Wallonia', WALLONIA, []],

    ['of a house without flood scores', { ...SALE, PScore: none, GScore: none }, ['AS4107 warning']],
    ['of a plot without a score of a building', { GScore: none }, []],
    ['of a home for rent without flood scores', { ...RENT, PScore: none }, []],
    [
      'in Wallonia without flood scores',
      { ...SALE, ...WALLONIA, ...CERTIFICATE, PScore: none, GScore: none },
      [],
    ],

    ['with four answers of five', { PlanningCodes: ['Gvg', 'Wg', 'Gmo', 'Gvkr'] }, ['AS4108 warning']],
    ['without planning codes', { PlanningCodes: none }, ['AS4108 warning']],
    [
      'with codes in other letters, and the older generation',
      { PlanningCodes: ['VG', 'wg', 'GDV', 'vkr', 'VV'] },
      [],
    ],
    ['for rent without planning codes', { ...RENT, PlanningCodes: none }, []],
    [
      'with a code that is not in use',
      { PlanningCodes: ['Gvg', 'Wg', 'Gmo', 'Gvkr', 'Gvv', 'Xx'] },
      ['AS4109 warning'],
    ],

    ['with a deposit of three months', { ...RENT, DepositAmount: 3000 }, []],
    ['with a deposit over three months', { ...RENT, DepositAmount: 3000.01 }, ['AS4110 error']],
    [
      'in Brussels with a deposit over two months',
      { ...RENT, ...BRUSSELS, DepositAmount: 2000.01 },
      ['AS4110 error'],
    ],
    ['of a shop with a deposit of a year', { ...RENT, WebID: 6, DepositAmount: 12_000 }, []],

    ['with a label that its value contradicts', { ...SALE, EPCLabelText: 'A' }, ['AS4111 warning']],
    ['with the label of its value', { ...SALE, EPCLabelText: 'c' }, []],
    [
      'in Brussels with the plain letter of its value',
      { ...SALE, ...BRUSSELS, EnergyPerformance: 120, EPCLabelText: 'C' },
      [],
    ],

    ...PENDING.map(
      (text) => [`that says "${text}"`, { Lead: `Mooi. ${text}.` }, ['AS4112 warning']] as const,
    ),
    [
      'that says so in one language of its description',
      { Description: { nl: 'EPC: 245', fr: 'PEB en cours' } },
      ['AS4112 warning'],
    ],
    ['whose certificate is there', { Description: 'EPC 245. Verkoop in aanvraag bij de notaris.' }, []],

    ['of a new home that says its taxes', NEW, []],
    ['of a new home without its rate', { ...NEW, VAT: none }, ['AS4113 warning']],
    ['of a new home without the seller of the land', { ...NEW, LandSeller: none }, ['AS4113 warning']],
    ['of a new home without the state of the works', { ...NEW, WorksBegun: none }, ['AS4113 warning']],
    ['of a new home on unpriced land', { ...NEW, LandSeller: 'other' }, ['AS4113 warning']],
    ['of a new home with a hidden price', { ...NEW, PublishPrice: false, Price: none }, []],
    ['of a resale without VAT', { ...SALE, VAT: 0 }, []],
    ['of a new home in Luxembourg', { ...SALE, ...LUXEMBOURG, ...CLASSES, VAT: 17 }, []],
    ['of a new home without its E-level', { ...NEW, ELevel: none }, ['AS4115 warning']],
    [
      'of a new home in Wallonia without an E-level',
      { ...NEW, ...WALLONIA, ...CERTIFICATE, ELevel: none },
      [],
    ],
    ['of a new building plot', { ...NEW, WebID: 4, ELevel: none }, []],

    ['of a building without its homes', { ...SALE, WebID: 5 }, ['AS4116 warning']],
    ['of a building for rent', { ...RENT, WebID: 5 }, []],
    ['of a building of two homes', { ...SALE, WebID: 5, Dwellings: [DWELLING, DWELLING] }, []],
    [
      'of a building whose homes alone have certificates',
      {
        ...SALE,
        WebID: 5,
        EnergyPerformance: none,
        UniqueCode: none,
        Street: none,
        Dwellings: [DWELLING],
      },
      [],
    ],
    [
      'of a building with a home without a score',
      { ...SALE, WebID: 5, Dwellings: [DWELLING, { ...DWELLING, EnergyPerformance: none }] },
      ['AS4116 warning'],
    ],
    [
      'of a building with a home without a code',
      { ...SALE, WebID: 5, Dwellings: [{ ...DWELLING, UniqueCode: none }] },
      ['AS4116 warning'],
    ],
    [
      'of a Walloon building with a home without a certificate number',
      { ...SALE, ...WALLONIA, WebID: 5, Dwellings: [DWELLING, { ...DWELLING, ...CERTIFICATE }] },
      ['AS4116 warning'],
    ],

    ['of charges of an unknown kind', { ...RENT, ChargesRenter: 50 }, ['AS4117 warning']],
    ['of fixed charges', { ...RENT, ChargesRenter: 50, ChargesType: 'fixed' }, []],
    ['of a shop with charges', { ...RENT, WebID: 6, ChargesRenter: 50 }, []],
    [
      'of a home for rent in Brussels that says nothing of meters and manager',
      { ...RENT, ...BRUSSELS, DepositAmount: 2000, IndividualMeters: none, Management: none },
      ['AS4118 warning', 'AS4118 warning'],
    ],
    [
      'of a home for rent in Brussels that says all',
      { ...RENT, ...BRUSSELS, DepositAmount: 2000, IndividualMeters: false, Management: 'Kantoor Linde' },
      [],
    ],

    [
      'of what is sold says nothing',
      { ...SALE, Status: 2, EnergyPerformance: none, PScore: none, PlanningCodes: none },
      [],
    ],
    ['of what is rented says nothing', { ...RENT, Status: 4, Price: none }, []],
  ])('%s', async (_, fields, codes) => {
    expect(await codesOf(fields)).toEqual(codes)
  })

  test('never has the reduced VAT rate, which a buyer asks for', async () => {
    const vat = [{ validFrom: '2025-07-01', checkedOn: '2026-11-23', standard: 21, reduced: 6 }]
    const rules = { ...(MINIMAL['site-config/rules.json'] as object), vat }
    const config = { 'site-config/rules.json': rules }
    expect(await codesOf({ ...NEW, VAT: 6 }, config)).toEqual(['AS4114 error'])
    expect(await codesOf({ ...NEW, ReducedVAT: true }, config)).toEqual([])
    expect(await codesOf({ ...SALE, VAT: 0 }, config)).toEqual([])
    expect(await codesOf({ ...RENT, VAT: 6 }, config)).toEqual([])
    expect(await codesOf({ ...SALE, ...LUXEMBOURG, ...CLASSES, VAT: 3 }, config)).toEqual([])
  })

  test('with a rent behind a marquee does not show it', async () => {
    const rules = { ...(MINIMAL['site-config/rules.json'] as object), marqueeIgnoreList: [2] }
    const config = { 'site-config/rules.json': rules }
    expect(await codesOf({ ...RENT, Marquee: 2, MarqueeName: 'Onder optie' }, config)).toEqual([
      'AS4101 warning',
    ])
    expect(await codesOf({ ...RENT, Marquee: 1, MarqueeName: 'Onder optie' }, config)).toEqual([])
  })
})
