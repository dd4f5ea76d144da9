/** Role × office × route: what a member may do, for every endpoint of the table. */
import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_RIGHTS, DESK_ROLES, hasRight, isDeskRight } from '../../../core/domain/desk.ts'
import type { DeskRole } from '../../../core/domain/desk.ts'
import { DESK_ENDPOINTS } from '../../../core/http/desk/endpoints.ts'
import type { DeskEndpoint } from '../../../core/http/desk/endpoint.ts'
import type { DeskBrowser } from '../../support/desk.ts'
import { addMember, deskBrowser, logInToDesk, memberAtDesk, startDesk } from '../../support/desk.ts'
import type { TestService } from '../../support/service.ts'
import { ask, hour, TEN } from '../appointments/asking.ts'

const ENDPOINTS: readonly DeskEndpoint[] = Object.values(DESK_ENDPOINTS)
const NOBODY = '0'.repeat(32)

let service: TestService
beforeEach(async () => {
  service = await startDesk()
})

function askAs(browser: DeskBrowser, { method, path }: DeskEndpoint, id = NOBODY): Promise<Response> {
  const address = path.replaceAll(/\{\w+\}/g, id)
  return method === 'GET' ? browser.get(address) : browser.send(method, address)
}

const notAllowed = () =>
  service.store.db.selectFrom('desk_audit').select('subject').where('action', '=', 'not-allowed').execute()

describe.each(DESK_ROLES)('%s', (role: DeskRole) => {
  test.each(
    ENDPOINTS.filter(({ access }) => isDeskRight(access)).map((one) => [one.method, one.path, one] as const),
  )('%s %s', async (_, __, endpoint) => {
    const browser = await memberAtDesk(service, { role })
    const answer = await askAs(browser, endpoint)
    const isAllowed = isDeskRight(endpoint.access) && hasRight(role, endpoint.access)
    if (!isAllowed)
      expect([answer.status, await answer.json()]).toEqual([404, { ok: false, code: 'not-found' }])
    // The refusal of a missing right is logged; one of a missing object is not.
    expect(await notAllowed()).toEqual(isAllowed ? [] : [{ subject: endpoint.path }])
  })
})

test('every right has an endpoint, and every endpoint with a parameter an answer for a missing object', () => {
  const used = new Set(ENDPOINTS.map(({ access }) => access))
  expect(DESK_RIGHTS.filter((right) => !used.has(right))).toEqual([])
  const without = ENDPOINTS.filter(
    ({ path, refusals = [] }) => path.includes('{') && !refusals.includes('not-found'),
  )
  expect(without.map(({ path }) => path)).toEqual([])
})

test('without a session nothing but the log-in is answered', async () => {
  for (const endpoint of ENDPOINTS.filter(({ access }) => access !== 'anyone'))
    expect([endpoint.path, (await askAs(deskBrowser(service), endpoint)).status]).toEqual([
      endpoint.path,
      401,
    ])
})

describe('data of another office', () => {
  let inBrugge: Readonly<Record<'message' | 'appointment' | 'block' | 'home' | 'owner' | 'member', string>>
  beforeEach(async () => {
    inBrugge = await dataOfBrugge()
  })

  async function dataOfBrugge() {
    expect((await ask(service, { property: '4135', start: hour(TEN) })).status).toBe(202)
    const { id: message } = await service.store.db
      .selectFrom('submission')
      .select('id')
      .executeTakeFirstOrThrow()
    const { id: member } = await addMember(service, { name: 'Wout Claes', office: 'brugge' })
    const chief = await memberAtDesk(service, { name: 'Griet Baas', role: 'administrator' })
    await chief.send('POST', '/calendar/blocks', {
      day: '2026-11-30',
      from: '09:00',
      to: '10:00',
      office: 'brugge',
      person: null,
      text: 'opleiding',
    })
    await chief.send('POST', '/owners', {
      name: 'Karim Aziz',
      email: 'karim@voorbeeld.be',
      language: 'fr',
      homes: ['4135'],
    })
    const { id: block } = await service.store.db
      .selectFrom('desk_block')
      .select('id')
      .executeTakeFirstOrThrow()
    const { id: owner } = await service.store.db.selectFrom('owner').select('id').executeTakeFirstOrThrow()
    return { message, appointment: message, block, home: '4135', owner, member }
  }

  const withObject = ENDPOINTS.filter(({ path }) =>
    /\{(?:message|appointment|block|home|owner|member)\}/.test(path),
  )

  test.each(withObject.map((one) => [one.method, one.path, one] as const))(
    '%s %s is answered as if it did not exist, and the attempt is logged',
    async (_, path, endpoint) => {
      const { id, email } = await addMember(service, { role: 'manager' })
      const browser = await logInToDesk(service, email)
      const name = /\{(\w+)\}/.exec(path)?.[1] as keyof typeof inBrugge
      const address = path.replaceAll(/\{\w+\}/g, inBrugge[name])
      const body = BODIES[endpoint.purpose] ?? {}
      const answer =
        endpoint.method === 'GET'
          ? await browser.get(address)
          : await browser.send(endpoint.method, address, body)
      expect([answer.status, await answer.json()]).toEqual([404, { ok: false, code: 'not-found' }])
      const noted = await service.store.db
        .selectFrom('desk_audit')
        .select(['subject', 'member'])
        .where('action', '=', 'not-theirs')
        .execute()
      expect(noted).toEqual([{ subject: inBrugge[name], member: id }])
    },
  )

  test('is in no list of a member of Gent', async () => {
    const browser = await memberAtDesk(service, { role: 'manager' })
    const texts = await Promise.all(
      [
        '/inbox',
        '/inbox.csv',
        '/calendar?from=2026-11-22&until=2026-12-31',
        '/homes',
        '/owners',
        '/members',
        '/today',
        '/session',
      ].map(async (path) => (await browser.get(path)).text()),
    )
    for (const text of texts) {
      for (const secret of ['4135', 'Karim', 'opleiding', 'Brugge', inBrugge.message])
        expect(text).not.toContain(secret)
    }
  })

  test('and a member of Gent can move nothing to Brugge', async () => {
    const browser = await memberAtDesk(service, { role: 'manager' })
    const block = { day: '2026-11-30', from: '09:00', to: '10:00', office: 'brugge', person: null, text: 'x' }
    const member = {
      name: 'Nieuw',
      email: 'n@kantoor-linde.example',
      language: 'nl',
      role: 'agent',
      office: 'brugge',
    }
    const owner = { name: 'Nieuw', email: 'n@voorbeeld.be', language: 'nl', homes: ['4135'] }
    const statuses = [
      await browser.send('POST', '/calendar/blocks', block),
      await browser.send('POST', '/members', member),
      await browser.send('POST', '/members', { ...member, role: 'administrator', office: null }),
      await browser.send('POST', '/members', { ...member, role: 'manager', office: 'gent' }),
      await browser.send('POST', '/owners', owner),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404])
  })
})

/** Bodies of endpoints that need one, by their purpose. */
const BODIES: Readonly<Record<string, object>> = {
  [DESK_ENDPOINTS.changeMessage.purpose]: { state: 'done', seen: 0 },
  [DESK_ENDPOINTS.addNote.purpose]: { text: 'een notitie' },
  [DESK_ENDPOINTS.reply.purpose]: { subject: 'Re', text: 'Dag' },
  [DESK_ENDPOINTS.sendReport.purpose]: { owner: NOBODY },
  [DESK_ENDPOINTS.move.purpose]: { startsAt: 1 },
  [DESK_ENDPOINTS.changePapers.purpose]: { mayUpload: true },
}
