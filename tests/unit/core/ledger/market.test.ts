import { describe, expect, test } from 'vitest'
import { changesIn } from '../../../../core/ledger/changes.ts'
import { entryFor, replay } from '../../../../core/ledger/ledger.ts'
import type { Published, PublishedRecord } from '../../../../core/ledger/ledger.ts'
import { marketAfter } from '../../../../core/ledger/offer.ts'
import type { LedgerEntry } from '../../../../core/schema/ledger.ts'

const published = (homes: Readonly<Record<number, PublishedRecord>>): Published => ({
  homes: new Map(Object.entries(homes).map(([id, home]) => [Number(id), home])),
  withdrawn: new Set(),
  projects: new Map(),
  addresses: new Map(),
  pages: new Map(),
  patterns: [],
})

const sale = (price?: number | null): PublishedRecord => ({
  kind: 'sale BE-9000 1',
  state: 'open',
  ...(price !== undefined && { price }),
})
const sold: PublishedRecord = { kind: 'sale BE-9000 1', state: 'sold' }

type Day = readonly [day: string, homes: Readonly<Record<number, PublishedRecord>>]

/** The first publication has another home, so that the ledger does not begin with the one of the test. */
function ledgerOf(...days: readonly Day[]) {
  const all: readonly Day[] = [['2026-01-01', { 1: sale() }], ...days]
  return all.reduce<readonly LedgerEntry[]>((entries, [today, homes]) => {
    const now = published({ 1: sale(), ...homes })
    const entry = entryFor({ ledger: replay(entries), today }, now)
    return entry === null ? entries : [...entries, entry]
  }, [])
}

const offer = (...days: readonly Day[]) => replay(ledgerOf(...days)).market.get(7)

describe('the offer of a home', () => {
  test('has the prices that pages showed, each once', () => {
    const days = [
      ['2026-02-01', { 7: sale(365_000) }],
      ['2026-02-05', { 7: sale(365_000) }],
      ['2026-03-01', { 7: sale(349_000) }],
    ] as const
    expect(offer(...days)).toEqual({
      since: '2026-02-01',
      prices: [
        { day: '2026-02-01', price: 365_000 },
        { day: '2026-03-01', price: 349_000 },
      ],
    })
  })

  test('says that a price is hidden, and never which', () => {
    const entries = ledgerOf(
      ['2026-02-01', { 7: sale(null) }],
      ['2026-02-02', { 7: sale(5) }],
      ['2026-02-03', { 7: sale(null) }],
    )
    expect(entries.map(({ prices }) => prices)).toEqual([undefined, undefined, { 5: [7] }, { '-': [7] }])
  })

  test('ends on the day on which it is sold, and goes on if the sale falls through', () => {
    const days = [
      ['2026-02-01', { 7: sale(5) }],
      ['2026-02-24', { 7: sold }],
    ] as const
    expect(offer(...days)?.closed).toEqual({ day: '2026-02-24', state: 'sold' })
    expect(offer(...days, ['2026-03-01', { 7: sale(5) }])).toEqual({
      since: '2026-02-01',
      prices: [{ day: '2026-02-01', price: 5 }],
    })
  })

  test.each([
    ['a few days', '2026-03-01', '2026-02-01'],
    ['more than a month', '2026-04-01', '2026-04-01'],
  ])('begins anew after an absence of more than a month: %s', (_, back, since) => {
    expect(offer(['2026-02-01', { 7: sale(5) }], ['2026-02-20', {}], [back, { 7: sale(5) }])?.since).toBe(
      since,
    )
  })

  test('begins anew when the home is let instead of sold', () => {
    const rent = { kind: 'rent BE-9000 1', state: 'open', price: 900 } as const
    expect(offer(['2026-02-01', { 7: sale(5) }], ['2026-02-20', { 7: rent }])).toEqual({
      since: '2026-02-20',
      prices: [{ day: '2026-02-20', price: 900 }],
    })
  })

  test('has no beginning if the ledger begins with it, because it may be older', () => {
    const entry = entryFor({ ledger: replay([]), today: '2026-01-01' }, published({ 7: sale(5) }))
    expect(replay(entry === null ? [] : [entry]).market.get(7)?.since).toBeNull()
  })

  test('is known before the publication as it will be after it', () => {
    const entries = ledgerOf(['2026-02-01', { 7: sale(5) }])
    const past = { ledger: replay(entries), today: '2026-03-01' }
    const after = entryFor(past, published({ 1: sale(), 7: sale(4) }))
    const expected = replay(after === null ? entries : [...entries, after]).market.get(7)
    expect(marketAfter(past, 7, sale(4))).toEqual(expected)
    expect(past.ledger.market.get(7)?.prices).toHaveLength(1)
  })
})

test('Entries of earlier versions have no prices, and are read.', () => {
  const old: LedgerEntry = { schema: 1, day: '2026-01-01', homes: { 'sale BE-9000 1': [7] } }
  const ledger = replay([old])
  expect(ledger.market.get(7)).toEqual({ since: null, prices: [] })
  expect(entryFor({ ledger, today: '2026-02-01' }, published({ 7: sale(5) }))).toEqual({
    schema: 1,
    day: '2026-02-01',
    prices: { 5: [7] },
  })
})

test('Changes are told from a day on, with days on the market.', () => {
  const entries = ledgerOf(
    ['2026-02-01', { 7: sale(365_000), 8: sale(null) }],
    ['2026-02-10', { 7: sale(349_000), 8: sale(10) }],
    ['2026-02-24', { 7: sold, 8: sale(null) }],
    ['2026-03-01', { 7: sold }],
  )
  expect(changesIn(entries, '2026-02-10')).toEqual([
    { day: '2026-02-10', id: 8, change: 'price', to: 10 },
    { day: '2026-02-10', id: 7, change: 'cheaper', from: 365_000, to: 349_000 },
    { day: '2026-02-24', id: 8, change: 'hidden' },
    { day: '2026-02-24', id: 7, change: 'sold', days: 23 },
    { day: '2026-03-01', id: 8, change: 'gone', end: 'ended' },
  ])
})

test('Prices of homes to rent are told as prices for a month.', () => {
  const kinds = { 'rent BE-9000 2': [7], 'sale BE-9000 1': [8] }
  const entries: readonly LedgerEntry[] = [
    { schema: 1, day: '2026-02-01', homes: kinds, prices: { 900: [7], 300000: [8] } },
    { schema: 1, day: '2026-02-02', prices: { 850: [7], 290000: [8] } },
  ]
  expect(changesIn(entries, '2026-02-02')).toEqual([
    { day: '2026-02-02', id: 7, change: 'cheaper', from: 900, to: 850, isMonthly: true },
    { day: '2026-02-02', id: 8, change: 'cheaper', from: 300_000, to: 290_000 },
  ])
})
