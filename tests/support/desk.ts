/** Members of the desk on a test service with two offices, and a browser that keeps the cookie of one. */
import { DESK_API } from '../../core/domain/desk.ts'
import type { DeskRole } from '../../core/domain/desk.ts'
import type { ServiceConfig } from '../../core/schema/service-config.ts'
import type { ServiceOffice, ServiceProperty, ServiceSite } from '../../core/schema/service-site.ts'
import type { Locale } from '../../core/languages/codes.ts'
import { hashPassword } from '../../core/service/accounts/passwords.ts'
import { seal } from '../../core/service/accounts/sealed.ts'
import { newMember } from '../../core/service/desk/members.ts'
import type { DeskMemberRow } from '../../core/service/desk/desk-tables.ts'
import { codeAt } from './portal.ts'
import type { ServiceOptions, TestService } from './service.ts'
import { startService } from './service.ts'
import { SERVICE_SITE } from './service-site.ts'

export const DESK_PASSWORD = 'zeven zwanen op de Vaart'
/** The authenticator of every member: base32. */
export const AUTHENTICATOR = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const [gent] = SERVICE_SITE.offices as [ServiceOffice]
const [home] = SERVICE_SITE.properties as [ServiceProperty]

/** 4127 belongs to Gent, 4135 to Brugge. */
export const DESK_SITE: Partial<ServiceSite> = {
  captcha: false,
  offices: [
    gent,
    { ...gent, id: 'brugge', name: { nl: 'Brugge', fr: 'Bruges' }, email: 'brugge@kantoor-linde.example' },
  ],
  properties: [
    { ...home, office: 'gent', agent: { name: 'Inès Maertens' } },
    {
      ...home,
      id: '4135',
      reference: 'VBE-35',
      titles: { nl: 'Appartement' },
      office: 'brugge',
      agent: { name: 'Wout Claes' },
    },
  ],
}

export interface DeskBrowser {
  /** `name=value`, as the browser sends it. */
  cookie: string
  get(path: string): Promise<Response>
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Response>
}

export function startDesk(config: ServiceConfig = {}, options: Omit<ServiceOptions, 'config'> = {}) {
  return startService({
    ...options,
    site: { ...DESK_SITE, ...options.site },
    config: { desk: { enabled: true }, ...config },
  })
}

interface Given {
  readonly email?: string
  readonly name?: string
  readonly role?: DeskRole
  readonly office?: string | null
  readonly language?: Locale
}

/** Adds a member with a password and a second factor. */
export async function addMember(
  { deps, store }: Pick<TestService, 'deps' | 'store'>,
  given: Given = {},
): Promise<DeskMemberRow> {
  const { name = 'Inès Maertens', role = 'agent' } = given
  const { email = `${plain(name)}@kantoor-linde.example` } = given
  const office = given.office === undefined ? (role === 'administrator' ? null : 'gent') : given.office
  const row = newMember({ email, name, role, office, language: given.language ?? 'nl' }, deps)
  const password = await knownHash()
  const member = { ...row, password, second_factor: seal(AUTHENTICATOR, row.id, deps) }
  await store.write((transaction) => transaction.insertInto('desk_member').values(member).execute())
  return member
}

/** The first name in small letters without accents. */
function plain(name: string): string {
  return (name.split(' ')[0] ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

let known: Promise<string> | undefined

/** A hash is slow on purpose, so the password of the tests is hashed once. */
function knownHash(): Promise<string> {
  known ??= hashPassword(DESK_PASSWORD)
  return known
}

export function deskBrowser(service: TestService): DeskBrowser {
  const headers = () => ({ Cookie: browser.cookie === '' ? null : browser.cookie })
  const browser: DeskBrowser = {
    cookie: '',
    get: (path) => service.ask(`${DESK_API}${path}`, {}, { headers: headers() }),
    send: async (method, path, body = {}) => {
      const init = method === 'DELETE' ? { method } : { method, body: JSON.stringify(body) }
      const type = { 'Content-Type': 'application/json' }
      const answer = await service.ask(`${DESK_API}${path}`, init, { headers: { ...headers(), ...type } })
      const set = answer.headers.get('Set-Cookie')
      if (set !== null) browser.cookie = set.includes('Max-Age=0') ? '' : (set.split(';', 1)[0] ?? '')
      return answer
    },
  }
  return browser
}

export async function logInToDesk(service: TestService, email: string): Promise<DeskBrowser> {
  const browser = deskBrowser(service)
  await browser.send('POST', '/login', { email, password: DESK_PASSWORD })
  // Each code works once: another member of the same test has the same authenticator, but its own steps.
  const code = codeAt(AUTHENTICATOR, service.deps.now())
  const answer = await browser.send('POST', '/second-factor', { code })
  if (answer.status !== 204) throw new Error(`no log-in: ${answer.status} ${await answer.text()}`)
  return browser
}

/** Adds a member and logs in. */
export async function memberAtDesk(service: TestService, given: Given = {}): Promise<DeskBrowser> {
  const { email } = await addMember(service, given)
  return logInToDesk(service, email)
}

/** Throws with the answer if it is a refusal, because a test that reads one should say what was refused. */
export async function read<Value>(answer: Response | Promise<Response>): Promise<Value> {
  const given = await answer
  if (!given.ok) throw new Error(`the desk answered ${given.status} ${await given.text()}`)
  return (await given.json()) as Value
}
