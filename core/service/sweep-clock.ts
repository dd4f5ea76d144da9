/**
 * Decides whether the clock is right enough to erase by it. A clock that is months ahead, as after a change of the battery or
 * on a restored machine, would end every retention at once. It cannot be told from a service that was switched off for
 * months, so after any step of more than a day nothing is erased for a day: within it the clock is set back, or confirmed
 * by running on.
 */
import type { Kysely } from 'kysely'
import type { ServiceDeps } from './deps.ts'
import { readSetting, writeSetting } from './store/settings.ts'
import type { Tables } from './store/tables.ts'

const NAME = 'sweep-clock'
const DAY = 24 * 3600 * 1000

interface SweepClock {
  /** The time of the last look. */
  readonly last: number
  /** Nothing is erased before; null if the clock is trusted. */
  readonly heldUntil: number | null
}

export function isClockTrusted({
  store,
  now: clock,
  log,
}: Pick<ServiceDeps, 'store' | 'now' | 'log'>): Promise<boolean> {
  return store.write(async (transaction) => {
    const now = clock()
    const { last, heldUntil } = (await storedClock(transaction)) ?? {
      last: (await newestRow(transaction)) ?? now,
      heldUntil: null,
    }
    const held = heldAfter({ now, last, heldUntil })
    const kept: SweepClock = { last: now, heldUntil: held }
    await writeSetting(transaction, NAME, JSON.stringify(kept))
    if (held !== null && heldUntil === null)
      log.warn(
        { since: new Date(last).toISOString(), until: new Date(held).toISOString() },
        'the clock has moved by more than a day: nothing is erased for a day',
      )
    return held === null
  })
}

function heldAfter({ now, last, heldUntil }: SweepClock & { readonly now: number }): number | null {
  if (now - last > DAY) return now + DAY
  // A clock that was set back has corrected itself, and erases nothing early.
  if (heldUntil === null || now < last || now >= heldUntil) return null
  return heldUntil
}

async function storedClock(db: Kysely<Tables>): Promise<SweepClock | undefined> {
  const stored = await readSetting(db, NAME)
  return stored === undefined ? undefined : (JSON.parse(stored) as SweepClock)
}

/** The time of the newest form, in a database that was not swept yet. */
async function newestRow(db: Kysely<Tables>): Promise<number | undefined> {
  const row = await db
    .selectFrom('submission')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && Number(row.received_at)
}
