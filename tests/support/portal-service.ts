/**
 * A service for the pages of the portal. It answers by core/http/portal.ts from data of the tests, and checks
 * every answer against that contract.
 */
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Route } from 'playwright'
import { PORTAL_API } from '../../core/http/portal.ts'
import { PORTAL_ENDPOINTS, PORTAL_REFUSALS, SETUP_PATHS } from '../../core/http/portal-endpoints.ts'
import type { PortalRefusal, PortalSessions } from '../../core/http/portal.ts'
import type { PortalData } from './portal-fixture.ts'

export interface PortalService {
  readonly data: PortalData
  /** The actions of the owner, in order: "POST /logout". */
  readonly asked: string[]
  standing: 'in' | 'out' | 'code' | 'set-up'
  sessions: PortalSessions['sessions']
  /** Answers that replace its own, by "POST /password". An answer of null drops the connection. */
  readonly instead: Map<string, { readonly status: number; readonly code?: PortalRefusal['code'] } | null>
}

const PASSWORD = 'lindebloesem in juni'
export const CODE = '123456'
export const RECOVERY = ['k7m2-9qxp', '4t3c-w8zd', 'h5nf-2r6v', '8jya-c3ks']
/** Names of files that it refuses. */
const TOO_LARGE = /groot/
const OTHER_TYPE = /\.exe$/

export async function servePortal(context: BrowserContext, data: PortalData): Promise<PortalService> {
  const service = createPortalService(data)
  await context.route(`**${PORTAL_API}/**`, (route) => answer(service, route))
  return service
}

export function createPortalService(data: PortalData): PortalService {
  const now = Date.now()
  return {
    data,
    asked: [],
    standing: 'in',
    sessions: [
      { id: 's1', startedAt: now - 9e5, seenAt: now, device: 'Chrome, Windows', isThis: true },
      { id: 's2', startedAt: now - 9e8, seenAt: now - 9e7, device: 'Safari, iPhone', isThis: false },
    ],
    instead: new Map(),
  }
}

async function answer(service: PortalService, route: Route): Promise<void> {
  const request = route.request()
  const body = request.headers()['content-type']?.includes('json') ? (request.postDataJSON() as Body) : {}
  const asked = { method: request.method(), url: request.url(), body, raw: request.postData() ?? '' }
  const reply = replyTo(service, asked)
  return reply === null ? route.abort('internetdisconnected') : route.fulfill(reply)
}

export interface PortalRequest {
  readonly method: string
  readonly url: string
  readonly body: Body
  readonly raw: string
}

export type PortalReply = { readonly status: number } & (
  { readonly json: object } | { readonly contentType: string; readonly body: string }
)

/** The answer to a request; null drops the connection. */
export function replyTo(service: PortalService, request: PortalRequest): PortalReply | null {
  const { method, url, body, raw } = request
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname.slice(PORTAL_API.length))
  const name = `${method} ${path}`
  service.asked.push(name)
  const instead = service.instead.get(name)
  if (instead === null) return null
  if (instead) return { status: instead.status, json: { ok: false, code: instead.code } }
  const made = answerTo(service, { name, path, body, raw })
  if (typeof made === 'string')
    return { status: PORTAL_REFUSALS[made].status, json: { ok: false, code: made } }
  return made.text === undefined
    ? { status: 200, json: checked(name, made.json ?? { ok: true }) }
    : { status: 200, ...made.text }
}

type Body = Readonly<Partial<Record<'code' | 'password' | 'newPassword', string>>>
interface Asked {
  readonly name: string
  readonly path: string
  readonly body: Body
  readonly raw: string
}
interface Made {
  readonly json?: object
  readonly text?: { readonly contentType: string; readonly body: string }
}

function answerTo(service: PortalService, asked: Asked): Made | PortalRefusal['code'] {
  const { name, path, body } = asked
  if (service.standing === 'out') return 'session'
  if (service.standing === 'code') {
    if (name !== 'POST /second-factor') return 'second-factor'
    if (body.code !== CODE) return 'code'
    service.standing = 'in'
    return {}
  }
  if (service.standing === 'set-up' && !SETUP_PATHS.has(path)) return 'second-factor-setup'
  if (path.startsWith('/properties/')) return propertyAnswer(service, asked)
  if (name.startsWith('DELETE /sessions/')) {
    service.sessions = service.sessions.filter(({ id }) => !path.endsWith(id))
    return {}
  }
  return ANSWERS[name]?.(service, body) ?? 'not-found'
}

const ANSWERS: Readonly<
  Record<string, (service: PortalService, body: Body) => Made | PortalRefusal['code']>
> = {
  'GET /session': ({ data }) => ({ json: data.session }),
  'GET /sessions': ({ sessions }) => ({ json: { sessions } }),
  'POST /logout': leave,
  'POST /logout-everywhere': leave,
  'POST /password': (_, { password, newPassword = '' }) => {
    if (password !== PASSWORD) return 'password'
    return newPassword.length < 12 ? 'weak' : {}
  },
  'POST /second-factor/setup': (_, { password }) =>
    password === PASSWORD
      ? {
          json: {
            secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
            uri: 'otpauth://totp/Dorpel%20%26%20Linde:noor?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          },
        }
      : 'password',
  'POST /second-factor/confirm': (service, { code }) => {
    if (code !== CODE) return 'code'
    Object.assign(service.data.session.owner, { secondFactor: true })
    service.standing = 'in'
    return { json: { codes: RECOVERY } }
  },
  'POST /second-factor/off': ({ data }, { password }) => {
    if (password !== PASSWORD) return 'password'
    Object.assign(data.session.owner, { secondFactor: false })
    return {}
  },
}

function leave(service: PortalService): Made {
  service.standing = 'out'
  return {}
}

function propertyAnswer({ data }: PortalService, { name, path, raw }: Asked): Made | PortalRefusal['code'] {
  const [, , id = '', part, document] = path.split('/')
  const property = data.properties.get(id)
  if (!property) return 'not-found'
  if (part === undefined) return { json: property }
  if (part === 'history.csv')
    return { text: { contentType: 'text/csv; charset=utf-8', body: 'date;type\r\n' } }
  if (name.startsWith('GET') && document !== undefined)
    return { text: { contentType: 'application/pdf', body: '%PDF-1.7' } }
  const file = /filename="([^"]*)"/.exec(raw)?.[1] ?? ''
  if (TOO_LARGE.test(file)) return 'too-large'
  if (OTHER_TYPE.test(file)) return 'type'
  const added = {
    id: randomUUID(),
    name: file,
    type: 'application/pdf',
    bytes: raw.length,
    addedAt: Date.now(),
    addedBy: 'owner',
    mayDownload: true,
  }
  Object.assign(property, { documents: [...property.documents, added] })
  return { json: added }
}

/** The answer, checked against the contract of its endpoint. */
function checked(name: string, json: object): object {
  const endpoint = PORTAL_ENDPOINTS.find(({ method, path }) =>
    new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(name),
  )
  if (!endpoint) throw new Error(`the contract knows no ${name}`)
  return endpoint.answer === undefined ? json : (endpoint.answer.parse(json) as object)
}

export { PASSWORD as OWNER_PASSWORD }
