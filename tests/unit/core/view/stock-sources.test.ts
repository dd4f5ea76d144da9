/** Pages describe the stock, and are made again only for changes of what they say. */
import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../../core/engine/engine.ts'
import { UNBUILT_ASSETS } from '../../../../core/build/bundle/assets.ts'
import type { LinkedSite } from '../../../../core/site/linked.ts'
import { siteViews } from '../../../../core/view/recorded-site.ts'
import type { StockReads } from '../../../../core/view/stock-sources.ts'
import { siteOf, SOME_PICTURES } from '../../../support/linked.ts'
import { house, properties, rental } from '../../../support/view.ts'

const BRUGGE = { Zip: '8000', City: 'BRUGGE' }
const SOLD = { Status: 2, LastChangedDate: '2026-04-01' }
const HOMES = {
  1: house(1),
  2: house(2, { ...BRUGGE, CreatedDate: '2026-05-01' }),
  3: house(3, SOLD),
  4: rental(4, { ...BRUGGE, CreatedDate: '2026-04-01' }),
}

function stockOf(homes: Readonly<Record<string, Record<string, unknown>>>) {
  return siteOf(properties(...Object.values(homes)))
}

function viewsOf(site: LinkedSite, engine = createEngine()) {
  const { assets } = UNBUILT_ASSETS
  const views = siteViews({ site, pictures: SOME_PICTURES, assets }, engine)
  engine.begin(views.queries)
  return views
}

async function read<Value>(of: (stock: StockReads) => Value): Promise<Value> {
  return of(viewsOf(await stockOf(HOMES)).in('nl').reads.stock)
}

const idsOfTowns = (towns: ReturnType<StockReads['towns']>) => towns.map(({ town, free }) => [town.zip, free])

describe('of a stock of four homes, one of which is sold', () => {
  test.each<[string, (stock: StockReads) => unknown, unknown]>([
    ['the count of those for sale', (stock) => stock.count('sale'), { all: 3, free: 2 }],
    ['the count of rentals', (stock) => stock.count('rent'), { all: 1, free: 1 }],
    ['the available ones of a type', (stock) => stock.freeOfType('sale', 1), 2],
    ['those of a type that has none', (stock) => stock.freeOfType('sale', 4), 0],
    [
      'towns',
      (stock) => idsOfTowns(stock.towns('sale')),
      [
        ['8000', 1],
        ['9000', 1],
      ],
    ],
    ['a type by town', (stock) => [...stock.freeByTown('sale', 1).values()].sort(), [1, 1]],
    ['types', (stock) => stock.types('rent').length, 1],
    ['the first of a list', (stock) => stock.first('sale', 2), [2, 1]],
    ['the first with one that is sold', (stock) => stock.first('sale', 3), [2, 1, 3]],
    ['available ones', (stock) => stock.available('sale'), [2, 1]],
    ['the first available one', (stock) => stock.available('sale', 1), [2]],
    ['the latest of both lists', (stock) => stock.available('latest', 2), [2, 4]],
    ['references', (stock) => stock.references(), [3]],
    ['years of references', (stock) => stock.referenceYears(), ['2026']],
  ])('%s', async (_name, of, expected) => {
    expect(await read(of)).toEqual(expected)
  })
})

const READS: Readonly<Record<string, (stock: StockReads) => unknown>> = {
  count: (stock) => stock.count('sale'),
  freeOfType: (stock) => stock.freeOfType('sale', 1),
  freeByTown: (stock) => [...stock.freeByTown('sale', 1)],
  towns: (stock) => stock.towns('sale'),
  types: (stock) => stock.types('sale'),
  first: (stock) => stock.first('sale', 2),
  available: (stock) => stock.available('sale'),
  latest: (stock) => stock.available('latest', 2),
  references: (stock) => stock.references(),
  referenceYears: (stock) => stock.referenceYears(),
}

/** The reads that say something else after a change. */
async function heardOf(change: Readonly<Record<string, Record<string, unknown>>>): Promise<string[]> {
  const engine = createEngine()
  const before = viewsOf(await stockOf(HOMES), engine).in('nl').reads.stock
  const traces = Object.entries(READS).map(
    ([name, of]) => [name, engine.make(name, () => of(before)).trace] as const,
  )
  viewsOf(await stockOf({ ...HOMES, ...change }), engine)
  return traces.flatMap(([name, trace]) => (engine.isSame(name, trace) ? [] : [name]))
}

describe('is heard of', () => {
  test.each<[string, Readonly<Record<string, Record<string, unknown>>>, string[]]>([
    ['a price: by nobody', { 1: house(1, { Price: 1 }) }, []],
    ['another order', { 1: house(1, { CreatedDate: '2026-09-01' }) }, ['first', 'available', 'latest']],
    [
      'a sale',
      { 1: house(1, SOLD) },
      ['count', 'freeOfType', 'freeByTown', 'towns', 'first', 'available', 'references'],
    ],
    ['a move', { 1: house(1, BRUGGE) }, ['freeByTown', 'towns']],
    [
      'a sale of another year',
      { 3: house(3, { ...SOLD, LastChangedDate: '2024-04-01' }) },
      ['referenceYears'],
    ],
    ['another type', { 1: house(1, { WebID: 4 }) }, ['freeOfType', 'freeByTown', 'types']],
  ])('%s', async (_name, change, expected) => {
    expect(await heardOf(change)).toEqual(expected)
  })
})

test('what was read in a language that is gone is nothing', async () => {
  const engine = createEngine()
  const site = await stockOf(HOMES)
  const { stock } = viewsOf(site, engine).in('fr').reads
  engine.make('page', () => [stock.towns('sale'), stock.available('sale'), stock.count('sale')])
  const { fr: _, ...listings } = site.listings
  expect(() =>
    viewsOf({ ...site, locales: ['nl'], listings: listings as LinkedSite['listings'] }, engine),
  ).not.toThrow()
})
