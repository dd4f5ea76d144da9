/** The commands `backup` and `restore`, and their messages without a result. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openOffice } from '../../support/office.ts'
import type { Office } from '../../support/office.ts'
import { makePipe } from '../../support/pipe.ts'

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

test('what waited at the time of the backup is not sent again, unless that is said', async () => {
  const office = openOffice()
  const mail = {
    id: 'a',
    kind: 'mail',
    queue: 'mail',
    submission: null,
    recipient: 'noor@voorbeeld.be',
    message: '{}',
    state: 'waiting',
    attempts: 0,
    handed: 0,
    next_at: 0,
    leased_by: null,
    leased_until: null,
    created_at: 0,
    sent_at: null,
    last_error: null,
  } as const
  await office.look((store) => store.db.insertInto('outbox').values(mail).execute())
  const state = () =>
    office.look(async ({ db }) =>
      (await db.selectFrom('outbox').select('state').execute()).map(({ state }) => state),
    )
  await office.type('backup', 'a.gz')
  const { out } = await office.type('restore', 'a.gz', '--replace')
  expect([await state(), out]).toEqual([['failed'], expect.stringContaining('1 mail waited then')])
  await office.type('restore', 'a.gz', '--replace', '--send-waiting')
  expect(await state()).toEqual(['waiting'])
})

test('a pipe takes the backup, and is not replaced', async () => {
  const office = openOffice()
  await keep(office, 'first')
  const pipe = await makePipe(path.join(office.root, 'pipe'))
  expect(await office.type('backup', 'pipe')).toMatchObject({ code: 0, err: '' })
  office.write('a.gz', await pipe.read())
  expect(pipe.isPipe()).toBe(true)
  expect(await office.type('restore', 'a.gz', '--replace')).toMatchObject({ code: 0 })
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
    for (const [command, ...args] of [['backup'], ['restore', '--replace']] as const) {
      const long = await office.type(command, 'x'.repeat(300), ...args)
      expect([command, long.code, long.err]).toEqual([command, 3, expect.stringContaining('too long')])
    }
    expect(await kept(office)).toEqual(['first'])
  })

  test('a page of the database is damaged (AS8202)', async () => {
    const office = openOffice()
    await office.look(async (store) => {
      for (let number = 0; number < 300; number++)
        await store.db
          .insertInto('attempts')
          .values({ name: `${number}`.padEnd(400, 'x'), window_start: 0, count: 1, erase_at: 1 })
          .execute()
    })
    const file = path.join(office.root, 'data/service.db')
    const bytes = readFileSync(file)
    bytes.fill(0x5a, bytes.length - 60 * 1024)
    office.write('data/service.db', bytes)
    const { code, err } = await office.type('backup', 'a.gz')
    expect([code, err]).toEqual([3, expect.stringContaining('AS8202')])
    expect(existsSync(path.join(office.root, 'a.gz'))).toBe(false)
  })

  test('the database is none (AS8202)', async () => {
    const office = openOffice()
    office.write('data/service.db', 'a letter of the notary'.repeat(100))
    const { code, err } = await office.type('backup', 'a.gz')
    expect([code, err]).toEqual([3, expect.stringContaining('AS8202')])
  })
})

test.each([
  [true, 'the office is told by mail'],
  [false, 'tell the office'],
])(
  'data erase cancels what is to come, without a word about the person (built site: %s)',
  async (isBuilt, news) => {
    const office = openOffice()
    if (!isBuilt) office.write('.agency-site/service.json', 'damaged')
    const now = Date.UTC(2026, 10, 22, 9, 15)
    const row = {
      id: 'a',
      form: 'contact-appointment',
      language: 'nl',
      property: '4127',
      meeting: null,
      name: 'Noor Peeters',
      email: 'noor@voorbeeld.be',
      phone: '0470 00 12 34',
      office: 'gent',
      person: null,
      place: null,
      address: null,
      state: 'confirmed',
      sequence: 0,
      created_at: now,
      erase_at: now,
      gone_at: null,
    } as const
    const times = [now - 86_400_000, now + 86_400_000]
    await office.look(async ({ db }) => {
      for (const [index, start] of times.entries())
        await db
          .insertInto('appointment')
          .values({ ...row, id: `a${index}`, starts_at: start, ends_at: start + 3_600_000 })
          .execute()
    })
    const { code, out } = await office.type('data', 'erase', 'Noor@voorbeeld.be')
    expect(code).toBe(0)
    expect(out).toContain(`${news}: 2026-11-23 09:15 UTC, property 4127, office gent`)
    expect(out).not.toMatch(/2026-11-21|Peeters|0470/)
    const mails = await office.look(({ db }) => db.selectFrom('outbox').selectAll().execute())
    expect(mails).toHaveLength(isBuilt ? 1 : 0)
    expect(JSON.stringify(mails)).not.toMatch(/peeters|noor|0470/i)
    if (isBuilt) expect(mails[0]?.message).toContain('want de bezoeker vroeg om zijn gegevens te wissen')
  },
)
