/** Documents that office and owners exchange. */
import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_API } from '../../../core/domain/desk.ts'
import { FILE_LIMIT } from '../../../core/service/portal/document-limits.ts'
import { importProperty } from '../../../core/service/portal/import-property.ts'
import { addDocument } from '../../../core/service/portal/documents.ts'
import { zoneOf } from '../../../core/service/time-zone.ts'
import type { DeskPapers } from '../../../core/http/desk/papers.ts'
import type { DeskOwners } from '../../../core/http/desk/homes.ts'
import type { DeskBrowser } from '../../support/desk.ts'
import { memberAtDesk, read, startDesk } from '../../support/desk.ts'
import { mailsIn } from '../../support/outbox.ts'
import type { TestService } from '../../support/service.ts'

const PDF = Buffer.from('%PDF-1.7 asbestattest')
const HOME = '/homes/4127/papers'

let service: TestService
let browser: DeskBrowser
beforeEach(async () => {
  service = await startDesk()
  browser = await memberAtDesk(service, { role: 'manager' })
})

function upload(content: Buffer, name: string, path = HOME): Promise<Response> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), name)
  return service.ask(`${DESK_API}${path}`, { method: 'POST', body }, { headers: { Cookie: browser.cookie } })
}

async function addOwner(email: string, name: string): Promise<string> {
  const owner = { name, email, language: 'nl', homes: ['4127'] }
  const { owners } = await read<DeskOwners>(browser.send('POST', '/owners', owner))
  const { id = '' } = owners.find((each) => each.email === email) ?? {}
  // The owner has chosen a password.
  await service.store.db.updateTable('owner').set({ password: 'x' }).where('id', '=', id).execute()
  return id
}

const papers = () => read<DeskPapers>(browser.get(HOME))

describe('a document of the office', () => {
  test('is in the list, can be downloaded, and is removed with its content', async () => {
    const added = await upload(PDF, 'Asbestattest “Lindekaai”.exe')
    expect(added.status).toBe(200)
    const [paper] = (await papers()).papers
    expect(paper).toMatchObject({
      name: 'Asbestattest “Lindekaai”.pdf',
      type: 'application/pdf',
      bytes: PDF.length,
      owner: null,
    })
    const path = `${HOME}/${paper?.id ?? ''}`
    const given = await browser.get(path)
    expect(given.headers.get('Content-Type')).toBe('application/pdf')
    expect(given.headers.get('Content-Disposition')).toMatch(/^attachment;/)
    expect(Buffer.from(await given.arrayBuffer())).toEqual(PDF)
    // Another home has no such document.
    expect((await browser.get(path.replace('4127', '4135'))).status).toBe(404)
    expect(await read<DeskPapers>(browser.send('DELETE', path))).toEqual({ papers: [], mayUpload: false })
    expect(await service.store.db.selectFrom('document_content').select('hash').execute()).toEqual([])
    const log = await service.store.db
      .selectFrom('desk_audit')
      .select(['action', 'subject'])
      .where('action', 'like', 'paper%')
      .orderBy('at')
      .execute()
    expect(new Set(log.map(({ action }) => action))).toEqual(
      new Set(['paper-added', 'paper-read', 'paper-removed']),
    )
    expect(new Set(log.map(({ subject }) => subject))).toEqual(new Set(['4127']))
  })

  test('is told to the owners who can log in, without its name', async () => {
    await addOwner('lena@voorbeeld.be', 'Lena Claes')
    const disabled = await addOwner('bram@voorbeeld.be', 'Bram Claes')
    await browser.send('PATCH', `/owners/${disabled}`, { isDisabled: true })
    await upload(PDF, 'Asbestattest.pdf')
    const mails = (await mailsIn(service.deps)).filter(({ subject }) => subject.includes('document'))
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['lena@voorbeeld.be', 'Er staat een nieuw document voor u klaar'],
    ])
    expect(JSON.stringify(mails)).not.toContain('Asbest')
  })

  test('stays when the agency’s software is imported again', async () => {
    await upload(PDF, 'Van de balie.pdf')
    const files = new Map([['a.pdf', { type: 'application/pdf', ending: '.pdf', content: PDF }]])
    const record = {
      id: '4127',
      documents: [{ id: '1', name: 'Attest', file: 'a.pdf', date: '2026-11-01' }],
    }
    const context = { zone: zoneOf(service.deps), documents: files, deps: service.deps }
    for (const documents of [record.documents, []])
      await service.store.write((transaction) =>
        importProperty(transaction, { ...record, documents }, context),
      )
    expect((await papers()).papers.map(({ name }) => name)).toEqual(['Van de balie.pdf'])
  })

  test.each([
    ['another kind of file', Buffer.from('MZ program'), 415, 'type'],
    ['a file above the limit', Buffer.concat([PDF, Buffer.alloc(FILE_LIMIT)]), 413, 'too-large'],
  ])('is refused: %s', async (_, content, status, code) => {
    const answer = await upload(content, 'a.pdf')
    expect([answer.status, await answer.json()]).toEqual([status, { ok: false, code }])
    expect((await papers()).papers).toEqual([])
  })

  test('of another office is not touched', async () => {
    const answer = await upload(PDF, 'a.pdf', '/homes/4135/papers')
    expect(answer.status).toBe(404)
    expect(await service.store.db.selectFrom('portal_document').select('id').execute()).toEqual([])
  })
})

test('of three uploads of one member at the same time one has to wait', async () => {
  const answers = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => upload(PDF, name)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429])
  expect((await upload(PDF, 'c.pdf')).status).toBe(200)
})

test('a document of an owner is listed with its name and can be read', async () => {
  const owner = await addOwner('lena@voorbeeld.be', 'Lena Claes')
  await service.store.write((transaction) =>
    addDocument(
      transaction,
      {
        property: '4127',
        owner,
        reference: null,
        name: 'Sleutelplan.pdf',
        type: 'application/pdf',
        added_by: 'owner',
        added_at: service.deps.now(),
        may_download: 1,
        content: PDF,
      },
      service.deps,
    ),
  )
  const [paper] = (await papers()).papers
  expect(paper).toMatchObject({ name: 'Sleutelplan.pdf', owner: 'Lena Claes' })
  expect((await browser.get(`${HOME}/${paper?.id ?? ''}`)).status).toBe(200)
})

test('the office decides whether owners may add documents', async () => {
  for (const mayUpload of [true, false]) {
    const answer = await read<DeskPapers>(browser.send('PATCH', HOME, { mayUpload }))
    expect(answer.mayUpload).toBe(mayUpload)
    expect((await papers()).mayUpload).toBe(mayUpload)
  }
})
