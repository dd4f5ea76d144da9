/** The mails that a form leads to: one for each who reads it at the office, one to the sender, and one to a friend. */
import type { FormName } from '../../domain/form-definition.ts'
import { FORMS } from '../../domain/forms.ts'
import type { Locale } from '../../domain/locale.ts'
import { isEmail } from '../../domain/email.ts'
import { groupPhone } from '../../domain/phone.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { Received } from '../forms/handler.ts'
import { say } from '../strings.ts'
import { cardsOf } from './cards.ts'
import { composeMail, greetingOf } from './compose-mail.ts'
import { factsOf } from './facts.ts'
import type { MailLink } from './mail-content.ts'
import type { MailAttachment, OutboundMessage } from './message.ts'
import { writtenName } from './visitor-text.ts'

export interface ComposeRequest {
  readonly received: Received
  readonly site: ServiceSite
  readonly config: ServiceConfig
  /** For the sender’s mail; the first is its button: documents, ways to change an appointment, the confirmation of a newsletter. */
  readonly links?: readonly MailLink[]
  /** In place of the text that the form has, where the service did more than pass it on. */
  readonly said?: { readonly subject: string; readonly paragraphs: readonly string[] }
  /** For the sender. */
  readonly attachments?: readonly MailAttachment[]
  /** What the office reads beside what was filled in. */
  readonly office?: {
    readonly subject: string
    readonly paragraphs: readonly string[]
    readonly attachments: readonly MailAttachment[]
  }
}

/** Their mails come with the links that they are about, from the portal; what is typed there is nobody else’s to read. */
type AccountForm = 'owner-login' | 'forgot-password' | 'reset-password'
type OfficeForm = Exclude<FormName, AccountForm>

export function composeMails(request: ComposeRequest): readonly OutboundMessage[] {
  const { form } = request.received
  if (isAccount(form)) return []
  return [...officeMails(request, form), ...senderMails(request, form), ...friendMails(request)]
}

function isAccount(form: FormName): form is AccountForm {
  return form === 'owner-login' || form === 'forgot-password' || form === 'reset-password'
}

/** Who reads what a form brings: as configured for the form, for all forms, else the first office. */
export function officeAddresses(form: FormName, { config, site }: Pick<ComposeRequest, 'config' | 'site'>) {
  const [office] = site.offices
  const found =
    config.mail?.forms?.[form] ?? config.mail?.to ?? (office?.email === undefined ? [] : [office.email])
  return [...new Set(found)]
}

/** Whoever a friend is, did not ask for the office to know. */
const FRIEND = ['friendName', 'friendEmail'] as const

function officeMails(request: ComposeRequest, form: OfficeForm): readonly OutboundMessage[] {
  const { received, site, office } = request
  const language = site.defaultLocale
  const what = say(language, `mail.office.${form}`)
  const cards = cardsOf(received, { site, language })
  const sender = senderOf(received)
  const spoken = new Intl.DisplayNames([language], { type: 'language' }).of(received.language)
  const about = { facts: [{ label: say(language, 'mail.language'), value: spoken ?? received.language }] }
  return officeAddresses(form, request).map((to) =>
    composeMail({
      site,
      to,
      ...(sender.email === undefined ? {} : { replyTo: sender.email }),
      language,
      subject:
        office?.subject ?? [what, ...cards.map(({ title }) => title), sender.name ?? []].flat().join(' · '),
      heading: what,
      paragraphs: [
        ...(office?.paragraphs ?? []),
        ...(sender.email === undefined ? [] : [say(language, 'mail.replyHint', { email: sender.email })]),
      ],
      cards,
      factsTitle: say(language, 'mail.officeTitle'),
      facts: [...factsOf({ received, site, language, repeated: false, without: FRIEND }), about],
      reason: say(language, 'mail.officeReason', { site: hostOf(site), id: received.id }),
      ...(office === undefined ? {} : { attachments: office.attachments }),
    }),
  )
}

function senderMails(request: ComposeRequest, form: OfficeForm): readonly OutboundMessage[] {
  const { received, site, links = [], said, attachments } = request
  const { email, name } = senderOf(received)
  const [first, ...others] = links
  // Without what confirms it there is nothing to say yet.
  if (email === undefined || (form === 'sign-newsletter' && first === undefined)) return []
  const { language } = received
  const facts = factsOf({ received, site, language, repeated: true, without: ['email'] })
  // Who answers reaches people, whatever address it came from.
  const [replyTo] = officeAddresses(form, request)
  return [
    composeMail({
      site,
      to: email,
      ...(replyTo === undefined ? {} : { replyTo }),
      language,
      subject: said?.subject ?? say(language, `mail.subject.${form}`),
      greeting: greetingOf(language, name),
      paragraphs: said?.paragraphs ?? [say(language, `mail.text.${form}`)],
      ...(first === undefined ? {} : { button: first }),
      links: others,
      cards: cardsOf(received, { site, language }),
      factsTitle: say(language, 'mail.copyTitle'),
      facts,
      closing: callHint(site, language),
      ...(attachments === undefined ? {} : { attachments }),
    }),
  ]
}

/** Nothing that the sender typed but a name: what anybody can have sent to anybody must not carry a text of theirs. */
function friendMails({ received, site }: ComposeRequest): readonly OutboundMessage[] {
  const { form, language, values } = received
  const to = textOf(values.friendEmail)
  const cards = cardsOf(received, { site, language })
  if (form !== 'send-to-friend' || !isEmail(to) || cards.length === 0) return []
  const { name } = senderOf(received)
  return [
    composeMail({
      site,
      to,
      language,
      subject:
        name === undefined
          ? say(language, 'mail.friend.subjectUnknown')
          : say(language, 'mail.friend.subject', { name }),
      greeting: greetingOf(language, writtenName(textOf(values.friendName))),
      paragraphs: [say(language, 'mail.friend.text')],
      cards,
      closing: callHint(site, language),
      reason: say(language, 'mail.friend.reason', { site: hostOf(site) }),
    }),
  ]
}

function senderOf({ form, values }: Received): { readonly email?: string; readonly name?: string } {
  const email = textOf(values.email)
  const name = writtenName(textOf(values.firstName), textOf(values.lastName))
  const hasEmail = FORMS[form].groups.some(({ fields }) => fields.some((field) => field.name === 'email'))
  return { ...(hasEmail && isEmail(email) ? { email } : {}), ...(name === undefined ? {} : { name }) }
}

function callHint({ offices }: ServiceSite, language: Locale): readonly string[] {
  const [office] = offices
  if (office?.phone === undefined) return []
  const phone = groupPhone(office.phone, office.country)
  return [say(language, 'mail.call', { phone })]
}

function hostOf({ url }: ServiceSite): string {
  return new URL(url).host
}

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value?.[0] ?? '')
}
