import { beforeEach, describe, expect, test } from 'vitest'
import { recoveryCodes, secondFactorSetup } from '../../../core/http/portal.ts'
import type { TestService } from '../../support/service.ts'
import type { Browser } from '../../support/portal.ts'
import { browserOf, codeAt, LIEN, logIn, PASSWORD, startPortal } from '../../support/portal.ts'

const STEP = 30_000
const MINUTE = 60_000

let service: TestService
let lien: Browser
let secret: string
let codes: readonly string[]

const now = () => service.deps.now()
const enter = async (browser: Browser, code: string) => {
  const answer = await browser.send('POST', '/second-factor', { code })
  return answer.status === 204 ? 204 : ((await answer.json()) as { code: string }).code
}

/** The second factor is set up. Its first code has been used, so the clock advances. */
beforeEach(async () => {
  service = await startPortal()
  lien = await logIn(service)
  const setup = await lien.send('POST', '/second-factor/setup', { password: PASSWORD })
  const given = secondFactorSetup.parse(await setup.json())
  secret = given.secret
  const confirmed = await lien.send('POST', '/second-factor/confirm', { code: codeAt(secret, now()) })
  codes = recoveryCodes.parse(await confirmed.json()).codes
  service.pass(2 * STEP)
})

test('the address of the secret names the agency and the owner', async () => {
  const setup = await lien.send('POST', '/second-factor/setup', { password: PASSWORD })
  const { uri, secret: other } = secondFactorSetup.parse(await setup.json())
  const address = new URL(uri)
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(address.pathname)).toContain(LIEN)
  expect([address.searchParams.get('issuer'), address.searchParams.get('secret')]).toEqual([
    'Kantoor Linde & Zn',
    other,
  ])
  expect(other).not.toBe(secret)
})

test('the database holds neither the secret nor a recovery code', async () => {
  const rows = await Promise.all([
    service.store.db.selectFrom('owner').selectAll().execute(),
    service.store.db.selectFrom('recovery_code').selectAll().execute(),
  ])
  for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(JSON.stringify(rows)).not.toContain(text)
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
})

describe('logging in', () => {
  test('wants the code before it answers anything else, and then gives a new token', async () => {
    const browser = await logIn(service)
    const before = browser.cookie
    for (const path of ['/session', '/sessions', '/properties/4127', '/properties/4127/history.csv']) {
      const refused = await browser.get(path)
      expect([refused.status, await refused.json()]).toEqual([401, { ok: false, code: 'second-factor' }])
    }
    for (const path of ['/password', '/second-factor/off', '/second-factor/setup', '/logout-everywhere'])
      expect((await browser.send('POST', path, { password: PASSWORD })).status).toBe(401)
    expect(await enter(browser, codeAt(secret, now()))).toBe(204)
    expect((await browser.get('/session')).status).toBe(200)
    expect(browser.cookie).not.toBe(before)
    const thief = browserOf(service)
    thief.cookie = before
    expect((await thief.get('/session')).status).toBe(401)
  })

  test.each([
    [-2, 'code'],
    [-1, 204],
    [0, 204],
    [1, 204],
    [2, 'code'],
  ])('takes the code of a clock that is %i steps away: %s', async (steps, outcome) => {
    service.pass(10 * MINUTE)
    const browser = await logIn(service)
    expect(await enter(browser, codeAt(secret, now() + steps * STEP))).toBe(outcome)
  })

  test.each(['', '000000', '12345', 'abcdef', '١٢٣٤٥٦', '0'.repeat(40)])('refuses %j', async (code) => {
    expect(await enter(await logIn(service), code)).toBe('code')
  })

  test('takes a code with a space, as it is shown', async () => {
    const code = codeAt(secret, now())
    expect(await enter(await logIn(service), `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(204)
  })

  test('takes each code once, also when it comes twice at the same time', async () => {
    const [one, other] = [await logIn(service), await logIn(service)]
    const code = codeAt(secret, now())
    const outcomes = await Promise.all([enter(one, code), enter(other, code)])
    expect(outcomes.map(String).toSorted()).toEqual(['204', 'code'])
    expect(await enter(await logIn(service), code)).toBe('code')
    // An earlier code is refused as well.
    expect(await enter(await logIn(service), codeAt(secret, now() - STEP))).toBe('code')
  })

  test('takes each recovery code once, as it was written down', async () => {
    const [first = '', second = ''] = codes
    expect(await enter(await logIn(service), first.toLowerCase().replaceAll('-', ' '))).toBe(204)
    expect(await enter(await logIn(service), first)).toBe('code')
    expect(await enter(await logIn(service), second)).toBe(204)
  })

  test('is not found by trying: ten codes in a quarter of an hour, whichever session they come from', async () => {
    for (let time = 0; time < 10; time++) {
      expect(await enter(await logIn(service), String(time).padStart(6, '0'))).toBe('code')
    }
    expect(await enter(await logIn(service), codeAt(secret, now()))).toBe('retry')
    service.pass(15 * MINUTE)
    expect(await enter(await logIn(service), codeAt(secret, now()))).toBe(204)
  })

  test('waits ten minutes for the code', async () => {
    const browser = await logIn(service)
    service.pass(10 * MINUTE)
    expect(await enter(browser, codeAt(secret, now()))).toBe('session')
  })

  test('can be given up', async () => {
    const browser = await logIn(service)
    expect((await browser.send('POST', '/logout')).status).toBe(204)
    expect((await browser.get('/session')).status).toBe(401)
  })
})

describe('setting it up', () => {
  test.each(['/second-factor/setup', '/second-factor/off'])('%s asks for the password', async (path) => {
    const answer = await lien.send('POST', path, { password: 'drie eenden op de Leie' })
    expect([answer.status, await answer.json()]).toEqual([422, { ok: false, code: 'password' }])
  })

  test('is not done before a code shows that the telephone has it', async () => {
    await lien.send('POST', '/second-factor/setup', { password: PASSWORD })
    const wrong = await lien.send('POST', '/second-factor/confirm', { code: '000000' })
    expect(wrong.status).toBe(422)
    // The earlier second factor still applies.
    expect(await enter(await logIn(service), codeAt(secret, now()))).toBe(204)
  })

  test('ends what was opened with the password alone, and gives this session a new token', async () => {
    await lien.send('POST', '/second-factor/off', { password: PASSWORD })
    const elsewhere = await logIn(service)
    const before = lien.cookie
    const setup = await lien.send('POST', '/second-factor/setup', { password: PASSWORD })
    const { secret: other } = secondFactorSetup.parse(await setup.json())
    const code = codeAt(other, now())
    expect((await lien.send('POST', '/second-factor/confirm', { code })).status).toBe(200)
    expect((await elsewhere.get('/session')).status).toBe(401)
    expect((await lien.get('/session')).status).toBe(200)
    const thief = browserOf(service)
    thief.cookie = before
    expect((await thief.get('/session')).status).toBe(401)
  })

  test('turned off, it is not asked for, and the recovery codes are gone', async () => {
    expect((await lien.send('POST', '/second-factor/off', { password: PASSWORD })).status).toBe(204)
    expect((await (await logIn(service)).get('/session')).status).toBe(200)
    expect(await service.store.db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
  })
})
