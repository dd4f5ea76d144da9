import { describe, expect, test } from 'vitest'
import { portalSession, portalSessions } from '../../../core/http/portal.ts'
import { browserOf, disable, KARIM, LIEN, logIn, PASSWORD, startPortal } from '../../support/portal.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NEW_PASSWORD = 'zeven zwanen op de Schelde'

describe('a session ends', () => {
  test.each([
    ['29 minutes after the last request', 29 * MINUTE, 200],
    ['30 minutes after the last request', 30 * MINUTE, 401],
  ])('%s: %i ms, %i', async (_, idle, status) => {
    const service = await startPortal()
    const lien = await logIn(service)
    service.pass(20 * MINUTE)
    expect((await lien.get('/session')).status).toBe(200)
    service.pass(idle)
    expect((await lien.get('/session')).status).toBe(status)
  })

  test('12 hours after the log-in, however busy it is', async () => {
    const service = await startPortal()
    const lien = await logIn(service)
    const statuses: number[] = []
    for (let quarter = 1; quarter <= 48; quarter++) {
      service.pass(15 * MINUTE)
      statuses.push((await lien.get('/session')).status)
    }
    expect(statuses.lastIndexOf(200)).toBe(46)
    expect(statuses[47]).toBe(401)
  })

  test('and says when that will be', async () => {
    const service = await startPortal()
    const lien = await logIn(service)
    service.pass(11 * HOUR + 50 * MINUTE)
    const late = await logIn(service)
    const { endsAt } = portalSession.parse(await (await late.get('/session')).json())
    expect(endsAt - service.deps.now()).toBe(30 * MINUTE)
    expect((await lien.get('/session')).status).toBe(401)
  })
})

test('after logging out the old cookie is dead, and the browser has none', async () => {
  const service = await startPortal()
  const lien = await logIn(service)
  const old = lien.cookie
  const answer = await lien.send('POST', '/logout')
  expect([answer.status, lien.cookie]).toEqual([204, ''])
  expect(answer.headers.get('Set-Cookie')).toContain('Max-Age=0')
  lien.cookie = old
  const refused = await lien.get('/session')
  expect([refused.status, await refused.json()]).toEqual([401, { ok: false, code: 'session' }])
})

test('an owner sees where they are logged in, and ends one session or all', async () => {
  const service = await startPortal()
  const [phone, laptop, desk] = [await logIn(service), await logIn(service), browserOf(service)]
  await desk.post('owner-login', { email: LIEN, password: PASSWORD }, { headers: { 'User-Agent': FIREFOX } })
  const { sessions } = portalSessions.parse(await (await desk.get('/sessions')).json())
  expect(sessions.map(({ isThis, device }) => [isThis, device])).toEqual(
    expect.arrayContaining([
      [true, 'Firefox, Windows'],
      [false, ''],
    ]),
  )
  expect(sessions).toHaveLength(3)
  const other = sessions.find(({ isThis }) => !isThis)
  expect((await desk.send('DELETE', `/sessions/${other?.id}`)).status).toBe(204)
  const alive = await Promise.all(
    [phone, laptop, desk].map(async (browser) => (await browser.get('/session')).status),
  )
  expect(alive.toSorted()).toEqual([200, 200, 401])
  expect((await desk.send('POST', '/logout-everywhere')).status).toBe(204)
  for (const browser of [phone, laptop]) expect((await browser.get('/session')).status).toBe(401)
})

test('nobody ends a session of somebody else', async () => {
  const service = await startPortal()
  const lien = await logIn(service)
  const karim = await logIn(service, KARIM, 'drie paarden in Brussel')
  const { sessions } = portalSessions.parse(await (await lien.get('/sessions')).json())
  expect((await karim.send('DELETE', `/sessions/${sessions[0]?.id}`)).status).toBe(404)
  await karim.send('POST', '/logout-everywhere')
  expect((await lien.get('/session')).status).toBe(200)
})

test('an owner who is disabled is out at once', async () => {
  const service = await startPortal()
  const lien = await logIn(service)
  await disable(service, LIEN)
  expect((await lien.get('/session')).status).toBe(401)
})

test.each([
  ['none', null],
  ['another site', 'https://elders.example'],
  ['null', 'null'],
])('nothing changes from a page of another origin: %s', async (_, origin) => {
  const service = await startPortal()
  const lien = await logIn(service)
  const headers = { Cookie: lien.cookie, Origin: origin, 'Content-Type': 'application/json' }
  const answer = await service.ask(
    '/api/portal/logout-everywhere',
    { method: 'POST', body: '{}' },
    { headers },
  )
  expect(answer.status).toBe(403)
  expect((await lien.get('/session')).status).toBe(200)
})

describe('another password', () => {
  const change = { password: PASSWORD, newPassword: NEW_PASSWORD }

  test('ends all sessions but this, which gets a new token, and the owner hears of it', async () => {
    const service = await startPortal()
    const [phone, laptop] = [await logIn(service), await logIn(service)]
    const old = laptop.cookie
    expect((await laptop.send('POST', '/password', change)).status).toBe(204)
    expect(laptop.cookie).not.toBe(old)
    expect((await laptop.get('/session')).status).toBe(200)
    expect((await phone.get('/session')).status).toBe(401)
    await expect(logIn(service)).rejects.toThrow('401')
    await logIn(service, LIEN, NEW_PASSWORD)
    const mails = await service.store.db.selectFrom('outbox').select('recipient').execute()
    expect(mails).toEqual([{ recipient: LIEN }])
  })

  test.each([
    ['the old one is wrong', { ...change, password: 'drie eenden op de Leie' }, 422, 'password'],
    ['the new one is short', { ...change, newPassword: 'elf tekens!' }, 422, 'weak'],
    ['the new one is the name of the agency', { ...change, newPassword: 'KantoorLinde2026' }, 422, 'weak'],
    ['the new one is the name of the owner', { ...change, newPassword: 'lien.vermeulen1' }, 422, 'weak'],
    ['the new one is too long', { ...change, newPassword: 'a b'.repeat(43) }, 415, 'type'],
    ['one is missing', { password: PASSWORD }, 415, 'type'],
  ])('is refused where %s', async (_, body, status, code) => {
    const service = await startPortal()
    const lien = await logIn(service)
    const answer = await lien.send('POST', '/password', body)
    expect([answer.status, await answer.json()]).toEqual([status, { ok: false, code }])
    await logIn(service)
  })

  test('is not found by trying: ten times in a quarter of an hour', async () => {
    const service = await startPortal()
    const lien = await logIn(service)
    for (let time = 0; time < 10; time++)
      await lien.send('POST', '/password', { ...change, password: `poging nummer ${time}` })
    const answer = await lien.send('POST', '/password', change)
    expect([answer.status, await answer.json()]).toEqual([429, { ok: false, code: 'retry' }])
  })
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'
