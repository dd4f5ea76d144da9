/** The mails of a form. */
import type { FormName } from '../../../core/domain/forms.ts'
import { composeMails } from '../../../core/service/mail/compose.ts'
import type { ComposeRequest } from '../../../core/service/mail/compose.ts'
import type { MailMessage, OutboundMessage } from '../../../core/service/mail/message.ts'
import { receivedOf, SITE } from './samples.ts'

export const SENDER = 'noor@voorbeeld.be'
export const ACCOUNT: readonly FormName[] = ['owner-login', 'forgot-password', 'reset-password']

export function mailsOf(form: FormName, options: Partial<ComposeRequest> = {}): readonly MailMessage[] {
  const request = { received: receivedOf(form, 'nl'), site: SITE, config: {}, ...options }
  return mailsIn(composeMails(request))
}

export function mailsIn(messages: readonly OutboundMessage[]): readonly MailMessage[] {
  return messages.flatMap((message) => (message.kind === 'mail' ? [message] : []))
}

export function mailTo(to: string, mails: readonly MailMessage[]): MailMessage {
  const [mail, ...more] = mails.filter((one) => one.to === to)
  if (mail === undefined || more.length > 0) throw new Error(`one mail to ${to} is wanted`)
  return mail
}
