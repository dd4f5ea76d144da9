/** What owners are mailed: a link to choose a password, and that it was changed. */
import type { ServiceSite } from '../../schema/service-site.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import type { MailMessage } from '../mail/message.ts'
import { stringsOf } from '../strings.ts'
import { resetLink } from './paths.ts'
import type { OwnerRow } from './tables.ts'

type Addressee = Pick<OwnerRow, 'email' | 'name' | 'language'>

interface Link {
  readonly site: ServiceSite
  readonly token: string
}

/** The owner asked for it. */
export function resetMail(owner: Addressee, link: Link): MailMessage {
  return linkMail(owner, link, 'forgot-password')
}

/** The office made the account. */
export function invitationMail(owner: Addressee, link: Link): MailMessage {
  return linkMail(owner, link, 'owner-invitation')
}

function linkMail(
  { email, name, language }: Addressee,
  { site, token }: Link,
  kind: 'forgot-password' | 'owner-invitation',
): MailMessage {
  const strings = stringsOf(language)
  return composeMail({
    site,
    to: email,
    language,
    subject: strings[`mail.subject.${kind}`],
    greeting: greetingOf(language, name === '' ? undefined : name),
    paragraphs: [strings[`mail.text.${kind}`]],
    button: { label: strings['mail.button.newPassword'], url: resetLink(site, language, token) },
  })
}

/** So that an owner hears of it who did not do it. */
export function changedMail({ email, name, language }: Addressee, site: ServiceSite): MailMessage {
  const strings = stringsOf(language)
  return composeMail({
    site,
    to: email,
    language,
    subject: strings['mail.subject.reset-password'],
    greeting: greetingOf(language, name),
    paragraphs: [strings['mail.text.reset-password']],
  })
}
