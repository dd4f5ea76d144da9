/** Prices are written for visitors. A hidden amount appears in none of them. */
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../core/languages/codes.ts'
import { priceFor, priceText, projectPrice } from '../../../../core/view/price.ts'
import { project } from '../../../support/minimal-site.ts'
import { house, properties, rental, rulesConfig, spaced, viewOf } from '../../../support/view.ts'

async function priceIn(record: object, rules: object = {}, locale: Locale = 'nl') {
  const files = { ...properties({ ...record, ID: 1 }), ...rulesConfig(rules) }
  const { context, property } = await viewOf(files, { locale })
  return spaced(priceFor(context, property(1).property))
}

const IGNORED = { marqueeIgnoreList: [1, 2] }
const OPTION = { nl: 'Onder optie', fr: 'Sous option' }

describe('the price of a property', () => {
  test.each<[string, object, object]>([
    ['for sale', house(1, { Price: 245_000 }), { text: '€ 245.000' }],
    ['with cents', house(1, { Price: 245_000.5 }), { text: '€ 245.000,50' }],
    ['for rent', rental(1, { Price: 950 }), { text: '€ 950', after: 'per maand' }],
    [
      'for rent, with words of its own',
      rental(1, { Price: 950, PriceUnitText: { nl: 'per week' } }),
      { text: '€ 950', after: 'per week' },
    ],
    [
      'for sale, with words of its own',
      house(1, { Price: 95, PriceUnitText: 'per m²' }),
      { text: '€ 95', after: 'per m²' },
    ],
    ['to take over', house(1, { Goal: 2, Price: 90_000 }), { text: '€ 90.000' }],
    ['from an amount', house(1, { Price: 100, PriceUnit: 7 }), { before: 'vanaf', text: '€ 100' }],
    ['of another unit', house(1, { Price: 100, PriceUnit: 6 }), { text: '€ 100' }],
    ['that is hidden', house(1, { Price: 245_000, PublishPrice: false }), { text: 'Prijs op aanvraag' }],
    ['that is hidden, for rent', rental(1, { PublishPrice: false }), { text: 'Prijs op aanvraag' }],
    ['of zero', house(1, { Price: 0 }), { text: 'Prijs op aanvraag' }],
    ['that nobody gave', house(1, { Price: undefined }), { text: 'Prijs op aanvraag' }],
  ])('%s', async (_, record, price) => {
    expect(await priceIn(record)).toEqual(price)
  })

  test.each<[string, object, object, object]>([
    ['of the list replaces it', { Marquee: 1, MarqueeName: OPTION }, IGNORED, { text: 'Onder optie' }],
    ['of the list without a name hides it', { Marquee: 2 }, IGNORED, { text: 'Prijs op aanvraag' }],
    ['beside the list leaves it', { Marquee: 3, MarqueeName: OPTION }, IGNORED, { text: '€ 200.001' }],
    ['without a list leaves it', { Marquee: 1, MarqueeName: OPTION }, {}, { text: '€ 200.001' }],
  ])('a marquee %s', async (_, more, rules, price) => {
    expect(await priceIn(house(1, more), rules)).toEqual(price)
  })

  test('speaks the language of the page; a marquee borrows another one rather than show the amount', async () => {
    expect(await priceIn(rental(1, { Price: 1950, PriceUnit: 7 }), {}, 'fr')).toEqual({
      before: 'à partir de',
      text: '1 950 €',
      after: 'par mois',
    })
    const named = house(1, { Marquee: 1, MarqueeName: { nl: 'Onder optie' } })
    expect(await priceIn(named, IGNORED, 'fr')).toEqual({ text: 'Onder optie', lang: 'nl' })
    expect(await priceIn(rental(1, { Price: 950, PriceUnitText: { nl: 'per week' } }), {}, 'fr')).toEqual({
      text: '950 €',
      after: 'par mois',
    })
  })
})

test.each([
  [{ text: '€ 1' }, '€ 1'],
  [{ before: 'vanaf', text: '€ 1' }, 'vanaf € 1'],
  [{ text: '€ 1', after: 'per maand' }, '€ 1 per maand'],
  [{ before: 'vanaf', text: '€ 1', after: 'per maand' }, 'vanaf € 1 per maand'],
])('in one line %j is %j', (price, text) => {
  expect(priceText(price)).toBe(text)
})

test.each<[string, object, object | undefined]>([
  ['none', {}, undefined],
  ['of zero', { PriceMin: 0, PriceMax: 0 }, undefined],
  ['both', { PriceMin: 200, PriceMax: 300 }, { text: '€ 200 tot € 300' }],
  ['both the same', { PriceMin: 200, PriceMax: 200 }, { before: 'vanaf', text: '€ 200' }],
  ['the lowest', { PriceMin: 200 }, { before: 'vanaf', text: '€ 200' }],
  ['the highest', { PriceMax: 300 }, { before: 'tot', text: '€ 300' }],
  [
    'both, for rent',
    { Goal: 1, PriceMin: 200, PriceMax: 300 },
    { text: '€ 200 tot € 300', after: 'per maand' },
  ],
  [
    'the lowest, for rent',
    { Goal: 1, PriceMin: 200 },
    { before: 'vanaf', text: '€ 200', after: 'per maand' },
  ],
  ['the highest, for rent', { Goal: 1, PriceMax: 300 }, { before: 'tot', text: '€ 300', after: 'per maand' }],
])('a project that gives %s', async (_, more, price) => {
  const view = await viewOf({ 'content/projects/8.json': project(8, more) })
  expect(spaced(projectPrice(view.context, view.project(8)))).toEqual(price)
})
