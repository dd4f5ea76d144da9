import type { MailMessage } from '../../../core/service/mail/message.ts'

/** A mail to the office. Its content is not tested. */
export const MAIL: MailMessage = {
  kind: 'mail',
  purpose: 'office',
  to: 'noor@voorbeeld.be',
  language: 'nl',
  subject: 's',
  text: 't',
  html: 'h',
}

export const REFUSED = { kind: 'refused', permanent: false, reason: 'DATA 452' } as const
export const UNKNOWN = { kind: 'unknown', reason: 'ECONNECTION' } as const

export const CONFIGURED = { config: {}, secrets: { signing: 'tests', webhooks: undefined } }
