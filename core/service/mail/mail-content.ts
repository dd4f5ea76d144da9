/** The content of a mail, from which text and HTML are made. All texts are plain and contain no markup. */
import type { Locale } from '../../languages/codes.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { MailAttachment, MailPurpose } from './message.ts'

export interface MailFact {
  readonly label: string
  /** Line breaks in a longer text are kept. */
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
  /** An absolute address: `https://…`. */
  readonly url: string
}

/** A property or a project. */
export interface MailCard {
  readonly title: string
  /** The language of the title, if it is not that of the mail. */
  readonly titleLanguage?: Locale
  readonly lines: readonly string[]
  readonly link?: MailLink
  /** The absolute address of a JPEG or PNG, because some mail programs support no newer formats. */
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
  /** The salutation. Mails to the office have none. */
  readonly greeting?: string
  /** The person at the agency who signs. By default, the agency signs. */
  readonly signer?: MailSigner
  readonly paragraphs: readonly string[]
  readonly button?: MailLink
  readonly cards?: readonly MailCard[]
  readonly factsTitle?: string
  readonly facts?: readonly FactGroup[]
  /** Further links below the button, each on a line of its own: documents, ways to change an appointment. */
  readonly links?: readonly MailLink[]
  /** Sentences at the end of the mail. */
  readonly closing?: readonly string[]
  /**
   * The reason for the mail, in small letters at its end. The default states that the address was typed on
   * the site.
   */
  readonly reason?: string
  readonly attachments?: readonly MailAttachment[]
  /** The address by which one click ends these mails. */
  readonly unsubscribe?: string
}
