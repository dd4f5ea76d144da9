import { describe, expect, test } from 'vitest'
import type { RawFields } from '../../../../../core/import/raw-record.ts'
import type { AnyRule, MappingRules } from '../../../../../core/schema/mapping-rules.ts'
import { mapped } from '../../../../support/import.ts'

/** The field of the first record by its rule. */
function valueOf(field: string, rule: AnyRule, ...records: readonly RawFields[]): unknown {
  const [first] = mapped({ id: 'id', fields: { [field]: rule } }, records.map(withId))
  expect(first?.problems.map(({ message }) => message)).toEqual([])
  return first?.fields[field]
}

/** The codes of the problems of the first record. */
function codesOf(field: string, rule: AnyRule, ...records: readonly RawFields[]): readonly string[] {
  const [first] = mapped({ id: 'id', fields: { [field]: rule } }, records.map(withId))
  expect(first?.fields[field]).toBeUndefined()
  return first?.problems.map(({ code }) => code) ?? []
}

const withId = (fields: RawFields, index: number): RawFields => ({ id: index + 1, ...fields })

describe('a field of the source', () => {
  test.each<[string, string, AnyRule, RawFields, unknown]>([
    ['is renamed', 'City', 'gemeente', { gemeente: ' Gent ' }, 'Gent'],
    ['is found by a path', 'City', 'address.city.name', { address: { city: { name: 'Gent' } } }, 'Gent'],
    ['has a point in its name', 'City', 'adr.city', { 'adr.city': 'Gent' }, 'Gent'],
    ['is an attribute', 'City', 'geo.@ort', { geo: { '@ort': 'Gent' } }, 'Gent'],
    ['has text beside attributes', 'City', 'ort', { ort: { '@lang': 'nl', '#text': 'Gent' } }, 'Gent'],
    [
      'is the element of a list with an id',
      'ConstructionYear',
      'details[id=14].value',
      {
        details: [
          { id: 15, value: '2' },
          { id: 14, value: '1952' },
        ],
      },
      1952,
    ],
    ['is the first of a list', 'City', 'towns[0]', { towns: ['Gent', 'Aalst'] }, 'Gent'],
    ['is the name of an element', 'MainTypeName', 'objektart.#name', { objektart: { haus: {} } }, 'haus'],
    ['is one of several', 'City', { from: ['town', 'city'] }, { town: '-', city: 'Gent' }, 'Gent'],
    ['is a constant', 'CountryID', { constant: 10 }, {}, 10],
    ['has a default', 'PublishPrice', { from: 'show', default: true }, { show: '' }, true],
    ['has a table of values', 'Goal', { from: 'purpose', values: { 1: 0, 2: 1 } }, { purpose: 2 }, 1],
    ['has a table in any case', 'Status', { from: 'st', values: { Vendu: 2 } }, { st: 'VENDU ' }, 2],
    ['is empty by its table', 'City', { from: 'c', values: { Q: null } }, { c: 'q' }, undefined],
    ['is several texts', 'Description', { from: ['a', 'b'], combine: 'join' }, { a: 'A', b: 'B' }, 'A\n\nB'],
    ['is multiplied', 'ChargesOwner', { from: 'year', factor: 0.0833333333333 }, { year: '1200' }, 100],
    ['means the contrary', 'PublishPrice', { from: 'hide', negate: true }, { hide: 'oui' }, false],
    [
      'has texts by language',
      'Lead',
      { languages: { nl: 'n', fr: 'f' } },
      { n: 'Ja', f: 'Oui' },
      { nl: 'Ja', fr: 'Oui' },
    ],
    [
      'has an object of languages',
      'Lead',
      'text',
      { text: { 'nl-BE': 'Ja', FR: 'Oui' } },
      { nl: 'Ja', fr: 'Oui' },
    ],
    ['is a number of JSON', 'Price', 'p', { p: 635000 }, 635000],
    ['is a quoted number', 'Price', 'p', { p: '635000' }, 635000],
    ['has a currency', 'Price', 'p', { p: '€ 635.000' }, 635000],
    ['has narrow spaces', 'Price', 'p', { p: '1\u202f250\u202f000 €' }, 1250000],
    ['is a price on request', 'Price', 'p', { p: 'Prix sur demande' }, undefined],
    ['has a unit', 'SurfaceLiving', 's', { s: '51 m²' }, 51],
    ['has a unit of energy', 'EnergyPerformance', 'e', { e: '442 kWh/m²/year' }, 442],
    ['is a range of one number', 'EnergyPerformance', 'e', { e: '179-179' }, 179],
    ['is yes instead of a surface', 'SurfaceTerrace', 't', { t: 'Oui' }, undefined],
    ['is a quoted boolean', 'PublishAddress', 'a', { a: 'true' }, true],
    ['is a Dutch boolean', 'PublishAddress', 'a', { a: 'Nee' }, false],
    ['is 0', 'Goal', 'g', { g: 0 }, 0],
    ['is a date of ASP.NET', 'CreatedDate', 'd', { d: '/Date(1561286300300+0200)/' }, '2019-06-23'],
    ['is a Belgian date', 'CreatedDate', 'd', { d: '03/04/2026' }, '2026-04-03'],
    ['has street, number and box', 'BoxNr', { from: 'a', as: 'box' }, { a: 'Kerkstraat 12 bus 3' }, '3'],
    ['has postal code and town', 'City', { from: 'a', as: 'city' }, { a: 'B-9000 Gent' }, 'Gent'],
    ['has a postal code of a spreadsheet', 'Zip', 'z', { z: '9000.0' }, '9000'],
    ['has a postal code as a number', 'Zip', 'z', { z: 9000 }, '9000'],
    ['names a goal', 'Goal', { from: 'g', as: 'goal' }, { g: 'À louer' }, 1],
    ['names a type', 'WebID', { from: 't', as: 'type' }, { t: 'Appartementen' }, 2],
    ['names a status', 'Status', { from: 's', as: 'status' }, { s: 'Verkauft' }, 2],
    ['names an option', 'Status', { from: 's', as: 'status' }, { s: 'Onder optie' }, 1],
    [
      'is shown as a banner in every language',
      'MarqueeName',
      { from: 's', as: 'marquee' },
      { s: 'under_option' },
      { nl: 'Onder optie', fr: 'Sous option', en: 'Under option', de: 'Unter Option' },
    ],
    ['is no banner', 'MarqueeName', { from: 's', as: 'marquee' }, { s: 'Te koop' }, undefined],
    ['names a country', 'CountryID', { from: 'c', as: 'country' }, { c: 'LUX' }, 50],
    ['has an energy label', 'EPCLabelText', 'l', { l: 'Classe PEB: b+' }, 'B+'],
    ['has a label of Whise', 'EPCLabelText', 'l', { l: 'App' }, 'A++'],
    [
      'has a goal in an address',
      'Goal',
      { from: 'u', as: 'goalInUrl' },
      { u: 'https://x.example/te-huur/1' },
      1,
    ],
    ['begins with a year', 'ConstructionYear', { from: 'y', as: 'year' }, { y: 'ca. 1965/2001' }, 1965],
    [
      'is a code with texts',
      'MainTypeName',
      { from: 't', as: 'codeText', values: { 3: 'type.villa' } },
      { t: 3 },
      { nl: 'Villa', fr: 'Villa', en: 'Villa', de: 'Villa' },
    ],
    ['is "not specified"', 'EPCLabelText', 'l', { l: 'not_specified' }, undefined],
  ])('%s', (_, field, rule, fields, value) => {
    expect(valueOf(field, rule, fields)).toEqual(value)
  })

  test('is tried by one rule after another', () => {
    const rule: AnyRule = [
      { from: 'exact', as: 'date' },
      { constant: 'Bij akte', when: { from: 'deed', is: [1] } },
    ]
    expect(valueOf('Availability', rule, { exact: '', deed: '1' })).toBe('Bij akte')
    expect(valueOf('Availability', rule, { exact: '01/12/2026', deed: '1' })).toBe('2026-12-01')
  })

  test('gives codes to a list', () => {
    const rule: AnyRule = {
      collect: [
        { from: 'permit', values: { 1: 'Vg', 0: 'Gvg' } },
        { from: 'summons', values: { 1: 'Dv', 0: 'Gdv' } },
      ],
    }
    expect(valueOf('PlanningCodes', rule, { permit: '1' })).toEqual(['Vg'])
  })
})

describe('a wrong value', () => {
  test.each<[string, string, AnyRule, RawFields, string]>([
    ['an unknown code', 'Goal', { from: 'g', values: { 1: 0 } }, { g: 7 }, 'AS9004'],
    ['an unknown word', 'Goal', { from: 'g', as: 'goal' }, { g: 'viager' }, 'AS9004'],
    ['a foreign country', 'CountryID', { from: 'c', as: 'country' }, { c: 'Spain' }, 'AS9004'],
    ['a date as energy', 'EnergyPerformance', 'e', { e: '12/03/2024' }, 'AS9005'],
    ['a half room', 'NumberOfBedRooms', 'r', { r: '2,5' }, 'AS9005'],
    ['a word as a flag', 'PublishPrice', 'p', { p: 'misschien' }, 'AS9005'],
    ['an object as text', 'City', 'c', { c: { x: 1 } }, 'AS9005'],
  ])('%s is refused, and no other rule replaces it', (_, field, rule, fields, code) => {
    expect(codesOf(field, [rule, { constant: 1 }].flat() as AnyRule, fields)).toEqual([code])
  })

  test('the message names the column and the value, and points to the record', () => {
    const [, second] = mapped({ id: 'id', fields: { EnergyPerformance: 'kWh' } }, [
      { id: 1 },
      { id: 2, kWh: '12/03/2024' },
    ])
    expect(second?.problems).toMatchObject([
      {
        message: '"kWh" must be a number for "EnergyPerformance", not "12/03/2024"',
        at: [{ file: 'export', position: { line: 2 } }],
      },
    ])
  })

  test('a record without an id', () => {
    expect(mapped({ id: ['nr', 'ref'] }, [{ nr: '-' }])[0]?.problems).toMatchObject([
      { code: 'AS9006', message: 'the record has no id in "nr" or "ref"' },
    ])
  })
})

describe('the notation of a column', () => {
  const surface = (...cells: readonly string[]) => cells.map((Opp) => ({ Opp }))
  const rules: MappingRules = { id: 'id', fields: { SurfaceGround: 'Opp' } }
  const valuesOf = (given: MappingRules, cells: readonly string[]) =>
    mapped(given, surface(...cells).map(withId)).map(
      ({ fields, problems }) => problems[0]?.code ?? fields['SurfaceGround'],
    )

  test('is decided by another cell', () => {
    expect(valuesOf(rules, ['1.250', '218,5'])).toEqual([1250, 218.5])
    expect(valuesOf(rules, ['1.250', '218.5'])).toEqual([1.25, 218.5])
    expect(valuesOf(rules, ['1,250', '1.250.000'])).toEqual([1.25, 1250000])
  })

  test('is asked about if no cell decides, and only where it matters', () => {
    expect(valuesOf(rules, ['1.250', '450'])).toEqual(['AS9002', 450])
  })

  test('is decided by the rules of the source, of the field, or of the site', () => {
    expect(valuesOf({ ...rules, numbers: 'comma' }, ['1.250'])).toEqual([1250])
    const own: AnyRule = { from: 'Opp', numbers: 'point' }
    expect(valuesOf({ ...rules, numbers: 'comma', fields: { SurfaceGround: own } }, ['1.250'])).toEqual([
      1.25,
    ])
  })

  test('is refused if the cells contradict each other', () => {
    expect(valuesOf(rules, ['218,5', '218.5', '450'])).toEqual(['AS9003', 'AS9003', 450])
  })

  test('is that of nearly all cells; the others are typing errors', () => {
    const cells = [...Array.from({ length: 99 }, () => '218,5'), '218.5']
    expect(valuesOf(rules, cells).slice(98)).toEqual([218.5, 'AS9005'])
  })

  test('of dates is decided by a day above 12', () => {
    const dates: MappingRules = { id: 'id', fields: { CreatedDate: 'd' } }
    const read = (...cells: readonly string[]) =>
      mapped(dates, cells.map((d) => ({ d })).map(withId)).map(({ fields }) => fields['CreatedDate'])
    expect(read('03/04/2026', '04/30/2026')).toEqual(['2026-03-04', '2026-04-30'])
    expect(read('03/04/2026')).toEqual(['2026-04-03'])
  })
})
