import { describe, expect, test } from 'vitest'
import type { Sortable, SortOrder } from '../../../../core/domain/listing.ts'
import {
  cityKey,
  cityValue,
  matches,
  page,
  pageCount,
  parseFilters,
  parseSortOrder,
  sortItems,
} from '../../../../core/domain/listing.ts'

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

describe('matches', () => {
  const gent = { types: [1, 5], cities: [cityKey('Gent', '9000'), cityKey('Gand', '9000')] }

  test.each([
    ['', true],
    ['city=Gent|9000', true],
    ['city=GENT|9000', true],
    ['city=Gand|9000', true],
    ['city=Gent|9050', false],
    ['city=Aalst|9000', false],
    ['city=Aalst|9300&city=Gent|9000', true],
    ['type=1', true],
    ['type=5', true],
    ['type=2', false],
    ['type=2&type=5', true],
    ['type=0', false],
    ['city=Gent|9000&type=1', true],
    ['city=Gent|9000&type=2', false],
    ['city=Aalst|9300&type=1', false],
  ])('%j: %s', (text, found) => {
    expect(matches(filters(text), gent)).toBe(found)
  })

  test('an item without type or town is in the whole list alone', () => {
    const nothing = { types: [], cities: [] }
    expect(matches(filters(''), nothing)).toBe(true)
    expect(matches(filters('type=1'), nothing)).toBe(false)
    expect(matches(filters('city=Gent|9000'), nothing)).toBe(false)
  })
})

describe('sortItems', () => {
  const items: readonly Sortable[] = [
    { id: 1, date: '2026-01-01', price: 300 },
    { id: 2, date: '2026-03-01' },
    { id: 3, price: 100 },
    { id: 4, date: '2026-03-01', price: 300 },
    { id: 5 },
  ]

  test.each<[SortOrder, readonly number[]]>([
    ['newest', [4, 2, 1, 5, 3]],
    ['price-up', [3, 4, 1, 5, 2]],
    ['price-down', [4, 1, 3, 5, 2]],
  ])('%s, whatever the order before', (order, ids) => {
    for (const list of [items, items.toReversed(), items.toSorted((a, b) => (a.id % 3) - (b.id % 3))]) {
      expect(sortItems(list, order).map(({ id }) => id)).toEqual(ids)
    }
  })

  test.each<[string | null | undefined, SortOrder]>([
    ['newest', 'newest'],
    ['price-up', 'price-up'],
    ['price-down', 'price-down'],
    ['', 'newest'],
    [null, 'newest'],
    [undefined, 'newest'],
    ['constructor', 'newest'],
  ])('%j in the address is %s', (value, order) => {
    expect(parseSortOrder(value)).toBe(order)
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
