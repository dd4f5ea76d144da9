import { describe, expect, test } from 'vitest'
import { eachColumn } from '../../../../core/domain/each-column.ts'
import { countFreeRows, countRows, selectRows } from '../../../../core/domain/list-columns.ts'
import type { ListColumns } from '../../../../core/domain/list-columns.ts'
import { SORT_ORDERS, parseListQuery } from '../../../../core/domain/list-query.ts'
import { seeded } from '../../../support/busy-site.ts'

const TOWNS = [
  { name: 'Gent', zip: '9000', names: ['Gand', 'Ghent'] },
  { name: 'Luik', zip: '4000', names: ['Liège'] },
  { name: 'Sint-Martens-Latem', zip: '9830', names: [] },
]
const TYPES = [
  { id: 1, name: 'Huis' },
  { id: 2, name: 'Appartement' },
  { id: 9, name: 'Garage' },
]

const COLUMNS: ListColumns = {
  free: 3,
  towns: TOWNS,
  types: TYPES,
  town: [0, 1, 0, 2],
  type: [[1], [2], [1, 2], []],
  ...eachColumn(() => []),
  price: [300, null, 200, 300],
  bedrooms: [3, 2, null, 0],
  surface: [120, 80, 100, null],
  energy: [-14, 100, null, 342],
}

const rows = (text: string) => selectRows(COLUMNS, parseListQuery(new URLSearchParams(text)))

test('a part of the map is one filter more', () => {
  const query = parseListQuery(new URLSearchParams('sort=price-up&bedrooms=1'))
  expect(selectRows(COLUMNS, query, (row) => row > 0)).toEqual([1])
  expect(selectRows(COLUMNS, query, () => false)).toEqual([])
})

describe('selectRows', () => {
  test.each([
    ['', [0, 1, 2, 3]],
    ['city=Gent|9000', [0, 2]],
    ['city=gand|9000', [0, 2]],
    ['city=GHENT|9000', [0, 2]],
    ['city=liege|4000', [1]],
    ['city=sint martens latem|9830', [3]],
    ['city=Gent|9050', []],
    ['city=Aalst|9300', []],
    ['city=Aalst|9300&city=Luik|4000', [1]],
    ['city=Gent|9000&city=Luik|4000', [0, 1, 2]],
    ['type=1', [0, 2]],
    ['type=2', [1, 2]],
    ['type=1&type=2', [0, 1, 2]],
    ['type=0', []],
    ['city=Gent|9000&type=2', [2]],
    ['min=200', [0, 2, 3]],
    ['min=201', [0, 3]],
    ['min=300', [0, 3]],
    ['min=301', []],
    ['max=199', []],
    ['max=200', [2]],
    ['min=200&max=299', [2]],
    ['bedrooms=1', [0, 1]],
    ['bedrooms=3', [0]],
    ['bedrooms=4', []],
    ['surface=100', [0, 2]],
    ['surface=101', [0]],
    ['energy=99', [0]],
    ['energy=100', [0, 1]],
    ['energy=342', [0, 1, 3]],
    ['energy=B', [0, 1, 2, 3]],
    ['sort=price-up', [2, 0, 3, 1]],
    ['sort=price-down', [0, 3, 2, 1]],
    ['sort=price-down&type=2', [2, 1]],
  ])('%j finds %j', (text, found) => {
    expect(rows(text)).toEqual(found)
  })

  test('is what one would find by looking at each property', () => {
    const random = seeded(11)
    const below = (count: number) => Math.floor(random() * count)
    const maybe = (value: number) => (random() < 0.2 ? null : value)
    for (let round = 0; round < 60; round++) {
      const items = Array.from({ length: below(80) }, () => ({
        town: below(3),
        type: TYPES.filter(() => random() < 0.4).map(({ id }) => id),
        price: maybe(100 * (1 + below(9))),
        bedrooms: maybe(below(5)),
        surface: maybe(50 * (1 + below(6))),
        energy: maybe(50 * below(9)),
      }))
      const columns: ListColumns = {
        free: items.length,
        towns: TOWNS,
        types: TYPES,
        town: items.map(({ town }) => town),
        type: items.map(({ type }) => type),
        ...eachColumn(() => []),
        price: items.map(({ price }) => price),
        bedrooms: items.map(({ bedrooms }) => bedrooms),
        surface: items.map(({ surface }) => surface),
        energy: items.map(({ energy }) => energy),
      }
      const asked = {
        cities: TOWNS.filter(() => random() < 0.3),
        types: TYPES.filter(() => random() < 0.3),
        min: random() < 0.5 ? 100 * (1 + below(9)) : 0,
        bedrooms: random() < 0.5 ? 1 + below(4) : 0,
        surface: random() < 0.3 ? 50 * (1 + below(6)) : 0,
        energy: random() < 0.3 ? 50 * (1 + below(8)) : 0,
        sort: SORT_ORDERS[below(3)] ?? 'newest',
      }
      const query = parseListQuery(
        new URLSearchParams([
          ...asked.cities.map(({ name, zip }): [string, string] => ['city', `${name}|${zip}`]),
          ...asked.types.map(({ id }): [string, string] => ['type', String(id)]),
          ['min', String(asked.min)],
          ['bedrooms', String(asked.bedrooms)],
          ['surface', String(asked.surface)],
          ['energy', String(asked.energy)],
          ['sort', asked.sort],
        ]),
      )
      const least = (value: number | null, bound: number) => bound === 0 || (value !== null && value >= bound)
      const naive = items
        .map((item, row) => ({ ...item, row }))
        .filter(
          (item) =>
            (asked.cities.length === 0 || asked.cities.includes(TOWNS[item.town]!)) &&
            (asked.types.length === 0 || asked.types.some(({ id }) => item.type.includes(id))) &&
            least(item.price, asked.min) &&
            least(item.bedrooms, asked.bedrooms) &&
            least(item.surface, asked.surface) &&
            (asked.energy === 0 || (item.energy !== null && item.energy <= asked.energy)),
        )
      if (asked.sort !== 'newest') {
        const worth = (price: number | null) =>
          price === null ? Infinity : asked.sort === 'price-up' ? price : -price
        naive.sort((left, right) => {
          const [a, b] = [worth(left.price), worth(right.price)]
          return a === b ? left.row - right.row : a - b
        })
      }
      expect(selectRows(columns, query)).toEqual(naive.map(({ row }) => row))
    }
  })
})

test('each town and each type has the count of what can be had', () => {
  expect(countRows(COLUMNS)).toEqual({ towns: [2, 1, 0], types: [2, 2, 0] })
  expect(countRows({ ...COLUMNS, free: 2 })).toEqual({ towns: [1, 1, 0], types: [1, 1, 0] })
  expect(countFreeRows(COLUMNS, [3, 0, 2])).toBe(2)
})
