import { Kysely, PostgresDialect } from 'kysely'
import type { PostgresPool, PostgresPoolClient, Transaction } from 'kysely'
import pg from 'pg'
import { assertMigrated } from './migrate.ts'
import type { Store } from './store.ts'
import type { StoreTimes } from './store-times.ts'
import type { Tables } from './tables.ts'
import { writeProbe } from './write-probe.ts'

/** A store whose tables may be of an earlier version. */
export interface OpenedStore extends Store {
  /** The connection that changes tables. Its statements may take as long as they need. */
  readonly migrations: Kysely<Tables>
  /**
   * Rewrites the whole file without the free space that may still contain deleted rows. For the embedded file
   * only.
   */
  readonly vacuum?: () => void
}

/** Numbers of 64 bits are text by default. Times in milliseconds are within the range of exact numbers. */
const BIGINT = 20

/**
 * Connections for requests, and as many for the outbox, so that a flood of forms leaves the second pool free.
 */
const CONNECTIONS = 10
const SENDING_CONNECTIONS = 2

/**
 * The server ends a statement before this process closes the connection, so that the connection remains
 * usable.
 */
const SERVER_AHEAD = 500

/**
 * The server rolls back a transaction that has sent nothing for this time. Otherwise a frozen process would
 * keep its locks, and every other process would wait for them.
 */
const IDLE_IN_TRANSACTION = 10_000

export function openPostgres(address: string, times: StoreTimes): OpenedStore {
  const requests = connect(address, { ...times, connections: CONNECTIONS })
  const sending = connect(address, { ...times, connections: SENDING_CONNECTIONS })
  const migrations = connect(address, { connect: times.connect, work: null, connections: 1 })
  return {
    engine: 'postgres',
    db: requests,
    migrations,
    write: (change, { lane = 'requests', isOneStatement = false } = {}) => {
      const db = lane === 'sending' ? sending : requests
      return isOneStatement ? change(db as Transaction<Tables>) : db.transaction().execute(change)
    },
    check: async () => {
      await assertMigrated(requests)
      await sending.transaction().execute(writeProbe)
    },
    wipe: () => Promise.resolve(true),
    close: async () => {
      await Promise.all([requests, sending, migrations].map((db) => db.destroy()))
    },
  }
}

interface Connecting {
  readonly connections: number
  readonly connect: number
  /** Null means no limit. */
  readonly work: number | null
}

function connect(address: string, { connections, connect: patience, work }: Connecting): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    ...(work === null
      ? {}
      : {
          statement_timeout: Math.max(work - SERVER_AHEAD, 1),
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
        }),
    types: { getTypeParser: (id, format) => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)) },
  })
  // The pool listens to idle connections only. An error event without a listener ends the process, so each connection has one for life:
  // a query under way on it is rejected, and the pool replaces the connection when it is released.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const limited = work === null ? pool : limitedPool(pool, work)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: limited }) })
}

/**
 * A pool that closes a connection after this many milliseconds of work, also if the server is frozen or the
 * network is silent.
 */
function limitedPool(pool: pg.Pool, milliseconds: number): PostgresPool {
  return {
    connect: async () => limitedClient(await pool.connect(), milliseconds),
    end: () => pool.end(),
  }
}

/** One use of a connection: a statement, or a transaction. After a broken connection, whatever follows fails with the same error. */
function limitedClient(client: pg.PoolClient, milliseconds: number): PostgresPoolClient {
  let broken: Error | undefined
  const timer = setTimeout(() => {
    broken = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })
    // While a query is under way, this closes the socket at once, and the query is rejected.
    void client.end()
  }, milliseconds)
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (broken !== undefined) throw broken
    try {
      return await client.query(text, [...parameters])
    } catch (error) {
      if (isOfConnection(error)) broken ??= error as Error
      throw broken ?? error
    }
  }
  const release = () => {
    clearTimeout(timer)
    client.release(broken)
  }
  // Cursors, the other overload of the type, are not used.
  return { query: query as unknown as PostgresPoolClient['query'], release }
}

/**
 * Whether the error ends the connection. The server reports it before it closes the socket, so the pool must
 * not reuse the connection.
 */
function isOfConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC'
}
