import { setImmediate } from 'node:timers/promises'
import type { ControlledTransaction, Kysely } from 'kysely'
import type { Change, Lane, WriteOptions } from './store.ts'
import type { Tables } from './tables.ts'

interface Waiting {
  readonly run: (transaction: ControlledTransaction<Tables>) => Promise<Settle>
  readonly fail: (error: unknown) => void
}
/** Called when the change is on disk. */
type Settle = () => void

/**
 * The largest number of changes in one transaction: enough to share a flush, and few enough to keep the delay
 * short.
 */
const TOGETHER = 64

/** Milliseconds after which a transaction is committed, so that a change of the outbox does not wait longer. */
const LONGEST = 25

interface WriteQueue {
  write<Result>(change: Change<Result>, options?: WriteOptions): Promise<Result>
  /** Resolves when no change waits. */
  idle(): Promise<void>
}

/**
 * Makes one change after the other on the one connection that writes. Changes that wait at the same time
 * share a transaction, each behind a savepoint, because most of the time is spent on the flush to disk, which
 * then happens once. Changes of the outbox have priority: they are few, and a flood of forms would delay
 * them.
 */
export function createWriteQueue(db: Kysely<Tables>, assertThere: () => void): WriteQueue {
  const lanes: Readonly<Record<Lane, Waiting[]>> = { sending: [], requests: [] }
  const { sending, requests } = lanes
  let working: Promise<void> | null = null

  const next = () => {
    const first = sending.splice(0, TOGETHER)
    return [...first, ...requests.splice(0, TOGETHER - first.length)]
  }
  const work = async () => {
    while (sending.length + requests.length > 0) {
      // The database blocks the process while it works, so requests that have arrived meanwhile are read
      // first and join the transaction.
      await setImmediate()
      const changes = next()
      const transaction = await begun(db)
      if (transaction.kind === 'begun')
        requests.unshift(...(await together(transaction.transaction, changes, assertThere)))
      else
        for (const { fail } of [...changes, ...sending.splice(0), ...requests.splice(0)])
          fail(transaction.error)
    }
    working = null
  }
  return {
    write: <Result>(change: Change<Result>, { lane = 'requests' }: WriteOptions = {}) =>
      new Promise<Result>((resolve, reject) => {
        lanes[lane].push({
          run: (transaction) => behindSavepoint(transaction, change, { resolve, reject }),
          fail: reject,
        })
        working ??= work()
      }),
    idle: async () => {
      while (working !== null) await working
    },
  }
}

type Begun =
  | { readonly kind: 'begun'; readonly transaction: ControlledTransaction<Tables> }
  /**
   * Another process holds the lock for longer than the limit, or the file cannot be written: all waiting
   * changes fail with this error.
   */
  | { readonly kind: 'failed'; readonly error: unknown }

async function begun(db: Kysely<Tables>): Promise<Begun> {
  try {
    return { kind: 'begun', transaction: await db.startTransaction().execute() }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/** Makes as many of the changes as the time of one transaction allows, and returns the rest. */
async function together(
  transaction: ControlledTransaction<Tables>,
  changes: readonly Waiting[],
  assertThere: () => void,
): Promise<readonly Waiting[]> {
  const settled: Settle[] = []
  try {
    const until = performance.now() + LONGEST
    for (const { run } of changes) {
      if (settled.length > 0 && performance.now() > until) break
      settled.push(await run(transaction))
      // The database works in this thread, so mails, pages and new requests get their turn in between.
      await setImmediate()
    }
    await transaction.commit().execute()
    // A removed file can still be written, and disappears when the last process closes it.
    assertThere()
  } catch (error) {
    // The first error is the cause. After a full disk, for example, the database has already rolled back, and
    // a second rollback is an error.
    if (!transaction.isCommitted)
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined)
    for (const { fail } of changes) fail(error)
    return []
  }
  for (const settle of settled) settle()
  return changes.slice(settled.length)
}

interface Outcome<Result> {
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

async function behindSavepoint<Result>(
  transaction: ControlledTransaction<Tables>,
  change: Change<Result>,
  { resolve, reject }: Outcome<Result>,
): Promise<Settle> {
  const inside = await transaction.savepoint('change').execute()
  try {
    const result = await change(inside)
    await inside.releaseSavepoint('change').execute()
    return () => resolve(result)
  } catch (error) {
    try {
      await inside.rollbackToSavepoint('change').execute()
    } catch {
      // The database has rolled the transaction back, as on a full disk: all its changes fail with the cause.
      throw error
    }
    return () => reject(error)
  }
}
