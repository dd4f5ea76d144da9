import { describe, expect, test } from 'vitest'
import { eachColumn } from '../../../../core/domain/each-column.ts'
import { FRAGMENT_SIZE, countFiles, layoutsOf, placesOf } from '../../../../core/domain/fragments.ts'
import { LISTING_PAGE_SIZE } from '../../../../core/domain/layout.ts'
import { selectRows } from '../../../../core/domain/list-columns.ts'
import { parseListQuery } from '../../../../core/domain/list-query.ts'
import { seeded } from '../../../support/busy-site.ts'

/**
 * A stock like that of an agency of this size: prices cluster where most homes are sold, and towns differ in
 * size.
 */
function stock(count: number) {
  const random = seeded(count)
  const towns = Array.from({ length: Math.ceil(count / 12) }, (_, index) => ({
    name: `Town ${index}`,
    zip: String(1000 + index),
    names: [],
  }))
  return {
    towns,
    types: [1, 2, 3, 4].map((id) => ({ id, name: String(id) })),
    town: Array.from({ length: count }, () => Math.floor(random() ** 2 * towns.length)),
    free: count,
    type: Array.from({ length: count }, () => [1 + Math.floor(random() ** 2 * 4)]),
    ...eachColumn(() => Array.from({ length: count }, () => null)),
    price: Array.from({ length: count }, () =>
      random() < 0.05 ? null : Math.round(100 * 2 ** (random() + random() + random() + random())) * 1000,
    ),
    bedrooms: Array.from({ length: count }, () => Math.floor(random() * 5)),
  }
}

const pageOf = (columns: ReturnType<typeof stock>, text: string, page = 0) =>
  selectRows(columns, parseListQuery(new URLSearchParams(text))).slice(page * 24, page * 24 + 24)

describe('layoutsOf', () => {
  test.each([
    [0, [0]],
    [1, [1]],
    [FRAGMENT_SIZE, [1]],
    [FRAGMENT_SIZE + 1, [2]],
    [2 * FRAGMENT_SIZE, [2]],
  ])('%i properties lie once, in %j files', (count, files) => {
    expect(layoutsOf(stock(count)).map((layout) => layout.length)).toEqual(files)
  })

  test.each([2 * FRAGMENT_SIZE + 1, 1000])('each way of keeping %i properties has each once', (count) => {
    const layouts = layoutsOf(stock(count))
    expect(layouts).toHaveLength(4)
    for (const layout of layouts) {
      expect(layout.flat().toSorted((left, right) => left - right)).toEqual([...Array(count).keys()])
      expect(Math.max(...layout.map(({ length }) => length))).toBeLessThanOrEqual(FRAGMENT_SIZE)
    }
  })

  test('a price that changes a little moves no other card, and one that changes much moves its own', () => {
    const columns = stock(1000)
    const price = columns.price.with(500, 3_000_000)
    const [before, after] = [layoutsOf(columns), layoutsOf({ ...columns, price })]
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
    const without = (layout: (typeof before)[number] = []) =>
      layout.map((rows) => rows.filter((row) => row !== 500).join()).filter((rows) => rows !== '')
    expect(without(after[3])).toEqual(expect.arrayContaining(without(before[3])))
  })
})

describe('placesOf', () => {
  const columns = stock(1000)
  const layouts = layoutsOf(columns)

  test.each([
    ['', 0],
    ['', 30],
    ['city=Town 0|1000', 0],
    ['city=Town 3|1003', 0],
    ['city=Town 0|1000&type=1', 0],
    ['city=Town 0|1000&sort=price-up', 0],
    ['type=1', 0],
    ['type=4', 0],
    ['type=4', 2],
    ['bedrooms=2', 0],
  ])('%j, page %i: two files at most', (text, page) => {
    const rows = pageOf(columns, text, page)
    expect(rows.length).toBeGreaterThan(0)
    expect(countFiles(placesOf(layouts, rows))).toBeLessThanOrEqual(2)
  })

  test.each(['sort=price-up', 'sort=price-down', 'min=400000&max=500000&sort=price-up'])(
    '%j: three files at most',
    (text) => {
      for (const page of [0, 1, 2, 3]) {
        expect(countFiles(placesOf(layouts, pageOf(columns, text, page)))).toBeLessThanOrEqual(3)
      }
    },
  )

  test('each place holds the row that was asked for, in the order asked', () => {
    const rows = pageOf(columns, 'sort=price-down')
    const files = layouts.flat()
    expect(placesOf(layouts, rows).map(({ file, index }) => files[file]?.[index])).toEqual(rows)
  })

  test('no rows need no file', () => {
    expect(placesOf(layouts, [])).toEqual([])
  })
})

test('a page of a list in its own order needs one file', () => {
  const layouts = layoutsOf(stock(150))
  for (let first = 0; first < 150; first += LISTING_PAGE_SIZE) {
    const rows = Array.from({ length: Math.min(LISTING_PAGE_SIZE, 150 - first) }, (_, index) => first + index)
    expect(new Set(placesOf(layouts, rows).map(({ file }) => file)).size).toBe(1)
  }
})
