/** What leaves through the outbox, as it is kept there. */
import type { Locale } from '../../languages/codes.ts'

export interface MailAttachment {
  readonly name: string
  readonly type: string
  /** Text, or base64 where `encoding` says so. */
  readonly content: string
  readonly encoding?: 'base64'
}

export interface MailMessage {
  readonly kind: 'mail'
  /** One address: nothing that a visitor writes can add another. */
  readonly to: string
  readonly replyTo?: string
  readonly language: Locale
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly MailAttachment[]
  /** Where one click ends what brings this mail (RFC 8058). */
  readonly unsubscribe?: string
}

export interface WebhookMessage {
  readonly kind: 'webhook'
  readonly url: string
  /** What is posted: JSON. */
  readonly body: string
}

export type OutboundMessage = MailMessage | WebhookMessage
