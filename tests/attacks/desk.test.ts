/** Attacks on the desk of the office: by strangers, by owners, and by members of another office. */
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { newMember } from '../../core/service/desk/members.ts'
import { openDeskSession } from '../../core/service/desk/sessions.ts'
import { hashPassword } from '../../core/service/accounts/passwords.ts'
import { DESK_PASSWORD, DESK_SITE } from '../support/desk.ts'
import { LIEN, PASSWORD } from '../support/portal.ts'
import { SITE_URL } from '../support/service-site.ts'
import { attack } from './attack.ts'
import { addOwners, logIn } from './stand.ts'
import type { Asked, Stand } from './stand.ts'

const OPTIONS = { config: { desk: { enabled: true }, publishing: {} }, site: DESK_SITE }
const INES = 'ines@kantoor-linde.example'

/** A member of Gent with a password and an open session: its cookie. */
async function memberOfGent({ store }: Stand): Promise<string> {
  const deps = { now: Date.now, random: randomBytes }
  const given = { email: INES, name: 'Inès Maertens', role: 'agent', office: 'gent', language: 'nl' } as const
  const member = { ...newMember(given, deps), password: await hashPassword(DESK_PASSWORD) }
  const request = new Request('http://127.0.0.1/')
  const token = await store.write(async (transaction) => {
    await transaction.insertInto('desk_member').values(member).execute()
    return openDeskSession(transaction, { member: member.id, state: 'open', request }, deps)
  })
  return `__Host-agency-desk=${token}`
}

function sending(cookie: string, body: object, origin = SITE_URL): Asked {
  const headers = { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

attack(
  'a member who reads, moves and answers what belongs to another office',
  async (stand) => {
    const cookie = await memberOfGent(stand)
    expect((await stand.post('site-contact', { office: 'brugge' })).status).toBe(202)
    await stand.store.write((transaction) =>
      transaction.updateTable('submission').set({ office: 'brugge' }).execute(),
    )
    const { id } = await stand.store.db.selectFrom('submission').select('id').executeTakeFirstOrThrow()
    const headers = { Cookie: cookie }
    expect((await stand.ask('/api/desk/session', { headers })).status).toBe(200)
    for (const path of [
      `/inbox/${id}`,
      '/homes/4135',
      '/homes/4135/papers',
      '/homes/4127/papers',
      '/people?email=a@b.be',
      '/audit',
      '/members',
    ])
      expect([path, (await stand.ask(`/api/desk${path}`, { headers })).status]).toEqual([path, 404])
    const notes = await stand.ask(`/api/desk/inbox/${id}/notes`, sending(cookie, { text: 'x' }))
    expect(notes.status).toBe(404)
    const { text } = await stand.ask('/api/desk/inbox', { headers })
    expect(text).not.toContain(id)
  },
  OPTIONS,
)

attack(
  'the cookie of an owner at the desk, and no cookie',
  async (stand) => {
    await addOwners(stand)
    const owner = await logIn(stand, LIEN, PASSWORD)
    const token = owner.split('=')[1] ?? ''
    for (const Cookie of [
      owner,
      `__Host-agency-desk=${token}`,
      `__Host-agency-desk=${'A'.repeat(43)}`,
      'a=b',
    ])
      expect((await stand.ask('/api/desk/inbox', { headers: { Cookie } })).status).toBe(401)
  },
  OPTIONS,
)

attack(
  'a page of another site that writes with the session of a member',
  async (stand) => {
    const cookie = await memberOfGent(stand)
    const block = { day: '2030-01-07', from: '09:00', to: '10:00', office: 'gent', person: null, text: 'x' }
    for (const origin of ['https://elsewhere.example', 'null', `${SITE_URL}.elsewhere.example`])
      expect((await stand.ask('/api/desk/calendar/blocks', sending(cookie, block, origin))).status).toBe(403)
    expect(await stand.store.db.selectFrom('desk_block').select('id').execute()).toEqual([])
    expect((await stand.ask('/api/desk/calendar/blocks', sending(cookie, block))).status).toBe(204)
  },
  OPTIONS,
)

attack(
  'guesses at the password of a member, and a password without the second factor',
  async (stand) => {
    await memberOfGent(stand)
    const enter = (password: string, from: string) =>
      stand.ask('/api/desk/login', { ...sending('', { email: INES, password }), from })
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries++) statuses.push((await enter('fout', '127.0.3.1')).status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    const entered = await enter(DESK_PASSWORD, '127.0.4.4')
    expect(entered.status).toBe(200)
    const [cookie = ''] = entered.headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^__Host-agency-desk=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
    const headers = { Cookie: cookie.split(';', 1)[0] ?? '' }
    expect((await stand.ask('/api/desk/inbox', { headers })).status).toBe(403)
  },
  OPTIONS,
)

attack(
  'a build that a stranger asks for',
  async (stand) => {
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      const headers = { 'Agency-Site-Signature': signature }
      const answer = await stand.ask('/api/rebuild', { method: 'POST', body: '{}', headers })
      // Without a secret in the environment there is no such address.
      expect(answer.status).toBe(404)
    }
    expect(await stand.store.db.selectFrom('site_build').select('id').execute()).toEqual([])
  },
  OPTIONS,
)
