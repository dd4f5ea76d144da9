import type { Store } from './store.ts'
import { openFile } from './open-file.ts'
import { openPostgres } from './open-postgres.ts'
import type { OpenedStore } from './open-postgres.ts'
import { migrate } from './migrate.ts'

/** `postgres://…`, or the path of a file, which is made where there is none. Throws what the database says. */
export async function openStore(address: string): Promise<Store> {
  const store = await openUnchanged(address)
  try {
    await migrate(store.migrations)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

/** With the tables that it has. */
export async function openUnchanged(address: string): Promise<OpenedStore> {
  return /^postgres(ql)?:\/\//.test(address) ? openPostgres(address) : openFile(address)
}
