import { describe, expect, test } from 'vitest'
import { cityValue, page, pageCount, parseFilters } from '../../../../core/domain/listing.ts'

const filters = (query: string) => parseFilters(new URLSearchParams(query))
const query = (name: string, value: string) => filters(new URLSearchParams([[name, value]]).toString())

describe('parseFilters', () => {
  test('cities and types, each as often as they stand', () => {
    expect(filters('city=Gent|9000&type=1&city=Elsene%7C1050&type=2')).toEqual({
      cities: [
        { name: 'Gent', zip: '9000', key: 'gent|9000' },
        { name: 'Elsene', zip: '1050', key: 'elsene|1050' },
      ],
      types: [1, 2],
    })
  })

  test('what is the same counts once', () => {
    const { cities, types } = filters('city=Gent|9000&city=GENT|9000&type=1&type=01')
    expect([cities.length, types]).toEqual([1, [1]])
  })

  test.each([
    "'s-Gravenbrakel|7090",
    'Braine-l’Alleud|1420',
    'Liège|4000',
    'Luxembourg|L-1130',
    'Beveren (Leie)|8791',
  ])('city %s', (value) => {
    expect(query('city', value).cities.map(({ name, zip }) => cityValue(name, zip))).toEqual([value])
  })

  test.each([
    '',
    'Gent',
    '9000',
    '|9000',
    'Gent|',
    'Gent|90',
    'Gent|9000|1',
    'Gent 9000',
    '<script>|1000',
    '<script>alert(1)</script>',
    '\u0000',
    'Gent\u0000|9000',
    'Gent|9000\n',
    'Gent|"9000"',
    '__proto__',
    `${'a'.repeat(81)}|9000`,
    `${'a'.repeat(100_000)}|9000`,
    '|'.repeat(100_000),
  ])('city %j is ignored', (value) => {
    expect(query('city', value).cities).toEqual([])
  })

  test.each([
    '',
    ' ',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    'huis',
    '__proto__',
    'constructor',
    '\u0000',
    '1\n',
    '1'.repeat(10),
  ])('type %j is ignored', (value) => {
    expect(query('type', value).types).toEqual([])
  })

  test('broken escapes and a very long query are no error', () => {
    expect(filters('city=%00&city=%E0%A4%A&type=%')).toEqual({ cities: [], types: [] })
    expect(filters('type=1&'.repeat(20_000)).types).toEqual([1])
  })
})

describe('pages', () => {
  test.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [49, 3],
  ])('%d items make %d pages', (total, pages) => {
    expect(pageCount(total, 24)).toBe(pages)
  })

  const list = Array.from({ length: 25 }, (_, index) => index + 1)

  test.each([
    [1, { page: 1, first: 1, last: 12 }],
    [2, { page: 2, first: 13, last: 24 }],
    [3, { page: 3, first: 25, last: 25 }],
    [4, { page: 3, first: 25, last: 25 }],
    [0, { page: 1, first: 1, last: 12 }],
    [-1, { page: 1, first: 1, last: 12 }],
    [1.9, { page: 1, first: 1, last: 12 }],
    [Number.NaN, { page: 1, first: 1, last: 12 }],
    [Infinity, { page: 3, first: 25, last: 25 }],
  ])('page %d of 25 items by 12', (number, place) => {
    const items = list.slice(place.first - 1, place.last)
    expect(page(list, 12, number)).toEqual({ ...place, items, pages: 3, total: 25 })
  })

  test('an empty list has one empty page', () => {
    expect(page([], 24, 1)).toEqual({ items: [], page: 1, pages: 1, total: 0, first: 0, last: 0 })
  })
})
