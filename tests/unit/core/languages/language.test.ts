/** Numbers, dates, hours and addresses in each language. */
import { describe, expect, test } from 'vitest'
import { addressLines, displayTown } from '../../../../core/domain/address.ts'
import { contactSlots } from '../../../../core/domain/form-fields.ts'
import { formatDate, formatWeekday, plural } from '../../../../core/domain/format.ts'
import { foldWords } from '../../../../core/domain/search.ts'
import { eachLocale, isLocale, LOCALES } from '../../../../core/languages/codes.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import { CONVENTIONS, FORMATS, MARKS, SEARCH_WORDS } from '../../../../core/languages/languages.ts'

describe('the list of languages', () => {
  test.each<[unknown, boolean]>([
    ['nl', true],
    ['de', true],
    ['NL', false],
    ['lb', false],
    ['', false],
    [undefined, false],
    [['nl'], false],
  ])('%j is a language: %s', (value, expected) => {
    expect(isLocale(value)).toBe(expected)
  })

  test('gives a value for each, in its order', () => {
    const entries = Object.entries(eachLocale((locale) => `value of ${locale}`))
    expect(entries).toEqual(LOCALES.map((locale) => [locale, `value of ${locale}`]))
  })
})

test.each<[Locale, string, string]>([
  ['nl', 'Nederlands', 'nl-BE'],
  ['fr', 'Français', 'fr-BE'],
  ['en', 'English', 'en-GB'],
  ['de', 'Deutsch', 'de-BE'],
])('%s is called %s and writes as %s', (locale, name, tag) => {
  expect([CONVENTIONS[locale].name, FORMATS[locale].tag]).toEqual([name, tag])
})

test.each(LOCALES)('Intl knows how numbers and dates are written in %s', (locale) => {
  const { tag } = FORMATS[locale]
  expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag])
  expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
})

describe('the singular', () => {
  test.each<[Locale, readonly number[]]>([
    ['nl', [1]],
    ['fr', [-1.5, -1, 0, 0.5, 1, 1.99]],
    ['en', [1]],
    ['de', [1]],
  ])('in %s goes with %j', (locale, numbers) => {
    const tried = [-2, -1.5, -1, 0, 0.5, 1, 1.99, 2, 11, 21, 101]
    expect(tried.filter((number) => plural(locale, number) === 'one')).toEqual(numbers)
  })
})

describe('the first of a month', () => {
  test.each<[Locale, string]>([
    ['nl', '1 januari 2026'],
    ['fr', '1er janvier 2026'],
    ['en', '1 January 2026'],
    ['de', '1. Januar 2026'],
  ])('in %s is %s', (locale, date) => {
    expect(formatDate('2026-01-01', locale)).toBe(date)
  })

  test('has its ordinal in French behind a day of the week too', () => {
    expect(formatWeekday('2026-01-01', 'fr')).toBe('jeudi 1er janvier 2026')
  })

  test.each(['11 janvier 2026', '21 janvier 2026', '31 janvier 2026'])('%s is no first', (date) => {
    expect(FORMATS.fr.date(date)).toBe(date)
  })
})

describe('hours', () => {
  test.each<[Locale, readonly string[]]>([
    ['nl', ['0.00 uur', '9.05 uur', '11.00 uur', '12.30 uur', '13.00 uur', '23.00 uur']],
    ['fr', ['0 h', '9 h 05', '11 h', '12 h 30', '13 h', '23 h']],
    ['en', ['12 am', '9.05 am', '11 am', '12.30 pm', '1 pm', '11 pm']],
    ['de', ['0 Uhr', '9.05 Uhr', '11 Uhr', '12.30 Uhr', '13 Uhr', '23 Uhr']],
  ])('in %s', (locale, expected) => {
    const { time } = MARKS[locale]
    const times = [time(0, 0), time(9, 5), time(11, 0), time(12, 30), time(13, 0), time(23, 0)]
    expect(times).toEqual(expected)
  })
})

test.each<[Locale, string, string]>([
  ['nl', 'Prijs: 3', 'Wie? 3'],
  ['fr', 'Prijs\u00A0: 3', 'Wie? 3'],
  ['en', 'Prijs: 3', 'Wie? 3'],
  ['de', 'Prijs: 3', 'Wie? 3'],
])('in %s a label has the colon of the language, and a question none', (locale, label, question) => {
  const { labelled } = MARKS[locale]
  expect([labelled('Prijs', '3'), labelled('Wie?', '3')]).toEqual([label, question])
})

test.each<[Locale, string]>([
  ['nl', '13:00-16:00'],
  ['fr', '14:00-16:00'],
  ['en', '13:00-16:00'],
  ['de', '13:00-16:00'],
])('in %s the afternoon can be %s', (locale, afternoon) => {
  expect(contactSlots(locale)[1]?.value).toBe(afternoon)
})

test.each<[Locale, string]>([
  ['nl', 'Veldweg 1 bus 2'],
  ['fr', 'Veldweg 1 bte 2'],
  ['en', 'Veldweg 1 box 2'],
  ['de', 'Veldweg 1 Bte. 2'],
])('a letter box in %s', (locale, street) => {
  const fields = { PublishAddress: true, Street: 'Veldweg', HouseNumber: '1', BoxNr: '2' }
  expect(addressLines({ ...fields, zip: '9000', town: 'Gent' }, locale)[0]).toBe(street)
})

test.each(LOCALES)('%s has its small words in names of towns as they are in a name', (locale) => {
  for (const particle of CONVENTIONS[locale].townNames.particles) {
    expect(displayTown(`AA-${particle.toUpperCase()}-BB`)).toBe(`Aa-${particle}-Bb`)
  }
})

test.each(LOCALES)(
  '%s has words of searches as they are compared, without accents and capitals',
  (locale) => {
    const { links } = SEARCH_WORDS[locale]
    expect(links).not.toEqual([])
    expect(links.map(foldWords)).toEqual(links)
  },
)

test.each(LOCALES)('%s has a flag of plain areas', (locale) => {
  const { flag } = CONVENTIONS[locale]
  expect(flag).not.toEqual([])
  for (const { fill, d } of flag) {
    expect(fill).toMatch(/^#(?:[0-9a-f]{3}){1,2}$/)
    expect(d).toMatch(/^M[-MmLlHhVvZz0-9. ]+$/)
  }
})
