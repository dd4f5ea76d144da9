/** Faults of the database. Acknowledged submissions are stored; others were answered with 503. */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { describe, expect, onTestFinished, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { FORM_LIMITS } from '../../../core/service/guards/limits.ts'
import { migrate } from '../../../core/service/store/migrate.ts'
import { openFile } from '../../../core/service/store/open-file.ts'
import { openStore } from '../../../core/service/store/open-store.ts'
import { SERVICE_TIMES } from '../../../core/service/store/store-times.ts'
import { emptyFolder } from '../../support/folder.ts'
import { startService } from '../../support/service.ts'
import type { TestService } from '../../support/service.ts'

const contact = exampleOf('contact-me')
const many = { count: 100_000, seconds: 3600 }
const limits = { address: many, addressAndForm: many, withoutProof: many, formWithoutProof: many }

const send = (service: TestService, remarks = 'Mag de hond mee?') =>
  service.post('contact-me', { ...contact, remarks })

/** The content on disk, as another process reads it. */
function remarksIn(file: string): readonly string[] {
  const database = new Database(file, { readonly: true })
  const rows = database.prepare('select fields from submission').all() as { fields: string }[]
  database.close()
  return rows.map(({ fields }) => (JSON.parse(fields) as { remarks: string }).remarks)
}

async function expectDown(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
    503,
    '30',
    { ok: false, code: 'retry' },
  ])
}

test('all limits can be lifted', () => {
  expect(Object.keys(limits)).toEqual(Object.keys(FORM_LIMITS))
})

describe('locked by another process', () => {
  test('a form waits its turn, while the service goes on answering', async () => {
    const service = await startService()
    const other = new Database(service.file)
    other.exec('begin immediate')
    const sent = send(service)
    // Answered while the form waits.
    expect((await service.ask('/healthz')).status).toBe(200)
    other.exec('commit')
    expect((await sent).status).toBe(202)
    other.close()
  })

  test('for too long: 503, and it works again as soon as it is free', async () => {
    const service = await startService({ times: { ...SERVICE_TIMES, connect: 300 } })
    const other = new Database(service.file)
    other.exec('begin immediate')
    await expectDown(await send(service, 'eerst'))
    other.exec('rollback')
    other.close()
    expect((await send(service, 'later')).status).toBe(202)
    expect(remarksIn(service.file)).toEqual(['later'])
  })
})

test('removed: nothing is acknowledged that goes with it, and the service says that it is not ready', async () => {
  const service = await startService()
  expect((await send(service)).status).toBe(202)
  for (const end of ['', '-wal', '-shm']) rmSync(`${service.file}${end}`, { force: true })
  await expectDown(await send(service))
  expect((await service.ask('/readyz')).status).toBe(503)
  expect(existsSync(service.file)).toBe(false)
})

test('exchanged for another file: the same', async () => {
  const service = await startService()
  const other = path.join(emptyFolder(), 'other.db')
  await (await openStore(other)).close()
  copyFileSync(other, `${service.file}.new`)
  renameSync(`${service.file}.new`, service.file)
  await expectDown(await send(service))
})

describe('corrupt', () => {
  test('a form is not acknowledged', async () => {
    const file = path.join(emptyFolder(), 'service.db')
    const before = await openStore(file)
    const first = await startService({ store: before, limits })
    await Promise.all(
      Array.from({ length: 200 }, (_, number) => send(first, `${number} ${'x'.repeat(2000)}`)),
    )
    await before.close()
    const other = new Database(file)
    other.pragma('wal_checkpoint(truncate)')
    other.close()
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
    // The last stored form; the header of the file can still be read.
    const bytes = readFileSync(file)
    const kept = Math.floor(bytes.length * 0.8)
    writeFileSync(file, Buffer.concat([bytes.subarray(0, kept), Buffer.alloc(bytes.length - kept, 0x5a)]))
    const store = await openFile(file, SERVICE_TIMES)
    onTestFinished(() => store.close())
    const service = await startService({ store, limits })
    await expectDown(await send(service))
    expect(statSync(file).size).toBe(bytes.length)
  })

  test('a file that is no database is not opened, and not touched', async () => {
    const file = path.join(emptyFolder(), 'service.db')
    const text = 'Dit is een brief, en geen databank. '.repeat(200)
    writeFileSync(file, text)
    await expect(openStore(file)).rejects.toThrow()
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})

test('a full disk: what was acknowledged is there, the others were told, and there is room again afterwards', async () => {
  const file = path.join(emptyFolder(), 'service.db')
  const store = await openFile(file, SERVICE_TIMES)
  onTestFinished(() => store.close())
  await migrate(store.migrations)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.migrations)
  await sql`pragma max_page_count = ${sql.raw(String((rows[0]?.page_count ?? 0) + 30))}`.execute(
    store.migrations,
  )
  const service = await startService({ store, limits })
  const remarks = Array.from({ length: 120 }, (_, number) => `${number} ${'x'.repeat(1500)}`)
  const answers = await Promise.all(remarks.map((text) => send(service, text)))
  const acknowledged = remarks.filter((_, index) => answers[index]?.status === 202)
  const refused = answers.filter(({ status }) => status === 503)
  // The log names the cause, and not the errors that follow from it.
  expect(new Set(service.logged.flatMap(({ code = [] }) => code))).toEqual(new Set(['SQLITE_FULL']))
  expect(refused.length).toBeGreaterThan(0)
  expect(acknowledged.length + refused.length).toBe(remarks.length)
  expect(remarksIn(file)).toEqual(expect.arrayContaining(acknowledged))
  await sql`pragma max_page_count = 1000000`.execute(store.migrations)
  expect((await send(service, 'weer plaats')).status).toBe(202)
  expect(remarksIn(file)).toContain('weer plaats')
})

test('a database that is closed in the middle of forms holds every one that was acknowledged', async () => {
  const service = await startService({ limits })
  const remarks = Array.from({ length: 100 }, (_, number) => String(number))
  const posts = remarks.map((text) => send(service, text))
  await posts[0]
  await service.store.close()
  const answers = await Promise.all(posts)
  const acknowledged = remarks.filter((_, index) => answers[index]?.status === 202)
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(remarksIn(service.file).toSorted()).toEqual(acknowledged.toSorted())
})

test('a browser without script gets its form back, with what was typed and whom to call', async () => {
  const service = await startService()
  await service.store.close()
  const answer = await service.post('contact-me', contact, { script: false })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30'])
  const page = await answer.text()
  expect(page).toContain('Uw bericht is niet verzonden. Probeer het opnieuw of bel ons.')
  expect(page).toContain('href="tel:+3290001234"')
  expect(page).toContain('value="noor@voorbeeld.be"')
})
