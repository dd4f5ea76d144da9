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

/** The most changes in one transaction: enough to share a flush, few enough that none waits long for the others. */
const TOGETHER = 64

/** Milliseconds after which a transaction is committed, so that a change of the outbox does not wait longer. */
const LONGEST = 25

interface WriteQueue {
  write<Result>(change: Change<Result>, options?: WriteOptions): Promise<Result>
  /** Resolves when nothing waits. */
  idle(): Promise<void>
}

/**
 * Makes one change after the other on the one connection that writes. Those that wait at the same time share a transaction, each behind a
 * savepoint, because flushing to disk takes the time and is then done once for all of them. Changes of the outbox go first: they are
 * few, and forms that come in without pause would delay them.
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
      // The database blocks the process while it works: requests that have arrived by now are read first, and join.
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
  /** Another process writes for longer than anybody may wait, or the file cannot be written: whatever waits fails with it. */
  | { readonly kind: 'failed'; readonly error: unknown }

async function begun(db: Kysely<Tables>): Promise<Begun> {
  try {
    return { kind: 'begun', transaction: await db.startTransaction().execute() }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/** Makes as many of the changes as fit into the time of one transaction, and returns the rest. */
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
      // The database works in this thread: mails, pages and new requests get their turn in between.
      await setImmediate()
    }
    await transaction.commit().execute()
    // A file that was removed is still written, and is gone with the last process that has it open.
    assertThere()
  } catch (error) {
    // The first error is the cause. After a full disk, for example, the database has rolled back already, and a second time is an error.
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
      // The database has rolled everything back, as it does on a full disk: all changes of this transaction fail with the cause.
      throw error
    }
    return () => reject(error)
  }
}
