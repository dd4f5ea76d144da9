/**
 * The mails of a service that has no mail server, for whoever works on the site. Anybody who reaches these pages reads every mail, so they are
 * mounted on loopback only. A mail holds what visitors wrote: its HTML is a page of its own, without scripts, in a frame that may do nothing.
 */
import { Hono } from 'hono'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ServiceDeps } from '../deps.ts'
import { pageFrame } from '../pages/page-frame.ts'
import type { Html as Body } from '../pages/page-frame.ts'
import type { MailMessage } from './message.ts'
import { mimeOf } from './mime.ts'
import { mailSender } from './transport.ts'

type InboxDeps = Pick<ServiceDeps, 'store' | 'site' | 'config' | 'apiOnly'>

const NEWEST = 200
const PATH = '/api/inbox'
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"
/** Styles of a mail stand on its elements; its pictures are the site’s. */
const mailPolicy = (origin: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${origin} data:; sandbox allow-popups; frame-ancestors 'self'`

export function inboxRoutes(deps: InboxDeps): Hono {
  const routes = new Hono()
  routes.use(`${PATH}/*`, onThisMachine)
  routes.use(PATH, onThisMachine)
  routes.get(PATH, async (context) => page(context, listPage(deps, await newest(deps))))
  routes.get(`${PATH}/:file{[0-9a-f]+\\.eml}`, async (context) => {
    const mail = await find(deps, context.req.param('file').slice(0, -'.eml'.length))
    if (mail === null) return context.notFound()
    const { id, created_at: date, message } = mail
    const mime = await mimeOf(message, { id, date, from: mailSender(deps.site(), deps.config) })
    context.header('Content-Type', 'message/rfc822')
    context.header('Content-Disposition', `attachment; filename="${id}.eml"`)
    return context.body(new Uint8Array(mime))
  })
  routes.get(`${PATH}/:id{[0-9a-f]+}/html`, async (context) => {
    const mail = await find(deps, context.req.param('id'))
    if (mail === null) return context.notFound()
    context.header('Content-Security-Policy', mailPolicy(new URL(deps.site().url).origin))
    // What is right for our pages would forbid the frame.
    context.header('X-Frame-Options', 'SAMEORIGIN')
    return context.html(mail.message.html)
  })
  routes.get(`${PATH}/:id{[0-9a-f]+}`, async (context) => {
    const mail = await find(deps, context.req.param('id'))
    return mail === null ? context.notFound() : page(context, mailPage(deps, mail))
  })
  return routes
}

/** A page elsewhere whose name leads to this machine (DNS rebinding) could read them. */
async function onThisMachine(context: Context, next: () => Promise<void>) {
  const { hostname } = new URL(context.req.url)
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return context.notFound()
  await next()
  context.header('Cache-Control', 'no-store')
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('Referrer-Policy', 'no-referrer')
  return undefined
}

interface KeptMail {
  readonly id: string
  readonly created_at: number
  readonly state: string
  readonly last_error: string | null
  readonly message: MailMessage
}

function mails({ store }: InboxDeps) {
  return store.db
    .selectFrom('outbox')
    .select(['id', 'created_at', 'state', 'last_error', 'message'])
    .where('kind', '=', 'mail')
}

async function newest(deps: InboxDeps): Promise<readonly KeptMail[]> {
  const rows = await mails(deps).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(NEWEST).execute()
  return rows.map((row) => ({ ...row, message: JSON.parse(row.message) as MailMessage }))
}

async function find(deps: InboxDeps, id: string): Promise<KeptMail | null> {
  const row = await mails(deps).where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : { ...row, message: JSON.parse(row.message) as MailMessage }
}

function page(context: Context, body: Body): Response | Promise<Response> {
  context.header('Content-Security-Policy', PAGE_POLICY)
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

function listPage(deps: InboxDeps, found: readonly KeptMail[]): Body {
  const title = 'Mails'
  if (found.length === 0)
    return frame(deps, { title, head: html`<p>No mail yet. Send a form, then load this page again.</p>` }, '')
  const head = html`<p>There is no mail server, so nothing leaves this machine. Newest first.</p>`
  const list = html`<ol class="inbox">
    ${found.map(
      ({ id, message, state, last_error }) => html`
        <li>
          <a href="${PATH}/${id}">${message.subject}</a>
          <p>${message.to}, ${timeOf(id)} UTC, ${state}${last_error === null ? '' : `: ${last_error}`}</p>
        </li>
      `,
    )}
  </ol>`
  return frame(deps, { title, head }, list)
}

function mailPage(deps: InboxDeps, { id, message }: KeptMail): Body {
  const { subject, to, replyTo, text, attachments = [] } = message
  const head = html`<p>
    To ${to}${replyTo === undefined ? '' : `, answers to ${replyTo}`}, ${timeOf(id)} UTC<br />
    <a href="${PATH}/${id}.eml">Download as a file</a>, <a href="${PATH}/${id}/html">HTML alone</a>,
    <a href="${PATH}">all mails</a>
  </p>`
  const mail = html`<div class="inbox">
    ${attachments.length === 0 ? '' : html`<p>Attached: ${attachments.map(({ name }) => name).join(', ')}</p>`}
    <iframe
      src="${PATH}/${id}/html"
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

/** IDs begin with their time (`ids.ts`). */
function timeOf(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 12), 16)).toISOString().slice(0, 19).replace('T', ' ')
}
