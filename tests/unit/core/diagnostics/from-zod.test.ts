import { describe, expect, test } from 'vitest'
import { fromZod } from '../../../../core/diagnostics/from-zod.ts'
import { page } from '../../../../core/schema/page.ts'
import { project } from '../../../../core/schema/project.ts'
import { property } from '../../../../core/schema/property.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import { crmProperty } from '../schema/examples.ts'
import { ofProperty, problemsOf, RECORD, report } from './zod-report.ts'

test('a valid record of a CRM has no problems', () => {
  expect(report(property, RECORD)).toEqual([])
  expect(report(property, crmProperty)).toEqual([])
})

describe('unknown keys', () => {
  test('a slip of the pen has a suggestion', () => {
    expect(ofProperty({ Pirce: 895000 })).toEqual(['AS2001 unknown key "Pirce" | did you mean "Price"?'])
  })

  test('one problem for each, pointing at the key', () => {
    const problems = problemsOf(property, { ...RECORD, Pirce: 1, lead: 'x', Colour: 'red' })
    expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
      ['unknown key "Pirce"', 'did you mean "Price"?'],
      ['unknown key "lead"', 'did you mean "Lead"?'],
      ['unknown key "Colour"', undefined],
    ])
    expect(problems.map(({ at }) => at)).toEqual(
      ['Pirce', 'lead', 'Colour'].map((key) => [{ file: 'a.json', path: [key], key: true }]),
    )
  })

  test('a key that is there already is not suggested', () => {
    expect(ofProperty({ Price: 1, Pirce: 1 })).toEqual(['AS2001 unknown key "Pirce"'])
  })

  test('a required key that is written wrong is reported once', () => {
    const { Zip: _, ...rest } = RECORD
    expect(report(property, { ...rest, zip: '9000' })).toEqual([
      'AS2001 unknown key "zip" | did you mean "Zip"?',
    ])
  })

  test('in a text per language', () => {
    expect(ofProperty({ City: { nll: 'Gent' } })).toEqual([
      'AS2001 unknown key "City.nll" | did you mean "nl"?',
    ])
  })

  test('__proto__ is no more than unknown', () => {
    const data = JSON.parse(`{"__proto__": {"a": 1}, ${JSON.stringify(RECORD).slice(1)}`) as unknown
    expect(problemsOf(property, RECORD)).toEqual([])
    const issues = property.safeParse(data).error?.issues ?? []
    expect(fromZod(issues, { file: 'a.json', data, schema: property }).map(({ message }) => message)).toEqual(
      ['unknown key "__proto__"'],
    )
  })

  test('in a record with fixed keys', () => {
    expect(report(SITE_CONFIG.theme.schema, { colours: { papr: '#fff' } })).toEqual([
      'AS2001 unknown key "colours.papr" | did you mean "paper"?',
    ])
  })
})

describe('missing keys', () => {
  test('with what the schema says about them', () => {
    const { Goal: _, ...rest } = RECORD
    expect(report(property, rest)).toEqual(['AS2002 "Goal" is missing | 0 sale, 1 rent, 2 take over'])
  })

  test.each([null, '', '  '])('%j counts as missing', (Zip) => {
    expect(ofProperty({ Zip })).toEqual([
      'AS2002 "Zip" is missing | postal code; the region, and so the law, follows from it',
    ])
  })

  test('the pointer has the missing key, so that a null is shown where it stands', () => {
    const [found] = problemsOf(property, { ...RECORD, Zip: null })
    expect(found?.at).toEqual([{ file: 'a.json', path: ['Zip'] }])
  })

  test('all of an empty record', () => {
    expect(problemsOf(property, {}).map(({ message }) => message)).toEqual(
      Object.keys(RECORD).map((key) => `"${key}" is missing`),
    )
  })

  test('in one of the branches of a union', () => {
    expect(report(page, { params: { image: { filename: 'a.jpg' } } })).toEqual([
      'AS2002 "params.image.url" is missing | file below content/, such as images/office.jpg, or an https address',
    ])
  })
})

describe('wrong types', () => {
  test.each([' 12', '1e3', '1/../2', 'abc', true, [], {}, 1.5])('ID %j', (ID) => {
    const [found, ...others] = ofProperty({ ID })
    expect(found).toMatch(/^AS2003 "ID" must be a whole positive number, for example 4127, not /)
    expect(others).toEqual([])
  })

  test.each([
    [' 12', 'write it without quotation marks: 12'],
    ['1e3', 'number of the home; it is in its address and never changes'],
    ['1/../2', 'number of the home; it is in its address and never changes'],
  ])('ID %j: hint %j', (ID, hint) => {
    expect(problemsOf(property, { ...RECORD, ID })[0]?.hint).toBe(hint)
  })

  test.each([
    [
      'number as text',
      { Price: '895000' },
      'AS2003 "Price" must be a number, not "895000" | write it without quotation marks: 895000',
    ],
    [
      'number in words',
      { Price: 'on request' },
      'AS2003 "Price" must be a number, not "on request" | euro; per month when Goal is 1',
    ],
    [
      'list',
      { XLargePictureItems: 'a.jpg' },
      'AS2003 "XLargePictureItems" must be a list, not "a.jpg" | all pictures, the main one first',
    ],
    [
      'object',
      { SmallPictureItem: 'a.jpg' },
      'AS2003 "SmallPictureItem" must be an object, not "a.jpg" | picture of a home without a large one',
    ],
    [
      'text or number',
      { HouseNumber: [] },
      'AS2003 "HouseNumber" must be text or a number, not an empty list | house number',
    ],
    [
      'null in a list',
      { XLargePictureItems: [null] },
      'AS2003 "XLargePictureItems[0]" must be an object, not null | all pictures, the main one first',
    ],
    [
      'text',
      { Street: 3 },
      'AS2003 "Street" must be text, or an object with nl, fr, en, de, not 3 | put it in quotation marks',
    ],
    [
      'text of one language',
      { Street: { nl: ['a'] } },
      'AS2003 "Street.nl" must be text, not a list | street',
    ],
    [
      'text of one language in upper case',
      { Street: { NL: false } },
      'AS2003 "Street.NL" must be text, not false | street',
    ],
  ])('%s', (_, change, expected) => {
    expect(ofProperty(change)).toEqual([expected])
  })

  test.each([
    ['an empty list', []],
    ['a list', [1]],
    ['null', null],
    ['"x"', 'x'],
    ['3', 3],
  ])('%s for a record', (actual, data) => {
    expect(report(property, data)).toEqual([`AS2003 the file must be an object, not ${actual}`])
    const [found] = problemsOf(property, data, [7])
    expect(found?.message).toBe(`the record must be an object, not ${actual}`)
    expect(found?.at).toEqual([{ file: 'a.json', path: [7] }])
  })
})

describe('allowed values', () => {
  test.each([
    [
      'Goal of a property',
      property,
      { ...RECORD, Goal: 3 },
      'AS2004 "Goal" must be 0, 1 or 2, not 3 | 0 sale, 1 rent, 2 take over',
    ],
    [
      'Goal as text',
      property,
      { ...RECORD, Goal: '0' },
      'AS2004 "Goal" must be 0, 1 or 2, not "0" | write it without quotation marks: 0',
    ],
    [
      'country',
      property,
      { ...RECORD, CountryID: 32 },
      'AS2004 "CountryID" must be 10 or 50, not 32 | country: 10 Belgium, 50 Luxembourg',
    ],
    [
      'flag',
      property,
      { ...RECORD, PublishPrice: 'yes' },
      'AS2004 "PublishPrice" must be true, false, 0 or 1, not "yes" | whether the price is shown; a hidden price is nowhere in the pages',
    ],
    [
      'slip of the pen',
      property,
      { ...RECORD, Facades: 'opn' },
      'AS2004 "Facades" must be "open", "semi-open" or "closed", not "opn" | did you mean "open"?',
    ],
    [
      'lower case',
      page,
      { status: 'published' },
      'AS2004 "status" must be "Published", "Draft" or "Archived", not "published" | did you mean "Published"?',
    ],
    [
      'language',
      property,
      { ...RECORD, language: 'es' },
      'AS2004 "language" must be "nl", "fr", "en" or "de", not "es" | did you mean "en"?',
    ],
  ])('%s', (_, schema, data, expected) => {
    expect(report(schema, data)).toEqual([expected])
  })

  test('Goal of a project has two values', () => {
    const record = { ID: 1, Goal: 2, PublicAddress: true, Zip: '9000', City: 'Gent', CountryID: 10 }
    expect(report(project, record)).toEqual(['AS2004 "Goal" must be 0 or 1, not 2 | 0 sale, 1 rent'])
  })
})

test('true and false in quotation marks are shown without them', () => {
  expect(ofProperty({ PublishPrice: 'true' })).toEqual([
    expect.stringContaining('write it without quotation marks: true'),
  ])
})
