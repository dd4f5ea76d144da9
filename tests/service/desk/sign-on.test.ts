/** Single sign-on, with a provider on this machine. */
import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_API } from '../../../core/domain/desk.ts'
import type { DeskSession } from '../../../core/http/desk/account.ts'
import { makeDeskLink } from '../../../core/service/desk/links.ts'
import { addMember, DESK_PASSWORD, deskBrowser, read, startDesk } from '../../support/desk.ts'
import type { DeskBrowser } from '../../support/desk.ts'
import { startProvider } from '../../support/openid-provider.ts'
import type { ProviderAccount, TestProvider } from '../../support/openid-provider.ts'
import { SITE_URL } from '../../support/service-site.ts'
import type { TestService } from '../../support/service.ts'

const RETURN = `${SITE_URL}${DESK_API}/sign-on/return`
const INES = 'ines@kantoor-linde.example'
const VERIFIED: ProviderAccount = { sub: 'a1', email: INES, email_verified: true, amr: ['pwd', 'mfa'] }
const FAILED = '/desk/#/sign-on-failed'

interface Settings {
  readonly unverifiedEmail?: boolean
  readonly secondFactor?: boolean
}

let provider: TestProvider
let service: TestService
beforeEach(async () => {
  provider = await startProvider({ id: 'desk', secret: 'a secret of the desk', returnTo: RETURN })
  service = await startWith({})
})

function startWith(settings: Settings): Promise<TestService> {
  const signOn = { issuer: provider.issuer, clientId: 'desk', name: 'Kantoor-ID', ...settings }
  return startDesk({ desk: { enabled: true, signOn } }, { signOn: 'a secret of the desk' })
}

/** The browser keeps the cookie of its way to the provider. */
async function begin(): Promise<{ readonly location: string; readonly cookie: string }> {
  const answer = await service.ask(`${DESK_API}/sign-on`)
  expect(answer.status).toBe(302)
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  return { location: answer.headers.get('location') ?? '', cookie }
}

async function signedOn(
  account: ProviderAccount,
): Promise<{ readonly to: string; readonly browser: DeskBrowser }> {
  const { location, cookie } = await begin()
  return arrive((await provider.logIn(location, account)).href, cookie)
}

async function arrive(address: string, cookie: string) {
  const { pathname, search } = new URL(address)
  const answer = await service.ask(`${pathname}${search}`, {}, { headers: { Cookie: cookie } })
  const browser = deskBrowser(service)
  browser.cookie =
    answer.headers
      .getSetCookie()
      .find((line) => line.startsWith('__Host-agency-desk='))
      ?.split(';', 1)[0] ?? ''
  return { to: answer.headers.get('location') ?? '', browser }
}

const actions = async () => {
  const rows = await service.store.db.selectFrom('desk_audit').select('action').orderBy('id').execute()
  return rows.map(({ action }) => action)
}

test('a member is logged in with the verified address and the second factor of the provider', async () => {
  await addMember(service)
  const { to, browser } = await signedOn(VERIFIED)
  expect(to).toBe('/desk/')
  const { member } = await read<DeskSession>(browser.get('/session'))
  expect(member).toMatchObject({ name: 'Inès Maertens', email: INES })
  expect(await actions()).toEqual(['sign-on', 'login'])
})

describe('the second factor', () => {
  const next = async (browser: DeskBrowser) =>
    ((await (await browser.get('/session')).json()) as { readonly code?: string }).code ?? 'open'

  test('is asked for at the desk if the provider did not ask for one', async () => {
    await addMember(service)
    const { browser } = await signedOn({ ...VERIFIED, amr: ['pwd'] })
    expect(await next(browser)).toBe('code-first')
    expect(await actions()).toEqual(['sign-on'])
  })

  test('is that of every log-in of the provider, if the configuration says so', async () => {
    service = await startWith({ secondFactor: true })
    await addMember(service)
    const { browser } = await signedOn({ ...VERIFIED, amr: ['pwd'] })
    expect(await next(browser)).toBe('open')
  })
})

describe('nobody is logged in', () => {
  test.each<[string, { readonly [Name in keyof ProviderAccount]?: ProviderAccount[Name] | undefined }]>([
    ['whose address is not verified', { email_verified: false }],
    ['whose address the provider does not call verified', { email_verified: undefined }],
    ['without an address', { email: undefined }],
    ['who is no member', { email: 'iemand@kantoor-linde.example' }],
  ])('%s', async (_, change) => {
    await addMember(service)
    const account = Object.fromEntries(
      Object.entries({ ...VERIFIED, ...change }).filter(([, value]) => value !== undefined),
    ) as unknown as ProviderAccount
    const { to, browser } = await signedOn(account)
    expect(to).toBe(FAILED)
    expect((await browser.get('/session')).status).toBe(401)
    expect(await actions()).toEqual(['login-failed'])
  })

  test('who is disabled, also with a known account', async () => {
    const { id } = await addMember(service)
    await signedOn(VERIFIED)
    await service.store.db.updateTable('desk_member').set({ disabled_at: 1 }).where('id', '=', id).execute()
    expect((await signedOn(VERIFIED)).to).toBe(FAILED)
  })

  test('who has the address of a member, but another account than at the first log-in', async () => {
    await addMember(service)
    expect((await signedOn(VERIFIED)).to).toBe('/desk/')
    expect((await signedOn({ ...VERIFIED, sub: 'b2' })).to).toBe(FAILED)
    // The account is enough, whatever its address is now.
    expect((await signedOn({ ...VERIFIED, email: 'other@kantoor-linde.example' })).to).toBe('/desk/')
  })

  test('in another browser than the one that asked, or without its cookie', async () => {
    await addMember(service)
    const first = await begin()
    const second = await begin()
    const { href } = await provider.logIn(first.location, VERIFIED)
    expect((await arrive(href, second.cookie)).to).toBe(FAILED)
    expect((await arrive(href, '')).to).toBe(FAILED)
  })

  test('by the same answer twice', async () => {
    await addMember(service)
    const { location, cookie } = await begin()
    const { href } = await provider.logIn(location, VERIFIED)
    expect((await arrive(href, cookie)).to).toBe('/desk/')
    expect((await arrive(href, cookie)).to).toBe(FAILED)
  })

  test('who said no at the provider', async () => {
    const { location, cookie } = await begin()
    const state = new URL(location).searchParams.get('state') ?? ''
    const denied = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer })
    expect((await arrive(`${RETURN}?${denied}`, cookie)).to).toBe(FAILED)
  })
})

test('an address without a statement counts where the office assigns all addresses', async () => {
  service = await startWith({ unverifiedEmail: true })
  await addMember(service)
  const { email_verified: _, ...account } = VERIFIED
  expect((await signedOn(account)).to).toBe('/desk/')
  expect((await signedOn({ ...VERIFIED, sub: 'c3', email_verified: false })).to).toBe(FAILED)
})

test('a provider that does not answer is a failed log-in, and the password still works', async () => {
  const signOn = { issuer: 'http://127.0.0.1:9', clientId: 'desk', name: 'Kantoor-ID' }
  service = await startDesk({ desk: { enabled: true, signOn } })
  const answer = await service.ask(`${DESK_API}/sign-on`)
  expect(answer.headers.get('location')).toBe(FAILED)
})

test('without the setting there is no such way', async () => {
  service = await startDesk()
  for (const path of ['/sign-on', '/sign-on/return'])
    expect((await service.ask(`${DESK_API}${path}`)).status).toBe(404)
})

test('a new invitation forgets the account at the provider', async () => {
  const { id } = await addMember(service)
  await signedOn(VERIFIED)
  const bound = () =>
    service.store.db
      .selectFrom('desk_member')
      .select('provider_subject')
      .where('id', '=', id)
      .executeTakeFirst()
  expect(await bound()).toEqual({ provider_subject: `${provider.issuer} a1` })
  const link = await makeDeskLink(service.store.db, { member: id, kind: 'invitation' }, service.deps)
  const token = link.split('/').at(-1)
  await deskBrowser(service).send('POST', '/new-password', { token, password: DESK_PASSWORD })
  expect(await bound()).toEqual({ provider_subject: null })
})
