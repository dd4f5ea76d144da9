import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { portalProperty } from '../../../core/http/portal.ts'
import { ownersFile } from '../../../core/schema/owners-file.ts'
import { writeBackup } from '../../../core/service/backup/backup.ts'
import { restoreBackup } from '../../../core/service/backup/restore.ts'
import { importOwners } from '../../../core/service/portal/import-owners.ts'
import { erasePortalRemains } from '../../../core/service/portal/remains.ts'
import { DEFAULT_TIME_ZONE } from '../../../core/service/time-zone.ts'
import { emptyFolder } from '../../support/folder.ts'
import type { TestService } from '../../support/service.ts'
import type { Browser } from '../../support/portal.ts'
import { logIn, startPortal } from '../../support/portal.ts'

const MEGABYTE = 1024 * 1024
const PDF = Buffer.from('%PDF-1.7\n% een plan')
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('foto')])
const PNG = Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n\x1a\nfoto')])
const WEBP = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ')

let service: TestService
let lien: Browser
beforeEach(async () => {
  service = await startPortal()
  lien = await logIn(service)
})

function formOf(
  content: Uint8Array | string,
  name = 'plan.pdf',
  type = 'application/octet-stream',
): FormData {
  const form = new FormData()
  form.append(
    'file',
    new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type }),
  )
  return form
}

const upload = (form: FormData, property = '4127') =>
  lien.send('POST', `/properties/${property}/documents`, form)
const listed = async () => portalProperty.parse(await (await lien.get('/properties/4127')).json()).documents

describe('what an owner adds', () => {
  test.each([
    ['a PDF', PDF, 'plan.pdf', 'plan.pdf', 'application/pdf'],
    ['a JPEG with another ending', JPEG, 'tuin.PNG', 'tuin.jpg', 'image/jpeg'],
    ['a PNG', PNG, 'tuin.png', 'tuin.png', 'image/png'],
    ['a WebP', WEBP, 'tuin', 'tuin.webp', 'image/webp'],
  ])('%s is kept, listed and given back as it was', async (_, content, name, shown, type) => {
    expect((await upload(formOf(content, name))).status).toBe(200)
    const [document] = await listed()
    expect(document).toMatchObject({
      name: shown,
      type,
      bytes: content.byteLength,
      addedBy: 'owner',
      mayDownload: true,
    })
    const answer = await lien.get(`/properties/4127/documents/${document?.id}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${shown}"; filename*=UTF-8''${shown}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  })

  test('of 10 MB comes back to the last byte', async () => {
    const content = Buffer.alloc(10 * MEGABYTE, 'x')
    PDF.copy(content)
    content[content.length - 1] = 7
    expect((await upload(formOf(content))).status).toBe(200)
    const [document] = await listed()
    const answer = await lien.get(`/properties/4127/documents/${document?.id}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  })

  test.each([
    [
      'a byte more than 10 MB',
      () => formOf(Buffer.concat([PDF, Buffer.alloc(10 * MEGABYTE)])),
      413,
      'too-large',
    ],
    ['a page', () => formOf('<script>alert(1)</script>', 'plan.pdf', 'application/pdf'), 415, 'type'],
    [
      'a drawing that can run',
      () => formOf('<svg onload="alert(1)"/>', 'plan.svg', 'image/svg+xml'),
      415,
      'type',
    ],
    ['a program', () => formOf('MZ\x90\x00', 'plan.pdf'), 415, 'type'],
    ['nothing', () => formOf(''), 415, 'type'],
    ['a form without a file', () => new FormData(), 415, 'type'],
    ['text in the place of a file', () => textForm(), 415, 'type'],
    ['two files', () => twoFiles(), 415, 'type'],
  ])('%s is refused', async (_, form, status, code) => {
    const answer = await upload(form())
    expect([answer.status, await answer.json()]).toEqual([status, { ok: false, code }])
    expect(await listed()).toEqual([])
  })

  test('as JSON, or cut off, is refused', async () => {
    const json = await lien.send('POST', '/properties/4127/documents', { file: 'x' })
    const cut = await service.ask(
      '/api/portal/properties/4127/documents',
      {
        method: 'POST',
        body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
      },
      { headers: { Cookie: lien.cookie, 'Content-Type': 'multipart/form-data; boundary=x' } },
    )
    expect([json.status, cut.status]).toEqual([415, 415])
  })

  test('goes where it may only', async () => {
    expect((await upload(formOf(PDF), '4130')).status).toBe(404)
  })

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Documenten\\plan.pdf', 'plan.pdf'],
    ['plan\u202Efdp.exe', 'planfdp.pdf'],
    ['a"b;c\r\nSet-Cookie: x.pdf', 'ab;cSet-Cookie x.pdf'],
    ['....pdf', 'document.pdf'],
    [' plan   van  het huis .pdf', 'plan van het huis.pdf'],
    ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
    ['Grundriß für Ärzte.pdf', 'Grundriß für Ärzte.pdf'],
  ])('called %j is shown as %j', async (given, shown) => {
    await upload(formOf(PDF, given))
    const [document] = await listed()
    expect(document?.name).toBe(shown)
    const answer = await lien.get(`/properties/4127/documents/${document?.id}`)
    const disposition = answer.headers.get('Content-Disposition') ?? ''
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(shown)
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.%~!-]*$/)
  })

  test('fills fifty places of a property and no more', async () => {
    for (let time = 0; time < 50; time++) expect((await upload(formOf(PDF))).status).toBe(200)
    expect((await upload(formOf(PDF))).status).toBe(413)
    // Equal bytes are stored once.
    const kept = await service.store.db.selectFrom('document_content').select('hash').execute()
    expect(kept).toHaveLength(1)
  })
})

describe('what the agency gives', () => {
  const give = (rows: readonly object[]) => {
    const file = ownersFile.parse({ properties: [{ id: 4127, documents: rows }] })
    const read = { type: 'application/pdf', ending: '.pdf', content: PDF }
    const documents = new Map([['compromis.pdf', read]])
    return importOwners({ file, name: 'owners.json', zone: DEFAULT_TIME_ZONE, documents }, service.deps)
  }
  const row = { id: 7, name: 'Compromis', file: 'compromis.pdf', date: '2026-11-20' }

  test('is listed, and downloaded where that is allowed', async () => {
    await give([row, { ...row, id: 8, name: 'Ontwerp', mayDownload: false }])
    const [open, closed] = (await listed()).toSorted((one, other) => (one.name < other.name ? -1 : 1))
    expect([open?.name, open?.mayDownload, closed?.name, closed?.mayDownload]).toEqual([
      'Compromis.pdf',
      true,
      'Ontwerp.pdf',
      false,
    ])
    expect((await lien.get(`/properties/4127/documents/${open?.id}`)).status).toBe(200)
    expect((await lien.get(`/properties/4127/documents/${closed?.id}`)).status).toBe(404)
    expect((await lien.get(`/properties/4130/documents/${open?.id}`)).status).toBe(404)
  })

  test('keeps its address when it comes again, goes when it does not, and leaves what the owner added', async () => {
    await upload(formOf(JPEG, 'tuin.jpg'))
    await give([row])
    const before = (await listed()).find(({ addedBy }) => addedBy === 'agency')
    await give([{ ...row, name: 'Compromis, getekend' }])
    const after = (await listed()).find(({ addedBy }) => addedBy === 'agency')
    expect([after?.id, after?.name]).toEqual([before?.id, 'Compromis, getekend.pdf'])
    await give([])
    expect((await listed()).map(({ name }) => name)).toEqual(['tuin.jpg'])
    const kept = await service.store.db.selectFrom('document_content').select('content').execute()
    expect(kept).toHaveLength(1)
  })
})

test('a backup holds the bytes', async () => {
  await upload(formOf(PDF))
  const [document] = await listed()
  const file = path.join(emptyFolder(), 'backup.gz')
  await writeBackup(service.store, { file, now: service.deps.now() })
  await service.store.write((transaction) => transaction.deleteFrom('document_content').execute())
  await restoreBackup(service.store, file)
  const answer = await lien.get(`/properties/4127/documents/${document?.id}`)
  expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true)
})

test('what has had its time is erased: sessions, links and the audit', async () => {
  const { store, deps } = service
  await store.write((transaction) => erasePortalRemains(transaction, deps.now()))
  expect((await lien.get('/session')).status).toBe(200)
  service.pass(401 * 86_400_000)
  await store.write((transaction) => erasePortalRemains(transaction, deps.now()))
  const left = await Promise.all(
    (['session', 'reset_link', 'audit'] as const).map((table) =>
      store.db.selectFrom(table).selectAll().execute(),
    ),
  )
  expect(left.flat()).toEqual([])
})

function textForm(): FormData {
  const form = new FormData()
  form.append('file', '%PDF-1.7')
  return form
}

function twoFiles(): FormData {
  const form = formOf(PDF)
  form.append('file', new File([new Uint8Array(PDF)], 'b.pdf'))
  return form
}
