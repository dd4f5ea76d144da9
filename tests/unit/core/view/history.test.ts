import { describe, expect, test } from 'vitest'
import { replay } from '../../../../core/ledger/ledger.ts'
import type { LedgerEntry } from '../../../../core/schema/ledger.ts'
import { askedPrice, priceChanges, timeOnMarket } from '../../../../core/view/history.ts'
import { propertyCard } from '../../../../core/view/card.ts'
import { contextFor } from '../../../../core/view/recorded-site.ts'
import { propertyOf, siteOf, SOME_PICTURES } from '../../../support/linked.ts'
import { ASSETS, house, siteConfig } from '../../../support/view.ts'

const entry = (day: string, more: Omit<LedgerEntry, 'schema' | 'day'>): LedgerEntry => ({
  schema: 1,
  day,
  ...more,
})

/** The ledger begins with another home. */
const ENTRIES: readonly LedgerEntry[] = [
  entry('2026-01-01', { homes: { 'sale BE-9000 1': [1] } }),
  entry('2026-11-01', { homes: { 'sale BE-9000 1': [7] }, prices: { 365000: [7] } }),
  entry('2026-11-20', { prices: { 349000: [7] } }),
]

const SHOWN = { history: { prices: true, time: true } }

async function said(home: object, config: object = SHOWN, entries = ENTRIES, today = '2026-11-24') {
  const site = await siteOf({
    ...siteConfig(config),
    'content/properties/a.json': house(7, { Price: 349_000, ...home }),
  })
  const past = { ledger: replay(entries), today }
  const context = contextFor({ site, past, pictures: SOME_PICTURES, assets: ASSETS }, 'nl')
  const linked = propertyOf(site, 7)
  const prices = priceChanges(context, linked).map((text) => text.replaceAll('\u00A0', ' '))
  const asked = askedPrice(context, linked)?.replaceAll('\u00A0', ' ')
  return { time: timeOnMarket(context, linked), prices, asked, card: propertyCard(context, linked) }
}

describe('the time of a home on the market', () => {
  test('is not told unless the agency chose it, and a home may say otherwise', async () => {
    expect(await said({}, {})).toMatchObject({ time: undefined, prices: [] })
    expect((await said({ history: { time: true } }, {})).time).toBe('Online sinds 1 november 2026')
    expect((await said({ history: { time: false } })).time).toBeUndefined()
  })

  test('ends when it is sold, also on its card', async () => {
    const sold = await said({ Status: 2 })
    expect(sold.time).toBe('Verkocht in 23 dagen')
    expect(sold.card.facts.at(-1)).toBe('Verkocht in 23 dagen')
    expect(sold.prices).toEqual([])
  })

  test('begins with "publishAt", which the agency knows better than the ledger', async () => {
    expect((await said({ publishAt: '2026-10-01T09:00' })).time).toBe('Online sinds 1 oktober 2026')
  })

  test('is not known of a home that is as old as the ledger, or that was sold before', async () => {
    const old = [entry('2026-11-01', { homes: { 'sale BE-9000 1': [7] } })]
    expect((await said({}, SHOWN, old)).time).toBeUndefined()
    const sold = [
      ENTRIES[0] as LedgerEntry,
      entry('2026-11-01', { homes: { 'sale BE-9000 1': [7] }, states: { sold: [7] } }),
    ]
    expect((await said({ Status: 2 }, SHOWN, sold)).time).toBeUndefined()
  })
})

describe('the earlier prices of a home', () => {
  test('are told with their days, also that of this publication', async () => {
    expect((await said({})).prices).toEqual([
      'Prijs verlaagd op 20 november 2026: van € 365.000 naar € 349.000',
    ])
    expect((await said({ Price: 355_000 })).prices[0]).toBe(
      'Prijs verhoogd op 24 november 2026: van € 349.000 naar € 355.000',
    )
  })

  test('are not told of a home that hides its price, nor from before it did', async () => {
    expect((await said({ PublishPrice: false })).prices).toEqual([])
    const hidden = [
      ...ENTRIES,
      entry('2026-11-21', { prices: { '-': [7] } }),
      entry('2026-11-22', { prices: { 349000: [7] } }),
    ]
    expect((await said({}, SHOWN, hidden)).prices).toEqual([])
  })
})

describe('the price that a sold home was offered for', () => {
  const ASKED = { history: { asked: true } }

  test('is told if the agency chose it, also on its card', async () => {
    expect((await said({ Status: 2 }, {})).asked).toBeUndefined()
    const { asked, card } = await said({ Status: 2 }, ASKED)
    expect(asked).toBe('Vraagprijs € 349.000')
    expect(card.price).toBeUndefined()
    expect(card.facts).toHaveLength(1)
  })

  test.each([
    ['on offer', {}],
    ['let', { Goal: 1, Status: 4 }],
    ['with a hidden price', { Status: 2, PublishPrice: false }],
    ['whose price is a part', { Status: 2, Terms: { kind: 'life-annuity', rent: 900 } }],
  ])('is not told of a home %s', async (_, home) => {
    expect((await said(home, ASKED)).asked).toBeUndefined()
  })
})
