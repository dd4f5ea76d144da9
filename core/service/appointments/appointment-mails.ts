/** What the visitor and the office are told of an appointment, with its entry for their calendars. */
import type { Locale } from '../../domain/locale.ts'
import type { ServiceDeps } from '../deps.ts'
import { officeAddresses } from '../mail/compose.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import { propertyCard } from '../mail/cards.ts'
import type { MailAttachment, MailMessage } from '../mail/message.ts'
import { oneLine, writtenName } from '../mail/visitor-text.ts'
import { serviceUrl } from '../service-address.ts'
import { signLink } from '../signed-link.ts'
import { say } from '../strings.ts'
import { zoneOf } from '../time-zone.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { calendarFile } from './calendar-file.ts'
import { momentText, placeText, summaryText, whatText, whereText } from './wording.ts'
import type { Wording } from './wording.ts'

export type AppointmentNews =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'moved'; readonly before: number }
  | { readonly kind: 'cancelled' }

interface Told {
  readonly row: AppointmentRow
  readonly news: AppointmentNews
}

type MailDeps = Pick<ServiceDeps, 'site' | 'config' | 'secrets' | 'now' | 'address'>

/** The link dies with the appointment. */
export function changeLink(
  row: AppointmentRow,
  deps: Pick<ServiceDeps, 'site' | 'secrets' | 'address'>,
): string {
  const token = signLink({ purpose: 'appointment', subject: row.id, expires: row.ends_at }, deps)
  return serviceUrl(deps, `/api/appointments/${token}`)
}

export function wordingOf({ site, config }: MailDeps, language: Locale): Wording {
  return { site: site(), zone: zoneOf({ config }), language }
}

/** Subject and text for each side; who composes the mail of a form puts them in. */
export function visitorWords({ row, news }: Told, deps: MailDeps) {
  const { language } = row
  const wording = wordingOf(deps, language)
  const moment = momentText(row.starts_at, wording)
  const paragraphs =
    news.kind === 'cancelled'
      ? [say(language, 'appointment.cancelled.text', { moment })]
      : [whereText(row, wording), say(language, 'appointment.calendar')]
  return { subject: subjectOf({ row, news }, wording), paragraphs }
}

export function officeWords({ row, news }: Told, deps: MailDeps) {
  const wording = wordingOf(deps, deps.site().defaultLocale)
  const moment = momentText(row.starts_at, wording)
  const before = news.kind === 'moved' ? { before: momentText(news.before, wording) } : {}
  const text = say(wording.language, `appointment.office.${news.kind}`, { moment, ...before })
  return { subject: `${subjectOf({ row, news }, wording)} · ${oneLine(row.name)}`, paragraphs: [text] }
}

function subjectOf({ row, news }: Told, wording: Wording): string {
  const { language } = wording
  const values = { what: whatText(row, language), moment: momentText(row.starts_at, wording) }
  return say(language, `appointment.${news.kind}.subject`, values)
}

/** Of a change that the visitor made by the link. */
export function changeMails(told: Told, deps: MailDeps): readonly MailMessage[] {
  const { row, news } = told
  const site = deps.site()
  const office = officeAddresses(row.form, { config: deps.config, site })
  const visitor = composeMail({
    site,
    to: row.email,
    language: row.language,
    ...visitorWords(told, deps),
    ...(office[0] === undefined ? {} : { replyTo: office[0] }),
    greeting: greetingOf(row.language, writtenName(row.name)),
    ...(news.kind === 'cancelled' ? {} : { button: changeButton(row, deps) }),
    cards: cardOf(row, row.language, deps),
    attachments: [calendarEntry(told, 'visitor', deps)],
  })
  const others = office.map((to) =>
    composeMail({
      site,
      to,
      replyTo: row.email,
      language: site.defaultLocale,
      ...officeWords(told, deps),
      cards: cardOf(row, site.defaultLocale, deps),
      attachments: [calendarEntry(told, 'office', deps)],
    }),
  )
  return [visitor, ...others]
}

export function changeButton(row: AppointmentRow, deps: MailDeps) {
  return { label: say(row.language, 'appointment.change'), url: changeLink(row, deps) }
}

function cardOf({ property }: AppointmentRow, language: Locale, { site }: MailDeps) {
  const card = property === null ? null : propertyCard(property, { site: site(), language })
  return card === null ? [] : [card]
}

/** The same entry for both sides, each in its language; the link that changes it is the visitor’s alone. */
export function calendarEntry(
  { row, news }: Told,
  side: 'visitor' | 'office',
  deps: MailDeps,
): MailAttachment {
  const site = deps.site()
  const wording = wordingOf(deps, side === 'visitor' ? row.language : site.defaultLocale)
  const method = news.kind === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const visitor = { name: writtenName(row.name) ?? row.email, email: row.email }
  const content = calendarFile({
    uid: `${row.id}@${new URL(site.url).host}`,
    method,
    sequence: row.sequence,
    stamp: deps.now(),
    start: row.starts_at,
    end: row.ends_at,
    summary: summaryText(row, wording),
    description: side === 'visitor' ? whereText(row, wording) : `${visitor.name}, ${row.phone}, ${row.email}`,
    ...(row.meeting === 'home' || row.meeting === 'phone' ? {} : { place: placeText(row, wording) }),
    ...(side === 'visitor' && method === 'REQUEST' ? { url: changeLink(row, deps) } : {}),
    organizer: { name: site.name, email: organizerOf(row, deps) },
    attendees: [visitor],
  })
  return { name: 'invite.ics', type: `text/calendar; method=${method}; charset=utf-8`, content }
}

/** Whose calendar it is: who reads the form, else whom mails are from. */
function organizerOf({ form }: AppointmentRow, { config, site }: MailDeps): string {
  const [office] = officeAddresses(form, { config, site: site() })
  return office ?? config.mail?.from ?? `noreply@${new URL(site().url).host}`
}
