/** A free hour is held for a visitor while the form is filled in: ten minutes, one hour for each visitor. */
import type { Transaction } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { largestNetworkOf } from '../guards/address.ts'
import { secondsToTurn, takeTurns } from '../guards/limits.ts'
import type { Turn } from '../guards/limits.ts'
import type { Tables } from '../store/tables.ts'
import { dayOf } from '../time-zone.ts'
import { isOutside, lockAgenda, takenIn } from './agenda.ts'
import type { HoldRow } from './appointment-tables.ts'
import { MINUTE } from './opening.ts'
import { bookableDays, fits, startsOfDay } from './slots.ts'
import { engagementAt } from './subject.ts'
import type { Subject } from './subject.ts'

export const HOLD_TIME = 10 * MINUTE

/** A visitor changes the hour a few times while choosing. A machine would hold one hour after the other. */
const HOLDS_AN_HOUR = 60
/**
 * Several visitors may share a network, as an office or a family does. The limit keeps a network from
 * emptying an agenda.
 */
const HELD_BY_NETWORK = 4

type Held =
  | { readonly kind: 'held'; readonly hold: string; readonly until: number }
  | { readonly kind: 'taken' }
  | { readonly kind: 'often'; readonly seconds: number }

interface Wanted {
  readonly subject: Subject
  readonly start: number
  /** The present hold of the visitor, which this one replaces. */
  readonly before: string | undefined
  /** The network address of the visitor. */
  readonly address: string
}

export async function holdHour(
  { subject, start, before, address }: Wanted,
  deps: ServiceDeps,
): Promise<Held> {
  const { key: network, share } = largestNetworkOf(address, deps)
  const limit = { count: HOLDS_AN_HOUR * share, seconds: 3600 }
  const turns: readonly Turn[] = [{ name: `hold:${network}`, limit }]
  const seconds = await secondsToTurn(deps.store.db, turns, deps.now())
  if (seconds > 0) return { kind: 'often', seconds }
  return deps.store.write(async (transaction): Promise<Held> => {
    const wait = await takeTurns(transaction, turns, deps)
    if (wait > 0) return { kind: 'often', seconds: wait }
    const now = deps.now()
    await lockAgenda(transaction)
    await dropHolds(transaction, { now, hold: before })
    if ((await heldBy(transaction, network)) >= HELD_BY_NETWORK * share)
      return { kind: 'often', seconds: HOLD_TIME / 1000 }
    if (!(await isFree(transaction, { subject, start }, deps))) return { kind: 'taken' }
    const row = rowOf({ subject, start, network }, deps)
    await transaction.insertInto('hold').values(row).execute()
    return { kind: 'held', hold: row.id, until: row.expires_at }
  })
}

/** Releases an hour, because the visitor has left the page. */
export async function releaseHold(hold: string, { store, now }: ServiceDeps): Promise<void> {
  await store.write((transaction) => dropHolds(transaction, { now: now(), hold }))
}

/** Deletes a hold, and all that have ended. */
export async function dropHolds(
  transaction: Transaction<Tables>,
  { now, hold }: { readonly now: number; readonly hold: string | undefined },
): Promise<void> {
  const holds = transaction.deleteFrom('hold')
  await holds.where((row) => row.or([row('expires_at', '<=', now), row('id', '=', hold ?? '')])).execute()
}

/**
 * Whether a valid hold for this hour exists. Its hour can be booked although the notice has passed meanwhile.
 */
export async function holdsHour(
  transaction: Transaction<Tables>,
  { hold, start, now }: { readonly hold: string | undefined; readonly start: number; readonly now: number },
): Promise<boolean> {
  if (hold === undefined) return false
  const row = await transaction.selectFrom('hold').selectAll().where('id', '=', hold).executeTakeFirst()
  return row !== undefined && row.starts_at === start && row.expires_at > now
}

async function heldBy(transaction: Transaction<Tables>, network: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('hold')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function isFree(
  transaction: Transaction<Tables>,
  { subject, start }: Pick<Wanted, 'subject' | 'start'>,
  { now, site }: ServiceDeps,
): Promise<boolean> {
  if (!isOffered(start, subject, { now: now(), withNotice: true })) return false
  const wanted = engagementAt(start, subject)
  const taken = await takenIn(
    transaction,
    { from: wanted.start, to: wanted.end },
    { now: now(), site: site() },
  )
  return fits(wanted, taken, subject.rules)
}

interface Offer {
  readonly now: number
  /** False for a visitor with a hold, as the notice may pass while the form is filled in. */
  readonly withNotice: boolean
}

/** Whether the office offers this hour for appointments at all. */
export function isOffered(start: number, subject: Subject, { now, withNotice }: Offer): boolean {
  if (!Number.isFinite(start)) return false
  const { rules } = subject
  const day = dayOf(start, rules.zone)
  const [first, last] = bookableDays(now, rules)
  if (day < first || day > last) return false
  const notBefore = withNotice ? now + rules.notice : now
  return startsOfDay(day, { outside: isOutside(subject), notBefore }, rules).includes(start)
}

function rowOf(
  {
    subject,
    start,
    network,
  }: { readonly subject: Subject; readonly start: number; readonly network: string },
  { now, random }: ServiceDeps,
): HoldRow {
  const { office, outside, property, person, end } = engagementAt(start, subject)
  return {
    id: random(16).toString('hex'),
    office,
    outside: outside ? 1 : 0,
    property,
    person,
    starts_at: start,
    ends_at: end,
    network,
    expires_at: now() + HOLD_TIME,
  }
}
