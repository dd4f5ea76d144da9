/** Rules of a mapping that would have no effect are reported with their lines. */
import { expect, test } from 'vitest'
import { CONFIG, csv, imported, row } from '../support/import-site.ts'

test('rules for a table are refused for another format', async () => {
  const site = imported(csv(row('11')))
  const [source] = CONFIG.sources
  const mapping = { id: 'ID', header: ['ID'], delimiter: ';' }
  site.write('imports/stock.json', [{ ID: 11 }])
  site.write('site-config/imports.json', {
    sources: [{ ...source, preset: undefined, place: 'imports/stock.json', mapping }],
  })
  const found = (await site.check()).filter(({ code }) => code === 'AS9021')
  expect(found.map(({ message, at }) => [message, at?.file])).toEqual([
    ['"header" describes a table, and the source is JSON', 'site-config/imports.json'],
    ['"delimiter" describes a table, and the source is JSON', 'site-config/imports.json'],
  ])
})

test('a rule for a column that the program has renamed is reported with its line', async () => {
  const site = imported(csv(row('11')))
  const [source] = CONFIG.sources
  const mapping = { ...source?.mapping, fields: { ...source?.mapping.fields, Price: 'vraagprijs' } }
  site.write('site-config/imports.json', { sources: [{ ...source, mapping }] })
  const found = (await site.check()).filter(({ code }) => code === 'AS9022')
  expect(found).toMatchObject([
    {
      severity: 'warning',
      message: 'no table of the source has the column "vraagprijs"',
      hint: 'its columns are "ref", "doel", "prijs", "postcode", "gemeente", "titel", "grond"',
    },
  ])
  expect(found[0]?.at?.file).toBe('site-config/imports.json')
  expect(found[0]?.at?.frame).toContain('"Price": "vraagprijs"')
})

test('a rule for a column that the mapping drops says so', async () => {
  const site = imported(csv(row('11')))
  const [source] = CONFIG.sources
  site.write('site-config/imports.json', {
    sources: [{ ...source, mapping: { ...source?.mapping, drop: ['grond'] } }],
  })
  const found = (await site.check()).filter(({ code }) => code === 'AS9022')
  expect(found.map(({ hint }) => hint)).toEqual(['"drop" of the mapping removes "grond" before the rules'])
})
