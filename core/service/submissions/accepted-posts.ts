/**
 * Identifies repeated posts. A visitor whose answer was lost sends the form again, and so does a script. The
 * second post is not stored, and gets the same answer.
 */
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { insertAll } from '../store/json-rows.ts'
import type { AcceptedPostRow, Tables } from '../store/tables.ts'
import type { Received } from './handler.ts'
import type { Proof } from './proof.ts'
import { FORM_TREATMENTS } from './treatments.ts'

const MINUTE = 60_000
/**
 * A page keeps its key until its form is accepted. A laptop that was closed may send the same form the next
 * morning.
 */
const SAME_WITH_KEY = 24 * 60 * MINUTE
/**
 * Without a key, the same text from the same network is a new message after this time. Forms with effects of
 * their own, such as a login or a subscription, are never compared by their text: a visitor may subscribe,
 * unsubscribe and subscribe again.
 */
const SAME_WITHOUT_KEY = 10 * MINUTE

interface Posted {
  /** The key that the script of the page makes; undefined without a script. */
  readonly key: string | undefined
  readonly proof: Proof
}

/** Two posts are the same if form, values and key are. Without the secret, the hash reveals nothing about the values. */
export function identify(
  { form, values, address, receivedAt, id: submission }: Received,
  { key, proof }: Posted,
  { secrets }: Pick<ServiceDeps, 'secrets'>,
): AcceptedPostRow {
  const challenge = proof.kind === 'proven' ? proof.challenge : null
  const sorted = Object.entries(values).toSorted(([left], [right]) => (left < right ? -1 : 1))
  const sender = key ?? challenge ?? (FORM_TREATMENTS[form] === undefined ? address : submission)
  const same = receivedAt + (key === undefined ? SAME_WITHOUT_KEY : SAME_WITH_KEY)
  return {
    id: createHmac('sha256', secrets.signing)
      .update(JSON.stringify([form, sender, sorted]))
      .digest('hex'),
    challenge,
    submission,
    next: null,
    same_until: same,
    expires_at: Math.max(same, proof.kind === 'proven' ? proof.expiresAt : 0),
  }
}

interface Again {
  /** The same post was accepted before, with this answer. */
  readonly kind: 'again'
  readonly next: string | null
}

export async function acceptedBefore(
  db: Kysely<Tables>,
  { id }: AcceptedPostRow,
  now: number,
): Promise<Again | undefined> {
  const row = await db
    .selectFrom('accepted_post')
    .select('next')
    .where('id', '=', id)
    .where('same_until', '>', now)
    .executeTakeFirst()
  return row && { kind: 'again', next: row.next }
}

/**
 * Accepts the first of two equal posts that arrive at the same time, in any processes; the other one waits
 * for it. `spent`: another post has used the proof of work.
 */
export async function acceptOnce(
  transaction: Transaction<Tables>,
  post: AcceptedPostRow,
  now: number,
): Promise<{ readonly kind: 'new' | 'spent' } | Again> {
  if (await insert(transaction, post)) return { kind: 'new' }
  const before = await acceptedBefore(transaction, post, now)
  if (before !== undefined) return before
  // After that time, the same text is another message, unless its proof of work is the same as well.
  const { id, challenge } = post
  const old = await transaction
    .selectFrom('accepted_post')
    .select('challenge')
    .where('id', '=', id)
    .executeTakeFirst()
  if (old === undefined || (challenge !== null && old.challenge === challenge)) return { kind: 'spent' }
  await giveBack(transaction, post)
  return { kind: (await insert(transaction, post)) ? 'new' : 'spent' }
}

async function insert(transaction: Transaction<Tables>, post: AcceptedPostRow): Promise<boolean> {
  return (await acceptNew(transaction, [post])).size > 0
}

/** The submissions of those posts that are new, with a proof that is. In a fixed order, so that two transactions never wait for each other. */
export async function acceptNew(
  transaction: Transaction<Tables>,
  posts: readonly AcceptedPostRow[],
): Promise<ReadonlySet<string>> {
  const rows = posts.toSorted((left, right) => (left.id < right.id ? -1 : 1))
  const end = sql`on conflict do nothing returning submission`
  const accepted = await insertAll(transaction, 'accepted_post', { rows, end })
  return new Set(accepted.flatMap(({ submission }) => submission ?? []))
}

/** Allows a refused form to be sent again with the same proof of work. */
export async function giveBack(transaction: Transaction<Tables>, { id }: AcceptedPostRow): Promise<void> {
  await transaction.deleteFrom('accepted_post').where('id', '=', id).execute()
}

/** Each wrong password costs a proof of its own, while the same post may be sent again with another proof. */
export async function spend(transaction: Transaction<Tables>, post: AcceptedPostRow): Promise<void> {
  if (post.challenge === null) return giveBack(transaction, post)
  await transaction.updateTable('accepted_post').set({ same_until: 0 }).where('id', '=', post.id).execute()
}

/** A cookie opens an account and is never stored, so a form that was answered with one is not repeated. */
export async function rememberAnswer(
  transaction: Transaction<Tables>,
  { id }: AcceptedPostRow,
  { next, cookie }: { readonly next?: string | undefined; readonly cookie?: string | undefined },
): Promise<void> {
  if (next === undefined && cookie === undefined) return
  await transaction
    .updateTable('accepted_post')
    .set(cookie === undefined ? { next: next ?? null } : { same_until: 0 })
    .where('id', '=', id)
    .execute()
}
