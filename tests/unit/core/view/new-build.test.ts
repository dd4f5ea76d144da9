/** A page shows the price of a new home before tax, each tax, and the total with its contents. */
import { describe, expect, test } from 'vitest'
import { factGroups } from '../../../../core/view/facts.ts'
import { taxNotes } from '../../../../core/view/new-build.ts'
import { priceFor, projectPrice } from '../../../../core/view/price.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import { project } from '../../../support/minimal-site.ts'
import { house, properties, rulesConfig, spaced, viewOf } from '../../../support/view.ts'

const DUTY = {
  registrationDuty: [
    {
      validFrom: '2022-01-01',
      checkedOn: '2026-11-23',
      percent: { flanders: 12, wallonia: 12.5, brussels: 12.5 },
    },
  ],
  vat: [{ validFrom: '2025-07-01', checkedOn: '2026-11-23', standard: 21, reduced: 6 }],
}

const SAME = { VAT: 21, LandSeller: 'same', WorksBegun: true, Price: 400_000 }
const OTHER = { ...SAME, LandSeller: 'other', LandPrice: 100_000 }

async function shown(more: object, locale: Locale = 'nl') {
  const files = { ...properties(house(1, more)), ...rulesConfig(DUTY) }
  const view = await viewOf(files, { locale })
  const linked = view.property(1)
  const finance = factGroups(view.context, linked).find(({ title }) => title === 'group.finance')
  return spaced({
    price: priceFor(view.context, linked.property),
    rows: Object.fromEntries((finance?.facts ?? []).map(({ term, value }) => [term.slice(5), value])),
    notes: taxNotes(view.context, linked),
  })
}

test('one seller after the works began: VAT on building and land', async () => {
  expect(await shown(SAME)).toEqual({
    price: { text: '€ 400.000', after: 'excl. belastingen' },
    rows: {
      price: '€ 400.000 excl. belastingen',
      vat: '21 % op gebouw en grond: € 84.000',
      totalWithTax: '€ 484.000',
    },
    notes: [
      'Met belastingen: € 484.000, waarin 21 % btw op gebouw en grond. De kosten van de notaris komen er nog bij.',
    ],
  })
})

test('another seller of the land: VAT on the building and duty on the land', async () => {
  expect(await shown(OTHER)).toMatchObject({
    rows: {
      vat: '21 % op het gebouw: € 63.000',
      registrationRights: '12 % op de grond: € 12.000',
      totalWithTax: '€ 475.000',
    },
    notes: [
      'Met belastingen: € 475.000, waarin 21 % btw op het gebouw en 12 % registratierechten op de grond. De kosten van de notaris komen er nog bij.',
    ],
  })
})

test('speaks the language of the page', async () => {
  expect((await shown(OTHER, 'fr')).notes).toEqual([
    'Taxes comprises : 475 000 €, dont 21 % de TVA sur la construction et 12 % de droits d’enregistrement sur le terrain. Les frais de notaire s’y ajoutent.',
  ])
})

test('says that the tax is not known, and claims nothing of the price', async () => {
  expect(await shown({ VAT: 21, Price: 400_000 })).toEqual({
    price: { text: '€ 400.000' },
    rows: { price: '€ 400.000', vat: '21 %' },
    notes: [
      'Welke belastingen bij deze prijs komen, staat nog niet vast. Vraag het ons voor u een bod doet.',
    ],
  })
})

test('says that the reduced rate can be asked for, and applies it to nothing', async () => {
  const { rows, notes } = await shown({ ...SAME, ReducedVAT: true })
  expect(rows).toMatchObject({ totalWithTax: '€ 484.000' })
  expect(notes[1]).toContain('btw-tarief van 6 % vragen; het zit niet in dit bedrag')
})

test('a hidden price has no total and no amounts', async () => {
  const hidden = await shown({ ...SAME, PublishPrice: false })
  expect(hidden).toMatchObject({ rows: { vat: '21 % op gebouw en grond' }, notes: [] })
  expect(JSON.stringify(hidden)).not.toMatch(/[48]4[. ]000/)
})

test('what is sold has no notes and no amounts', async () => {
  const sold = await shown({ ...SAME, Status: 2 })
  expect(sold.notes).toEqual([])
  expect(sold.rows).toEqual({ vat: '21 % op gebouw en grond' })
})

test('a home that is not new has neither', async () => {
  expect(await shown({ Price: 400_000, RegistrationRights: 12 })).toEqual({
    price: { text: '€ 400.000' },
    rows: { price: '€ 400.000', registrationRights: '12 %' },
    notes: [],
  })
})

describe('the price of a project', () => {
  const price = async (unit: object, more: object = {}) => {
    const view = await viewOf({
      'content/projects/8.json': project(8, { PriceMin: 200_000, ...more }),
      ...properties(house(1, { ProjectID: 8, ...unit })),
      ...rulesConfig(DUTY),
    })
    return spaced(projectPrice(view.context, view.project(8)))
  }

  test('is before tax, where the taxes of its homes are known', async () => {
    expect(await price(SAME)).toEqual({ before: 'vanaf', text: '€ 200.000', after: 'excl. belastingen' })
    expect(await price({})).toEqual({ before: 'vanaf', text: '€ 200.000' })
    expect(await price(SAME, { Goal: 1 })).toMatchObject({ after: 'per maand' })
  })
})
