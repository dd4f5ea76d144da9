import { beforeEach, describe, expect, test } from 'vitest'
import type { DeskInbox, DeskMessage, DeskTemplates } from '../../../core/http/desk/inbox.ts'
import type { DeskSession } from '../../../core/http/desk/account.ts'
import { mailsIn } from '../../support/outbox.ts'
import type { DeskBrowser } from '../../support/desk.ts'
import { addMember, logInToDesk, memberAtDesk, read, startDesk } from '../../support/desk.ts'
import type { TestService } from '../../support/service.ts'
import { ask, hour, TEN, VISITOR } from '../appointments/asking.ts'

let service: TestService
let ines: DeskBrowser
beforeEach(async () => {
  service = await startDesk()
  ines = await memberAtDesk(service)
})

const DAY = 24 * 3600_000
let next = 0

/** A visitor asks something about a home. Each has an hour and an address of their own. */
async function asked(values: Readonly<Record<string, string>> = {}): Promise<string> {
  const number = next++
  const answer = await ask(service, {
    start: hour(TEN + number * DAY * 7),
    email: `bezoeker${number}@voorbeeld.be`,
    property: '4127',
    ...values,
  })
  expect(answer.status).toBe(202)
  service.pass(1000)
  const row = await service.store.db
    .selectFrom('submission')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return row.id
}

beforeEach(() => {
  next = 0
})

const inbox = (query = '') => read<DeskInbox>(ines.get(`/inbox${query}`))
const message = (id: string) => read<DeskMessage>(ines.get(`/inbox/${id}`))

describe('the list', () => {
  test('has what visitors sent, newest first, with its home, its state and their own words', async () => {
    const first = await asked({
      firstName: 'Noor',
      lastName: 'Peeters',
      remarks: 'Is de tuin\nop het zuiden?',
    })
    const second = await asked()
    const { messages, counts } = await inbox()
    expect(messages.map(({ id }) => id)).toEqual([second, first])
    expect(counts).toEqual({ new: 2, open: 0, done: 0 })
    expect(messages[1]).toMatchObject({
      sender: 'Noor Peeters',
      office: 'gent',
      home: { id: '4127', reference: 'VBE12', href: '/nl/te-koop/gent/herenhuis/4127/' },
      excerpt: 'Is de tuin op het zuiden?',
      state: 'new',
      hasFailedMail: false,
    })
  })

  test('is filtered by form, state, member and words, which may hold signs of patterns and of JSON', async () => {
    const { id: member } = (await read<DeskSession>(ines.get('/session'))).member
    const first = await asked({ remarks: 'Een "terras" van 100% zon' })
    const second = await asked({ remarks: 'Iets anders' })
    await ines.send('PATCH', `/inbox/${second}`, { assignedTo: null, seen: 0 })
    await ines.send('PATCH', `/inbox/${first}`, { assignedTo: member, state: 'done', seen: 0 })
    const ids = async (query: string) => (await inbox(query)).messages.map(({ id }) => id)
    const search = (text: string) => ids(`?search=${encodeURIComponent(text)}`)
    expect(await search('ZON "terras"')).toEqual([first])
    expect(await search('100%')).toEqual([first])
    expect(await search('1_0%')).toEqual([])
    expect(await ids('?state=done')).toEqual([first])
    expect(await ids(`?assigned=${member}`)).toEqual([first])
    expect(await ids('?assigned=nobody')).toEqual([second])
    expect(await ids('?form=site-contact')).toEqual([])
    expect((await ines.get('/inbox?state=lost')).status).toBe(415)
  })

  test('comes in pages of 50 that neither repeat nor miss one', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      id: `${(1_700_000_000_000 + index).toString(16).padStart(12, '0')}${'0'.repeat(20)}`,
      form: 'site-contact' as const,
      language: 'nl' as const,
      property: null,
      project: null,
      office: null,
      agent: null,
      email: null,
      fields: '{}',
      received_at: 1_700_000_000_000 + index,
      handled_at: null,
      erase_at: 2_000_000_000_000,
    }))
    await service.store.write((transaction) => transaction.insertInto('submission').values(rows).execute())
    const seen: string[] = []
    let query = ''
    for (let page = 0; page < 3; page++) {
      const { messages, next: after } = await inbox(query)
      seen.push(...messages.map(({ id }) => id))
      query = after === null ? 'none' : `?after=${after}`
    }
    expect(query).toBe('none')
    expect(seen).toEqual(rows.map(({ id }) => id).toReversed())
  })

  test('is a table for spreadsheets with the same filters', async () => {
    await asked({ firstName: 'Noor' })
    const answer = await ines.get('/inbox.csv?state=new')
    expect(answer.headers.get('Content-Disposition')).toContain('inbox-2026-11-22.csv')
    expect(await answer.text()).toContain('"Noor"')
    expect((await (await ines.get('/inbox.csv?state=done')).text()).split('\r\n')).toHaveLength(2)
  })
})

describe('one message', () => {
  test('has its fields with labels, its mails, its appointment and other messages of the person', async () => {
    const before = await asked({ email: VISITOR })
    const id = await asked({ email: VISITOR.toUpperCase(), lastName: 'Peeters' })
    const shown = await message(id)
    expect(shown.fields).toContainEqual(expect.objectContaining({ label: 'Naam', value: 'Peeters' }))
    expect(shown.others.map((other) => other.id)).toEqual([before])
    expect(shown.appointment).toMatchObject({ id, office: 'gent', person: 'Inès Maertens' })
    expect(shown.mails.map(({ state }) => state)).toContain('waiting')
  })

  test('is marked and assigned, and a change of what a colleague has changed meanwhile is refused', async () => {
    const id = await asked()
    const colleague = await addMember(service, { name: 'Tom Goossens' })
    service.pass(30_000)
    const tom = await logInToDesk(service, colleague.email)
    const changed = await ines.send('PATCH', `/inbox/${id}`, {
      state: 'open',
      assignedTo: colleague.id,
      seen: 0,
    })
    expect(await read<DeskMessage>(changed)).toMatchObject({
      state: 'open',
      assignedTo: colleague.id,
      version: 1,
    })
    const late = await tom.send('PATCH', `/inbox/${id}`, { state: 'done', seen: 0 })
    expect([late.status, await late.json()]).toEqual([409, { ok: false, code: 'changed' }])
    const done = await tom.send('PATCH', `/inbox/${id}`, { state: 'done', seen: 1 })
    expect(await read<DeskMessage>(done)).toMatchObject({ state: 'done', assignedTo: colleague.id })
    // One truth: the command line says the same.
    const row = await service.store.db.selectFrom('submission').select('handled_at').executeTakeFirstOrThrow()
    expect(row.handled_at).not.toBeNull()
  })

  test('goes to the agent of its home, until somebody else takes it', async () => {
    const { id: member } = (await read<DeskSession>(ines.get('/session'))).member
    const id = await asked()
    expect(await message(id)).toMatchObject({ state: 'new', assignedTo: member })
    const opened = await ines.send('PATCH', `/inbox/${id}`, { state: 'open', seen: 0 })
    expect(await read<DeskMessage>(opened)).toMatchObject({ state: 'open', assignedTo: member })
    const freed = await ines.send('PATCH', `/inbox/${id}`, { assignedTo: null, seen: 1 })
    expect(await read<DeskMessage>(freed)).toMatchObject({ assignedTo: null })
  })

  test('is not assigned to a member of another office, nor to one who is gone', async () => {
    const id = await asked()
    const wout = await addMember(service, { name: 'Wout Claes', office: 'brugge' })
    for (const assignedTo of [wout.id, 'f'.repeat(32)])
      expect((await ines.send('PATCH', `/inbox/${id}`, { assignedTo, seen: 0 })).status).toBe(404)
  })

  test('has notes, which the visitor gets only on request', async () => {
    const id = await asked({ email: VISITOR })
    const answer = await ines.send('POST', `/inbox/${id}/notes`, { text: '  Belt liever ’s avonds.  ' })
    expect((await read<DeskMessage>(answer)).notes).toMatchObject([
      { by: 'Inès Maertens', text: 'Belt liever ’s avonds.' },
    ])
    const mails = JSON.stringify(await mailsIn(service.deps, VISITOR))
    expect(mails).not.toContain('avonds')
    expect((await ines.send('POST', `/inbox/${id}/notes`, { text: '   ' })).status).toBe(415)
  })

  test('is answered by mail in the name of the member, and the answer stays with it', async () => {
    const id = await asked({ email: VISITOR, language: 'fr' })
    const text = 'Bonjour,\n\nLe jardin est au sud.\nBien à vous'
    const answer = await ines.send('POST', `/inbox/${id}/replies`, { subject: 'Votre question', text })
    expect((await read<DeskMessage>(answer)).replies).toMatchObject([
      {
        by: 'Inès Maertens',
        subject: 'Votre question',
        text,
        mail: { recipient: VISITOR, state: 'waiting' },
      },
    ])
    const mail = (await mailsIn(service.deps, VISITOR)).find(({ subject }) => subject === 'Votre question')
    expect(mail).toMatchObject({ replyTo: 'ines@kantoor-linde.example', language: 'fr' })
    expect(mail?.text).toContain('Le jardin est au sud.')
    expect(mail?.text).toContain('Inès Maertens')
  })

  test('is not answered beyond the limit of mails to one address, and nothing is kept then', async () => {
    const limited = await startDesk({ mail: { perDay: 4 } })
    service = limited
    ines = await memberAtDesk(limited)
    const id = await asked({ email: VISITOR })
    const reply = () => ines.send('POST', `/inbox/${id}/replies`, { subject: 'Re', text: 'Dag' })
    const statuses: number[] = []
    for (let count = 0; count < 5; count++) statuses.push((await reply()).status)
    expect(statuses.at(-1)).toBe(429)
    const sent = statuses.filter((status) => status === 200).length
    expect((await message(id)).replies).toHaveLength(sent)
  })

  test('says who else has it open, for forty seconds', async () => {
    const id = await asked()
    const colleague = await addMember(service, { name: 'Tom Goossens' })
    service.pass(30_000)
    const tom = await logInToDesk(service, colleague.email)
    await tom.send('POST', `/inbox/${id}/readers`)
    expect((await message(id)).readers).toEqual(['Tom Goossens'])
    service.pass(41_000)
    expect((await message(id)).readers).toEqual([])
  })

  test('takes its notes and answers along when it is erased', async () => {
    const id = await asked({ email: VISITOR })
    await ines.send('POST', `/inbox/${id}/notes`, { text: 'een notitie' })
    await ines.send('POST', `/inbox/${id}/replies`, { subject: 'Re', text: 'Dag' })
    service.pass(30_000)
    const chief = await memberAtDesk(service, { name: 'Griet Baas', role: 'administrator' })
    await chief.send('POST', '/people/erasure', { email: VISITOR })
    for (const table of ['submission', 'desk_note', 'desk_reply', 'desk_work'] as const)
      expect(await service.store.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})

test('frequent answers are kept by a manager and used by all', async () => {
  const template = { name: 'Bedankt', language: 'nl', subject: 'Uw vraag', text: 'Dag {name}, …' }
  expect((await ines.send('POST', '/templates', template)).status).toBe(404)
  service.pass(30_000)
  const chief = await memberAtDesk(service, { name: 'Griet Baas', role: 'manager' })
  await chief.send('POST', '/templates', template)
  const { templates } = await read<DeskTemplates>(ines.get('/templates'))
  expect(templates).toMatchObject([template])
  expect((await chief.send('DELETE', `/templates/${templates[0]?.id}`)).status).toBe(204)
  expect(await read(ines.get('/templates'))).toEqual({ templates: [] })
})
