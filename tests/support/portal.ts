/** Owners on a test service, and a browser that keeps the cookie of one. */
import { TOTP, Secret } from 'otpauth'
import { PORTAL_API } from '../../core/http/portal.ts'
import type { ServiceConfig } from '../../core/schema/service-config.ts'
import type { ServiceProperty, ServiceSite } from '../../core/schema/service-site.ts'
import { ownersFile } from '../../core/schema/owners-file.ts'
import type { OwnersFile } from '../../core/schema/owners-file.ts'
import { importOwners } from '../../core/service/portal/import-owners.ts'
import { hashPassword } from '../../core/service/accounts/passwords.ts'
import { DEFAULT_TIME_ZONE } from '../../core/service/time-zone.ts'
import type { FormValues, PostOptions, TestService } from './service.ts'
import { startService } from './service.ts'
import { SERVICE_SITE } from './service-site.ts'

export const PASSWORD = 'vier eenden op de Leie'
/** Lien owns 4127 and 4130, which has left the site; Karim owns 4135. */
export const LIEN = 'lien@voorbeeld.be'
export const KARIM = 'karim@voorbeeld.be'

const ONLINE = SERVICE_SITE.properties[0] as ServiceProperty
export const PORTAL_SITE = {
  ...SERVICE_SITE,
  pages: {
    ...SERVICE_SITE.pages,
    resetPassword: { nl: '/nl/nieuw-wachtwoord/', fr: '/fr/nouveau-mot-de-passe/' },
  },
  properties: [
    {
      ...ONLINE,
      address: { nl: 'Lindekaai 41, 9000 Gent' },
      picture: '/_p/4127.webp',
      agent: {
        name: 'Inès Maertens',
        role: { nl: 'makelaar' },
        phone: '09 000 12 36',
        picture: '/_p/ines.webp',
      },
    },
    { ...ONLINE, id: '4135', titles: { nl: 'Appartement' }, availability: 'for-rent' },
  ],
}

export const OWNERS: OwnersFile = ownersFile.parse({
  owners: [
    { id: 1, email: LIEN, name: 'Lien Vermeulen', language: 'nl', properties: [4127, 4130] },
    { id: 2, email: KARIM, name: 'Karim Aziz', language: 'fr', properties: [4135] },
  ],
  properties: [
    { id: 4127, mayUpload: true },
    { id: 4130, title: { nl: 'Hoeve in Aalter' }, address: 'Hoge Houtweg 3, 9880 Aalter' },
  ],
})

export interface Browser {
  get(path: string): Promise<Response>
  send(method: 'POST' | 'DELETE', path: string, body?: object | FormData): Promise<Response>
  /** Posts like the page of the form; the answer may set the cookie. */
  post(
    form: 'owner-login' | 'forgot-password' | 'reset-password',
    values: FormValues,
    options?: PostOptions,
  ): Promise<Response>
  /** `name=value`, as the browser sends it. */
  cookie: string
}

export async function startPortal(
  config: ServiceConfig = {},
  site: Partial<ServiceSite> = {},
): Promise<TestService> {
  const service = await startService({ site: { ...PORTAL_SITE, ...site }, config })
  await importFile(service, OWNERS)
  await givePassword(service, LIEN, PASSWORD)
  await givePassword(service, KARIM, 'drie paarden in Brussel')
  return service
}

export function importFile({ deps }: TestService, file: OwnersFile) {
  return importOwners({ file, name: 'owners.json', zone: DEFAULT_TIME_ZONE, documents: new Map() }, deps)
}

export async function givePassword({ store }: TestService, email: string, password: string): Promise<void> {
  const hash = await knownHash(password)
  await store.write((transaction) =>
    transaction.updateTable('owner').set({ password: hash }).where('email', '=', email).execute(),
  )
}

const hashes = new Map<string, Promise<string>>()

/** Hashes are slow on purpose, so each password of the tests is hashed once. */
function knownHash(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

export function browserOf(service: TestService): Browser {
  const headers = () => ({ Cookie: browser.cookie === '' ? null : browser.cookie })
  const keep = (answer: Response) => {
    const set = answer.headers.get('Set-Cookie')
    if (set !== null) browser.cookie = set.includes('Max-Age=0') ? '' : (set.split(';', 1)[0] ?? '')
    return answer
  }
  const browser: Browser = {
    cookie: '',
    get: (path) => service.ask(`${PORTAL_API}${path}`, {}, { headers: headers() }),
    send: async (method, path, body = {}) => {
      const isForm = body instanceof FormData
      const init = { method, body: isForm ? body : JSON.stringify(body) }
      const type = isForm ? {} : { 'Content-Type': 'application/json' }
      return keep(await service.ask(`${PORTAL_API}${path}`, init, { headers: { ...headers(), ...type } }))
    },
    post: async (form, values, { headers: more = {}, ...options } = {}) =>
      keep(
        await service.post(
          form,
          { language: 'nl', ...values },
          { ...options, headers: { ...headers(), ...more } },
        ),
      ),
  }
  return browser
}

export async function logIn(service: TestService, email = LIEN, password = PASSWORD): Promise<Browser> {
  const browser = browserOf(service)
  const answer = await browser.post('owner-login', { email, password })
  if (answer.status !== 200) throw new Error(`no log-in: ${answer.status} ${await answer.text()}`)
  return browser
}

/** The code of an authenticator at that time. */
export function codeAt(secret: string, now: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: now })
}

/** The token of the link in the newest mail to this address; null if there is none. */
export async function mailedToken({ store }: TestService, email: string): Promise<string | null> {
  const row = await store.db
    .selectFrom('outbox')
    .select('message')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { text } = JSON.parse(row?.message ?? '{"text":""}') as { readonly text: string }
  return /#token=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? null
}

export async function disable({ store, deps }: TestService, email: string): Promise<void> {
  await store.write((transaction) =>
    transaction.updateTable('owner').set({ disabled_at: deps.now() }).where('email', '=', email).execute(),
  )
}
