/**
 * The gate that every mail passes before it enters the outbox. It limits the number of mails to one address
 * in a day, over all kinds. Anybody may type the address of another person, and a mailbox that strangers
 * flood through the site is the agency's responsibility (and costs its domain its reputation).
 */
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { mailsADay } from '../../domain/behaviour.ts'
import type { ServiceDeps } from '../deps.ts'
import { takeTurns } from '../guards/limits.ts'
import type { Tables } from '../store/tables.ts'
import type { FormMail, MailMessage, OutboundMessage } from './message.ts'

export type GateDeps = Pick<ServiceDeps, 'now' | 'secrets' | 'config'> & Partial<Pick<ServiceDeps, 'log'>>

const DAY_SECONDS = 24 * 3600

/**
 * The messages that may be sent. A mail above the limit is dropped; its form is stored, and the office is
 * notified all the same.
 */
export async function admitted(
  db: Kysely<Tables>,
  messages: readonly OutboundMessage[],
  deps: GateDeps,
): Promise<readonly OutboundMessage[]> {
  const held = new Set<OutboundMessage>()
  // The order is fixed, so that two transactions cannot deadlock.
  for (const mail of messages.filter(isCounted).toSorted(byRecipient))
    if (!(await hasTurn(db, mail, deps))) held.add(mail)
  if (held.size > 0) deps.log?.warn({ mails: held.size }, 'held back: too many mails to one address today')
  return messages.filter((message) => !held.has(message))
}

type AnyMail = MailMessage | FormMail

function isCounted(message: OutboundMessage): message is AnyMail {
  if (message.kind === 'webhook' || message.purpose === 'office') return false
  if (message.purpose === 'agreed' && message.unsubscribe === undefined)
    throw new Error('a mail to a subscriber has no link to unsubscribe')
  return true
}

function byRecipient(left: AnyMail, right: AnyMail): number {
  return left.to.toLowerCase() < right.to.toLowerCase() ? -1 : 1
}

/**
 * Mails that strangers can cause use at most half of the daily limit. The rest stays available for the
 * recipient's own account and appointments.
 */
async function hasTurn(db: Kysely<Tables>, { to, purpose }: AnyMail, deps: GateDeps): Promise<boolean> {
  const who = createHmac('sha256', deps.secrets.signing)
    .update(`mail ${to.toLowerCase()}`)
    .digest('hex')
    .slice(0, 32)
  const count = mailsADay(deps.config)
  const turn = (name: string, most: number) =>
    takeTurns(db, [{ name: `${name}:${who}`, limit: { count: most, seconds: DAY_SECONDS } }], deps)
  if (purpose === 'asked' && (await turn('mail-asked', Math.ceil(count / 2))) > 0) return false
  return (await turn('mail', count)) === 0
}
