import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formatText } from '../../../../core/diagnostics/format-text.ts'
import { fromZod } from '../../../../core/diagnostics/from-zod.ts'
import { locate } from '../../../../core/diagnostics/locate.ts'
import { refuse } from '../../../../core/schema/common.ts'
import { page } from '../../../../core/schema/page.ts'
import { property } from '../../../../core/schema/property.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import { ofProperty, problemsOf, report } from './zod-report.ts'

describe('ranges and lengths', () => {
  test.each([
    [
      'too large',
      { Latitude: 91 },
      'AS2005 "Latitude" must be at most 90, not 91 | degrees north, from 49.4 to 51.6 in Belgium and Luxembourg',
    ],
    [
      'too small',
      { EnergyPerformance: -501 },
      'AS2005 "EnergyPerformance" must be at least -500, not -501 | kWh per square metre and year; a total for the whole home is "TotalEnergy"',
    ],
    ['exclusive', { SurfaceLiving: 0 }, 'AS2005 "SurfaceLiving" must be more than 0, not 0 | square metres'],
    [
      'ID',
      { ID: 0 },
      'AS2005 "ID" must be a whole positive number, for example 4127, not 0 | number of the home; it is in its address and never changes',
    ],
    [
      'list',
      { PlanItems: Array(51).fill({ Url: 'a.jpg' }) },
      'AS2007 "PlanItems" may have at most 50 items, but has 51',
    ],
  ])('%s', (_, change, expected) => {
    expect(ofProperty(change)).toEqual([expected])
  })

  test('text', () => {
    expect(report(page, { params: { css: 'x'.repeat(20_001) } })).toEqual([
      'AS2007 "params.css" may have at most 20,000 characters, but has 20,001',
    ])
  })

  test('empty list', () => {
    expect(report(SITE_CONFIG.routes.schema, { routes: [] })).toEqual([
      'AS2008 "routes" must have at least 1 item, but has 0',
    ])
  })
})

describe('formats', () => {
  test.each([
    [
      'date',
      { CreatedDate: 'next week' },
      'AS2006 "CreatedDate" must be a date such as 2026-11-21, not "next week" | day on which the home was first offered; lists begin with the newest',
    ],
    [
      'day that does not exist',
      { CreatedDate: '2026-13-01' },
      'AS2006 "CreatedDate" must be a date of the calendar, not "2026-13-01" | day on which the home was first offered; lists begin with the newest',
    ],
    [
      'postal code',
      { Zip: 'x' },
      'AS2006 "Zip" must be a postal code of four digits such as 9000, not "x" | postal code; the region, and so the law, follows from it',
    ],
    [
      'web address',
      { VideoUrl: 'javascript:alert(1)' },
      'AS2006 "VideoUrl" must be a web address that starts with https:// or the 11 characters of a video id on YouTube, not "javascript:alert(1)" | address of a video, or the id of a video on YouTube',
    ],
    [
      'path that climbs',
      { SmallPictureItem: { Url: '../a.jpg' } },
      'AS2006 "SmallPictureItem.Url" must be a path inside content/: it may not climb with .., not "../a.jpg" | a file below content/, or an https address; "url" is the same field',
    ],
  ])('%s', (_, change, expected) => {
    expect(ofProperty(change)).toEqual([expected])
  })

  test('one of several forms', () => {
    expect(report(SITE_CONFIG.redirects.schema, { redirects: [{ from: '/a/', to: 'evil' }] })).toEqual([
      'AS2006 "redirects[0].to" must be a path that starts with /, a web address that starts with https:// or an address that starts with mailto: or tel:, not "evil" | page by its original path, or another address',
    ])
  })

  test('key of a record: the key is marked', () => {
    const schema = SITE_CONFIG.site.schema.shape.diagnostics
    const data = { AS99: 'off' }
    const problems = fromZod(schema.safeParse(data).error?.issues ?? [], { file: 'a.json', data, schema })
    expect(problems).toMatchObject([
      {
        code: 'AS2006',
        message: 'a key of the file must be a code of the advert rules, AS4xxx, not "AS99"',
        at: [{ path: ['AS99'], key: true }],
      },
    ])
  })

  test('without a wording of ours the message still reads as a sentence', () => {
    const schema = z.object({
      a: z.url(),
      b: z.email(),
      c: z.string().regex(/x/),
      d: z.literal('x').refine(() => true),
    })
    expect(report(schema, { a: '1', b: '2', c: '3', d: '4' })).toEqual([
      'AS2006 "a" must be a web address, not "1"',
      'AS2006 "b" must be an e-mail address, not "2"',
      'AS2006 "c" must be of another form, not "3"',
      'AS2004 "d" must be "x", not "4"',
    ])
  })

  test('a schema may name a code of its own', () => {
    const schema = z.object({
      a: z.number().refine((value) => value > 1, { error: 'more than one', ...refuse('AS2005') }),
    })
    expect(report(schema, { a: 1 })).toEqual(['AS2005 "a" must be more than one, not 1'])
  })
})

describe('unions', () => {
  test('the branch of the right kind speaks', () => {
    expect(report(page, { params: { image: { url: 'a.jpg', alt: 3 } } })).toEqual([
      'AS2003 "params.image.alt" must be text, or an object with nl, fr, en, de, not 3 | put it in quotation marks',
    ])
  })

  test('of several branches of that kind, the one that came furthest', () => {
    const schema = z.object({
      a: z.union([
        z.strictObject({ x: z.number() }),
        z.strictObject({ y: z.strictObject({ z: z.number() }) }),
      ]),
    })
    expect(report(schema, { a: { y: { z: 'no' } } })).toEqual(['AS2003 "a.y.z" must be a number, not "no"'])
  })

  test('unions in unions give one sentence', () => {
    const schema = z.object({ a: z.union([z.union([z.string(), z.literal(0)]), z.array(z.number())]) })
    expect(report(schema, { a: true })).toEqual(['AS2003 "a" must be text, a list or 0, not true'])
  })

  test('a wording of ours for the whole union', () => {
    const schema = z.object({ a: z.union([z.string(), z.number()], 'a name or a number') })
    expect(report(schema, { a: true })).toEqual(['AS2006 "a" must be a name or a number, not true'])
  })
})

test('menus in menus are found through the schema that holds itself', () => {
  const child = { path: 'x', status: 'Published', params: { title: 'X' }, childMenu: [] }
  const items = [{ ...child, childMenu: undefined, childMenus: [child] }]
  expect(report(SITE_CONFIG.menu.schema, JSON.parse(JSON.stringify({ items })))).toEqual([
    'AS2001 unknown key "items[0].childMenus[0].childMenu" | did you mean "childMenus"?',
  ])
})

test('a schema that is made when it is needed', () => {
  const schema = z.object({ a: z.lazy(() => z.strictObject({ price: z.number().optional() }).readonly()) })
  expect(report(schema, { a: { pirce: 1 } })).toEqual([
    'AS2001 unknown key "a.pirce" | did you mean "price"?',
  ])
})

test('a whole file, as people see it', () => {
  const text = `[
  {
    "ID": " 12",
    "Goal": 3,
    "PublishPrice": true,
    "PublishAddress": true,
    "Zip": null,
    "City": { "nll": "Gent" },
    "CountryID": 10,
    "Pirce": 895000
  }
]
`
  const records = JSON.parse(text) as unknown[]
  const shown = locate(problemsOf(property, records[0], [0]), () => text).map((diagnostic) =>
    formatText(diagnostic),
  )
  expect(`\n${shown.join('\n\n')}\n`).toBe(`
error AS2003 "ID" must be a whole positive number, for example 4127, not " 12"
  a.json:3:11
    1 | [
    2 |   {
  > 3 |     "ID": " 12",
      |           ^^^^^
    4 |     "Goal": 3,
  hint: write it without quotation marks: 12

error AS2004 "Goal" must be 0, 1 or 2, not 3
  a.json:4:13
    2 |   {
    3 |     "ID": " 12",
  > 4 |     "Goal": 3,
      |             ^
    5 |     "PublishPrice": true,
  hint: 0 sale, 1 rent, 2 take over

error AS2002 "Zip" is missing
  a.json:7:12
    5 |     "PublishPrice": true,
    6 |     "PublishAddress": true,
  > 7 |     "Zip": null,
      |            ^^^^
    8 |     "City": { "nll": "Gent" },
  hint: postal code; the region, and so the law, follows from it

error AS2001 unknown key "City.nll"
  a.json:8:15
    6 |     "PublishAddress": true,
    7 |     "Zip": null,
  > 8 |     "City": { "nll": "Gent" },
      |               ^^^^^
    9 |     "CountryID": 10,
  hint: did you mean "nl"?

error AS2001 unknown key "Pirce"
  a.json:10:5
     8 |     "City": { "nll": "Gent" },
     9 |     "CountryID": 10,
  > 10 |     "Pirce": 895000
       |     ^^^^^^^
    11 |   }
  hint: did you mean "Price"?
`)
})
