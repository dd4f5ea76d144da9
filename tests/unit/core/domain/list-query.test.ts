import { describe, expect, test } from 'vitest'
import {
  WHOLE_LIST,
  countFilters,
  isWholeList,
  listQueryText,
  parseListQuery,
} from '../../../../core/domain/list-query.ts'

const parse = (text: string) => parseListQuery(new URLSearchParams(text))

describe('parseListQuery', () => {
  test('nothing asks for the whole list', () => {
    expect(parse('')).toEqual(WHOLE_LIST)
    expect(isWholeList(parse('?utm_source=mail&city=&type='))).toBe(true)
  })

  test('everything that can be asked', () => {
    expect(
      parse(
        'city=Gent|9000&type=1&type=2&min=100000&max=500000&bedrooms=2&surface=100&energy=200&near=dampoort&radius=10&in=50.9,3.6,51.1,3.9&area=51_3.7*51.1_3.7*51.1_3.8&sort=price-up&view=map&page=3',
      ),
    ).toEqual({
      cities: [{ name: 'Gent', zip: '9000', key: 'gent|9000' }],
      types: [1, 2],
      near: ['dampoort'],
      radius: 10,
      limits: { min: 100_000, max: 500_000, bedrooms: 2, surface: 100, energy: 200 },
      bounds: { south: 50.9, west: 3.6, north: 51.1, east: 3.9 },
      area: [
        { latitude: 51, longitude: 3.7 },
        { latitude: 51.1, longitude: 3.7 },
        { latitude: 51.1, longitude: 3.8 },
      ],
      sort: 'price-up',
      view: 'map',
      page: 3,
    })
  })

  test.each(['min', 'max', 'bedrooms', 'surface', 'energy', 'page'])(
    '%s takes whole positive numbers alone',
    (name) => {
      for (const value of [
        '',
        '0',
        '-1',
        '1.5',
        '1e3',
        '0x10',
        ' 1',
        '1\n',
        '1'.repeat(10),
        '__proto__',
        '<b>',
        'B',
      ])
        expect([value, parse(new URLSearchParams([[name, value]]).toString())]).toEqual([value, WHOLE_LIST])
      const { page, limits } = parse(`${name}=999999999`)
      expect({ page, ...limits }).toMatchObject({ [name]: 999_999_999 })
    },
  )

  test.each([
    'sort=constructor',
    'sort=PRICE-UP',
    'view=grid',
    'in=',
    'in=51,3,50,4',
    'near=A_B',
    'radius=0',
    'radius=301',
    'area=51_3',
  ])('%s is ignored', (text) => {
    expect(parse(text)).toEqual(WHOLE_LIST)
  })

  test('the first of several single values counts', () => {
    expect(parse('min=1&min=2')).toEqual({ ...WHOLE_LIST, limits: { min: 1 } })
  })

  test.each([
    ['min=500&max=300', { min: 300, max: 500 }],
    ['min=300&max=300', { min: 300, max: 300 }],
    ['max=300', { max: 300 }],
    ['min=300', { min: 300 }],
  ])('%s is put in order', (text, limits) => {
    expect(parse(text)).toEqual({ ...WHOLE_LIST, limits })
  })
})

describe('listQueryText', () => {
  test.each([
    ['', ''],
    ['sort=newest&view=list&page=1', ''],
    ['type=2&city=Gent|9000&type=2', '?city=Gent%7C9000&type=2'],
    ['page=2&sort=price-down&energy=200&max=5&min=9', '?min=5&max=9&energy=200&sort=price-down&page=2'],
    ['view=map', '?view=map'],
    ["city=Braine-l'Alleud|1420", '?city=Braine-l%27Alleud%7C1420'],
  ])('%j is written as %j', (text, written) => {
    expect(listQueryText(parse(text))).toBe(written)
  })

  test('what is written is read as the same', () => {
    const query = parse('type=3&city=Liège|4000&city=Gent|9000&surface=90&in=-1,-2.5,3,4&view=map&page=7')
    expect(parse(listQueryText(query))).toEqual(query)
  })
})

test.each([
  ['', 0],
  ['sort=price-up&page=2&view=map', 0],
  ['type=1&type=2&city=Gent|9000', 3],
  ['min=1', 1],
  ['max=2', 1],
  ['min=1&max=2', 1],
  ['bedrooms=1&surface=1&energy=1', 3],
  ['in=50,3,51,4', 1],
  ['in=50,3,51,4&type=1', 2],
])('%j sets %i filters', (text, count) => {
  expect(countFilters(parse(text))).toBe(count)
})

test.each([
  ['view=map', true],
  ['page=2', false],
  ['sort=price-up', false],
  ['type=1', false],
])('%j shows the list as it came: %s', (text, whole) => {
  expect(isWholeList(parse(text))).toBe(whole)
})
