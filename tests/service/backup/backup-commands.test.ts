/** `backup` and `restore` as they are typed, and what they say where nothing was done. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openOffice } from '../../support/office.ts'
import type { Office } from '../../support/office.ts'

const keep = ({ look }: Office, name: string) =>
  look((store) =>
    store.db.insertInto('attempts').values({ name, window_start: 0, count: 1, erase_at: 1 }).execute(),
  )
const kept = ({ look }: Office) =>
  look(async (store) => {
    const rows = await store.db.selectFrom('attempts').select('name').orderBy('name').execute()
    return rows.map(({ name }) => name)
  })

test('what was kept is back, over what came later', async () => {
  const office = openOffice()
  await keep(office, 'first')
  const written = await office.type('backup', 'backups/a.gz')
  expect(written).toMatchObject({ code: 0, err: '' })
  const rows = /^\d+ rows?/.exec(written.out)?.[0] ?? ''
  expect(rows).not.toBe('')
  await keep(office, 'second')
  const { code, out } = await office.type('restore', 'backups/a.gz', '--replace')
  expect([code, out]).toEqual([0, `${rows} restored from the backup of 2026-11-22 at 09:15 UTC\n`])
  expect(await kept(office)).toEqual(['first'])
})

describe('nothing is changed where', () => {
  test('the database holds something that nobody said to replace (AS8204)', async () => {
    const office = openOffice()
    await keep(office, 'first')
    await office.type('backup', 'a.gz')
    await keep(office, 'second')
    const { code, err } = await office.type('restore', 'a.gz')
    expect([code, err]).toEqual([2, expect.stringContaining('AS8204')])
    expect(await kept(office)).toEqual(['first', 'second'])
  })

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
    ['no backup', () => Buffer.from('a letter')],
  ])('the backup is %s (AS8203)', async (_, damage) => {
    const office = openOffice()
    await keep(office, 'first')
    await office.type('backup', 'a.gz')
    office.write('a.gz', damage(readFileSync(path.join(office.root, 'a.gz'))))
    const { code, err } = await office.type('restore', 'a.gz', '--replace')
    expect([code, err]).toEqual([1, expect.stringContaining('AS8203')])
    expect(await kept(office)).toEqual(['first'])
  })

  test('there is no such backup, or its place is a folder (AS8205)', async () => {
    const office = openOffice()
    await keep(office, 'first')
    const missing = await office.type('restore', 'none.gz', '--replace')
    expect([missing.code, missing.err]).toEqual([3, expect.stringContaining('does not exist')])
    const folder = await office.type('backup', 'data')
    expect([folder.code, folder.err]).toEqual([3, expect.stringContaining('AS8205')])
    expect(await kept(office)).toEqual(['first'])
  })

  test('the database is none (AS8202)', async () => {
    const office = openOffice()
    office.write('data/service.db', 'a letter of the notary'.repeat(100))
    const { code, err } = await office.type('backup', 'a.gz')
    expect([code, err]).toEqual([3, expect.stringContaining('AS8202')])
  })
})
