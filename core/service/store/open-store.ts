import type { Store } from './store.ts'
import { openFile } from './open-file.ts'
import { openPostgres } from './open-postgres.ts'
import type { OpenedStore } from './open-postgres.ts'
import { migrate } from './migrate.ts'
import { SERVICE_TIMES } from './store-times.ts'
import type { StoreTimes } from './store-times.ts'

/** `postgres://…`, or the path of a file, which is created if there is none. Throws the error of the database. */
export async function openStore(address: string, times: StoreTimes = SERVICE_TIMES): Promise<Store> {
  const store = await openUnchanged(address, times)
  try {
    await migrate(store.migrations)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Leaves the tables as they are. */
export async function openUnchanged(
  address: string,
  times: StoreTimes = SERVICE_TIMES,
): Promise<OpenedStore> {
  return /^postgres(ql)?:\/\//.test(address) ? openPostgres(address, times) : openFile(address, times)
}
