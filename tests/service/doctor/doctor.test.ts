/** `serve --doctor` on a small built site: its findings, and that it changes nothing. */
import { noteBackup } from '../../../core/service/backup/last-backup.ts'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databaseFindings } from '../../../core/service/doctor/database.ts'
import type { Finding } from '../../../core/doctor/finding.ts'
import { nodeFinding, roomFinding } from '../../../core/doctor/machine.ts'
import { openStore } from '../../../core/service/store/open-store.ts'
import type { OutboxRow } from '../../../core/service/store/tables.ts'
import { openOffice } from '../../support/office.ts'
import type { Office } from '../../support/office.ts'
import { createDatabase } from '../../support/postgres.ts'
import { NOW } from '../../support/service.ts'
import { HOUR, builtSite, examined } from './built-site.ts'

const DAY = 24 * HOUR
const MEGABYTE = 1024 * 1024
const database = ({ root }: Office) => path.join(root, 'data/service.db')

describe('a site', () => {
  test('that nobody has served yet is well, and no database is made by looking', async () => {
    const office = builtSite()
    const { code, out, err } = await office.type('serve', '--doctor')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const lines = out.trimEnd().split('\n')
    expect(lines.every((line) => /^[✓!] [a-z]+ +\S/.test(line))).toBe(true)
    expect(out).toContain('! database   data/service.db does not exist yet')
    expect(out).toContain('! mail       AGENCY_SITE_SMTP_URL is not set; mails are written to')
    expect(out).toContain('✓ site       the site last changed 60 minutes ago')
    expect(existsSync(database(office))).toBe(false)
  })

  test('with a database has each of its pages checked, and none changed', async () => {
    const office = builtSite()
    await office.look(() => Promise.resolve())
    const before = readFileSync(database(office))
    const { code, find } = await examined(office)
    expect(code).toBe(0)
    for (const check of ['database', 'integrity', 'tables', 'outbox', 'disk', 'readers'] as const)
      expect(find(check), check).toMatchObject({ mark: 'good' })
    expect(readFileSync(database(office)).equals(before)).toBe(true)
  })

  test('that was not built for a service cannot be examined', async () => {
    const office = builtSite()
    office.write('.agency-site/service.json', '{')
    const { code, err } = await office.type('serve', '--doctor')
    expect({ code, said: err.includes('AS8201') }).toEqual({ code: 3, said: true })
  })

  test.each([
    [30 * DAY, 'good'],
    [31 * DAY, 'hint'],
  ])('of an age of %i ms is %s', async (age, mark) => {
    const { code, find } = await examined(builtSite({}, age))
    expect([code, find('site')?.mark]).toEqual([0, mark])
  })

  test('from the future says that the clock is wrong', async () => {
    const { code, bad } = await examined(builtSite({}, -HOUR))
    expect({ code, bad }).toEqual({ code: 5, bad: ['clock'] })
  })
})

describe('the file of the database', () => {
  const withRows = async () => {
    const office = builtSite()
    await office.look(async (store) => {
      for (let count = 0; count < 400; count++)
        await store.db.insertInto('outbox').values(row(count, 'sent')).execute()
    })
    return office
  }

  test('that lost a page is found, though it opens', async () => {
    const office = await withRows()
    const bytes = readFileSync(database(office))
    // A damaged page that opening the database does not read.
    bytes.fill(0x5a, bytes.length - 8 * 4096, bytes.length - 2 * 4096)
    writeFileSync(database(office), bytes)
    const { code, find } = await examined(office)
    expect(code).toBe(5)
    expect([find('integrity')?.mark, find('database')?.mark]).toContain('bad')
  })

  test('that is none is said to be none, and left alone', async () => {
    const office = builtSite()
    office.write('data/service.db', 'a letter of the notary, kept in the wrong place'.repeat(100))
    const { size } = statSync(database(office))
    const { code, out, err } = await office.type('serve', '--doctor')
    expect(code).toBe(5)
    expect(out).toMatch(/✗ database {3}data\/service\.db cannot be read: .*not a database/)
    expect(err).toContain('AS8206')
    expect(statSync(database(office)).size).toBe(size)
  })

  test.each([
    ['one that failed', [row(1, 'failed')], 'bad'],
    ['one that waits', [row(1, 'waiting')], 'good'],
    ['one that waits for long', [{ ...row(1, 'waiting'), created_at: NOW - HOUR }], 'bad'],
  ])('with %s in its outbox', async (_, rows, mark) => {
    const office = builtSite()
    await office.look((store) => store.db.insertInto('outbox').values(rows).execute())
    expect((await examined(office)).find('outbox')).toMatchObject({ mark })
  })
})

test.each([
  [{ AGENCY_SITE_DATA: 'output' }, '"output" lies in output/, which is published'],
  [{ AGENCY_SITE_DATA: 'output/private/data' }, '"output/private/data" lies in output/'],
  [{ AGENCY_SITE_DATA: 'linked/data' }, '"linked/data" lies in output/'],
  [{ AGENCY_SITE_DATA: 'content/private' }, '"content/private" lies in content/'],
  [{ AGENCY_SITE_DATABASE: 'output/service.db' }, '"output/service.db" lies in output/'],
])('data that would be published is refused: %j', async (env, message) => {
  const office = builtSite(env)
  mkdirSync(path.join(office.root, 'output'))
  symlinkSync('output', path.join(office.root, 'linked'))
  for (const command of [['serve', '--doctor'], ['serve']]) {
    const { code, err } = await office.type(...command)
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`AS8207 ${message}`) as string })
  }
  expect(readdirSync(path.join(office.root, 'output'))).toEqual([])
})

test('a database without a backup of the last two days is named', async () => {
  const office = builtSite()
  const mark = async () => (await examined(office)).find('backup')?.mark
  await office.look(() => Promise.resolve())
  expect(await mark()).toBe('hint')
  await office.look((store) => noteBackup(store, NOW - 3 * 24 * HOUR))
  expect(await mark()).toBe('hint')
  await office.type('backup', 'all.backup')
  expect(await mark()).toBe('good')
})

test('a backup is not written where it would be published', async () => {
  const office = builtSite()
  const { code, err } = await office.type('backup', path.join(office.root, 'output/all.backup'))
  expect({ code, isSaid: err.includes('AS8207') }).toEqual({ code: 2, isSaid: true })
  expect(existsSync(path.join(office.root, 'output'))).toBe(false)
})

test('a file in the place of the folder for the mails is found', async () => {
  const office = builtSite()
  office.write('data/mails', 'a letter')
  const { code, bad, find } = await examined(office)
  expect({ code, bad }).toEqual({ code: 5, bad: ['mail'] })
  expect(find('mail')?.text).toContain('data/mails is a file')
})

test('a folder for the data that is a file is found', async () => {
  const office = builtSite()
  office.write('data', 'a letter')
  expect((await examined(office)).bad).toEqual(['disk', 'mail'])
})

test.each([
  ['webhooks', {}, { webhooks: [{ url: 'https://crm.example/hook' }] }, 'bad'],
  [
    'webhooks',
    { AGENCY_SITE_WEBHOOK_SECRET: 'x' },
    { webhooks: [{ url: 'https://crm.example/hook' }] },
    'good',
  ],
  ['address', { AGENCY_SITE_SERVICE_URL: 'forms.example' }, {}, 'bad'],
  ['address', { AGENCY_SITE_SERVICE_URL: 'https://forms.example' }, {}, 'good'],
  ['proxies', {}, {}, 'hint'],
  ['proxies', {}, { proxies: 1 }, 'good'],
] as const)('%s with %j and %j is %s', async (check, env, config, mark) => {
  const office = openOffice(env)
  office.write('site-config/service.json', config)
  expect((await examined(office)).find(check)).toMatchObject({ mark })
})

test.each([
  ['20.18.3', 'bad'],
  ['20.19.0', 'hint'],
  ['21.7.0', 'hint'],
  ['22.0.0', 'good'],
  ['24.1.0', 'good'],
])('Node %s is %s', (version, mark) => expect(nodeFinding(version).mark).toBe(mark))

test.each([
  [199, 'bad'],
  [200, 'hint'],
  [1024, 'good'],
])('%i MB of room are %s', (megabytes, mark) =>
  expect(roomFinding(megabytes * MEGABYTE, 'data').mark).toBe(mark),
)

describe('a server of PostgreSQL', () => {
  const marks = (findings: readonly Finding[]) => findings.map(({ check, mark }) => [check, mark])

  test('is named with its version; its tables are due, then made; its clock is compared', async () => {
    const place = { address: createDatabase(), shown: 'postgres://db/doctor' }
    const [answer, ...others] = await databaseFindings(place, Date.now())
    expect(answer?.text).toMatch(/^postgres:\/\/db\/doctor is PostgreSQL \d+\.\d+.* answers in [\d.]+ ms/)
    expect(marks(others)).toEqual([['tables', 'hint']])
    await (await openStore(place.address)).close()
    const [, ...made] = await databaseFindings(place, Date.now())
    expect(marks(made)).toEqual([
      ['tables', 'good'],
      ['outbox', 'good'],
      ['backup', 'hint'],
    ])
    const store = await openStore(place.address)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(store.db)
    await store.close()
    const [, newer] = await databaseFindings(place, Date.now())
    expect(newer).toMatchObject({ check: 'tables', mark: 'bad' })
    const [, clock] = await databaseFindings(place, Date.now() - HOUR)
    expect(clock).toMatchObject({ check: 'clock', mark: 'bad' })
  })

  test('that is not there is found', async () => {
    const place = { address: 'postgres://agency@127.0.0.1:9/none', shown: 'postgres://127.0.0.1:9/none' }
    expect(marks(await databaseFindings(place, NOW))).toEqual([['database', 'bad']])
  })
})

function row(count: number, state: OutboxRow['state']): OutboxRow {
  return {
    id: `id-${count}`,
    kind: 'mail',
    queue: 'mail',
    submission: null,
    recipient: 'noor@voorbeeld.be',
    message: '{}'.padEnd(500),
    state,
    attempts: 0,
    handed: 0,
    next_at: NOW,
    leased_by: null,
    leased_until: null,
    created_at: NOW,
    sent_at: null,
    last_error: null,
  }
}
