import { beforeEach, describe, expect, test } from 'vitest'
import { addDocument, readDocument, storeAhead } from '../../../core/service/portal/documents.ts'
import type { NewDocument } from '../../../core/service/portal/documents.ts'
import { erasePortalRemains } from '../../../core/service/portal/remains.ts'
import { ownerByEmail } from '../../../core/service/portal/owners.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { NOW } from '../../support/service.ts'

const NOOR = 'noor@voorbeeld.be'
const SAMI = 'sami@voorbeeld.be'
const DAY = 86_400_000
const PDF = Buffer.from('%PDF-1.7\n% een plan')
const LARGE = Buffer.concat([PDF, Buffer.alloc(2 * 1024 * 1024)])

let office: Office
/** The ids by name. */
let ids: Readonly<Record<string, string>>

beforeEach(async () => {
  office = openOffice()
  await office.type('owner', 'add', NOOR, '--name', 'Noor', '--property', '4127', '--property', '988')
  await office.type('owner', 'add', SAMI, '--name', 'Sami', '--property', '4135')
  const keys = [
    await add({ name: 'mandaat.pdf', added_by: 'agency', reference: 'd-5' }),
    await add({ name: 'plan.pdf', added_at: NOW - DAY, content: LARGE }),
    await add({ name: 'foto.pdf', property: '988' }),
    await add({ name: 'van sami.pdf', property: '4135' }),
  ]
  ids = Object.fromEntries(keys)
})

let seed = 0

async function add(given: Partial<NewDocument>): Promise<readonly [string, string]> {
  const random = (count: number) => Buffer.alloc(count, ++seed)
  const row = {
    property: '4127',
    owner: null,
    reference: null,
    name: 'plan.pdf',
    type: 'application/pdf',
    added_by: 'owner',
    added_at: NOW,
    may_download: 1,
    content: PDF,
    ...given,
  } as const
  const added = await office.look(({ write }) =>
    write((transaction) => addDocument(transaction, row, { now: () => NOW, random })),
  )
  return [added.name, added.id]
}

const idOf = (name: string) => ids[name] ?? 'none'
const remove = (email: string, name: string) => office.type('owner', 'remove-document', email, idOf(name))
const namesKept = () =>
  office.look(async ({ db }) =>
    (await db.selectFrom('portal_document').select('name').execute()).map(({ name }) => name).toSorted(),
  )
const partsKept = () =>
  office.look(async ({ db }) => (await db.selectFrom('document_content').select('hash').execute()).length)

test('content that is stored ahead of its document goes without it, and comes back with it', async () => {
  const content = Buffer.concat([LARGE, Buffer.from('van boven')])
  const before = await partsKept()
  const hash = await office.look((store) => storeAhead(store, content))
  expect(await partsKept()).toBe(before + Math.ceil(content.byteLength / (64 * 1024)))
  await office.look(({ write }) => write((transaction) => erasePortalRemains(transaction, NOW)))
  expect(await partsKept()).toBe(before)
  const [, id] = await add({ name: 'later.pdf', added_by: 'agency', content, hash })
  const wanted = { property: '4127', id, owner: 'nobody' }
  const found = await office.look(({ db }) => readDocument(db, wanted))
  expect(found?.content.equals(content)).toBe(true)
})

describe('owner documents', () => {
  test('lists what both sides added to all that an owner has, and nothing of others', async () => {
    const { code, out } = await office.type('owner', 'documents', NOOR)
    expect([code, out.trimEnd().split('\n')]).toEqual([
      0,
      [
        `${idOf('foto.pdf')}  988   2026-11-22  owner       1 KB  foto.pdf`,
        `${idOf('mandaat.pdf')}  4127  2026-11-22  agency      1 KB  mandaat.pdf`,
        `${idOf('plan.pdf')}  4127  2026-11-21  owner   2,049 KB  plan.pdf`,
      ],
    ])
  })

  test('says the same to programs', async () => {
    const { out } = await office.type('--json', 'owner', 'documents', SAMI)
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      email: SAMI,
      documents: [
        {
          id: idOf('van sami.pdf'),
          property: '4135',
          name: 'van sami.pdf',
          type: 'application/pdf',
          bytes: PDF.byteLength,
          addedAt: NOW,
          addedBy: 'owner',
          mayDownload: true,
        },
      ],
    })
  })

  test('shows nothing of a name that a terminal would act on', async () => {
    await add({ name: 'a\u001b[2Jb\u202efdp.pdf' })
    const { out } = await office.type('owner', 'documents', NOOR)
    for (const sign of ['\u001b', '\u202e']) expect(out).not.toContain(sign)
  })

  test('says so where there are none', async () => {
    await office.type('owner', 'add', 'a@voorbeeld.be', '--name', 'A')
    const { code, out } = await office.type('owner', 'documents', 'a@voorbeeld.be')
    expect([code, out]).toEqual([0, 'no documents\n'])
  })
})

describe('owner remove-document', () => {
  test('takes the document and its bytes, and keeps a line of it', async () => {
    const parts = await partsKept()
    const { code, out } = await remove(NOOR, 'plan.pdf')
    expect([code, out]).toEqual([0, 'plan.pdf of property 4127 was removed\n'])
    expect(await namesKept()).toEqual(['foto.pdf', 'mandaat.pdf', 'van sami.pdf'])
    expect(parts - (await partsKept())).toBe(Math.ceil(LARGE.byteLength / (64 * 1024)))
    const [owner, lines] = await office.look(async ({ db }) => [
      await ownerByEmail(db, NOOR),
      await db.selectFrom('audit').selectAll().where('action', '=', 'document-removed').execute(),
    ])
    expect(lines).toMatchObject([{ owner: owner?.id, subject: idOf('plan.pdf'), at: NOW }])
  })

  test('leaves the bytes that another document has, too', async () => {
    await remove(NOOR, 'foto.pdf')
    const left = await office.look(({ db }) =>
      db
        .selectFrom('portal_document')
        .innerJoin('document_content', 'hash', 'content_hash')
        .select('content')
        .where('name', '=', 'mandaat.pdf')
        .execute(),
    )
    expect(left.map(({ content }) => Buffer.from(content as Buffer).toString())).toEqual([PDF.toString()])
  })

  test('of what the agency gave, it says that an import brings it back', async () => {
    const { out } = await remove(NOOR, 'mandaat.pdf')
    expect(out).toContain('the next import adds it again, unless the export omits it')
  })

  test.each([
    ['of another owner', NOOR, 'van sami.pdf'],
    ['that nobody has', NOOR, 'nothing.pdf'],
  ])('a document %s is not found, and nothing is removed', async (_, email, name) => {
    const { code, err } = await remove(email, name)
    expect([code, err]).toEqual([2, expect.stringContaining('AS8010')])
    expect(await namesKept()).toHaveLength(4)
  })

  test('a second time it is not there', async () => {
    await remove(NOOR, 'foto.pdf')
    expect(await remove(NOOR, 'foto.pdf')).toMatchObject({ code: 2, err: expect.stringContaining('AS8010') })
  })

  test.each([
    ['documents', ['nobody@voorbeeld.be'], 'AS8007'],
    ['remove-document', ['nobody@voorbeeld.be', 'x'], 'AS8007'],
    ['documents', ['nobody'], 'e-mail address'],
    ['remove-document', [NOOR], 'missing required argument'],
  ])('%s %j: exit code 2', async (command, argv, why) => {
    const { code, err } = await office.type('owner', command, ...argv)
    expect([code, err]).toEqual([2, expect.stringContaining(why)])
  })
})
