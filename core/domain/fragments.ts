/**
 * The distribution of cards over files. The build writes the files and the browser reads them by the same
 * functions, so no index of cards is needed.
 *
 * Up to two files are in the order of the list. More cards are stored four times, so that the rows of a page
 * of results are together in at least one order: that of the list, by town, by main type, or by price. A new
 * price changes one file of each order, and moves no other card.
 */
import { groupBy } from './group-by.ts'
import type { ListColumns } from './list-columns.ts'

/** About 12 KB compressed. */
export const FRAGMENT_SIZE = 96

/** The rows of one file. */
type Fragment = readonly number[]

type Rows = Pick<ListColumns, 'town' | 'type' | 'price'>

/** The layouts of a stock. A file's number is its index over all layouts, one after the other. */
export function layoutsOf({ town, type, price }: Rows): readonly (readonly Fragment[])[] {
  const rows = town.map((_, row) => row)
  const inOrder = chunks(rows)
  if (inOrder.length <= 2) return [inOrder]
  const bands = bandsPerDoubling(rows.length)
  return [
    inOrder,
    grouped(rows, (row) => town[row] ?? -1),
    grouped(rows, (row) => type[row]?.[0] ?? -1),
    grouped(rows, (row) => bandOf(price[row] ?? null, bands)),
  ]
}

function grouped(rows: readonly number[], keyOf: (row: number) => number): readonly Fragment[] {
  return [...groupBy(rows, (row) => [keyOf(row)])].flatMap(([, members]) => chunks(members))
}

function chunks(rows: readonly number[]): readonly Fragment[] {
  return Array.from({ length: Math.ceil(rows.length / FRAGMENT_SIZE) }, (_, index) =>
    rows.slice(index * FRAGMENT_SIZE, (index + 1) * FRAGMENT_SIZE),
  )
}

/** Prices of a stock span about four doublings. A power of two changes only when the stock doubles. */
function bandsPerDoubling(rows: number): number {
  return 2 ** Math.max(0, Math.floor(Math.log2(rows / (4 * FRAGMENT_SIZE))) + 1)
}

/** Integers only, because logarithms differ between engines. */
function bandOf(price: number | null, bands: number): number {
  if (price === null || price < 1) return -1
  const doubling = 31 - Math.clz32(Math.min(price, 2 ** 31 - 1))
  const base = 2 ** doubling
  return doubling * bands + Math.min(bands - 1, Math.floor(((Math.trunc(price) - base) * bands) / base))
}

/** The position of a row's card: the number of its file, and the index in it. */
interface CardPlace {
  readonly file: number
  readonly index: number
}

/** The positions of the rows of a page of results, in the layout that needs the fewest files for them. */
export function placesOf(layouts: readonly (readonly Fragment[])[], rows: readonly number[]) {
  let best: readonly CardPlace[] | undefined
  let offset = 0
  for (const layout of layouts) {
    const places = placesIn(layout, rows, offset)
    if (best === undefined || countFiles(places) < countFiles(best)) best = places
    offset += layout.length
  }
  return best ?? []
}

function placesIn(
  layout: readonly Fragment[],
  rows: readonly number[],
  offset: number,
): readonly CardPlace[] {
  const wanted = new Set(rows)
  const places = new Map<number, CardPlace>()
  layout.forEach((fragment, number) => {
    fragment.forEach((row, index) => {
      if (wanted.has(row)) places.set(row, { file: offset + number, index })
    })
  })
  return rows.flatMap((row) => places.get(row) ?? [])
}

export function countFiles(places: readonly CardPlace[]): number {
  return new Set(places.map(({ file }) => file)).size
}
