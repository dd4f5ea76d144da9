/** Composes the mails of a form: one for each reader at the office, and one for the sender. */
import type { Form, FormName } from '../../domain/forms.ts'
import { fieldsOf } from '../../domain/form-definition.ts'
import type { FieldName } from '../../domain/form-fields.ts'
import { FORMS } from '../../domain/forms.ts'
import type { Locale } from '../../languages/codes.ts'
import { emailKey, isEmail } from '../../domain/email.ts'
import { mailsCopy } from '../../domain/behaviour.ts'
import { formatWeekday } from '../../domain/format.ts'
import { groupPhone } from '../../domain/phone.ts'
import { MARKS } from '../../languages/languages.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceOffice, ServiceSite } from '../../schema/service-site.ts'
import type { StoredForm } from '../submissions/handler.ts'
import { answerDay } from '../answer-day.ts'
import { say, sayConfigured } from '../strings.ts'
import { wallTime, zoneOf } from '../time-zone.ts'
import { agentOf, cardsOf } from './cards.ts'
import { composeMail, greetingOf } from './compose-mail.ts'
import { factsOf } from './facts.ts'
import type { MailFact, MailLink } from './mail-content.ts'
import type { MailAttachment, MailMessage } from './message.ts'
import { writtenName } from './visitor-text.ts'

export interface ComposeRequest {
  readonly received: StoredForm
  readonly site: ServiceSite
  readonly config: ServiceConfig
  /** The office that the form concerns; by default the first. */
  readonly agency?: Pick<ServiceOffice, 'email' | 'phone' | 'country'> | undefined
  /** Links of the sender’s mail, such as documents or the confirmation of a newsletter. The first is its button. */
  readonly links?: readonly MailLink[]
  /** Replaces the text of the form if the service did more than pass the form on. */
  readonly said?: { readonly subject: string; readonly paragraphs: readonly string[] }
  /** Attachments of the sender’s mail. */
  readonly attachments?: readonly MailAttachment[]
  /** Additions to the office’s mail. */
  readonly office?: {
    readonly subject: string
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly attachments: readonly MailAttachment[]
    readonly button?: MailLink
  }
}

/** No mail repeats the fields of an account form; the portal composes the mails to owners. */
export function composeMails(request: ComposeRequest): readonly MailMessage[] {
  return [...officeMails(request), ...senderMails(request)]
}

/**
 * The readers of a form: the addresses that the site configures for the form, else for all forms, else the
 * office's own.
 */
export function officeAddresses(
  form: FormName,
  { config, site, agency }: Pick<ComposeRequest, 'config' | 'site' | 'agency'>,
) {
  const office = agency ?? site.offices[0]
  const found =
    config.mail?.forms?.[form] ?? config.mail?.to ?? (office?.email === undefined ? [] : [office.email])
  const keys = found.map(emailKey)
  return found.filter((address, index) => keys.indexOf(emailKey(address)) === index)
}

export function officeMails(request: ComposeRequest): readonly MailMessage[] {
  return officeAddresses(request.received.form, request).flatMap((to) => officeMail(to, request) ?? [])
}

/** The mail to one of the readers at the office. */
export function officeMail(to: string, request: ComposeRequest): MailMessage | undefined {
  const { received, site, office } = request
  const kind = FORMS[received.form]
  if (kind.account) return undefined
  const language = site.defaultLocale
  const what = say(language, kind.mails.office)
  const cards = cardsOf(received, { site, language })
  const sender = senderOf(received)
  const spoken = new Intl.DisplayNames([language], { type: 'language' }).of(received.language)
  const about = {
    facts: [
      { label: say(language, 'mail.language'), value: spoken ?? received.language },
      receiptOf(received, language, request),
    ],
  }
  return composeMail({
    site,
    purpose: 'office',
    to,
    ...(sender.email === undefined ? {} : { replyTo: sender.email }),
    language,
    subject:
      office?.subject ?? [what, ...cards.map(({ title }) => title), sender.name ?? []].flat().join(' · '),
    heading: office?.heading ?? what,
    paragraphs: [
      ...(office?.paragraphs ?? []),
      ...answerLine('mail.office.answerBy', language, request),
      ...(sender.email === undefined ? [] : [say(language, 'mail.replyHint', { email: sender.email })]),
    ],
    cards,
    factsTitle: say(language, 'mail.officeTitle'),
    facts: [...factsOf({ received, site, language, repeated: false, without: friendFields(kind) }), about],
    reason: say(language, 'mail.officeReason', { site: hostOf(site), id: received.id }),
    ...(office === undefined ? {} : { attachments: office.attachments }),
    ...(office?.button === undefined ? {} : { button: office.button }),
  })
}

/** The day by which the office answers, if the site states a time. */
function answerLine(
  key: 'mail.answerBy' | 'mail.office.answerBy',
  language: Locale,
  { received, config, site }: ComposeRequest,
): readonly string[] {
  const day = answerDay(received, { config, site })
  return day === undefined ? [] : [say(language, key, { day: formatWeekday(day, language) ?? day })]
}

function receiptOf({ receivedAt }: StoredForm, language: Locale, { config }: ComposeRequest): MailFact {
  const { day, minutes } = wallTime(receivedAt, zoneOf({ config }))
  const time = MARKS[language].time(Math.floor(minutes / 60), minutes % 60)
  const value = say(language, 'appointment.moment', { day: formatWeekday(day, language) ?? day, time })
  return { label: say(language, 'mail.received'), value }
}

/** The fields about the friend, who has not consented to be known to the office. */
function friendFields(form: Form): readonly FieldName[] {
  return fieldsOf(form).flatMap(({ name, about }) => (about === 'friend' ? [name] : []))
}

export function senderMails(request: ComposeRequest): readonly MailMessage[] {
  const { form } = request.received
  const kind = FORMS[form]
  if (kind.account) return []
  const { received, site, links = [], said, attachments, agency } = request
  const { email, name } = senderOf(received)
  const [first, ...others] = links
  if (email === undefined) return []
  const { language } = received
  const signer = agentOf(received, site)
  const copied = mailsCopy(form, request.config)
    ? factsOf({ received, site, language, repeated: true, without: ['email'] })
    : []
  const facts = copied.length === 0 ? [] : [...copied, { facts: [receiptOf(received, language, request)] }]
  // The answer to this mail reaches people, even if nobody reads the mails to the sender's address.
  const [replyTo] = officeAddresses(form, request)
  return [
    composeMail({
      site,
      purpose: 'asked',
      to: email,
      ...(replyTo === undefined ? {} : { replyTo }),
      language,
      subject: said?.subject ?? say(language, kind.mails.subject),
      greeting: greetingOf(language, name),
      ...(signer === undefined ? {} : { signer }),
      paragraphs: said?.paragraphs ?? [
        sayConfigured(request.config, language, kind.mails.text),
        ...answerLine('mail.answerBy', language, request),
      ],
      ...(first === undefined ? {} : { button: first }),
      links: others,
      cards: cardsOf(received, { site, language }),
      factsTitle: say(language, 'mail.copyTitle'),
      facts,
      closing: callHint(agency ?? site.offices[0], language),
      ...(attachments === undefined ? {} : { attachments }),
    }),
  ]
}

export function senderOf({ form, values }: StoredForm): { readonly email?: string; readonly name?: string } {
  const email = valueText(values.email)
  const name = writtenName(valueText(values.firstName), valueText(values.lastName))
  const hasEmail = fieldsOf(FORMS[form]).some(({ name: field }) => field === 'email')
  return { ...(hasEmail && isEmail(email) ? { email } : {}), ...(name === undefined ? {} : { name }) }
}

export function callHint(
  office: Pick<ServiceOffice, 'phone' | 'country'> | undefined,
  language: Locale,
): readonly string[] {
  if (office?.phone === undefined) return []
  const phone = groupPhone(office.phone, office.country)
  return [say(language, 'mail.call', { phone })]
}

export function hostOf({ url }: ServiceSite): string {
  return new URL(url).host
}

export function valueText(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value?.[0] ?? '')
}
