/** Bad input 21: every failed log-in gets the same answer. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { verify } from '@node-rs/argon2'
import { browserOf, KARIM, LIEN, logIn, PASSWORD, startPortal } from '../../support/portal.ts'

/** Counts the calls of the library, which works as usual. */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify) }
})
beforeEach(() => {
  vi.mocked(verify).mockClear()
})

const MINUTE = 60_000

describe('an unknown user and a wrong password get the same answer after the same work', () => {
  test.each([
    ['an unknown user', 'nobody@voorbeeld.be', PASSWORD],
    ['a wrong password', LIEN, 'drie eenden op de Leie'],
    ['the password of another owner', LIEN, 'drie paarden in Brussel'],
    ['a password with a space more', LIEN, `${PASSWORD} `],
    ['a password in another case', LIEN, PASSWORD.toUpperCase()],
    ['a sign that looks alike', LIEN, PASSWORD.replace('e', 'е')],
    ['text of SQL', LIEN, `' OR '1'='1`],
    ['an owner who has no password yet', 'new@voorbeeld.be', PASSWORD],
    ['an owner who was disabled', 'gone@voorbeeld.be', PASSWORD],
  ])('%s', async (_, email, password) => {
    const service = await startPortal()
    await addOwner(service, { email: 'new@voorbeeld.be', password: null, disabled: null })
    await addOwner(service, { email: 'gone@voorbeeld.be', password: 'same', disabled: 1 })
    const answer = await browserOf(service).post('owner-login', { email, password })
    expect({
      status: answer.status,
      body: await answer.json(),
      cookie: answer.headers.get('Set-Cookie'),
    }).toEqual({
      status: 401,
      body: { ok: false, code: 'login' },
      cookie: null,
    })
    // One hash and one row of the audit log, for any account.
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(1)
    const failures = await service.store.db.selectFrom('audit').select('action').execute()
    expect(failures).toEqual([{ action: 'login-failed' }])
  })

  test.each([
    ['a look-alike letter in the address', { email: 'liеn@voorbeeld.be', password: PASSWORD }, 422],
    ['text of SQL for the address', { email: `lien@voorbeeld.be' --`, password: PASSWORD }, 422],
    ['a password longer than any', { email: LIEN, password: 'a'.repeat(129) }, 422],
    ['a password of 1 MB', { email: LIEN, password: 'a'.repeat(1024 * 1024) }, 413],
  ])('%s is refused before anything is looked up', async (_, values, status) => {
    const service = await startPortal()
    const answer = await browserOf(service).post('owner-login', values)
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([status, null])
    expect(vi.mocked(verify)).not.toHaveBeenCalled()
  })
})

describe('after five wrong passwords', () => {
  const fail = async (service: Awaited<ReturnType<typeof startPortal>>, email: string) => {
    for (let time = 0; time < 5; time++) {
      const answer = await browserOf(service).post('owner-login', {
        email,
        password: 'drie eenden op de Leie',
      })
      expect(answer.status).toBe(401)
    }
  }
  const told = async (answer: Response) => [
    answer.status,
    await answer.text(),
    answer.headers.get('Set-Cookie'),
  ]

  test('a right and a wrong password, a known and an unknown user are answered alike', async () => {
    const service = await startPortal()
    await fail(service, LIEN)
    await fail(service, 'nobody@voorbeeld.be')
    const answers = await Promise.all(
      [
        { email: LIEN, password: PASSWORD },
        { email: LIEN, password: 'twee eenden op de Leie' },
        { email: 'nobody@voorbeeld.be', password: PASSWORD },
      ].map(async (values) => told(await browserOf(service).post('owner-login', values))),
    )
    expect(answers[0]?.[0]).toBe(422)
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test('the owner gets in from elsewhere, others from there, and the owner from there when the window has passed', async () => {
    const service = await startPortal()
    await fail(service, LIEN)
    const elsewhere = await browserOf(service).post(
      'owner-login',
      { email: LIEN, password: PASSWORD },
      { address: '198.51.100.4' },
    )
    const other = await browserOf(service).post('owner-login', {
      email: KARIM,
      password: 'drie paarden in Brussel',
    })
    service.pass(15 * MINUTE)
    const later = await browserOf(service).post('owner-login', { email: LIEN, password: PASSWORD })
    expect([elsewhere.status, other.status, later.status]).toEqual([200, 200, 200])
  })

  test('no address gets more than fifty tries in an hour, whomever it tries and whatever it proves', async () => {
    const service = await startPortal()
    const statuses: number[] = []
    for (let time = 0; time < 51; time++) {
      const altcha = service.proof('owner-login')
      const values = { email: `nobody${time}@voorbeeld.be`, password: 'drie eenden op de Leie', altcha }
      statuses.push((await browserOf(service).post('owner-login', values)).status)
    }
    expect([statuses.slice(0, 50).every((status) => status === 401), statuses[50]]).toEqual([true, 429])
  })
})

describe('who is known', () => {
  test('is led to the portal in the language of the page, whichever case the address was typed in', async () => {
    const service = await startPortal()
    const browser = browserOf(service)
    const answer = await browser.post('owner-login', {
      email: 'Lien@Voorbeeld.BE',
      password: PASSWORD,
      language: 'fr',
    })
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, next: '/fr/connexion/portail/' }])
    expect((await browser.get('/session')).status).toBe(200)
  })

  test('is led there without script, too', async () => {
    const service = await startPortal()
    const browser = browserOf(service)
    const answer = await browser.post('owner-login', { email: LIEN, password: PASSWORD }, { script: false })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/login/portaal/'])
    expect((await browser.get('/session')).status).toBe(200)
  })

  test('gets a cookie that no script, no other site and no other host can read or set', async () => {
    const service = await startPortal()
    const answer = await browserOf(service).post('owner-login', { email: LIEN, password: PASSWORD })
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^__Host-agency-site=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
  })

  test.each([
    ['http://127.0.0.1:4321', {}, /^agency-site-session=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/],
    ['http://localhost:4321', {}, /^agency-site-session=/],
    ['http://127.0.0.1:4321', { 'X-Forwarded-Proto': 'https' }, /^__Host-agency-site=.*; Secure$/],
    ['http://192.0.2.1:4321', {}, /^__Host-agency-site=.*; Secure$/],
  ])('at %s with %j it is %s', async (origin, more, cookie) => {
    const service = await startPortal()
    const answer = await service.app.request(`${origin}/api/forms/owner-login`, {
      method: 'POST',
      body: new URLSearchParams({ language: 'nl', email: LIEN, password: PASSWORD }),
      headers: { Origin: 'https://kantoor-linde.example', Accept: 'application/json', ...more },
    })
    expect(answer.headers.get('Set-Cookie')).toMatch(cookie)
  })

  test('gets a new token at each log-in; one that was put into the browser before is worth nothing', async () => {
    const service = await startPortal()
    const browser = browserOf(service)
    const planted = `__Host-agency-site=${'A'.repeat(43)}`
    browser.cookie = planted
    await browser.post('owner-login', { email: LIEN, password: PASSWORD })
    const first = browser.cookie
    await browser.post('owner-login', { email: LIEN, password: PASSWORD })
    expect(new Set([planted, first, browser.cookie]).size).toBe(3)
    for (const old of [planted, first]) {
      const thief = browserOf(service)
      thief.cookie = old
      expect((await thief.get('/session')).status).toBe(401)
    }
    expect((await browser.get('/session')).status).toBe(200)
  })

  test('leaves neither password, nor token, nor address behind', async () => {
    const service = await startPortal()
    const browser = await logIn(service)
    const token = browser.cookie.split('=')[1] ?? 'none'
    const tables = ['submission', 'session', 'audit', 'attempts', 'outbox', 'owner'] as const
    const rows = await Promise.all(
      tables.map((table) => service.store.db.selectFrom(table).selectAll().execute()),
    )
    const kept = JSON.stringify(rows)
    expect(rows[0]).toEqual([])
    for (const secret of [PASSWORD, token, '192.0.2.7']) expect(kept).not.toContain(secret)
    const log = JSON.stringify(service.logged)
    for (const secret of [PASSWORD, token, '192.0.2.7', LIEN, 'Vermeulen']) expect(log).not.toContain(secret)
  })
})

interface Added {
  readonly email: string
  readonly password: 'same' | null
  readonly disabled: number | null
}

async function addOwner(
  service: Awaited<ReturnType<typeof startPortal>>,
  { email, password, disabled }: Added,
) {
  const { store } = service
  const lien = await store.db
    .selectFrom('owner')
    .selectAll()
    .where('email', '=', LIEN)
    .executeTakeFirstOrThrow()
  const row = {
    ...lien,
    id: email,
    email,
    reference: null,
    disabled_at: disabled,
    password: password === null ? null : lien.password,
  }
  await store.write((transaction) => transaction.insertInto('owner').values(row).execute())
}
