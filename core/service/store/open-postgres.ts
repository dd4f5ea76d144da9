import { Kysely, PostgresDialect } from 'kysely'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { assertMigrated } from './migrate.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** A store whose tables may be of an older version. */
export interface OpenedStore extends Store {
  /** The connection that changes tables. */
  readonly migrations: Kysely<Tables>
}

/** Numbers of 64 bits come as text by default; times in milliseconds are far below what a number holds exactly. */
const BIGINT = 20

export function openPostgres(address: string): OpenedStore {
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    types: { getTypeParser: (id, format) => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)) },
  })
  // A connection that breaks while nobody uses it must not end the process: the next query opens another.
  pool.on('error', () => undefined)
  return storeOnPool(pool)
}

/** For anything that speaks PostgreSQL. */
function storeOnPool(pool: PostgresPool): OpenedStore {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    engine: 'postgres',
    db,
    migrations: db,
    write: (change) => db.transaction().execute(change),
    check: () => assertMigrated(db),
    close: () => db.destroy(),
  }
}
