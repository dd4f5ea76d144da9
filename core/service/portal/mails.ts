/** Mails to owners: a link to choose a password, and a notice that it was changed. */
import { forgotPassword } from '../../domain/forms/forgot-password.ts'
import { resetPassword } from '../../domain/forms/reset-password.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import type { MailLink } from '../mail/mail-content.ts'
import type { MailMessage } from '../mail/message.ts'
import { writtenName } from '../mail/visitor-text.ts'
import { say } from '../strings.ts'
import { resetLink } from './paths.ts'
import type { OwnerRow } from './tables.ts'

type Addressee = Pick<OwnerRow, 'email' | 'name' | 'language'>

interface Link {
  readonly site: ServiceSite
  readonly token: string
}

/** The owner asked for it. */
export function resetMail(owner: Addressee, link: Link): MailMessage {
  return ownerMail(owner, { site: link.site, key: forgotPassword.key, button: buttonOf(owner, link) })
}

/** The office made the account. */
export function invitationMail(owner: Addressee, link: Link): MailMessage {
  return ownerMail(owner, { site: link.site, key: 'owner-invitation', button: buttonOf(owner, link) })
}

/** Warns an owner who did not change the password. */
export function changedMail(owner: Addressee, site: ServiceSite): MailMessage {
  return ownerMail(owner, { site, key: resetPassword.key })
}

function buttonOf({ language }: Addressee, { site, token }: Link): MailLink {
  return { label: say(language, 'mail.button.newPassword'), url: resetLink(site, language, token) }
}

interface About {
  readonly site: ServiceSite
  /** The last part of the keys of its texts. */
  readonly key: typeof forgotPassword.key | typeof resetPassword.key | 'owner-invitation'
  readonly button?: MailLink
}

function ownerMail({ email, name, language }: Addressee, { site, key, button }: About): MailMessage {
  return composeMail({
    site,
    to: email,
    language,
    subject: say(language, `mail.subject.${key}`),
    greeting: greetingOf(language, writtenName(name)),
    paragraphs: [say(language, `mail.text.${key}`)],
    ...(button === undefined ? {} : { button }),
    reason: say(language, 'mail.ownerReason', { site: new URL(site.url).host }),
  })
}
