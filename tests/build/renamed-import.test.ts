/** The sources of imports.json change while a process goes on: the homes of those that are gone go as well. */
import { expect, test } from 'vitest'
import { CONFIG, csv, errors, imported, pages, row } from '../support/import-site.ts'

test.each([
  [
    'a source gets another name',
    (sources: typeof CONFIG.sources) => [{ ...sources[0], id: 'other' }],
    ['11', '12'],
  ],
  ['a source is taken away', () => [], []],
])('while a process goes on, %s', async (_, changed, expected) => {
  const site = imported(csv(row('11'), row('12')))
  await site.build()
  site.write('site-config/imports.json', { sources: changed(CONFIG.sources) })
  const built = await site.build({ acceptFewer: true }, {}, ['site-config/imports.json'])
  expect(errors(built)).toEqual([])
  expect(pages(site).sort()).toEqual(expected)
})
