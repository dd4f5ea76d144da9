/** Passkeys as the second factor of members. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DeskLoggedIn, DeskRecoveryCodes } from '../../../core/http/desk/account.ts'
import type { DeskFactors, DeskPasskeyOptions, DeskPasskeys } from '../../../core/http/desk/passkeys.ts'
import { makeDeskLink } from '../../../core/service/desk/links.ts'
import {
  addMember,
  AUTHENTICATOR,
  DESK_PASSWORD,
  deskBrowser,
  logInToDesk,
  read,
  startDesk,
} from '../../support/desk.ts'
import type { DeskBrowser } from '../../support/desk.ts'
import { newPasskey } from '../../support/passkey.ts'
import type { Passkey } from '../../support/passkey.ts'
import { codeAt } from '../../support/portal.ts'
import { SITE_URL } from '../../support/service-site.ts'
import type { TestService } from '../../support/service.ts'

const INES = 'ines@kantoor-linde.example'

let service: TestService
let passkey: Passkey
beforeEach(async () => {
  service = await startDesk()
  passkey = newPasskey()
  await addMember(service)
})

const withoutFactor = () => service.store.db.updateTable('desk_member').set({ second_factor: null }).execute()

async function withPassword(): Promise<DeskBrowser> {
  const browser = deskBrowser(service)
  await browser.send('POST', '/login', { email: INES, password: DESK_PASSWORD })
  return browser
}

async function challengeOf(answer: Promise<Response>): Promise<string> {
  return (await read<DeskPasskeyOptions>(answer)).options.challenge
}

async function added(browser: DeskBrowser, made = passkey, password?: string): Promise<Response> {
  const challenge = await challengeOf(browser.send('POST', '/passkeys/options', { password }))
  const response = made.create({ origin: SITE_URL, challenge })
  return browser.send('POST', '/passkeys', { name: 'Laptop', response })
}

const started = (browser: DeskBrowser) => challengeOf(browser.send('POST', '/second-factor/passkey/options'))

async function used(browser: DeskBrowser, made = passkey, counter = 0): Promise<Response> {
  const response = made.get({ origin: SITE_URL, challenge: await started(browser), counter })
  return browser.send('POST', '/second-factor/passkey', { response })
}

const isIn = async (browser: DeskBrowser) => (await browser.get('/session')).status === 200

const actions = async () => {
  const rows = await service.store.db.selectFrom('desk_audit').select('action').orderBy('id').execute()
  return rows.map(({ action }) => action)
}

describe('at the first log-in', () => {
  beforeEach(() => withoutFactor())

  test('it opens the desk, gives recovery codes, and is asked for at the next one', async () => {
    const first = await withPassword()
    const { codes } = await read<DeskRecoveryCodes>(added(first))
    expect(codes).toHaveLength(10)
    expect(await isIn(first)).toBe(true)
    expect((await actions()).toSorted()).toEqual(['login', 'passkey-added'])

    const second = deskBrowser(service)
    const answer = await second.send('POST', '/login', { email: INES, password: DESK_PASSWORD })
    expect(await read<DeskLoggedIn>(answer)).toEqual({ next: 'code' })
    expect(await read<DeskFactors>(second.get('/second-factor'))).toEqual({ hasApp: false, passkeys: 1 })
    expect(await isIn(second)).toBe(false)
    expect((await used(second)).status).toBe(204)
    expect(await isIn(second)).toBe(true)

    const third = await withPassword()
    expect((await third.send('POST', '/second-factor', { code: codes[0] })).status).toBe(204)
  })

  test('whoever knows only the password adds no other factor beside it', async () => {
    await added(await withPassword())
    const thief = await withPassword()
    expect((await thief.send('POST', '/passkeys/options', { password: DESK_PASSWORD })).status).toBe(404)
    expect((await thief.send('POST', '/second-factor/setup')).status).toBe(404)
    expect((await thief.send('POST', '/second-factor/confirm', { code: '123456' })).status).toBe(404)
    const response = newPasskey().create({ origin: SITE_URL, challenge: 'x' })
    expect((await thief.send('POST', '/passkeys', { name: 'x', response })).status).toBe(404)
  })
})

describe('beside an app', () => {
  test('it is added with the password, listed, used, and removed', async () => {
    const ines = await logInToDesk(service, INES)
    for (const password of ['wrong', undefined])
      expect((await ines.send('POST', '/passkeys/options', { password })).status).toBe(422)
    const { codes } = await read<DeskRecoveryCodes>(added(ines, passkey, DESK_PASSWORD))
    expect(codes).toEqual([])
    const again = await withPassword()
    expect((await used(again)).status).toBe(204)
    const { passkeys } = await read<DeskPasskeys>(again.get('/passkeys'))
    expect(passkeys).toEqual([
      { id: passkey.id, name: 'Laptop', createdAt: service.deps.now(), usedAt: service.deps.now() },
    ])
    const left = await read<DeskPasskeys>(again.send('DELETE', `/passkeys/${passkey.id}`))
    expect(left.passkeys).toEqual([])
    expect(await actions()).toContain('passkey-removed')
  })

  test('an open session adds none without the password, by no way around', async () => {
    const ines = await logInToDesk(service, INES)
    await added(ines, passkey, DESK_PASSWORD)
    const challenge = await started(ines)
    const response = newPasskey().create({ origin: SITE_URL, challenge })
    expect((await ines.send('POST', '/passkeys', { name: 'x', response })).status).toBe(422)
    expect((await read<DeskPasskeys>(ines.get('/passkeys'))).passkeys).toHaveLength(1)
  })

  test('the app still works', async () => {
    const ines = await logInToDesk(service, INES)
    await added(ines, passkey, DESK_PASSWORD)
    service.pass(60_000)
    const again = await withPassword()
    const code = codeAt(AUTHENTICATOR, service.deps.now())
    expect((await again.send('POST', '/second-factor', { code })).status).toBe(204)
  })
})

test('the only second factor is not removed; one of two is', async () => {
  await withoutFactor()
  const ines = await withPassword()
  await added(ines)
  const remove = (id: string) => ines.send('DELETE', `/passkeys/${id}`)
  expect((await remove(passkey.id)).status).toBe(409)
  const second = newPasskey()
  await added(ines, second, DESK_PASSWORD)
  expect((await remove(passkey.id)).status).toBe(200)
  expect((await remove(second.id)).status).toBe(409)
})

describe('is refused', () => {
  beforeEach(async () => {
    await added(await logInToDesk(service, INES), passkey, DESK_PASSWORD)
  })

  const send = async (browser: DeskBrowser, response: object) =>
    (await browser.send('POST', '/second-factor/passkey', { response })).status

  test('another passkey, and one of another member', async () => {
    expect((await used(await withPassword(), newPasskey())).status).toBe(422)
    const { id: wout } = await addMember(service, { name: 'Wout Claes' })
    await service.store.db.updateTable('desk_passkey').set({ member: wout }).execute()
    await service.store.db
      .insertInto('desk_passkey')
      .columns(['id', 'member', 'public_key', 'counter', 'transports', 'name', 'created_at', 'used_at'])
      .values({
        id: newPasskey().id,
        member: (
          await service.store.db
            .selectFrom('desk_member')
            .select('id')
            .where('email', '=', INES)
            .executeTakeFirstOrThrow()
        ).id,
        public_key: '',
        counter: 0,
        transports: '[]',
        name: 'x',
        created_at: 0,
        used_at: null,
      })
      .execute()
    expect((await used(await withPassword())).status).toBe(422)
    expect(await actions()).toContain('code-failed')
  })

  test.each([
    ['a signature for another site', { origin: 'https://evil.example' }],
    ['a signature for another site under our name', { origin: SITE_URL, host: 'evil.example' }],
    ['a signature from another page of our host', { origin: `${SITE_URL}:8443` }],
  ])('%s', async (_, place) => {
    const browser = await withPassword()
    expect(await send(browser, passkey.get({ ...place, challenge: await started(browser) }))).toBe(422)
    expect(await isIn(browser)).toBe(false)
  })

  test('an answer to another challenge, and the same answer twice', async () => {
    const [one, two] = [await withPassword(), await withPassword()]
    const response = passkey.get({ origin: SITE_URL, challenge: await started(one) })
    await started(two)
    expect(await send(two, response)).toBe(422)
    expect(await send(one, response)).toBe(204)
    const third = await withPassword()
    expect(await send(third, response)).toBe(422)
  })

  test('a counter that goes back, which a copied key has', async () => {
    expect((await used(await withPassword(), passkey, 7)).status).toBe(204)
    expect((await used(await withPassword(), passkey, 7)).status).toBe(422)
    expect((await used(await withPassword(), passkey, 8)).status).toBe(204)
  })

  test('after ten attempts, whoever tries', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 11; count++)
      statuses.push((await used(await withPassword(), newPasskey())).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('a new invitation takes it away', async () => {
  await added(await logInToDesk(service, INES), passkey, DESK_PASSWORD)
  const { id } = await service.store.db.selectFrom('desk_member').select('id').executeTakeFirstOrThrow()
  const link = await makeDeskLink(service.store.db, { member: id, kind: 'invitation' }, service.deps)
  const token = link.split('/').at(-1)
  await deskBrowser(service).send('POST', '/new-password', { token, password: `${DESK_PASSWORD}!` })
  expect(await service.store.db.selectFrom('desk_passkey').selectAll().execute()).toEqual([])
})
