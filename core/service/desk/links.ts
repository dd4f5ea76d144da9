/** Mailed links by which a member chooses a password. Each works once, and expires. */
import type { Kysely, Transaction } from 'kysely'
import { linkLife } from '../../domain/behaviour.ts'
import { DESK_PATH } from '../../domain/desk.ts'
import { daysLong, minutesLong } from '../../domain/duration.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import type { ServiceDeps } from '../deps.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import type { MailMessage } from '../mail/message.ts'
import { writtenName } from '../mail/visitor-text.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { serviceUrl } from '../service-address.ts'
import { say, sayConfigured } from '../strings.ts'
import type { Tables } from '../store/tables.ts'
import type { DeskMemberRow } from './desk-tables.ts'

type DeskLinkKind = 'password' | 'invitation'

type DeskLinkDeps = Pick<ServiceDeps, 'store' | 'site' | 'config' | 'now' | 'random' | 'secrets' | 'address'>

/** The address of a new link. An invitation replaces earlier ones. The token is after `#`, so no server and no log receives it. */
export async function makeDeskLink(
  db: Kysely<Tables>,
  { member, kind }: { readonly member: string; readonly kind: DeskLinkKind },
  deps: DeskLinkDeps,
): Promise<string> {
  const token = newToken(deps)
  if (kind === 'invitation') await db.deleteFrom('desk_link').where('member', '=', member).execute()
  const life = linkLife(kind, deps.config)
  const expires_at = deps.now() + (kind === 'password' ? minutesLong(life) : daysLong(life))
  await db
    .insertInto('desk_link')
    .values({ token_hash: hashToken(token), kind, member, expires_at })
    .execute()
  return serviceUrl(deps, `${DESK_PATH}#/new-password/${token}`)
}

/** Makes a link and mails it. */
export async function mailDeskLink(
  transaction: Transaction<Tables>,
  { member, kind }: { readonly member: DeskMemberRow; readonly kind: DeskLinkKind },
  deps: DeskLinkDeps,
): Promise<void> {
  const url = await makeDeskLink(transaction, { member: member.id, kind }, deps)
  await enqueue(transaction, { submission: null, messages: [linkMail(member, { kind, url, ...deps })] }, deps)
}

type LinkMail = Pick<ServiceDeps, 'site' | 'config'> & { readonly kind: DeskLinkKind; readonly url: string }

/** Undefined for an address without an account: a mail is composed all the same, so that the time of the answer tells nothing. */
export function linkMail(
  { email, name, language }: Pick<DeskMemberRow, 'email' | 'name' | 'language'>,
  { site: read, config, kind, url }: LinkMail,
): MailMessage {
  const site = read()
  return composeMail({
    site,
    purpose: 'own',
    to: email,
    language,
    subject: say(language, `desk.mail.${kind}.subject`, { site: site.name }),
    greeting: greetingOf(language, writtenName(name)),
    paragraphs: [sayConfigured(config, language, `desk.mail.${kind}.text`)],
    button: { label: say(language, 'mail.button.newPassword'), url },
    reason: say(language, 'desk.mail.reason', { site: new URL(site.url).host }),
  })
}

/** The member of a valid link, and its kind. */
export async function memberOfLink(
  db: Kysely<Tables>,
  token: string,
  now: number,
): Promise<(DeskMemberRow & { readonly kind: DeskLinkKind }) | undefined> {
  return db
    .selectFrom('desk_member')
    .innerJoin('desk_link', 'desk_link.member', 'desk_member.id')
    .selectAll('desk_member')
    .select('desk_link.kind')
    .where('desk_link.token_hash', '=', hashToken(token))
    .where('desk_link.expires_at', '>', now)
    .where('desk_member.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Uses a link, and returns whether it was unused. One of two simultaneous calls succeeds. */
export async function useDeskLink(db: Kysely<Tables>, token: string): Promise<boolean> {
  const used = await db.deleteFrom('desk_link').where('token_hash', '=', hashToken(token)).executeTakeFirst()
  return used.numDeletedRows > 0n
}
