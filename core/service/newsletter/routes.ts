/**
 * The targets of links of the newsletter. A GET request changes nothing; the button of the page does, and so
 * does the button of a mail program (RFC 8058).
 */
import { Hono } from 'hono'
import type { Context } from 'hono'
import { unsubscribe } from '../../domain/forms/unsubscribe.ts'
import type { ServiceDeps } from '../deps.ts'
import { eraseAt } from '../submissions/retention.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { buttonPage } from '../pages/button-page.ts'
import { forLink, saidPage } from '../pages/link-page.ts'
import { say } from '../strings.ts'
import { welcomeMail } from './opt-in.ts'
import type { SubscriberRow } from './subscriber-tables.ts'
import { confirm, endSubscription, findSubscriber } from './subscribers.ts'

export function newsletterRoutes(deps: ServiceDeps): Hono {
  const routes = new Hono()
  routes.get('/api/newsletter/confirm/:token', forLink(deps, 'newsletter-confirm', askToConfirm))
  routes.post('/api/newsletter/confirm/:token', forLink(deps, 'newsletter-confirm', doConfirm))
  routes.get('/api/newsletter/one-click/:token', forLink(deps, 'newsletter-end', askToEnd))
  routes.post('/api/newsletter/one-click/:token', forLink(deps, 'newsletter-end', doEnd))
  return routes
}

async function askToConfirm(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const row = await findSubscriber(deps.store.db, subject)
  return row?.state === 'pending'
    ? question(deps, context, { row, about: 'confirm' })
    : confirmed(deps, context, row)
}

async function doConfirm(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const row = await deps.store.write(async (transaction) => {
    const first = await confirm(transaction, subject, deps.now())
    if (first !== undefined)
      await enqueue(transaction, { submission: null, messages: [welcomeMail(first, deps)] }, deps)
    return first
  })
  if (row !== undefined) deps.wakeOutbox()
  return confirmed(deps, context, row ?? (await findSubscriber(deps.store.db, subject)))
}

/** An earlier link is no present consent. After an end or a new request, the subscription has another id. */
function confirmed(deps: ServiceDeps, context: Context, row: SubscriberRow | undefined): Promise<Response> {
  if (row?.state !== 'confirmed') return expired(deps, context)
  const locale = row.language
  const said = { title: 'newsletter.page.confirmed.title', text: 'newsletter.page.confirmed.text' } as const
  return saidPage(deps, context, { locale, ...said })
}

async function askToEnd(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const row = await findSubscriber(deps.store.db, subject)
  return row?.state === 'confirmed'
    ? question(deps, context, { row, about: 'end' })
    : ended(deps, context, row)
}

/** The request of the page or of a mail program. Repeated, or for an erased address, it succeeds as well. */
async function doEnd(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const now = deps.now()
  const times = { now, eraseAt: eraseAt(unsubscribe.name, now, deps.config) }
  await deps.store.write((transaction) => endSubscription(transaction, subject, times))
  return ended(deps, context, await findSubscriber(deps.store.db, subject))
}

function ended(deps: ServiceDeps, context: Context, row: SubscriberRow | undefined): Promise<Response> {
  const locale = row?.language ?? deps.site().defaultLocale
  const said = { title: 'newsletter.page.ended.title', text: 'newsletter.page.ended.text' } as const
  return saidPage(deps, context, { locale, ...said })
}

function expired(deps: ServiceDeps, context: Context): Promise<Response> {
  const locale = deps.site().defaultLocale
  return saidPage(deps, context, {
    locale,
    title: 'link.expired.title',
    text: 'link.expired.text',
    status: 410,
  })
}

interface Question {
  readonly row: SubscriberRow
  readonly about: 'confirm' | 'end'
}

async function question(deps: ServiceDeps, context: Context, { row, about }: Question): Promise<Response> {
  const locale = row.language
  const page = {
    locale,
    title: say(locale, `newsletter.page.${about}.title`),
    paragraphs: [say(locale, `newsletter.page.${about}.text`)],
    buttons: [{ action: about, label: say(locale, `newsletter.page.${about}.button`) }],
  }
  return context.html(await buttonPage(deps, page))
}
