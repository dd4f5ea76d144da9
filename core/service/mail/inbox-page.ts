/**
 * The mails of a service without a mail server, for whoever works on the site. A reset link in one of them opens an owner's account, so the
 * pages need a key that is printed at start, a connection from this machine and a name of this machine; a proxy in front of the service is
 * refused. A mail contains text of visitors, so its HTML is a page of its own, without scripts, in a sandboxed frame.
 */
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { originOf } from '../../domain/site-address.ts'
import type { ServiceDeps } from '../deps.ts'
import { isFromThisMachine } from '../guards/this-machine.ts'
import { isSameText } from '../guards/same-text.ts'
import { pageFrame } from '../pages/page-frame.ts'
import type { Html as Body } from '../pages/page-frame.ts'
import { composedMessage } from './form-mails.ts'
import type { MailMessage } from './message.ts'
import { mimeOf } from './mime.ts'
import { mailSender } from './transport.ts'
import { ownHref } from '../service-address.ts'

type InboxDeps = Pick<ServiceDeps, 'store' | 'site' | 'config' | 'apiOnly' | 'address'>

const NEWEST = 200
const PATH = '/api/inbox'
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A mail has inline styles and pictures of the site. Only the page of the mail may frame it. */
const mailPolicy = (origin: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${origin} data:; sandbox allow-popups; frame-ancestors 'self'`

/** The address of the pages, with the key that `inboxRoutes` asks for. */
export function inboxPath(key: string): string {
  return `${PATH}/${key}`
}

export function inboxRoutes(deps: InboxDeps, key: string): Hono {
  const routes = new Hono()
  const guard = onlyFor(key)
  routes.use(`${PATH}/*`, guard)
  routes.use(PATH, guard)
  const base = `${PATH}/:key`
  routes.get(base, async (context) => page(context, listPage(deps, await newest(deps), key)))
  routes.get(`${base}/:file{[0-9a-f]+\\.eml}`, async (context) => {
    const mail = await find(deps, context.req.param('file').slice(0, -'.eml'.length))
    if (mail === null) return context.notFound()
    const { id, created_at: date, message } = mail
    const mime = await mimeOf(message, { id, date, from: mailSender(deps.site(), deps.config) })
    context.header('Content-Type', 'message/rfc822')
    context.header('Content-Disposition', `attachment; filename="${id}.eml"`)
    return context.body(new Uint8Array(mime))
  })
  routes.get(`${base}/:id{[0-9a-f]+}/html`, async (context) => {
    const mail = await find(deps, context.req.param('id'))
    if (mail === null) return context.notFound()
    context.header('Content-Security-Policy', mailPolicy(new URL(deps.site().url).origin))
    context.header('X-Frame-Options', 'SAMEORIGIN')
    return context.html(withLocalPictures(mail.message.html, deps))
  })
  routes.get(`${base}/:id{[0-9a-f]+}`, async (context) => {
    const mail = await find(deps, context.req.param('id'))
    return mail === null ? context.notFound() : page(context, mailPage(deps, mail, key))
  })
  return routes
}

/** Pictures of a site that is not online yet come from this service, which serves the same files. */
function withLocalPictures(html: string, { site, apiOnly }: InboxDeps): string {
  return apiOnly === true ? html : html.replaceAll(`src="${originOf(site().url)}/`, 'src="/')
}

function onlyFor(key: string): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.path.slice(PATH.length + 1).split('/', 1)[0] ?? ''
    // Not by `notFound`, which would say that the address takes another method.
    if (!isFromThisMachine(context) || !isSameText(given, key)) return context.body(null, 404)
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    return undefined
  }
}

interface KeptMail {
  readonly id: string
  readonly created_at: number
  readonly state: string
  readonly last_error: string | null
  readonly message: MailMessage
}

type MailRow = Omit<KeptMail, 'message'> & { readonly message: string; readonly submission: string | null }

function mails({ store }: InboxDeps) {
  return store.db
    .selectFrom('outbox')
    .select(['id', 'created_at', 'state', 'last_error', 'message', 'submission'])
    .where('kind', '=', 'mail')
}

async function newest(deps: InboxDeps): Promise<readonly KeptMail[]> {
  const rows = await mails(deps).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(NEWEST).execute()
  return (await Promise.all(rows.map((row) => keptMail(row, deps)))).flatMap((mail) => mail ?? [])
}

async function find(deps: InboxDeps, id: string): Promise<KeptMail | null> {
  const row = await mails(deps).where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : keptMail(row, deps)
}

async function keptMail(row: MailRow, deps: InboxDeps): Promise<KeptMail | null> {
  const message = await composedMessage(row, deps)
  return message?.kind === 'mail' ? { ...row, message } : null
}

function page(context: Context, body: Body): Response | Promise<Response> {
  context.header('Content-Security-Policy', PAGE_POLICY)
  context.header('X-Frame-Options', 'DENY')
  return context.html(body)
}

function frame(deps: InboxDeps, { title, head }: { title: string; head: Body }, content: Body | ''): Body {
  const whole = html`<header class="page-head">
      <h1>${title}</h1>
      ${head}
    </header>
    ${content}`
  return pageFrame(deps, { locale: 'en', title, content: whole })
}

function listPage(deps: InboxDeps, found: readonly KeptMail[], key: string): Body {
  const title = 'Mails'
  if (found.length === 0)
    return frame(deps, { title, head: html`<p>No mail yet. Send a form, then load this page again.</p>` }, '')
  const head = html`<p>There is no mail server, so nothing leaves this machine. Newest first.</p>`
  const list = html`<ol class="inbox">
    ${found.map(
      ({ id, message, state, last_error }) => html`
        <li>
          <a href="${ownHref(deps, inboxPath(key))}/${id}">${message.subject}</a>
          <p>${message.to}, ${timeOf(id)} UTC, ${state}${last_error === null ? '' : `: ${last_error}`}</p>
        </li>
      `,
    )}
  </ol>`
  return frame(deps, { title, head }, list)
}

function mailPage(deps: InboxDeps, { id, message }: KeptMail, key: string): Body {
  const all = ownHref(deps, inboxPath(key))
  const { subject, to, replyTo, text, attachments = [] } = message
  const head = html`<p>
    To ${to}${replyTo === undefined ? '' : `, answers to ${replyTo}`}, ${timeOf(id)} UTC<br />
    <a href="${all}/${id}.eml">Download as a file</a>, <a href="${all}/${id}/html">HTML alone</a>,
    <a href="${all}">all mails</a>
  </p>`
  const mail = html`<div class="inbox">
    ${attachments.length === 0 ? '' : html`<p>Attached: ${attachments.map(({ name }) => name).join(', ')}</p>`}
    <iframe
      src="${all}/${id}/html"
      title="The mail as HTML"
      sandbox="allow-popups"
      width="680"
      height="900"
    ></iframe>
    <h2>As text</h2>
    <pre>${text}</pre>
  </div>`
  return frame(deps, { title: subject, head }, mail)
}

/** An id begins with its time (`ids.ts`). */
function timeOf(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 12), 16)).toISOString().slice(0, 19).replace('T', ' ')
}
