/**
 * The desk as its page calls it (`core/http/desk/endpoints.ts`). Every right is checked here: the session, the right of the role, the query
 * and the body, before a handler runs. A handler decides only whether an object belongs to the member's office.
 */
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { DESK_BACKGROUND, hasRight, isDeskRight } from '../../domain/desk.ts'
import { DESK_ENDPOINTS } from '../../http/desk/endpoints.ts'
import type { DeskAccess, DeskEndpoint } from '../../http/desk/endpoint.ts'
import { done, json } from '../accounts/answers.ts'
import { readBody } from '../accounts/read-body.ts'
import type { ServiceDeps } from '../deps.ts'
import { clientAddress } from '../guards/address.ts'
import { callerOf } from '../guards/origin.ts'
import { createSlots } from '../guards/slots.ts'
import type { Slots } from '../guards/slots.ts'
import { accountHandlers } from './account.ts'
import { writeDeskAudit } from './audit.ts'
import { calendarHandlers } from './calendar.ts'
import type { Call, DeskVisitor, Handlers } from './call.ts'
import { refused } from './call.ts'
import { whileEnabled } from './enabled.ts'
import { eventStreams } from './events.ts'
import { homeHandlers } from './homes.ts'
import { inboxHandlers } from './inbox.ts'
import { memberHandlers } from './member-handlers.ts'
import { oversightHandlers } from './oversight.ts'
import { paperHandlers } from './papers.ts'
import { passkeyHandlers } from './passkeys.ts'
import { peopleHandlers } from './people.ts'
import { publishingHandlers } from './publishing.ts'
import { roundHandlers } from './rounds.ts'
import { hasSecondFactor } from './second-factor.ts'
import { deskVisitorOf, seenAtDesk } from './sessions.ts'

const HANDLERS: Handlers<Omit<typeof DESK_ENDPOINTS, 'events'>> = {
  ...accountHandlers,
  ...passkeyHandlers,
  ...oversightHandlers,
  ...inboxHandlers,
  ...calendarHandlers,
  ...roundHandlers,
  ...homeHandlers,
  ...paperHandlers,
  ...memberHandlers,
  ...peopleHandlers,
  ...publishingHandlers,
}

type Handler = (call: Call) => Promise<object | undefined>

/** Longer than any text that a member writes. */
const BODY_LIMIT = 64 * 1024

/** Each file is held in memory, so few are read at a time. */
const FILES = { atOnce: 2, ofOne: 2, waiting: 10 }
const RETRY_SECONDS = 10

/** Mount it at `DESK_API`, behind the guards of the service: changes come from its own pages only. */
export function deskRoutes(deps: ServiceDeps): Hono {
  const routes = new Hono()
  const files = createSlots(FILES)
  const handlers: Handlers<typeof DESK_ENDPOINTS> = { ...HANDLERS, events: eventStreams(deps) }
  routes.use(whileEnabled(deps), deskPagesOnly(deps))
  for (const [name, endpoint] of Object.entries(DESK_ENDPOINTS)) {
    const handler = handlers[name as keyof typeof handlers] as unknown as Handler
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
    routes.on(endpoint.method, path, (context) => answer({ context, endpoint, handler, deps, files }))
  }
  return routes
}

/** The page of the desk alone may change anything: a site whose service has another host may not. */
function deskPagesOnly(deps: ServiceDeps): MiddlewareHandler {
  return async ({ req }, next) => {
    const caller = req.method === 'GET' ? 'own' : callerOf(req.raw, deps)
    const { origin } = new URL(deps.site().url)
    const isOneHost = new URL(deps.address ?? origin).origin === origin
    if (caller === 'own' || (caller === 'site' && isOneHost)) return next()
    return refused('not-found')
  }
}

interface Asked {
  readonly context: Context
  readonly endpoint: DeskEndpoint
  readonly handler: Handler
  readonly deps: ServiceDeps
  readonly files: Slots
}

async function answer({ context, endpoint, handler, deps, files }: Asked): Promise<Response> {
  const entered = await enter({ context, endpoint, deps })
  if (entered instanceof Response) return entered
  const given = await givenIn(context, endpoint)
  if (given instanceof Response) return given
  const { raw: request } = context.req
  const address = clientAddress(context, deps.config.proxies)
  const param = (name: string) => context.req.param(name) ?? ''
  // Hono and zod have checked what the type of each endpoint promises.
  const call = { deps, request, address, param, visitor: entered ?? undefined, ...given } as unknown as Call
  const work = () => handler(call)
  const client = entered?.member.id ?? address
  const made = await (endpoint.takesFile
    ? (files.run(client, work) ?? refused('retry', RETRY_SECONDS))
    : work())
  const answered = made instanceof Response ? made : made === undefined ? done() : json(made)
  if (answered.ok && endpoint.audit !== undefined && entered !== null)
    await note({ ...entered, action: endpoint.audit, subject: subjectOf(context, endpoint) }, deps)
  return answered
}

function subjectOf({ req }: Context, { path }: DeskEndpoint): string | undefined {
  const [, name] = /\{(\w+)\}/.exec(path) ?? []
  return name === undefined ? undefined : req.param(name)
}

type Entering = Pick<Asked, 'context' | 'endpoint' | 'deps'>

/** The visitor of the request; null for an endpoint that is open to anyone. */
async function enter({ context, endpoint, deps }: Entering): Promise<DeskVisitor | null | Response> {
  const { access } = endpoint
  if (access === 'anyone') return null
  const visitor = await deskVisitorOf(context.req.raw, deps)
  if (visitor === null) return refused('session')
  if (visitor.session.state === 'waiting' && access !== 'half')
    return refused((await hasSecondFactor(deps.store.db, visitor.member)) ? 'code-first' : 'set-up-first')
  if (!isAllowed(visitor, access)) {
    await note({ ...visitor, action: 'not-allowed', subject: endpoint.path }, deps)
    return refused('not-found')
  }
  const isUse = visitor.session.state === 'open' && context.req.header(DESK_BACKGROUND) === undefined
  return isUse ? { ...visitor, session: await seenAtDesk(visitor.session, deps) } : visitor
}

function isAllowed({ member }: DeskVisitor, access: DeskAccess): boolean {
  return !isDeskRight(access) || hasRight(member.role, access)
}

/** The checked query and body. */
async function givenIn(
  { req }: Context,
  { query, body }: DeskEndpoint,
): Promise<{ readonly query: unknown; readonly body: unknown } | Response> {
  const asked = (query ?? z.object({})).safeParse(req.query())
  if (!asked.success) return refused('type')
  if (body === undefined) return { query: asked.data, body: undefined }
  const read = await readBody(req.raw, body, BODY_LIMIT)
  return read === 'type' || read === 'too-large' ? refused(read) : { query: asked.data, body: read }
}

interface Noted extends DeskVisitor {
  readonly action: string
  readonly subject: string | undefined
}

function note({ member, action, subject }: Noted, deps: ServiceDeps): Promise<void> {
  return deps.store.write((transaction) =>
    writeDeskAudit(transaction, { action, member: member.id, subject }, deps),
  )
}
