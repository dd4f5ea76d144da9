import { beforeEach, describe, expect, test } from 'vitest'
import type { DeskPerson, DeskRequests } from '../../../core/http/desk/people.ts'
import type { DeskMembers } from '../../../core/http/desk/members.ts'
import type { DeskAsOwner, DeskOwners } from '../../../core/http/desk/homes.ts'
import type { DeskAudit } from '../../../core/http/desk/oversight.ts'
import { mailsIn } from '../../support/outbox.ts'
import type { DeskBrowser } from '../../support/desk.ts'
import { addMember, logInToDesk, memberAtDesk, read, startDesk } from '../../support/desk.ts'
import type { TestService } from '../../support/service.ts'
import { ask, hour, TEN, VISITOR } from '../appointments/asking.ts'

let service: TestService
let chief: DeskBrowser
beforeEach(async () => {
  service = await startDesk()
  chief = await memberAtDesk(service, { name: 'Griet Baas', role: 'administrator' })
})

describe('a person', () => {
  test('is found by the address, handed out with the notes of the office, and erased', async () => {
    await ask(service, { start: hour(TEN), property: '4127' })
    const { id } = await service.store.db.selectFrom('submission').select('id').executeTakeFirstOrThrow()
    await chief.send('POST', `/inbox/${id}/notes`, { text: 'belt liever ’s avonds' })
    const { found } = await read<DeskPerson>(chief.get(`/people?email=${VISITOR.toUpperCase()}`))
    expect(found).toMatchObject({ submissions: 1, appointments: 1 })
    const data = await (await chief.get(`/people/data.json?email=${VISITOR}`)).text()
    expect(data).toContain('belt liever ’s avonds')
    const erased = await chief.send('POST', '/people/erasure', { email: VISITOR })
    expect(await erased.json()).toMatchObject({ cancelled: 1, erased: { submissions: 1 } })
    const { found: left } = await read<DeskPerson>(chief.get(`/people?email=${VISITOR}`))
    expect(Object.values(left).every((count) => count === 0)).toBe(true)
  })

  test('is corrected in messages and appointments, and the log does not say to what', async () => {
    await ask(service, { start: hour(TEN), property: '4127' })
    const { contact } = await read<DeskPerson>(chief.get(`/people?email=${VISITOR}`))
    expect(contact).toMatchObject({ firstName: 'Noor', lastName: 'De Wachter' })
    const asked = {
      email: VISITOR.toUpperCase(),
      contact: { firstName: 'Nora', lastName: 'Peeters', phone: '09 1 23' },
    }
    expect(
      (
        await chief.send('POST', '/people/correction', {
          ...asked,
          contact: { ...asked.contact, phone: 'x' },
        })
      ).status,
    ).toBe(415)
    const corrected = await read<DeskPerson>(chief.send('POST', '/people/correction', asked))
    expect(corrected.contact).toEqual(asked.contact)
    const { submission, appointment } = await storedOf(service)
    expect(submission).not.toMatch(/Noor|Wachter/)
    expect(JSON.parse(submission)).toMatchObject(asked.contact)
    expect(appointment).toMatchObject({ name: 'Nora Peeters', phone: '09 1 23', email: VISITOR })
    const { entries } = await read<DeskAudit>(chief.get('/audit?action=person-corrected'))
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toMatch(/Nora|Peeters|09 1 23/)
  })

  test('is shown with the proof of each consent', async () => {
    const asked = Date.parse('2026-11-01T10:00:00Z')
    const newsletter = {
      id: 'a',
      email: VISITOR,
      language: 'nl',
      state: 'ended',
      form: 'site-contact',
    } as const
    const times = { asked_at: asked, confirmed_at: asked + 60_000, ended_at: asked + 120_000, erase_at: null }
    await service.store.db
      .insertInto('subscriber')
      .values({ ...newsletter, ...times, property: null })
      .execute()
    const search = { id: 'b', email: VISITOR, language: 'nl', criteria: '{}', created_at: asked } as const
    const open = { confirmed_at: null, paused_at: null, reminded_at: null, expires_at: asked }
    await service.store.db
      .insertInto('search')
      .values({ ...search, ...open })
      .execute()
    const { consents } = await read<DeskPerson>(chief.get(`/people?email=${VISITOR.toUpperCase()}`))
    expect(consents).toEqual([
      {
        to: 'newsletter',
        form: 'site-contact',
        askedAt: asked,
        confirmedAt: asked + 60_000,
        endedAt: asked + 120_000,
      },
      { to: 'search', form: null, askedAt: asked, confirmedAt: null, endedAt: null },
    ])
  })

  test('is in the log by numbers alone', async () => {
    await ask(service, {
      start: hour(TEN),
      property: '4127',
      firstName: 'Zoekmaar',
      lastName: 'Nietgevonden',
    })
    const { id } = await service.store.db.selectFrom('submission').select('id').executeTakeFirstOrThrow()
    await chief.get(`/inbox/${id}`)
    await chief.get(`/people?email=${VISITOR}`)
    await chief.get(`/inbox?search=Nietgevonden`)
    await chief.send('POST', '/people/erasure', { email: VISITOR })
    const text = await (await chief.get('/audit.csv')).text()
    expect(text).toContain(id)
    for (const secret of [VISITOR, 'Zoekmaar', 'Nietgevonden', 'Griet']) expect(text).not.toContain(secret)
    const { entries } = await read<DeskAudit>(chief.get('/audit'))
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['message-read', 'person-searched', 'person-erased', 'audit-exported', 'login']),
    )
  })

  test('whose request is noted gets an answer within a month, also where the next month is shorter', async () => {
    const add = (receivedOn: string) => chief.send('POST', '/people/requests', { kind: 'access', receivedOn })
    const { requests } = await read<DeskRequests>(add('2026-08-31'))
    const [request] = requests
    expect(new Date(request?.dueAt ?? 0).toISOString()).toBe('2026-09-30T21:59:00.000Z')
    expect(request).toMatchObject({ by: 'Griet Baas', doneAt: null })
    expect((await add('2026-11-23')).status).toBe(415)
    const ended = await chief.send('POST', `/people/requests/${request?.id}/done`)
    expect((await read<DeskRequests>(ended)).requests[0]?.doneAt).toBe(service.deps.now())
    expect((await chief.send('POST', `/people/requests/${request?.id}/done`)).status).toBe(404)
  })
})

describe('members', () => {
  const tom = {
    name: 'Tom Goossens',
    email: 'tom@kantoor-linde.example',
    language: 'fr',
    role: 'agent',
    office: 'gent',
  }

  test('are invited by mail in their language, and an address is invited once', async () => {
    const { members } = await read<DeskMembers>(chief.send('POST', '/members', tom))
    expect(members).toContainEqual(expect.objectContaining({ name: 'Tom Goossens', state: 'invited' }))
    const [mail] = await mailsIn(service.deps, tom.email)
    expect(mail).toMatchObject({ language: 'fr' })
    expect(mail?.text).toContain('/desk/#/new-password/')
    expect((await chief.send('POST', '/members', tom)).status).toBe(409)
  })

  test('who are disabled are out at once, with their calendar feed', async () => {
    const { id, email } = await addMember(service, { name: 'Tom Goossens' })
    service.pass(30_000)
    const browser = await logInToDesk(service, email)
    const { href } = await read<{ href: string }>(browser.send('POST', '/calendar/feed'))
    await chief.send('PATCH', `/members/${id}`, { isDisabled: true })
    expect([(await browser.get('/today')).status, (await service.ask(href)).status]).toEqual([401, 404])
  })

  test('always have an active administrator among them', async () => {
    const { members } = await read<DeskMembers>(chief.get('/members'))
    const [me] = members
    for (const change of [{ isDisabled: true }, { role: 'agent', office: 'gent' }])
      expect((await chief.send('PATCH', `/members/${me?.id}`, change)).status).toBe(409)
    const other = await addMember(service, { name: 'An Peeters', role: 'administrator' })
    expect((await chief.send('PATCH', `/members/${other.id}`, { isDisabled: true })).status).toBe(200)
  })
})

describe('owners', () => {
  const owner = { name: 'Karim Aziz', email: 'karim@voorbeeld.be', language: 'fr', homes: ['4127'] }

  test('are invited, get other homes, and are out when their account ends', async () => {
    const { owners } = await read<DeskOwners>(chief.send('POST', '/owners', owner))
    const [row] = owners
    expect(row).toMatchObject({ name: 'Karim Aziz', state: 'invited', homes: [{ id: '4127' }] })
    expect(await mailsIn(service.deps, owner.email)).toHaveLength(1)
    expect((await chief.send('POST', '/owners', owner)).status).toBe(409)
    const changed = await chief.send('PATCH', `/owners/${row?.id}`, { homes: ['4135'] })
    expect((await read<DeskOwners>(changed)).owners[0]?.homes.map(({ id }) => id)).toEqual(['4135'])
    const ended = await chief.send('PATCH', `/owners/${row?.id}`, { isDisabled: true })
    expect((await read<DeskOwners>(ended)).owners[0]?.state).toBe('disabled')
  })

  test('are shown what they see, to read only, and the log says who looked', async () => {
    const { owners } = await read<DeskOwners>(chief.send('POST', '/owners', owner))
    const id = owners[0]?.id ?? ''
    const shown = await read<DeskAsOwner>(chief.get(`/owners/${id}/homes/4127`))
    expect(shown).toMatchObject({ owner: { name: 'Karim Aziz', language: 'fr' }, home: { id: '4127' } })
    expect((await chief.get(`/owners/${id}/homes/4135`)).status).toBe(404)
    const { entries } = await read<DeskAudit>(chief.get(`/audit?action=owner-shown`))
    expect(entries.map(({ subject }) => subject)).toEqual([id])
  })

  test('of homes in two offices are changed by each office for its own homes only', async () => {
    await chief.send('POST', '/owners', { ...owner, homes: ['4127', '4135'] })
    service.pass(30_000)
    const manager = await memberAtDesk(service, { name: 'Tom Goossens', role: 'manager' })
    const { owners } = await read<DeskOwners>(manager.get('/owners'))
    expect(owners[0]?.homes.map(({ id }) => id)).toEqual(['4127'])
    await manager.send('PATCH', `/owners/${owners[0]?.id}`, { homes: [] })
    const { owners: all } = await read<DeskOwners>(chief.get('/owners'))
    expect(all[0]?.homes.map(({ id }) => id)).toEqual(['4135'])
  })
})

async function storedOf({ store: { db } }: TestService) {
  const { fields } = await db.selectFrom('submission').select('fields').executeTakeFirstOrThrow()
  const appointment = await db.selectFrom('appointment').selectAll().executeTakeFirstOrThrow()
  return { submission: fields, appointment }
}
