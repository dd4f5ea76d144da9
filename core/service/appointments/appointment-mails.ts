/** Mails about an appointment to the visitor and the office, with its entry for their calendars. */
import type { Locale } from '../../languages/codes.ts'
import type { ServiceDeps } from '../deps.ts'
import { composeMails, hostOf, senderMails } from '../mail/compose.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import { mailtoHref } from '../mail/mailto.ts'
import { propertyCard } from '../mail/cards.ts'
import type { MailLink } from '../mail/mail-content.ts'
import type { MailAttachment, MailMessage, OutboundMessage } from '../mail/message.ts'
import { oneLine, writtenName } from '../mail/visitor-text.ts'
import { say } from '../strings.ts'
import type { StoredForm } from '../submissions/handler.ts'
import { answerLink, changeLink, confirmLink } from './appointment-links.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { officeWords, visitorWords } from './appointment-words.ts'
import type { Told } from './appointment-words.ts'
import { calendarEntry, erasedEntry, readersOf } from './calendar-entry.ts'
import { placeOf } from './place.ts'
import { momentText, phoneText, placeText, whatText, wordingOf } from './wording.ts'

type MailDeps = Pick<ServiceDeps, 'site' | 'config' | 'secrets' | 'now' | 'address'>

/** The mails of the form that booked it. */
export function bookingMail(
  row: AppointmentRow,
  received: StoredForm,
  deps: ServiceDeps,
): readonly OutboundMessage[] {
  const told = { row, news: { kind: 'made' } } as const
  if (row.state === 'unconfirmed') return confirmMails(told, received, deps)
  const isRequested = row.state === 'requested'
  const wording = wordingOf(deps, deps.site().defaultLocale)
  return composeMails({
    received,
    site: deps.site(),
    config: deps.config,
    said: visitorWords(told, wordingOf(deps, row.language)),
    links: [changeButton(row, deps)],
    // A request is no entry of a calendar.
    attachments: isRequested ? [] : [calendarEntry(told, 'visitor', deps)],
    agency: placeOf(row, deps.site()).office,
    office: {
      ...officeWords(told, wording),
      attachments: isRequested ? [] : [calendarEntry(told, 'office', deps)],
      ...(isRequested ? { button: answerButton(row, 'appointment.office.answer', deps) } : {}),
    },
  })
}

/** Only the visitor is asked: the office learns of the booking when it is confirmed. */
function confirmMails(told: Told, received: StoredForm, deps: ServiceDeps): readonly OutboundMessage[] {
  const { row } = told
  return senderMails({
    received,
    site: deps.site(),
    config: deps.config,
    said: visitorWords(told, wordingOf(deps, row.language)),
    links: [{ label: say(row.language, 'appointment.unconfirmed.button'), url: confirmLink(row, deps) }],
    agency: placeOf(row, deps.site()).office,
  })
}

/** About a change, by the visitor or by the office. */
export function changeMails(told: Told, deps: MailDeps): readonly MailMessage[] {
  return [visitorMail(told, deps), ...officeMails(told, deps)]
}

function visitorMail(told: Told, deps: MailDeps): MailMessage {
  const { row, news } = told
  const site = deps.site()
  const [office] = readersOf(row, deps)
  const { person } = placeOf(row, site)
  const isOver = news.kind === 'cancelled' || news.kind === 'declined'
  return composeMail({
    site,
    purpose: 'own',
    to: row.email,
    language: row.language,
    ...visitorWords(told, wordingOf(deps, row.language)),
    ...(office === undefined ? {} : { replyTo: office }),
    greeting: greetingOf(row.language, writtenName(row.name)),
    ...(person === undefined ? {} : { signer: person }),
    ...(isOver ? {} : { button: changeButton(row, deps) }),
    cards: cardOf(row, row.language, deps),
    attachments: entriesOf(told, 'visitor', deps),
  })
}

/**
 * The office is not told of its own answer, but its calendar needs the entry. It knows of no booking that the
 * visitor has not confirmed.
 */
function officeMails(told: Told, deps: MailDeps): readonly MailMessage[] {
  const { row, news } = told
  const isUnknown = news.kind === 'cancelled' && news.was === 'unconfirmed'
  if (news.kind === 'declined' || isUnknown) return []
  const wording = wordingOf(deps, deps.site().defaultLocale)
  const button =
    row.state === 'requested' && news.kind === 'moved'
      ? { button: answerButton(row, 'appointment.office.answer', deps) }
      : {}
  const attachments = entriesOf(told, 'office', deps)
  return officeMail(row, { ...officeWords(told, wording), attachments, ...button }, deps)
}

interface OfficeMail {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: MailLink
  readonly attachments?: readonly MailAttachment[]
}

/** A mail to the office, with the name and the number of the visitor. */
function officeMail(row: AppointmentRow, mail: OfficeMail, deps: MailDeps): readonly MailMessage[] {
  const site = deps.site()
  const language = site.defaultLocale
  const visitor = [
    { label: say(language, 'appointment.answer.visitor'), value: oneLine(row.name) },
    {
      label: say(language, 'form.label.phone'),
      value: phoneText(row, { site }),
      url: `tel:${row.phone.replaceAll(/[^+0-9]/g, '')}`,
    },
    { label: say(language, 'form.label.email'), value: row.email, url: mailtoHref(row.email) },
  ]
  return readersOf(row, deps).map((to) =>
    composeMail({
      site,
      purpose: 'office',
      to,
      replyTo: row.email,
      language,
      ...mail,
      cards: cardOf(row, language, deps),
      facts: [{ facts: visitor }],
      reason: say(language, 'mail.officeReason', { site: hostOf(site), id: row.id }),
    }),
  )
}

/** Tells the office that a property which somebody will visit is no longer offered. */
export function goneMails(row: AppointmentRow, deps: MailDeps): readonly MailMessage[] {
  const wording = wordingOf(deps, deps.site().defaultLocale)
  const { language } = wording
  const moment = momentText(row.starts_at, wording)
  const heading = say(language, 'appointment.office.gone.subject', { what: whatText(row, language), moment })
  const paragraphs = [say(language, 'appointment.office.gone', { moment }), placeText(row, wording)]
  const button = answerButton(row, 'appointment.office.cancel', deps)
  return officeMail(row, { subject: `${heading} · ${oneLine(row.name)}`, heading, paragraphs, button }, deps)
}

/**
 * Tells the office that an appointment is cancelled because its visitor was erased. The mail contains nothing about the
 * visitor. An office that the booking was not yet confirmed to is not told.
 */
export function erasedMails(row: AppointmentRow, deps: MailDeps): readonly MailMessage[] {
  if (row.state !== 'requested' && row.state !== 'confirmed') return []
  const site = deps.site()
  const language = site.defaultLocale
  const wording = wordingOf(deps, language)
  const moment = momentText(row.starts_at, wording)
  const heading = say(language, 'appointment.cancelled.subject', { what: whatText(row, language), moment })
  return readersOf(row, deps).map((to) =>
    composeMail({
      site,
      purpose: 'office',
      to,
      language,
      subject: heading,
      heading,
      paragraphs: [say(language, 'appointment.office.erased', { moment })],
      attachments: row.state === 'confirmed' ? [erasedEntry(row, deps)] : [],
      cards: cardOf(row, language, deps),
      reason: say(language, 'mail.officeReason', { site: hostOf(site), id: row.id }),
    }),
  )
}

function changeButton(row: AppointmentRow, deps: MailDeps): MailLink {
  return { label: say(row.language, 'appointment.change'), url: changeLink(row, deps) }
}

function answerButton(
  row: AppointmentRow,
  label: 'appointment.office.answer' | 'appointment.office.cancel',
  deps: MailDeps,
): MailLink {
  return { label: say(deps.site().defaultLocale, label), url: answerLink(row, deps) }
}

function cardOf({ property }: AppointmentRow, language: Locale, { site }: MailDeps) {
  const card = property === null ? null : propertyCard(property, { site: site(), language })
  return card === null ? [] : [card]
}

/** A calendar learns of what was confirmed, and of the end of what it knows. */
function entriesOf(told: Told, side: 'visitor' | 'office', deps: MailDeps): readonly MailAttachment[] {
  const { row, news } = told
  const isKnown = news.kind === 'cancelled' ? news.was === 'confirmed' : row.state === 'confirmed'
  return isKnown ? [calendarEntry(told, side, deps)] : []
}
