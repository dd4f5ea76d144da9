/** PostgreSQL compiled to WebAssembly, as a pool for Kysely: one session, handed from one to the next. */
import { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { migrate } from '../../core/service/store/migrate.ts'
import { storeOnPool } from '../../core/service/store/open-postgres.ts'
import type { Store } from '../../core/service/store/store.ts'

/** An empty database in memory, brought up to date. */
export async function openPglite(): Promise<Store> {
  const store = storeOnPool(poolOf(await PGlite.create()))
  await migrate(store.db)
  return store
}

function poolOf(database: PGlite): PostgresPool {
  let free = Promise.resolve()
  return {
    async connect() {
      const before = free
      let release = () => {}
      free = new Promise((resolve) => (release = resolve))
      await before
      return clientOf(database, release)
    },
    end: () => database.close(),
  }
}

function clientOf(database: PGlite, release: () => void): PostgresPoolClient {
  return {
    release,
    async query(sql: unknown, parameters?: readonly unknown[]) {
      if (typeof sql !== 'string') throw new Error('PGlite streams nothing')
      const { rows, affectedRows } = await database.query(sql, [...(parameters ?? [])])
      const command = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? ''
      return { command, rowCount: affectedRows ?? rows.length, rows }
    },
  } as PostgresPoolClient
}
