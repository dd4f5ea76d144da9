/** An agency that requires the second factor (`portal.secondFactor` of site-config/service.json). */
import { beforeEach, describe, expect, test } from 'vitest'
import { PORTAL_ENDPOINTS, SETUP_PATHS } from '../../../core/http/portal-endpoints.ts'
import { portalSession, secondFactorSetup } from '../../../core/http/portal.ts'
import { withoutSecondFactor } from '../../../core/service/portal/second-factor-store.ts'
import type { Browser } from '../../support/portal.ts'
import { browserOf, codeAt, LIEN, logIn, PASSWORD, startPortal } from '../../support/portal.ts'
import type { TestService } from '../../support/service.ts'

const STEP = 30_000
const SET_UP_FIRST = [403, { ok: false, code: 'second-factor-setup' }]

let service: TestService
let lien: Browser
beforeEach(async () => {
  service = await startPortal({ portal: { secondFactor: 'required' } })
  lien = await logIn(service)
})

const told = async (answer: Response) => [answer.status, await answer.json()]

async function setUp(browser: Browser): Promise<string> {
  const setup = await browser.send('POST', '/second-factor/setup', { password: PASSWORD })
  const { secret } = secondFactorSetup.parse(await setup.json())
  const code = codeAt(secret, service.deps.now())
  expect((await browser.send('POST', '/second-factor/confirm', { code })).status).toBe(200)
  // That code has been used.
  service.pass(2 * STEP)
  return secret
}

describe('an owner who has none', () => {
  const barred = PORTAL_ENDPOINTS.filter(({ path }) => !SETUP_PATHS.has(path))
  const places = barred.map(({ method, path }) => [method, path.replace('{property}', '4127')] as const)

  test.each(places)('is refused %s %s', async (method, path) => {
    const body = { password: PASSWORD, newPassword: 'zeven zwanen op de Schelde', code: '000000' }
    const answer = await (method === 'GET' ? lien.get(path) : lien.send(method, path, body))
    expect(await told(answer)).toEqual(SET_UP_FIRST)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('changes nothing by asking: the password and the session are as they were', async () => {
    const newPassword = 'zeven zwanen op de Schelde'
    await lien.send('POST', '/password', { password: PASSWORD, newPassword })
    await lien.send('POST', '/logout-everywhere')
    expect((await (await logIn(service, LIEN, PASSWORD)).get('/session')).status).toBe(403)
    expect((await lien.get('/session')).status).toBe(403)
  })

  test('sets one up, and then sees what is theirs', async () => {
    await setUp(lien)
    const { owner, properties } = portalSession.parse(await (await lien.get('/session')).json())
    expect([owner.secondFactor, owner.secondFactorRequired]).toEqual([true, true])
    expect(properties.map(({ id }) => id)).toEqual(['4127', '4130'])
  })

  test('is let in by nothing less than a right code', async () => {
    const wrong = await lien.send('POST', '/second-factor/setup', { password: 'drie eenden op de Leie' })
    expect(await told(wrong)).toEqual([422, { ok: false, code: 'password' }])
    await lien.send('POST', '/second-factor/setup', { password: PASSWORD })
    const code = await lien.send('POST', '/second-factor/confirm', { code: '000000' })
    expect(await told(code)).toEqual([422, { ok: false, code: 'code' }])
    expect(await told(await lien.get('/session'))).toEqual(SET_UP_FIRST)
  })

  test('may leave', async () => {
    expect((await lien.send('POST', '/logout')).status).toBe(204)
    expect((await lien.get('/session')).status).toBe(401)
  })
})

test('whoever waits with the password alone is not let in by the factor of its owner', async () => {
  const thief = await logIn(service)
  const before = lien.cookie
  await setUp(lien)
  const late = browserOf(service)
  late.cookie = before
  for (const browser of [thief, late])
    expect(await told(await browser.get('/session'))).toEqual([401, { ok: false, code: 'session' }])
  expect(await told(await (await logIn(service)).get('/session'))).toEqual([
    401,
    { ok: false, code: 'second-factor' },
  ])
})

describe('an owner who has one', () => {
  let secret: string
  beforeEach(async () => {
    secret = await setUp(lien)
  })

  test('cannot turn it off', async () => {
    const answer = await lien.send('POST', '/second-factor/off', { password: PASSWORD })
    expect(await told(answer)).toEqual([403, { ok: false, code: 'second-factor-required' }])
    const again = await logIn(service)
    expect((await again.get('/session')).status).toBe(401)
    const code = codeAt(secret, service.deps.now())
    expect((await again.send('POST', '/second-factor', { code })).status).toBe(204)
    expect((await again.get('/session')).status).toBe(200)
  })

  test('takes another telephone', async () => {
    const other = await setUp(lien)
    const again = await logIn(service)
    const old = { code: codeAt(secret, service.deps.now()) }
    expect((await again.send('POST', '/second-factor', old)).status).toBe(422)
    const code = codeAt(other, service.deps.now())
    expect((await again.send('POST', '/second-factor', { code })).status).toBe(204)
  })

  test('has to set it up anew when the office has taken it off, wherever they are logged in', async () => {
    await service.store.write(async (transaction) => {
      const { id } = await transaction
        .selectFrom('owner')
        .select('id')
        .where('email', '=', LIEN)
        .executeTakeFirstOrThrow()
      await withoutSecondFactor(transaction, id, service.deps)
    })
    expect(await told(await lien.get('/session'))).toEqual(SET_UP_FIRST)
    expect(await told(await lien.get('/properties/4127'))).toEqual(SET_UP_FIRST)
  })
})

test.each([{}, { portal: {} }, { portal: { secondFactor: 'offered' } }] as const)(
  'with %j it is the owner’s to choose',
  async (config) => {
    const offering = await startPortal(config)
    const { owner } = portalSession.parse(await (await (await logIn(offering)).get('/session')).json())
    expect([owner.secondFactor, owner.secondFactorRequired]).toEqual([false, false])
  },
)
