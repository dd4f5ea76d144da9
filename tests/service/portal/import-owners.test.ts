import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Tables } from '../../../core/service/store/tables.ts'
import { emptyFolder } from '../../support/folder.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { REPOSITORY } from '../../support/repository.ts'

let office: Office
beforeEach(() => {
  office = openOffice()
  office.write('export/plan.pdf', '%PDF-1.7')
})

const NOOR = { id: 7, email: 'noor@voorbeeld.be', name: 'Noor Claessens', language: 'nl', properties: [4127] }
const HOUSE = {
  id: 4127,
  address: 'Lindekaai 41',
  mayUpload: true,
  visits: [{ id: 1, date: '2026-11-20T14:30', status: 'done', contact: 'Jan Peeters', comment: 'Mooi' }],
  communications: [{ id: 1, date: '2026-11-19', type: 'mail', contact: 'Inès', subject: 'Stand' }],
  history: [
    {
      id: 'a-1',
      date: '2026-11-18T09:15:00+01:00',
      type: 'Bod',
      subject: 'Bod',
      status: 'Open',
      source: 'Site',
    },
  ],
  portals: [{ name: 'Woningzoeker', days: { '2026-11-20': 3 } }],
  documents: [{ id: 1, name: 'Plan', file: 'plan.pdf', date: '2026-11-01' }],
}
const FILE = { owners: [NOOR], properties: [HOUSE] }

async function take(file: object | string, ...more: readonly string[]) {
  office.write('export/owners.json', file)
  return office.type('import', 'owners', path.join(office.root, 'export/owners.json'), ...more)
}

const TABLES = [
  'owner',
  'owner_property',
  'portal_property',
  'visit',
  'communication',
  'event',
  'portal_count',
  'portal_document',
] as const satisfies readonly (keyof Tables)[]
const kept = () =>
  office.look(({ db }) => Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute())))

test('an export comes in, and the same export changes nothing', async () => {
  const { code, out } = await take(FILE)
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('new owners without a password: noor@voorbeeld.be'),
  ])
  const first = await kept()
  expect(first.map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  expect(first[3]).toMatchObject([
    { at: Date.UTC(2026, 10, 20, 13, 30), visitor: 'Jan P.', feedback: 'Mooi' },
  ])
  expect(first[5]).toMatchObject([
    { id: 'a-1', at: Date.UTC(2026, 10, 18, 8, 15), status: 'Open', source: 'Site' },
  ])
  const again = await take(FILE)
  expect([again.code, again.out]).toEqual([0, '1 owner and 1 property imported\n'])
  expect(await kept()).toEqual(first)
})

test('the example of docs/portal.md comes in', async () => {
  office.write('export/papers/mandate.pdf', '%PDF-1.7')
  const [, example = ''] =
    /```json\n(\{\n {2}"owners"[\s\S]*?)```/.exec(
      readFileSync(path.join(REPOSITORY, 'docs/portal.md'), 'utf8'),
    ) ?? []
  expect(await take(example)).toMatchObject({ code: 0, err: '' })
  expect((await kept()).map((rows) => rows.length)).toEqual([1, 1, 1, 2, 1, 1, 2, 1])
})

test('a list that is given is the whole list; one that is not stays, and so do other days of a portal', async () => {
  await take(FILE)
  const { id } = HOUSE
  const visits = [{ id: 2, date: '2026-11-25T10:00', status: 'planned' }]
  const portals = [{ name: 'Woningzoeker', days: { '2026-11-20': 4, '2026-11-21': 5 } }]
  await take({ properties: [{ id, visits, portals, history: [] }] })
  const [, , properties, seen, said, events, counts] = await kept()
  expect(properties).toMatchObject([{ address: 'Lindekaai 41', may_upload: 1 }])
  expect(seen?.map((row) => 'id' in row && row.id)).toEqual(['2'])
  expect([said?.length, events?.length]).toEqual([1, 0])
  expect(counts).toMatchObject([
    { day: '2026-11-20', count: 4 },
    { day: '2026-11-21', count: 5 },
  ])
})

test('an owner is known by the id: address, name and properties may change, and addresses be passed on', async () => {
  const jan = { ...NOOR, id: 8, email: 'jan@voorbeeld.be', name: 'Jan', properties: [] }
  await take({ owners: [NOOR, jan] })
  const [before] = await kept()
  await take({
    owners: [
      { ...NOOR, email: 'JAN@voorbeeld.be', properties: [4135] },
      { ...jan, email: 'noor@voorbeeld.be' },
    ],
  })
  const [after, properties] = await kept()
  const byId = (rows: typeof before) => rows?.map((row) => ('email' in row ? [row.id, row.email] : []))
  const ids = before?.map((row) => ('id' in row ? row.id : ''))
  expect(byId(after)).toEqual([
    [ids?.[0], 'jan@voorbeeld.be'],
    [ids?.[1], 'noor@voorbeeld.be'],
  ])
  expect(properties).toEqual([{ owner: ids?.[0], property: '4135' }])
})

test('one who was added by hand is the same owner from then on, and keeps the password', async () => {
  await office.type('owner', 'add', 'noor@voorbeeld.be', '--name', 'N')
  await take(FILE)
  const [owners] = await kept()
  expect(owners).toMatchObject([{ reference: '7', name: 'Noor Claessens' }])
})

test('--invite mails a link to those who are new, once', async () => {
  await take(FILE, '--invite')
  await take(FILE, '--invite')
  const mails = await office.look(({ db }) => db.selectFrom('outbox').select('recipient').execute())
  expect(mails).toEqual([{ recipient: 'noor@voorbeeld.be' }])
})

describe('what is wrong is shown in its place, and nothing comes in', () => {
  const twice = <Row>(row: Row) => [row, row]
  test.each<[string, object | string, string]>([
    ['AS8001', { owners: [NOOR, { ...NOOR, email: 'b@voorbeeld.be' }] }, '"id": 7'],
    ['AS8001', { properties: twice({ id: 4127 }) }, '"id": 4127'],
    ['AS8001', { properties: [{ ...HOUSE, visits: twice(HOUSE.visits[0]) }] }, '"id": 1'],
    ['AS8001', { properties: [{ ...HOUSE, portals: twice(HOUSE.portals[0]) }] }, '"name": "Woningzoeker"'],
    [
      'AS8002',
      { owners: [NOOR, { ...NOOR, id: 8, email: 'Noor@voorbeeld.be' }] },
      '"email": "Noor@voorbeeld.be"',
    ],
    ['AS8004', documented('other.pdf'), '"file": "other.pdf"'],
    ['AS8004', documented('../site-config/service.json'), '"file": "../site-config/service.json"'],
    ['AS8004', documented('/etc/passwd'), '"file": "/etc/passwd"'],
    ['AS8004', documented('link.pdf'), '"file": "link.pdf"'],
    ['AS8005', documented('page.pdf'), '"file": "page.pdf"'],
    ['AS8005', documented('large.pdf'), '"file": "large.pdf"'],
    ['AS2001', { owners: [{ ...NOOR, pasword: 'x' }] }, '"pasword": "x"'],
    ['AS2004', { owners: [{ ...NOOR, language: 'es' }] }, '"language": "es"'],
    ['AS2006', { owners: [{ ...NOOR, email: 'a@b\r\nBcc: c@d.be' }] }, '"email"'],
    [
      'AS2006',
      { properties: [{ ...HOUSE, visits: [{ ...HOUSE.visits[0], date: '2026-02-30' }] }] },
      '2026-02-30',
    ],
    ['AS2002', { owners: [{ id: 7 }] }, '"id": 7'],
    ['AS1011', '{ "owners": [,] }', '[,]'],
    ['AS1010', '', ''],
  ])('%s: %j', async (id, file, frame) => {
    const outside = path.join(emptyFolder(), 'secret.pdf')
    writeFileSync(outside, '%PDF-1.7')
    mkdirSync(path.join(office.root, 'export'), { recursive: true })
    symlinkSync(outside, path.join(office.root, 'export/link.pdf'))
    office.write('export/page.pdf', '<html>')
    office.write('export/large.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(10 * 1024 * 1024)]))
    const { code, err } = await take(file)
    expect([code, err]).toEqual([1, expect.stringContaining(id)])
    expect(err).toContain('owners.json:')
    expect(err).toContain(frame)
    expect((await kept()).flat()).toEqual([])
  })

  test('AS8002: an address of an owner who is not in the file', async () => {
    await take({ owners: [NOOR] })
    const before = await kept()
    const { code, err } = await take({ owners: [{ ...NOOR, id: 9 }], properties: [HOUSE] })
    expect([code, err]).toEqual([1, expect.stringContaining('AS8002')])
    expect(err).toContain('owners.json:5:')
    expect(await kept()).toEqual(before)
  })

  test('AS8003: a property that nobody knows is a warning', async () => {
    const { code, err } = await take({ owners: [{ ...NOOR, properties: [4127, 4999] }] })
    expect([code, err]).toEqual([0, expect.stringContaining('AS8003')])
  })
})

function documented(file: string): object {
  return { properties: [{ ...HOUSE, documents: [{ ...HOUSE.documents[0], file }] }] }
}
