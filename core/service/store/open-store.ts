import { readSetting } from './settings.ts'
import type { Store } from './store.ts'
import { openFile } from './open-file.ts'
import { openPostgres } from './open-postgres.ts'
import type { OpenedStore } from './open-postgres.ts'
import { migrate } from './migrate.ts'
import { SERVICE_TIMES } from './store-times.ts'
import type { StoreTimes } from './store-times.ts'

/**
 * The address is `postgres://…` or the path of a file, which is created if it does not exist. Throws the
 * error of the database.
 */
export async function openStore(address: string, times: StoreTimes = SERVICE_TIMES): Promise<Store> {
  const store = await openUnchanged(address, times)
  try {
    await migrate(store.migrations)
    await vacuumOnce(store)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

const VACUUMED = 'vacuumed'

/** Versions before 0010 did not overwrite deleted data, so their file is rewritten once. */
async function vacuumOnce({ db, write, vacuum, wipe }: OpenedStore): Promise<void> {
  if (vacuum === undefined) return
  if ((await readSetting(db, VACUUMED)) !== undefined) return
  try {
    vacuum()
  } catch {
    // Another process is writing, so the next start rewrites the file.
    return
  }
  await wipe()
  await write((transaction) =>
    transaction
      .insertInto('setting')
      .values({ name: VACUUMED, value: 'yes' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
}

/** Opens the store without a migration. */
export async function openUnchanged(
  address: string,
  times: StoreTimes = SERVICE_TIMES,
): Promise<OpenedStore> {
  return /^postgres(ql)?:\/\//.test(address) ? openPostgres(address, times) : openFile(address, times)
}
