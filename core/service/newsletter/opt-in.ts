/**
 * Double opt-in: whoever ticks a box, or fills in an address, is asked by mail whether it was meant. Nobody is subscribed before the link in it was
 * opened and its button pressed: scanners of mail open links, and press nothing.
 */
import { signNewsletter } from '../../domain/forms/sign-newsletter.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ServiceDeps } from '../deps.ts'
import type { FormHandler, Received } from '../submissions/handler.ts'
import { newId } from '../ids.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import type { MailLink } from '../mail/mail-content.ts'
import type { MailMessage } from '../mail/message.ts'
import { writtenName } from '../mail/visitor-text.ts'
import { serviceUrl } from '../service-address.ts'
import { signLink } from '../signed-link.ts'
import { say } from '../strings.ts'
import type { SubscriberRow } from './subscriber-tables.ts'
import { askToSubscribe } from './subscribers.ts'

const DAY = 24 * 3600 * 1000
/** A link to confirm; what nobody confirmed is erased when it ends. */
const CONFIRM_WITHIN = 7 * DAY

type Context = Parameters<FormHandler>[1]

/** Asks for confirmation after a tick in any other form. */
export async function optInOf(received: Received, context: Context): Promise<readonly MailMessage[]> {
  if (received.values.newsletter === undefined || received.values.email === undefined) return []
  const { kind, row } = await ask(received, context)
  return kind === 'asked' ? [confirmMail(row, received, context.deps)] : []
}

/** Notes that somebody asked, and says whether a confirmation has to be mailed. */
export function ask({ form, language, values, receivedAt }: Received, { deps, transaction }: Context) {
  return askToSubscribe(transaction, {
    id: newId(deps),
    email: String(values.email).toLowerCase(),
    language,
    form,
    property: typeof values.property === 'string' ? values.property : null,
    asked_at: receivedAt,
    erase_at: receivedAt + CONFIRM_WITHIN,
  })
}

export function confirmLink(row: SubscriberRow, deps: ServiceDeps): MailLink {
  const expires = row.asked_at + CONFIRM_WITHIN
  const token = signLink({ purpose: 'newsletter-confirm', subject: row.id, expires }, deps)
  return {
    label: say(row.language, 'mail.button.confirm'),
    url: serviceUrl(deps, `/api/newsletter/confirm/${token}`),
  }
}

function confirmMail(row: SubscriberRow, { values }: Received, deps: ServiceDeps): MailMessage {
  const { language, email } = row
  const name = writtenName(String(values.firstName ?? ''), String(values.lastName ?? ''))
  return composeMail({
    site: deps.site(),
    to: email,
    language,
    subject: say(language, signNewsletter.mails.subject),
    greeting: greetingOf(language, name),
    paragraphs: [say(language, signNewsletter.mails.text)],
    button: confirmLink(row, deps),
  })
}

export function alreadyMail(row: SubscriberRow, deps: ServiceDeps): MailMessage {
  return newsletterMail(row, 'newsletter.already', deps)
}

/** Once it is confirmed: the first mail of the newsletter, with the way out. */
export function welcomeMail(row: SubscriberRow, deps: ServiceDeps): MailMessage {
  return newsletterMail(row, 'newsletter.welcome', deps)
}

function newsletterMail(
  row: SubscriberRow,
  key: 'newsletter.already' | 'newsletter.welcome',
  deps: ServiceDeps,
): MailMessage {
  const { language, email } = row
  const site = deps.site()
  return composeMail({
    site,
    to: email,
    language,
    subject: say(language, `${key}.subject`),
    greeting: greetingOf(language, undefined),
    paragraphs: [say(language, `${key}.text`)],
    reason: reasonOf(language, site.url),
    unsubscribe: unsubscribeUrl(row, deps),
  })
}

function reasonOf(language: Locale, url: string): string {
  return say(language, 'newsletter.reason', { site: new URL(url).host })
}

/** It works as long as the mail that it stands in. GET asks, POST ends it (RFC 8058). */
export function unsubscribeUrl(
  { id }: Pick<SubscriberRow, 'id'>,
  deps: Pick<ServiceDeps, 'site' | 'secrets' | 'address'>,
): string {
  return serviceUrl(
    deps,
    `/api/newsletter/one-click/${signLink({ purpose: 'newsletter-end', subject: id }, deps)}`,
  )
}
