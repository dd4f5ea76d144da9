/** S3, S4, S6, S9, S19: data that remain on disk, their permissions, and formulas in spreadsheets. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { LIEN, PASSWORD } from '../support/portal.ts'
import { waitFor } from '../support/wait-for.ts'
import { attack } from './attack.ts'
import { addOwners, logIn, upload } from './stand.ts'
import type { Stand } from './stand.ts'

const PERSON = {
  email: 'zwaluw@voorbeeld.be',
  firstName: 'Zwaluwe',
  lastName: 'Nestkast',
  phone: '0479 98 76 54',
  remarks: 'kanarie',
}
const TRACES = ['zwaluw@', 'zwaluwe', 'nestkast', '0479 98', 'kanarie']

function files({ data }: Stand): readonly string[] {
  if (!existsSync(data)) return []
  return readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** The places of a trace: a file below the data folder, or a table. */
async function traces(stand: Stand): Promise<readonly string[]> {
  const inFiles = files(stand).filter((file) => contains(readFileSync(file).toString('latin1')))
  const tables = [
    'submission',
    'outbox',
    'appointment',
    'search',
    'subscriber',
    'document_request',
    'portal_document',
    'owner',
    'attempts',
  ] as const
  const inTables: string[] = []
  for (const table of tables)
    if (contains(JSON.stringify(await stand.store.db.selectFrom(table).selectAll().execute())))
      inTables.push(table)
  return [...inFiles.map((file) => path.basename(file)), ...inTables]
}

const contains = (text: string) => TRACES.some((trace) => text.toLowerCase().includes(trace))

async function mailsHaveLeft({ store }: Stand): Promise<void> {
  const waiting = () => store.db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute()
  await waitFor(async () => expect(await waiting()).toEqual([]))
}

attack('traces of a person who was erased while the service runs', async (stand) => {
  for (const form of [
    'contact-me',
    'request-documents',
    'demand-register',
    'sign-newsletter',
    'offer',
  ] as const)
    expect((await stand.post(form, PERSON)).status).toBe(202)
  await mailsHaveLeft(stand)
  expect((await traces(stand)).length).toBeGreaterThan(2)
  const { code, stdout } = await stand.command('data', 'erase', PERSON.email)
  expect([code, stdout]).toEqual([0, expect.stringContaining('erased for')])
  expect(await traces(stand)).toEqual([])
  expect((await stand.command('data', 'export', PERSON.email)).stdout.toLowerCase()).not.toContain('nestkast')
})

attack('another buyer who was erased while mails wait', async (stand) => {
  await stand.smtp?.close()
  const { email: emailB, firstName: firstNameB, lastName: lastNameB, phone: phoneB } = PERSON
  await stand.post('offer', { emailB, firstNameB, lastNameB, phoneB })
  expect((await stand.command('data', 'erase', emailB)).code).toBe(0)
  expect(await traces(stand)).toEqual([])
})

attack('another user of the machine who reads the files', async (stand) => {
  await addOwners(stand)
  await stand.ask(
    '/api/portal/properties/4127/documents',
    upload(await logIn(stand, LIEN, PASSWORD), '%PDF-1.7 x'),
  )
  await stand.post('contact-me', PERSON)
  await mailsHaveLeft(stand)
  const found = [...files(stand), ...(existsSync(stand.data) ? [stand.data] : [])]
  expect(found.filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([])
})

attack('formulas in the tables of the office', async (stand) => {
  const remarks = '=1+41\nx;=1+41;y\n"=1+41\n\t@SUM(A1)\n|cmd'
  await stand.post('contact-me', { ...PERSON, firstName: '=HYPERLINK("https://evil.example")', remarks })
  const { stdout } = await stand.command('inbox', 'export', '--format', 'csv')
  expect(stdout.startsWith('\uFEFF"id";"receivedAt";')).toBe(true)
  // Each cell is quoted, and no line inside a cell begins like a formula.
  const cells = [...stdout.matchAll(/"((?:[^"]|"")*)"(?=[;\r])/g)].map(([, cell = '']) => cell)
  expect(
    stdout
      .slice(1)
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .replaceAll(/[;\r\n]/g, ''),
  ).toBe('')
  for (const line of cells.flatMap((cell) => cell.split('\n'))) expect(line).not.toMatch(/^[\s"]*[=+@|\t]/)
})
