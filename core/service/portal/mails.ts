/** Mails to owners: a link to choose a password, and a notice that it was changed. */
import { forgotPassword } from '../../domain/forms/forgot-password.ts'
import { resetPassword } from '../../domain/forms/reset-password.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import type { MailLink } from '../mail/mail-content.ts'
import type { MailMessage } from '../mail/message.ts'
import { writtenName } from '../mail/visitor-text.ts'
import { say, sayConfigured } from '../strings.ts'
import { portalPathOf, resetLink } from './paths.ts'
import type { OwnerRow } from './tables.ts'

type Addressee = Pick<OwnerRow, 'email' | 'name' | 'language'>

interface Link {
  readonly site: ServiceSite
  readonly config: ServiceConfig
  readonly token: string
}

/** The mail that the owner requested. */
export function resetMail(owner: Addressee, link: Link): MailMessage {
  return ownerMail(owner, { ...link, key: forgotPassword.key, button: buttonOf(owner, link) })
}

/** The mail for an account that the office created. */
export function invitationMail(owner: Addressee, link: Link): MailMessage {
  return ownerMail(owner, { ...link, key: 'owner-invitation', button: buttonOf(owner, link) })
}

/** Warns an owner who did not change the password. */
export function changedMail(owner: Addressee, about: Pick<About, 'site' | 'config'>): MailMessage {
  return ownerMail(owner, { ...about, key: resetPassword.key })
}

/** Tells an owner of a document that the office added. The mail neither names nor contains it. */
export function newDocumentMail(owner: Addressee, about: Pick<About, 'site' | 'config'>): MailMessage {
  const { site } = about
  const url = `${site.url}${portalPathOf(site, owner.language)}`
  const button = { label: say(owner.language, 'mail.button.portal'), url }
  return ownerMail(owner, { ...about, key: 'owner-document', button })
}

function buttonOf({ language }: Addressee, { site, token }: Link): MailLink {
  return { label: say(language, 'mail.button.newPassword'), url: resetLink(site, language, token) }
}

interface About {
  readonly site: ServiceSite
  readonly config: ServiceConfig
  /** The last part of the keys of its texts. */
  readonly key: typeof forgotPassword.key | typeof resetPassword.key | 'owner-invitation' | 'owner-document'
  readonly button?: MailLink
}

function ownerMail({ email, name, language }: Addressee, { site, config, key, button }: About): MailMessage {
  return composeMail({
    site,
    purpose: 'own',
    to: email,
    language,
    subject: say(language, `mail.subject.${key}`),
    greeting: greetingOf(language, writtenName(name)),
    paragraphs: [sayConfigured(config, language, `mail.text.${key}`)],
    ...(button === undefined ? {} : { button }),
    reason: say(language, 'mail.ownerReason', { site: new URL(site.url).host }),
  })
}
