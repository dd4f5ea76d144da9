/**
 * Double opt-in. An address that is filled in receives a mail with a link, and is subscribed when the button behind the link is pressed.
 * Opening the link changes nothing, because programs that scan mail open links.
 */
import { linkLife } from '../../domain/behaviour.ts'
import { daysLong } from '../../domain/duration.ts'
import { signNewsletter } from '../../domain/forms/sign-newsletter.ts'
import { formatWeekday } from '../../domain/format.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceDeps } from '../deps.ts'
import type { FormHandler, Received } from '../submissions/handler.ts'
import { newId } from '../ids.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import type { MailLink } from '../mail/mail-content.ts'
import type { MailMessage } from '../mail/message.ts'
import { writtenName } from '../mail/visitor-text.ts'
import { serviceUrl } from '../service-address.ts'
import { addDays, dayOf, weekdayOf, zoneOf } from '../time-zone.ts'
import { signLink } from '../signed-link.ts'
import { say, sayConfigured } from '../strings.ts'
import type { SubscriberRow } from './subscriber-tables.ts'
import { askToSubscribe } from './subscribers.ts'

type Context = Parameters<FormHandler>[1]

/** Asks for confirmation if the box for the newsletter was ticked in another form. */
export async function optInOf(received: Received, context: Context): Promise<readonly MailMessage[]> {
  if (received.values.newsletter === undefined || received.values.email === undefined) return []
  const { kind, row } = await ask(received, context)
  return kind === 'asked' ? [confirmMail(row, received, context.deps)] : []
}

/** Records a request, and returns whether a confirmation has to be mailed. */
export function ask({ form, language, values, receivedAt }: Received, { deps, transaction }: Context) {
  return askToSubscribe(transaction, {
    id: newId(deps),
    email: String(values.email).toLowerCase(),
    language,
    form,
    property: typeof values.property === 'string' ? values.property : null,
    asked_at: receivedAt,
    erase_at: receivedAt + confirmWithin(deps.config),
  })
}

/** The life of the link; an address that nobody confirmed is erased when it ends. */
function confirmWithin(config: ServiceConfig): number {
  return daysLong(linkLife('newsletter', config))
}

export function subscriptionLink(row: SubscriberRow, deps: ServiceDeps): MailLink {
  const expires = row.asked_at + confirmWithin(deps.config)
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
    purpose: 'asked',
    to: email,
    language,
    subject: say(language, signNewsletter.mails.subject),
    greeting: greetingOf(language, name),
    paragraphs: [sayConfigured(deps.config, language, signNewsletter.mails.text)],
    button: subscriptionLink(row, deps),
  })
}

export function alreadyMail(row: SubscriberRow, deps: ServiceDeps): MailMessage {
  return newsletterMail(row, 'newsletter.already', deps)
}

/** The first mail of the newsletter after the confirmation, with the link to end it. */
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
    // The first mail of a subscription that was just confirmed, or an answer to a form that anybody may have sent.
    purpose: key === 'newsletter.welcome' ? 'agreed' : 'asked',
    to: email,
    language,
    subject: say(language, `${key}.subject`),
    greeting: greetingOf(language, undefined),
    paragraphs: [say(language, `${key}.text`), ...nextLine(language, deps)],
    reason: reasonOf(language, site.url),
    unsubscribe: unsubscribeUrl(row, deps),
  })
}

/** The day of the next newsletter, if the site configures the day of the week. */
function nextLine(language: Locale, { config, now }: Pick<ServiceDeps, 'config' | 'now'>): readonly string[] {
  const weekday = config.newsletter?.day
  if (weekday === undefined) return []
  const today = dayOf(now(), zoneOf({ config }))
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  const day = addDays(today, ahead === 0 ? 7 : ahead)
  return [say(language, 'newsletter.next', { day: formatWeekday(day, language) ?? day })]
}

function reasonOf(language: Locale, url: string): string {
  return say(language, 'newsletter.reason', { site: new URL(url).host })
}

/** The link works as long as the subscription. GET shows a page, POST ends it (RFC 8058). */
export function unsubscribeUrl(
  { id }: Pick<SubscriberRow, 'id'>,
  deps: Pick<ServiceDeps, 'site' | 'secrets' | 'address'>,
): string {
  return serviceUrl(
    deps,
    `/api/newsletter/one-click/${signLink({ purpose: 'newsletter-end', subject: id }, deps)}`,
  )
}
