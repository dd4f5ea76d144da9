/** The interface of every way to send mails. */
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { isEmail } from '../../domain/email.ts'
import type { MailMessage } from './message.ts'
import { isOneLine, oneLine } from './visitor-text.ts'

export interface MailEnvelope {
  /** The id of the row in the outbox. A repeated mail has the same Message-ID. */
  readonly id: string
  readonly from: { readonly name: string; readonly address: string }
  /** Milliseconds. */
  readonly date: number
  /**
   * Called before the content is transmitted, after sender and recipient were accepted. From then on the mail
   * may arrive. Resolves to false if another process has claimed the mail.
   */
  readonly handOver: () => Promise<boolean>
  /** Aborted when the service stops. A mail that is not handed over yet is given up. */
  readonly stopping?: AbortSignal
}

export type Delivery =
  /** `isLocal`: the mail is a file, and the pages of `/api/inbox` show it. */
  | { readonly kind: 'sent'; readonly isLocal?: true }
  /** The mail did not arrive. `permanent`: no further attempt can succeed. */
  | { readonly kind: 'refused'; readonly permanent: boolean; readonly reason: string }
  /** The mail was handed over, and no answer arrived. */
  | { readonly kind: 'unknown'; readonly reason: string }

export interface MailTransport {
  /** The number of mails that are sent at the same time, if no mail server limits it. */
  readonly atOnce?: number
  /** Never throws for errors of the mail server. */
  send(message: MailMessage, envelope: MailEnvelope): Promise<Delivery>
}

/** The sender of mails. */
export function mailSender(site: ServiceSite, config: ServiceConfig): MailEnvelope['from'] {
  const address = config.mail?.from ?? site.offices[0]?.email ?? `website@${new URL(site.url).hostname}`
  return { name: oneLine(site.name), address }
}

/**
 * The part of a message that could add a header or a recipient. The library folds and encodes as well; this
 * check does not depend on it.
 */
export function headerProblem(message: MailMessage, from: MailEnvelope['from']): string | null {
  const { to, replyTo, subject, unsubscribe, attachments = [] } = message
  const addresses = [to, from.address, ...(replyTo === undefined ? [] : [replyTo])]
  if (!addresses.every(isEmail)) return 'an address of it is not one e-mail address'
  const texts = [
    subject,
    from.name,
    unsubscribe ?? '',
    ...attachments.flatMap(({ name, type }) => [name, type]),
  ]
  return texts.every(isOneLine) ? null : 'a header of it holds a control character'
}
