/**
 * The data of a person in every table and file of the service disappear with an erasure and at the end of the
 * retention.
 */
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { fileTransport } from '../../../core/service/mail/transport-files.ts'
import { drainOutbox } from '../../support/drain-outbox.ts'
import { eraseData, exportData, wipe } from '../../../core/service/personal-data.ts'
import { makePrivateFolder } from '../../../core/service/private-files.ts'
import { openStore } from '../../../core/service/store/open-store.ts'
import { sweep } from '../../../core/service/sweep.ts'
import { emptyFolder } from '../../support/folder.ts'
import { mailsIn } from '../../support/outbox.ts'
import { LIEN, logIn, startPortal } from '../../support/portal.ts'
import type { TestService } from '../../support/service.ts'
import { startService } from '../../support/service.ts'

const DAY = 24 * 3_600_000
const PERSON = {
  email: 'zwaluw@voorbeeld.be',
  firstName: 'Zwaluwe',
  lastName: 'Nestkast',
  phone: '0479 98 76 54',
}
/** Texts that no file may contain afterwards, in any case. */
const TRACES = ['zwaluw@', 'zwaluwe', 'nestkast', '0479 98', '+32479987654', 'kanarie-in-de-tekst']

const FORMS = [
  'contact-me',
  'contact-appointment',
  'request-documents',
  'demand-register',
  'sign-newsletter',
  'offer',
] as const

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** The files that contain a trace, by name. */
function filesWith(folder: string, traces: readonly string[]): readonly string[] {
  return filesBelow(folder).flatMap((file) => {
    const text = readFileSync(file).toString('latin1').toLowerCase()
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${path.basename(file)}: ${trace}`)
  })
}

async function seeded(): Promise<{
  readonly service: TestService
  readonly folder: string
  readonly mails: string
}> {
  const service = await startService({ site: { captcha: false } })
  const folder = path.dirname(service.file)
  for (const form of FORMS) {
    const values = {
      ...exampleOf(form),
      ...PERSON,
      start: '2026-12-01T09:00Z',
      remarks: 'kanarie-in-de-tekst',
    }
    expect([form, (await service.post(form, values)).status]).toEqual([form, 202])
  }
  const mails = path.join(folder, 'mails')
  await drainOutbox({ deps: service.deps, transport: fileTransport(mails) })
  // A pending mail during the erasure.
  await service.post('contact-me', { ...exampleOf('contact-me'), ...PERSON, remarks: 'kanarie-in-de-tekst' })
  expect(filesWith(folder, ['zwaluw@']).length).toBeGreaterThan(5)
  return { service, folder, mails }
}

test('erased, a person is in no file below the data folder: rows, free pages, log, mails that wait and mails that left', async () => {
  const { service, folder, mails } = await seeded()
  await eraseData(service.store, PERSON.email)
  expect(await wipe({ store: service.store, mails })).toBe(true)
  expect(filesWith(folder, TRACES)).toEqual([])
})

test('when the retention ends, the same is gone', async () => {
  const { service, folder, mails } = await seeded()
  service.pass(800 * DAY)
  await sweep({ ...service.deps, mails })
  expect(filesWith(folder, TRACES)).toEqual([])
})

test('files of mails that are still stored stay, and so do files of others in the folder', async () => {
  const { service, mails } = await seeded()
  writeFileSync(path.join(mails, 'notes.txt'), 'of the office')
  const before = readdirSync(mails)
  await wipe({ store: service.store, mails })
  expect(readdirSync(mails)).toEqual(before)
})

test('a file that an earlier version wrote is written anew once, without what was deleted before', async () => {
  const { service, folder } = await seeded()
  await service.store.write(async (transaction) => {
    await transaction.deleteFrom('setting').where('name', '=', 'vacuumed').execute()
  })
  await service.store.close()
  const store = await openStore(service.file)
  expect(
    await store.db.selectFrom('setting').select('name').where('name', '=', 'vacuumed').execute(),
  ).toHaveLength(1)
  expect(filesWith(folder, ['zwaluw@']).length).toBeGreaterThan(0)
  await store.close()
})

test('a buyer whom another buyer named is erased from mails that wait, and the office still gets them', async () => {
  const service = await startService({ site: { captcha: false } })
  const { email, firstName, lastName, phone } = PERSON
  const second = {
    firstNameB: firstName,
    lastNameB: lastName,
    emailB: email,
    phoneB: phone,
  }
  const answer = await service.post('offer', { ...exampleOf('offer'), ...second })
  expect([answer.status, await answer.text()]).toEqual([202, expect.any(String)])
  const before = await mailsIn(service.deps)
  expect(JSON.stringify(before).toLowerCase()).toContain('zwaluwe')
  await eraseData(service.store, email)
  const after = await mailsIn(service.deps)
  expect(after.map(({ to }) => to).toSorted()).toEqual(before.map(({ to }) => to).toSorted())
  for (const trace of TRACES) expect(JSON.stringify(after).toLowerCase()).not.toContain(trace)
})

const IDENTITY_CARD = Buffer.from('%PDF-1.7 identiteitskaart-kanarie')

async function withUpload() {
  const service = await startPortal()
  const lien = await logIn(service)
  const form = new FormData()
  form.append('file', new File([new Uint8Array(IDENTITY_CARD)], 'identiteitskaart Lien.pdf'))
  expect((await lien.send('POST', '/properties/4127/documents', form)).status).toBe(200)
  return service
}

test('the papers of an owner are in the export, and gone with the account', async () => {
  const service = await withUpload()
  const { ownerAccounts } = await exportData(service.store, LIEN)
  expect(ownerAccounts).toMatchObject([
    {
      documents: [
        { property: '4127', name: 'identiteitskaart Lien.pdf', content: IDENTITY_CARD.toString('base64') },
      ],
    },
  ])
  await eraseData(service.store, LIEN)
  await wipe({ store: service.store })
  expect(filesWith(path.dirname(service.file), ['identiteitskaart', 'kanarie', LIEN])).toEqual([])
})

test('the next owner of a property sees nothing of the papers of the owner before', async () => {
  const service = await withUpload()
  const { db } = service.store
  const [document] = await db.selectFrom('portal_document').select('id').execute()
  await service.store.write((transaction) =>
    transaction
      .updateTable('owner_property')
      .set({ owner: db.selectFrom('owner').select('id').where('reference', '=', '2') })
      .where('property', '=', '4127')
      .execute(),
  )
  const karim = await logIn(service, 'karim@voorbeeld.be', 'drie paarden in Brussel')
  const seen = await karim.get('/properties/4127')
  expect(await seen.json()).toMatchObject({ documents: [] })
  expect((await karim.get(`/properties/4127/documents/${document?.id ?? ''}`)).status).toBe(404)
})

test('the database and the data folder are of their user alone, whatever the umask, and become so again', async () => {
  const umask = process.umask(0)
  try {
    const folder = path.join(emptyFolder(), 'data')
    mkdirSync(folder, { mode: 0o755 })
    const file = path.join(folder, 'service.db')
    await (await openStore(file)).close()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    chmodSync(file, 0o644)
    makePrivateFolder(folder)
    const store = await openStore(file)
    await store.write((transaction) =>
      transaction.insertInto('setting').values({ name: 'a', value: '' }).execute(),
    )
    expect(filesBelow(folder).map((found) => statSync(found).mode & 0o077)).toEqual(
      filesBelow(folder).map(() => 0),
    )
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    await store.close()
  } finally {
    process.umask(umask)
  }
})

test('a folder in which other files are keeps its rights', () => {
  const folder = emptyFolder()
  chmodSync(folder, 0o755)
  writeFileSync(path.join(folder, 'index.html'), '')
  makePrivateFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o755)
})
