/** Messages of the outbox, as they are stored. */
import type { Locale } from '../../languages/codes.ts'

export interface MailAttachment {
  readonly name: string
  readonly type: string
  /** Text, or base64 where `encoding` says so. */
  readonly content: string
  readonly encoding?: 'base64'
}

/**
 * Why somebody receives a mail. The gate (`gate.ts`) counts by it.
 *
 * - `office`: a submission or an appointment, to the office.
 * - `asked`: the recipient's address was filled in on a form, by anybody: answers, copies, questions whether to subscribe.
 * - `agreed`: news to somebody who confirmed by mail to want it; it contains the link that ends it.
 * - `own`: the recipient's own appointment or account.
 */
export type MailPurpose = 'office' | 'asked' | 'agreed' | 'own'

export interface MailMessage {
  readonly kind: 'mail'
  readonly purpose: MailPurpose
  /** One address. Text of a visitor cannot add another. */
  readonly to: string
  readonly replyTo?: string
  readonly language: Locale
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly MailAttachment[]
  /** The address at which one click ends mails of this kind (RFC 8058). */
  readonly unsubscribe?: string
}

/**
 * A mail about the stored form of its row, which `form-mails.ts` composes when it is sent. Accepting a form takes less time then, and what is
 * erased from the form is in no mail.
 */
export interface FormMail {
  readonly kind: 'form mail'
  readonly purpose: 'office' | 'asked'
  readonly to: string
}

export interface WebhookMessage {
  readonly kind: 'webhook'
  readonly url: string
  /** The JSON body. */
  readonly body: string
}

export type OutboundMessage = MailMessage | FormMail | WebhookMessage
