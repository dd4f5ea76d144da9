/**
 * The gate that every mail passes before it enters the outbox. It limits the number of mails to one address
 * in a day, over all kinds. Anybody may type the address of another person, and a mailbox that strangers
 * flood through the site is the agency's responsibility (and costs its domain its reputation).
 */
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { mailsADay } from '../../domain/behaviour.ts'
import type { ServiceDeps } from '../deps.ts'
import { takeTurnsOfEach } from '../guards/limits.ts'
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
  const counted = messages.filter(isCounted)
  const asked = counted.filter(({ purpose }) => purpose === 'asked')
  const atStrangers = await overLimit(db, { mails: asked, name: 'mail-asked', most: mostAsked(deps) }, deps)
  const left = counted.filter((mail) => !atStrangers.has(mail))
  const atAll = await overLimit(db, { mails: left, name: 'mail', most: mailsADay(deps.config) }, deps)
  const held = new Set<OutboundMessage>([...atStrangers, ...atAll])
  if (held.size > 0) deps.log?.warn({ mails: held.size }, 'held back: too many mails to one address today')
  return messages.filter((message) => !held.has(message))
}

/**
 * Mails that strangers can cause use at most half of the daily limit. The rest stays available for the
 * recipient's own account and appointments.
 */
function mostAsked({ config }: GateDeps): number {
  return Math.ceil(mailsADay(config) / 2)
}

type AnyMail = MailMessage | FormMail

function isCounted(message: OutboundMessage): message is AnyMail {
  if (message.kind === 'webhook' || message.purpose === 'office') return false
  if (message.purpose === 'agreed' && message.unsubscribe === undefined)
    throw new Error('a mail to a subscriber has no link to unsubscribe')
  return true
}

interface Counted {
  readonly mails: readonly AnyMail[]
  /** The name of the counters. */
  readonly name: string
  /** The most mails to one address and day. */
  readonly most: number
}

async function overLimit(
  db: Kysely<Tables>,
  { mails, name, most }: Counted,
  deps: GateDeps,
): Promise<ReadonlySet<AnyMail>> {
  const limit = { count: most, seconds: DAY_SECONDS }
  const turns = mails.map(({ to }) => [{ name: `${name}:${recipientKey(to, deps)}`, limit }])
  const seconds = await takeTurnsOfEach(db, turns, deps)
  return new Set(mails.filter((_, index) => seconds[index] !== 0))
}

function recipientKey(to: string, { secrets }: GateDeps): string {
  const hash = createHmac('sha256', secrets.signing).update(`mail ${to.toLowerCase()}`)
  return hash.digest('hex').slice(0, 32)
}
