/** The content of a mail, from which text and HTML are made. All texts are plain and contain no markup. */
import type { Locale } from '../../languages/codes.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { MailAttachment, MailPurpose } from './message.ts'

export interface MailFact {
  readonly label: string
  /** Lines of a longer text are kept. */
  readonly value: string
  /** `mailto:`, `tel:` or an address of the web. */
  readonly url?: string
}

export interface FactGroup {
  readonly title?: string
  readonly facts: readonly MailFact[]
}

export interface MailLink {
  readonly label: string
  /** Whole: `https://…`. */
  readonly url: string
}

/** A property or a project. */
export interface MailCard {
  readonly title: string
  readonly lines: readonly string[]
  readonly link?: MailLink
  /** Whole address of a JPEG or PNG: not every mail program knows newer formats. */
  readonly picture?: string
}

interface MailSigner {
  readonly name: string
  readonly phone?: string | undefined
}

export interface MailContent {
  readonly site: ServiceSite
  readonly purpose: MailPurpose
  readonly to: string
  readonly replyTo?: string
  readonly language: Locale
  readonly subject: string
  /** The default is the subject. */
  readonly heading?: string
  /** The salutation; without one there is none, as in mails to the office. */
  readonly greeting?: string
  /** The person at the agency who signs. Without one the agency signs. */
  readonly signer?: MailSigner
  readonly paragraphs: readonly string[]
  readonly button?: MailLink
  readonly cards?: readonly MailCard[]
  readonly factsTitle?: string
  readonly facts?: readonly FactGroup[]
  /** Further links below the button, each on a line of its own: documents, ways to change an appointment. */
  readonly links?: readonly MailLink[]
  /** After all that. */
  readonly closing?: readonly string[]
  /** Why it came, in small letters at its end. Without one that the address was filled in on the site. */
  readonly reason?: string
  readonly attachments?: readonly MailAttachment[]
  /** The address that ends these mails by one click. */
  readonly unsubscribe?: string
}
