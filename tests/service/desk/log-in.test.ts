import { beforeEach, describe, expect, test } from 'vitest'
import type { DeskRecoveryCodes, DeskSecondFactor, DeskSession } from '../../../core/http/desk/account.ts'
import { mailDeskLink } from '../../../core/service/desk/links.ts'
import { newMember } from '../../../core/service/desk/members.ts'
import {
  addMember,
  AUTHENTICATOR,
  DESK_PASSWORD,
  deskBrowser,
  logInToDesk,
  read,
  startDesk,
} from '../../support/desk.ts'
import { codeAt } from '../../support/portal.ts'
import { startService } from '../../support/service.ts'
import type { TestService } from '../../support/service.ts'

const HOUR = 3600_000
let service: TestService
beforeEach(async () => {
  service = await startDesk()
})

async function mailedDeskToken(email: string): Promise<string> {
  const row = await service.store.db
    .selectFrom('outbox')
    .select('message')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /#\/new-password\/([\w-]+)/.exec(row.message)?.[1] ?? ''
}

const code = () => codeAt(AUTHENTICATOR, service.deps.now())
const codeOf = async (answer: Response) => ((await answer.json()) as { readonly code: string }).code

test('from the invitation to the desk: a password, a second factor, recovery codes', async () => {
  const member = newMember(
    {
      email: 'An@Kantoor-Linde.example',
      name: 'An Peeters',
      role: 'administrator',
      office: null,
      language: 'nl',
    },
    service.deps,
  )
  await service.store.write(async (transaction) => {
    await transaction.insertInto('desk_member').values(member).execute()
    await mailDeskLink(transaction, { member, kind: 'invitation' }, service.deps)
  })
  const token = await mailedDeskToken(member.email)
  const browser = deskBrowser(service)
  expect(await codeOf(await browser.send('POST', '/new-password', { token, password: 'welkom2026' }))).toBe(
    'weak',
  )
  expect((await browser.send('POST', '/new-password', { token, password: DESK_PASSWORD })).status).toBe(204)
  const used = await browser.send('POST', '/new-password', { token, password: 'een heel ander wachtwoord' })
  expect(await codeOf(used)).toBe('link')

  const entered = await browser.send('POST', '/login', {
    email: 'an@kantoor-linde.example',
    password: DESK_PASSWORD,
  })
  expect(await entered.json()).toEqual({ next: 'set-up' })
  expect(await codeOf(await browser.get('/session'))).toBe('set-up-first')
  const { secret } = await read<DeskSecondFactor>(browser.send('POST', '/second-factor/setup'))
  expect(await codeOf(await browser.send('POST', '/second-factor/confirm', { code: '000000' }))).toBe('code')
  const first = codeAt(secret, service.deps.now())
  const { codes } = await read<DeskRecoveryCodes>(
    browser.send('POST', '/second-factor/confirm', { code: first }),
  )
  expect(codes).toHaveLength(10)
  const session = await read<DeskSession>(browser.get('/session'))
  expect(session.member).toMatchObject({ name: 'An Peeters', role: 'administrator', office: null })
  expect(session.offices.map(({ name }) => name)).toEqual(['Gent', 'Brugge'])

  const other = deskBrowser(service)
  await other.send('POST', '/login', { email: member.email, password: DESK_PASSWORD })
  const [recovery = ''] = codes
  expect((await other.send('POST', '/second-factor', { code: recovery.toLowerCase() })).status).toBe(204)
  const again = deskBrowser(service)
  await again.send('POST', '/login', { email: member.email, password: DESK_PASSWORD })
  expect(await codeOf(await again.send('POST', '/second-factor', { code: recovery }))).toBe('code')
})

describe('a log-in is refused', () => {
  test.each([
    ['for an unknown address', 'niemand@kantoor-linde.example', DESK_PASSWORD],
    ['with a wrong password', 'ines@kantoor-linde.example', 'iets anders'],
  ])('%s, with the same answer', async (_, email, password) => {
    await addMember(service, { email: 'ines@kantoor-linde.example' })
    const answer = await deskBrowser(service).send('POST', '/login', { email, password })
    expect([answer.status, await codeOf(answer)]).toEqual([422, 'login'])
  })

  test('for a member who is disabled, whose sessions end as well', async () => {
    const { email, id } = await addMember(service)
    const browser = await logInToDesk(service, email)
    await service.store.write((transaction) =>
      transaction.updateTable('desk_member').set({ disabled_at: 1 }).where('id', '=', id).execute(),
    )
    expect(await codeOf(await browser.get('/session'))).toBe('session')
    const answer = await deskBrowser(service).send('POST', '/login', { email, password: DESK_PASSWORD })
    expect(await codeOf(answer)).toBe('login')
  })

  test('after five wrong passwords from one network, until a quarter of an hour is over', async () => {
    const { email } = await addMember(service)
    const attempt = (password: string) => deskBrowser(service).send('POST', '/login', { email, password })
    for (let count = 0; count < 5; count++) await attempt('fout')
    const refused = await attempt(DESK_PASSWORD)
    expect([refused.status, refused.headers.get('Retry-After') !== null]).toEqual([429, true])
    service.pass(HOUR)
    expect((await attempt(DESK_PASSWORD)).status).toBe(200)
  })

  test('with a code that was used before', async () => {
    const { email } = await addMember(service)
    await logInToDesk(service, email)
    const browser = deskBrowser(service)
    await browser.send('POST', '/login', { email, password: DESK_PASSWORD })
    expect(await codeOf(await browser.send('POST', '/second-factor', { code: code() }))).toBe('code')
    service.pass(30_000)
    expect((await browser.send('POST', '/second-factor', { code: code() })).status).toBe(204)
  })
})

describe('a session', () => {
  test('whose code is missing opens nothing', async () => {
    const { email } = await addMember(service)
    const browser = deskBrowser(service)
    const entered = await browser.send('POST', '/login', { email, password: DESK_PASSWORD })
    expect(await entered.json()).toEqual({ next: 'code' })
    expect(await codeOf(await browser.get('/inbox'))).toBe('code-first')
    // A second factor that is set up cannot be replaced by the password alone.
    expect((await browser.send('POST', '/second-factor/setup')).status).toBe(404)
  })

  test('ends an hour after the last use, and requests that the page makes by itself are no use', async () => {
    const { email } = await addMember(service)
    const browser = await logInToDesk(service, email)
    service.pass(50 * 60_000)
    expect((await browser.get('/today')).status).toBe(200)
    service.pass(50 * 60_000)
    const background = await service.ask(
      '/api/desk/today',
      {},
      { headers: { Cookie: browser.cookie, 'X-Desk-Background': '1' } },
    )
    expect(background.status).toBe(200)
    service.pass(11 * 60_000)
    expect(await codeOf(await browser.get('/today'))).toBe('session')
  })

  test('ends after twelve hours in any case', async () => {
    const { email } = await addMember(service)
    const browser = await logInToDesk(service, email)
    for (let count = 0; count < 15; count++) {
      service.pass(50 * 60_000)
      await browser.get('/today')
    }
    expect(await codeOf(await browser.get('/today'))).toBe('session')
  })

  test('is listed, and ended from another one', async () => {
    const { email } = await addMember(service)
    const first = await logInToDesk(service, email)
    service.pass(30_000)
    const second = await logInToDesk(service, email)
    const { sessions } = await read<{ sessions: { id: string; isThis: boolean }[] }>(second.get('/sessions'))
    const other = sessions.find(({ isThis }) => !isThis)
    expect((await second.send('DELETE', `/sessions/${other?.id}`)).status).toBe(204)
    expect((await first.get('/today')).status).toBe(401)
    expect((await second.get('/today')).status).toBe(200)
  })

  test('survives a change of the password only where it was changed', async () => {
    const { email } = await addMember(service)
    const first = await logInToDesk(service, email)
    service.pass(30_000)
    const second = await logInToDesk(service, email)
    const change = (password: string) =>
      second.send('POST', '/password', { password, newPassword: 'negen reigers aan de Dijle' })
    expect(await codeOf(await change('fout'))).toBe('password')
    expect((await change(DESK_PASSWORD)).status).toBe(204)
    expect([(await first.get('/today')).status, (await second.get('/today')).status]).toEqual([401, 200])
  })
})

test('a forgotten password is answered alike for every address, and mailed to members only', async () => {
  const { email } = await addMember(service)
  for (const address of [email, 'niemand@kantoor-linde.example'])
    expect((await deskBrowser(service).send('POST', '/forgotten', { email: address })).status).toBe(204)
  const mails = await service.store.db.selectFrom('outbox').select('recipient').execute()
  expect(mails).toEqual([{ recipient: email }])
  const token = await mailedDeskToken(email)
  service.pass(31 * 60_000)
  const late = await deskBrowser(service).send('POST', '/new-password', {
    token,
    password: 'elf kraanvogels in Hasselt',
  })
  expect(await codeOf(late)).toBe('link')
})

test('a member who is disabled is mailed no way in', async () => {
  const { email, id } = await addMember(service)
  await service.store.write((transaction) =>
    transaction.updateTable('desk_member').set({ disabled_at: 1 }).where('id', '=', id).execute(),
  )
  expect((await deskBrowser(service).send('POST', '/forgotten', { email })).status).toBe(204)
  expect(await service.store.db.selectFrom('outbox').select('recipient').execute()).toEqual([])
})

test('without the desk in the configuration its addresses do not exist', async () => {
  for (const config of [{ desk: { enabled: false } }, {}]) {
    const without = await startService({ config })
    for (const path of ['/desk/', '/api/desk/session']) expect((await without.ask(path)).status).toBe(404)
  }
})

test('a page of another site changes nothing, not even that of a site on another host', async () => {
  const elsewhere = await startDesk({}, { apiOnly: true, address: 'https://dienst.example' })
  const { email } = await addMember(elsewhere)
  const body = JSON.stringify({ email, password: DESK_PASSWORD })
  const ask = (origin: string) =>
    elsewhere.ask(
      'https://dienst.example/api/desk/login',
      { method: 'POST', body },
      { headers: { Origin: origin, 'Content-Type': 'application/json' } },
    )
  expect((await ask('https://kantoor-linde.example')).status).toBe(404)
  expect((await ask('https://dienst.example')).status).toBe(200)
})
