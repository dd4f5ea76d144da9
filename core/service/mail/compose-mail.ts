import { say } from '../strings.ts'
import { htmlOf } from './mail-html.ts'
import type { MailContent } from './mail-content.ts'
import { textOf } from './mail-text.ts'
import type { MailMessage } from './message.ts'
import { oneLine } from './visitor-text.ts'

/** Composes every mail of the agency (forms, appointments, newsletter, owners), as text and as HTML. */
export function composeMail(content: MailContent): MailMessage {
  const { site, to, replyTo, language, attachments, unsubscribe } = content
  const reason = content.reason ?? say(language, 'mail.reason', { site: new URL(site.url).host })
  const whole = { ...content, subject: oneLine(content.subject), reason }
  return {
    kind: 'mail',
    purpose: content.purpose,
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    language,
    subject: whole.subject,
    text: textOf(whole),
    html: htmlOf(whole),
    ...(attachments === undefined ? {} : { attachments }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  }
}

/** The salutation. It contains only a text with the form of a name, so that it cannot be an advertisement. */
export function greetingOf(language: MailContent['language'], name: string | undefined): string {
  return name === undefined ? say(language, 'mail.greetingUnknown') : say(language, 'mail.greeting', { name })
}
