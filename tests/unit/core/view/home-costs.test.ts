/** The page of a home says what buying it costs, or what a tenant has ready before the keys. */
import { describe, expect, test } from 'vitest'
import { homeCosts } from '../../../../core/view/home-costs.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import { house, page, properties, rental, route, spaced, viewOf, withRoutes } from '../../../support/view.ts'

const CALCULATORS = {
  ...withRoutes(route('costs')),
  ...page('costs', { modules: [{ relations: [{ type: 'calculator', id: 'buying' }] }] }),
}

async function costsOf(record: object, { locale = 'nl' as Locale, files = CALCULATORS as object } = {}) {
  const view = await viewOf({ ...files, ...properties(record as never) }, { locale })
  return spaced(homeCosts(view.context, view.property(1)) ?? null)
}

describe('a home for sale', () => {
  test('the only own home and any other purchase stand beside each other', async () => {
    expect(await costsOf(house(1, { Price: 250_000 }))).toEqual({
      kind: 'buying',
      table: {
        caption: 'Wat deze aankoop kost',
        head: ['', 'Enige eigen woning', 'Andere aankoop'],
        rows: [
          ['Prijs', '€ 250.000', '€ 250.000'],
          ['Registratierechten', '€ 5.000 (2 %)', '€ 30.000 (12 %)'],
          ['Notaris en akte, met btw', '€ 4.542,03', '€ 4.912,67'],
          ['Prijs en kosten', '€ 259.542,03', '€ 284.912,67'],
        ],
      },
      notes: [
        'Het lage tarief heeft voorwaarden.',
        'Raming met de tarieven van 2026, zonder lening. De notaris rekent het juiste bedrag uit.',
      ],
      link: { href: '/nl/costs/?price=250000&region=flanders#buying', label: 'Reken met uw lening' },
    })
  })

  test('the reduction of a modest home is part of the duty', async () => {
    const costs = await costsOf(house(1, { Price: 220_000 }), { locale: 'fr' })
    expect(costs?.table.rows[1]).toEqual(['Droits d’enregistrement', '2 533 € (2 %)', '26 400 € (12 %)'])
  })

  test('Flemish land has one duty', async () => {
    const costs = await costsOf(house(1, { Price: 100_000, WebID: 4 }))
    expect(costs?.table.head).toEqual(['', 'Bedrag'])
    expect(costs?.table.rows[1]).toEqual(['Registratierechten (12 %)', '€ 12.000'])
    expect(costs?.link.href).toContain('kind=land')
  })

  test('a duty and fees that the record states are those of the costs', async () => {
    const costs = await costsOf(house(1, { Price: 250_000, RegistrationRights: 10, NotaryFees: 4000 }))
    expect(costs?.table.rows.slice(1)).toEqual([
      ['Registratierechten (10 %)', '€ 25.000'],
      ['Notaris en akte, met btw', '€ 4.000'],
      ['Prijs en kosten', '€ 279.000'],
    ])
  })

  test('a new home has the taxes that its page adds to the price', async () => {
    const tax = { VAT: 21, LandSeller: 'other', WorksBegun: true, LandPrice: 100_000 }
    const costs = await costsOf(house(1, { Price: 400_000, ...tax, RegistrationRights: 12 }))
    expect(costs?.table.rows.slice(0, 3)).toEqual([
      ['Prijs', '€ 400.000'],
      ['Btw (21 %)', '€ 63.000'],
      ['Registratierechten op de grond (12 %)', '€ 12.000'],
    ])
    expect(costs?.table.rows[3]?.[1]).toMatch(/^ongeveer € 5/)
    expect(costs?.table.rows[4]?.[1]).toMatch(/^ongeveer € 480/)
  })

  test.each<[string, object]>([
    ['a new home whose taxes are not known', { NewBuild: true }],
    ['a home without a public price', { PublishPrice: false }],
    ['a home with a lowest price', { PriceUnit: 7 }],
    ['a home that is sold', { Status: 2 }],
    ['a home in Luxembourg', { Zip: '1130', CountryID: 50, City: 'Luxembourg' }],
    ['a business that is taken over', { Goal: 2 }],
  ])('%s has no costs', async (_, more) => {
    expect(await costsOf(house(1, more))).toBeNull()
  })

  test('a site without calculators has no costs', async () => {
    expect(await costsOf(house(1), { files: {} })).toBeNull()
  })
})

describe('a home to rent', () => {
  test('the deposit of the record, with the first month and the share of the inventory', async () => {
    const more = { Price: 900, ChargesRenter: 75, DepositAmount: 1800, InventoryShare: 150 }
    const costs = await costsOf(rental(1, more))
    expect(costs?.table.rows).toEqual([
      ['Eerste maand huur', '€ 900'],
      ['Kosten van die maand', '€ 75'],
      ['Huurwaarborg', '€ 1.800'],
      ['Uw deel van de plaatsbeschrijving', '€ 150'],
      ['Samen klaar te leggen', '€ 2.925'],
    ])
    expect(costs?.link.href).toBe('/nl/costs/#renting')
  })

  test('without a deposit, the highest lawful one of the region', async () => {
    const more = { Price: 900, ChargesRenter: 0, DepositAmount: undefined, Zip: '1000', City: 'Brussel' }
    const costs = await costsOf(rental(1, more))
    expect(costs?.table.rows.slice(-2)).toEqual([
      ['Huurwaarborg', 'hoogstens € 1.800'],
      ['Samen klaar te leggen', 'hoogstens € 2.700'],
    ])
  })
})
