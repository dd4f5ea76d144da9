/** Strangers who try to lock owners out, and networks that count together. */
import { expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { invitationLink } from '../../../core/service/portal/invitations.ts'
import { ownerByEmail } from '../../../core/service/portal/owners.ts'
import { mailsIn } from '../../support/outbox.ts'
import { browserOf, LIEN, logIn, mailedToken, PASSWORD, startPortal } from '../../support/portal.ts'
import { startService } from '../../support/service.ts'
import type { TestService } from '../../support/service.ts'

const MINUTE = 60_000
const NEW_PASSWORD = 'zeven zwanen op de Schelde'
const HOME = '203.0.113.5'

const guess = (service: TestService, address: string, password = 'fout') =>
  browserOf(service).post('owner-login', { email: LIEN, password }, { address })
const prove = (service: TestService, address: string, password: string) =>
  browserOf(service).post(
    'owner-login',
    { email: LIEN, password, altcha: service.proof('owner-login') },
    { address },
  )
const PROOF_REQUIRED = { ok: false, errors: [{ field: 'captcha', code: 'required' }] }
const forgot = (service: TestService, address: string) =>
  browserOf(service).post(
    'forgot-password',
    { email: LIEN, altcha: service.proof('forgot-password') },
    { address },
  )
const choose = (service: TestService, token: string, address = HOME) =>
  browserOf(service).post(
    'reset-password',
    { token, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD },
    { address },
  )

test('a stranger who guesses from one address does not keep the owner out elsewhere', async () => {
  const service = await startPortal()
  const statuses: number[] = []
  for (let tries = 0; tries < 40; tries++) statuses.push((await guess(service, '198.51.100.1')).status)
  expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(35).fill(422)])
  expect((await guess(service, HOME, PASSWORD)).status).toBe(200)
})

/** The hourly limit of wrong passwords for an account, sent from many networks. */
async function guessedFromEverywhere(service: TestService): Promise<void> {
  for (let tries = 0; tries < 32; tries++) await guess(service, `198.51.100.${tries}`)
}

test('guesses from many networks stop an account, but not on a network that its owner used', async () => {
  const service = await startPortal()
  expect((await guess(service, HOME, PASSWORD)).status).toBe(200)
  await guessedFromEverywhere(service)
  const asked = await guess(service, '203.0.113.99', PASSWORD)
  expect([asked.status, await asked.json()]).toEqual([422, PROOF_REQUIRED])
  expect((await prove(service, '203.0.113.99', PASSWORD)).status).toBe(200)
  expect((await guess(service, HOME, PASSWORD)).status).toBe(200)
})

test('an owner with a proof of work gets in, however many strangers guess with proofs', async () => {
  const service = await startPortal()
  for (let tries = 0; tries < 40; tries++) await prove(service, `198.51.100.${tries}`, 'fout')
  await guessedFromEverywhere(service)
  expect((await guess(service, HOME, PASSWORD)).status).toBe(422)
  expect((await prove(service, HOME, PASSWORD)).status).toBe(200)
})

test('each wrong password costs a proof of work of its own', async () => {
  const service = await startPortal()
  for (let tries = 0; tries < 5; tries++) await guess(service, HOME)
  const altcha = service.proof('owner-login')
  const send = (password: string) =>
    browserOf(service).post('owner-login', { email: LIEN, password, altcha }, { address: HOME })
  expect((await send('fout')).status).toBe(401)
  for (const password of ['fout', 'ook fout', PASSWORD]) {
    const answer = await send(password)
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { ok: false, errors: [{ field: 'captcha', code: 'invalid' }] },
    ])
  }
})

test('right passwords count for no limit', async () => {
  const service = await startPortal()
  for (let tries = 0; tries < 25; tries++) expect((await guess(service, HOME, PASSWORD)).status).toBe(200)
  for (let tries = 0; tries < 5; tries++) expect((await guess(service, HOME)).status).toBe(401)
  expect((await guess(service, HOME)).status).toBe(422)
})

test('a site without proofs of work refuses guesses instead', async () => {
  const service = await startPortal({}, { captcha: false })
  await guessedFromEverywhere(service)
  const refused = await guess(service, HOME, PASSWORD)
  // From a quarter past nine to the end of the hour.
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(45 * 60)])
})

test('a new password opens the account again', async () => {
  const service = await startPortal()
  await guessedFromEverywhere(service)
  expect((await guess(service, HOME, PASSWORD)).status).toBe(422)
  await forgot(service, HOME)
  expect((await choose(service, (await mailedToken(service, LIEN)) ?? '')).status).toBe(200)
  expect((await guess(service, HOME, NEW_PASSWORD)).status).toBe(200)
})

test('without script, the page names the real time to wait, and leads to a new password', async () => {
  const service = await startPortal()
  for (let tries = 0; tries < 5; tries++) await guess(service, HOME)
  service.pass(5 * MINUTE)
  const refused = await browserOf(service).post(
    'owner-login',
    { email: LIEN, password: PASSWORD },
    { address: HOME, script: false },
  )
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(10 * 60)])
  const page = await refused.text()
  expect(page).toContain('10 minuten')
  expect(page).toContain('href="/nl/wachtwoord-vergeten/"')
})

test('a stranger who forgot "their" password voids neither an invitation nor an own link, and leaves the owner mails', async () => {
  const service = await startPortal()
  const owner = await ownerByEmail(service.store.db, LIEN)
  if (owner === undefined) throw new Error('no owner')
  const [, invited = ''] = (await invitationLink(owner, service.deps)).split('#token=')
  await forgot(service, HOME)
  const own = (await mailedToken(service, LIEN)) ?? ''
  for (let tries = 0; tries < 6; tries++) await forgot(service, '198.51.100.1')
  // One for the owner and three for the stranger: the owner can send more.
  expect(await mailsIn(service.deps, LIEN)).toHaveLength(4)
  await forgot(service, HOME)
  expect(await mailsIn(service.deps, LIEN)).toHaveLength(5)
  expect((await choose(service, invited)).status).toBe(200)
  expect((await choose(service, own)).status).toBe(422)
})

test('addresses of one /48 count together, with more room than one household', async () => {
  const service = await startService()
  const posted = async (network: (number: number) => string, count: number) => {
    let taken = 0
    for (let number = 0; number < count; number++) {
      const { status } = await service.post('contact-me', exampleOf('contact-me'), {
        address: network(number),
      })
      if (status === 202) taken++
    }
    return taken
  }
  const hex = (number: number) => number.toString(16)
  expect(await posted((number) => `2001:db8:1:aa${hex(number + 16)}::1`, 14)).toBe(10)
  expect(await posted((number) => `2001:db8:2:${hex(number)}00::1`, 24)).toBe(20)
  expect(await posted((number) => `192.0.2.${number}`, 12)).toBe(12)
})

test('a network of IPv6 holds sixteen hours of the agenda at most', async () => {
  const service = await startService()
  const statuses: number[] = []
  for (let number = 0; number < 20; number++) {
    const start = new Date(Date.UTC(2026, 11, 1 + 7 * Math.floor(number / 8), 8 + (number % 8))).toISOString()
    const body = new URLSearchParams({ property: '4127', start: `${start.slice(0, 16)}Z` }).toString()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const address = `2001:db8:3:${number.toString(16)}::1`
    statuses.push((await service.ask('/api/holds', { method: 'POST', body }, { headers, address })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(16)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('ten wrong passwords in a session name the time to wait', async () => {
  const service = await startPortal()
  const lien = await logIn(service)
  const body = { password: 'fout', newPassword: NEW_PASSWORD }
  for (let tries = 0; tries < 10; tries++)
    expect((await lien.send('POST', '/password', body)).status).toBe(422)
  const refused = await lien.send('POST', '/password', body)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(15 * 60)])
})
