/** Homes that are neither sold nor let in the ordinary way: the words for their price, and the facts of their terms. */
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../core/languages/codes.ts'
import { makeCard } from '../../../../core/view/card.ts'
import { factGroups } from '../../../../core/view/facts.ts'
import { homeCosts } from '../../../../core/view/home-costs.ts'
import { priceFor, priceText } from '../../../../core/view/price.ts'
import { propertyPage } from '../../../../core/view/property-page.ts'
import { house, properties, rental, spaced, viewOf } from '../../../support/view.ts'

const ANNUITY = {
  kind: 'life-annuity',
  rent: 850,
  indexed: true,
  heads: 2,
  occupied: true,
  years: 15,
  value: 320_000,
}
const PUBLIC = { kind: 'public-sale', notary: 'An Verhulst', from: '2031-02-02T13:00', until: '2031-02-10' }
const SEALED = { kind: 'sealed-bids', notary: 'An Verhulst', until: '2031-02-10T17:30' }

async function homeOf(record: object, locale: Locale = 'nl') {
  const { context, property } = await viewOf(properties({ ...record, ID: 1 }), { locale })
  return { context, linked: property(1) }
}

async function factsIn(record: object, locale: Locale = 'nl') {
  const { context, linked } = await homeOf(record, locale)
  const facts = factGroups(context, linked).flatMap((group) => group.facts)
  return spaced(Object.fromEntries(facts.map(({ term, value }) => [term, value])))
}

test.each<[string, object, Locale, string]>([
  [
    'a life annuity',
    house(1, { Price: 85_000, Terms: ANNUITY }),
    'nl',
    'bouquet € 85.000 en € 850 per maand',
  ],
  ['in French', house(1, { Price: 85_000, Terms: ANNUITY }), 'fr', 'bouquet 85 000 € et 850 € par mois'],
  ['without a bouquet', house(1, { Price: undefined, Terms: ANNUITY }), 'nl', '€ 850 per maand'],
  ['without a rent', house(1, { Price: 9000, Terms: { kind: 'life-annuity' } }), 'nl', 'bouquet € 9.000'],
  ['a public sale', house(1, { Price: 150_000, Terms: PUBLIC }), 'fr', 'mise à prix 150 000 €'],
  ['a public sale without a price', house(1, { Price: undefined, Terms: PUBLIC }), 'nl', 'Prijs op aanvraag'],
  ['sealed bids', house(1, { Price: 150_000, Terms: SEALED }), 'fr', 'offres à partir de 150 000 €'],
  [
    'a lease for life',
    rental(1, { Price: 900, Terms: { kind: 'life-long' } }),
    'nl',
    '€ 900 per maand, levenslang',
  ],
  ['a student room', rental(1, { Price: 480, Terms: { kind: 'student' } }), 'nl', '€ 480 per maand'],
])('the price of %s', async (_, record, locale, text) => {
  const { context, linked } = await homeOf(record, locale)
  expect(spaced({ text: priceText(priceFor(context, linked.property)) })).toEqual({ text })
})

describe('the facts', () => {
  test('of a life annuity name the rent, the lives and the value', async () => {
    expect(await factsIn(house(1, { Price: 85_000, Terms: ANNUITY }))).toMatchObject({
      'fact.saleTerms': 'Lijfrente',
      'fact.bouquet': '€ 85.000',
      'fact.annuity': '€ 850 per maand, jaarlijks geïndexeerd',
      'fact.annuityYears': '15 jaar',
      'fact.heads': '2',
      'fact.occupied': 'De verkoper blijft er wonen',
      'fact.annuityValue': '€ 320.000',
    })
  })

  test('of a public sale say who holds it, and when bids are taken', async () => {
    const facts = await factsIn(house(1, { Price: 150_000, Terms: PUBLIC }))
    expect(facts).toMatchObject({
      'fact.saleTerms': 'Openbare verkoop',
      'fact.startingPrice': '€ 150.000',
      'fact.biddingFrom': '2 februari 2031, 13.00 uur',
      'fact.biddingUntil': '10 februari 2031',
      'fact.notary': 'An Verhulst',
    })
    expect(facts).not.toHaveProperty(['fact.price'])
  })

  test('of a lease stand beside its rent', async () => {
    const student = rental(1, { Price: 480, Terms: { kind: 'student', months: 10 } })
    expect(await factsIn(student)).toMatchObject({
      'fact.rent': '€ 480 per maand',
      'fact.leaseTerms': 'Studentenkamer',
      'fact.rentMonths': '10 maanden per jaar',
    })
    const short = rental(1, { Price: 900, Terms: { kind: 'short', months: 24 } })
    expect(await factsIn(short, 'fr')).toMatchObject({
      'fact.leaseTerms': 'Bail de courte durée',
      'fact.leaseMonths': '24 mois',
    })
  })

  test('of a hidden price have no amount', async () => {
    const facts = await factsIn(house(1, { Price: 85_000, PublishPrice: false, Terms: ANNUITY }))
    expect(facts).toMatchObject({ 'fact.saleTerms': 'Lijfrente', 'fact.annuity': 'jaarlijks geïndexeerd' })
    expect(JSON.stringify(facts)).not.toMatch(/85|850|320/)
  })
})

test.each([
  ['a life annuity', ANNUITY, 'Lijfrente'],
  ['a public sale', PUBLIC, 'Openbare verkoop'],
  ['sealed bids', SEALED, 'Gesloten biedingen'],
])('%s shows neither costs nor an offer of an ordinary sale', async (_, terms, label) => {
  const { context, linked } = await homeOf(house(1, { Price: 150_000, Terms: terms }))
  expect(makeCard(context, linked).status).toEqual({ label, tone: 'plain' })
  expect(homeCosts(context, linked)).toBeUndefined()
  const page = propertyPage(context, linked, {})
  expect(JSON.stringify(page)).not.toContain('"price":150000')
  expect(page.decide).toBeUndefined()
})

test.each([PUBLIC, SEALED])(
  'bids of $kind are made where the notary takes them, if that is known',
  async (terms) => {
    const url = 'https://notary.example/1'
    const { context, linked } = await homeOf(house(1, { Terms: { ...terms, url } }))
    expect(propertyPage(context, linked, {}).decide).toEqual({
      href: url,
      label: 'Bieden bij de notaris',
      external: true,
    })
  },
)
