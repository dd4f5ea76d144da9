/** Calculators are computed for their first values, and have a table of amounts for browsers without scripts. */
import { describe, expect, test } from 'vitest'
import { calculatorOf } from '../../../../core/view/calculators.ts'
import type { Calculator } from '../../../../core/view/types.ts'
import { rulesConfig, spaced, viewOf } from '../../../support/view.ts'

async function calculator(name: Calculator['name'], files = {}) {
  const { context } = await viewOf(files)
  const found = calculatorOf(context, name)
  if (found === undefined) throw new Error(`no calculator ${name}`)
  return spaced(found)
}

const texts = ({ rows }: Calculator) =>
  Object.fromEntries(rows.flatMap(({ label, text }) => (text === undefined ? [] : [[label, text]])))

test('buying starts with a home in the region of the office, and the loan is about', async () => {
  const found = await calculator('buying')
  expect(texts(found)).toEqual({
    Prijs: '€ 300.000',
    'Registratierechten (2 %)': '€ 6.000',
    'Notaris en akte, met btw': '€ 4.723,75',
    Kredietakte: expect.stringMatching(/^ongeveer € 6\.097/) as string,
    'Kosten samen': expect.stringMatching(/^ongeveer/) as string,
    'Prijs en kosten': expect.stringMatching(/^ongeveer/) as string,
    Lening: '€ 270.000',
    'Eigen geld nodig': expect.stringMatching(/^ongeveer € 46\.820/) as string,
  })
  expect(found.scales).toContain('Tarieven van 2026, nagekeken op 23 november 2026')
  expect(found.notes.join(' ')).toContain(
    'geen rechten op de eerste € 200.000 als de prijs hoogstens € 600.000',
  )
})

test('the table of purchases has the costs of each region, to the euro', async () => {
  const { table } = await calculator('buying')
  expect(table.head).toHaveLength(7)
  const row = table.rows.find(([price]) => price === '€ 250.000')
  expect(row?.slice(0, 3)).toEqual(['€ 250.000', '€ 9.542', '€ 34.913'])
})

test.each(['buying', 'loan'] as const)('%s leads to the calculator of the notaries', async (name) => {
  const { links } = await calculator(name)
  expect(links.map(({ href }) => href)).toEqual([
    `https://www.notaire.be/calcul-de-frais/${name === 'buying' ? 'achat' : 'credit-hypothecaire'}`,
  ])
})

test('a loan', async () => {
  const found = await calculator('loan')
  expect(texts(found)).toMatchObject({
    'Maandelijkse rentevoet': '0,2871 %',
    'Maandelijkse aflossing': '€ 1.343,74',
  })
  expect(found.table.rows[2]?.[4]).toBe('€ 497,68')
})

test('the rules of the site take the place of three figures', async () => {
  const months = { flanders: 4, wallonia: 2, brussels: 2, luxembourg: 2 }
  const renting = await calculator(
    'renting',
    rulesConfig({ deposit: [{ validFrom: '2026-01-01', checkedOn: '2026-11-20', months }] }),
  )
  expect(texts(renting)['Huurwaarborg']).toBe('hoogstens € 3.600')
  expect(renting.table.head[1]).toBe('Vlaanderen, 4 maanden')
})

describe('the indexation of a rent', () => {
  test('indices of one source make the rent "about"', async () => {
    const found = await calculator('indexation')
    expect(texts(found)['Nieuwe huurprijs per maand']).toBe('ongeveer € 765,23')
    expect(found.links.map(({ href }) => new URL(href).host)).toContain('logement.brussels')
  })

  test('the table has the 13 periods of Brussels', async () => {
    const { table } = await calculator('indexation')
    expect(table.rows).toHaveLength(13)
    expect(table.rows[4]).toEqual(['mei', '0,971941594', '0,943883189'])
    expect(table.rows[10]?.[1]).toBe('0,949447646')
  })
})

test('another name is no calculator', async () => {
  const { context } = await viewOf()
  expect(calculatorOf(context, 'astrology')).toBeUndefined()
})
