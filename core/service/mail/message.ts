/** Messages of the outbox, as they are stored. */
import type { Locale } from '../../languages/codes.ts'

export interface MailAttachment {
  readonly name: string
  readonly type: string
  /** Text, or base64 if `encoding` is set. */
  readonly content: string
  readonly encoding?: 'base64'
}

/**
 * The purpose of a mail, by which the gate (`gate.ts`) counts it.
 *
 * - `office`: a submission or an appointment, to the office.
 * - `asked`: the recipient's address was typed into a form, by anybody: answers, copies, requests to confirm a subscription.
 * - `agreed`: news for a recipient who confirmed the subscription by mail; it contains the link that ends it.
 * - `own`: the recipient's own appointment or account.
 */
export type MailPurpose = 'office' | 'asked' | 'agreed' | 'own'

export interface MailMessage {
  readonly kind: 'mail'
  readonly purpose: MailPurpose
  /** Exactly one address. Text of a visitor cannot add another. */
  readonly to: string
  readonly replyTo?: string
  readonly language: Locale
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly MailAttachment[]
  /** The address by which one click ends mails of this kind (RFC 8058). */
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
