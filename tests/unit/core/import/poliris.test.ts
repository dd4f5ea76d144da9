/** A table of Poliris may have blanks, more cells and notes around its values. */
import { expect, test } from 'vitest'
import { poliris } from '../../../import/poliris/export.ts'
import { madeUpHomes } from '../../../import/made-up/homes.ts'
import { dataOf, preview } from '../../../support/preview.ts'
import { zip } from '../../../support/zip.ts'

const HOMES = madeUpHomes('LU').slice(20, 24)

test('blanks around the marks belong to them', async () => {
  const found = dataOf(await preview(poliris(HOMES, ' !# '), 'Annonces.csv'))
  expect(found.map(({ Zip }) => Zip)).toEqual(HOMES.map(({ zip }) => zip))
})

test('a later version has more cells', async () => {
  const { counts } = await preview(
    poliris(HOMES).replaceAll('\r\n', `${'!#"new"'.repeat(40)}\r\n`),
    'Annonces.csv',
  )
  expect(counts).toMatchObject({ read: 4, published: 4 })
})

test('the notes beside the table in its archive are no homes', async () => {
  const archive = zip([
    { name: 'Config.txt', content: 'Version=4.08-007\r\nApplication=Test / 1\r\nDevise=Euro\r\n' },
    { name: 'Photos.cfg', content: 'Mode=URL\r\nFULL\r\n' },
    { name: 'Annonces.csv', content: poliris(HOMES) },
  ])
  const { counts, preset } = await preview(archive, 'test_agence.zip')
  expect(preset).toBe('poliris')
  expect(counts).toMatchObject({ read: 4, published: 4, quarantined: 0 })
})
