import { setImmediate } from 'node:timers/promises'
import type { ControlledTransaction, Kysely } from 'kysely'
import type { Change } from './store.ts'
import type { Tables } from './tables.ts'

interface Waiting {
  readonly run: (transaction: ControlledTransaction<Tables>) => Promise<Settle>
  readonly fail: (error: unknown) => void
}
/** Told only when what was done is on disk. */
type Settle = () => void

/** So long that many share one flush, so short that nobody waits for a stranger. */
const TOGETHER = 64

interface WriteQueue {
  write<Result>(change: Change<Result>): Promise<Result>
  /** Resolves when nothing waits. */
  idle(): Promise<void>
}

/**
 * One change after the other on the one connection that writes. Those that wait at the same time share a transaction, each behind a
 * savepoint: flushing to disk is what takes time, and it is done once for all of them.
 */
export function createWriteQueue(db: Kysely<Tables>, assertThere: () => void): WriteQueue {
  const waiting: Waiting[] = []
  let working: Promise<void> | null = null

  const work = async () => {
    while (waiting.length > 0) {
      // The database lets nothing else happen while it works: whatever has come in by now is read first, and joins.
      await setImmediate()
      await together(db, waiting.splice(0, TOGETHER), assertThere)
    }
    working = null
  }
  return {
    write: <Result>(change: Change<Result>) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({
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

async function together(
  db: Kysely<Tables>,
  changes: readonly Waiting[],
  assertThere: () => void,
): Promise<void> {
  try {
    const transaction = await db.startTransaction().execute()
    const settled: Settle[] = []
    try {
      for (const { run } of changes) settled.push(await run(transaction))
      await transaction.commit().execute()
      // A file that was removed takes what is written as before, and is gone with the last process that has it open.
      assertThere()
    } catch (error) {
      if (!transaction.isCommitted) await transaction.rollback().execute()
      throw error
    }
    for (const settle of settled) settle()
  } catch (error) {
    for (const { fail } of changes) fail(error)
  }
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
    await inside.rollbackToSavepoint('change').execute()
    return () => reject(error)
  }
}
