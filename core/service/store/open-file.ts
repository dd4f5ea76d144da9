/** The embedded database: one file, opened by libSQL, a fork of SQLite. */
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Kysely, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { Dialect, SqliteDatabase, SqliteStatement } from 'kysely'
import Database from 'libsql'
import { narrow } from '../private-files.ts'
import { assertMigrated } from './migrate.ts'
import type { StoreTimes } from './store-times.ts'
import { writeProbe } from './write-probe.ts'
import type { OpenedStore } from './open-postgres.ts'
import type { Tables } from './tables.ts'
import { createWriteQueue } from './write-queue.ts'

/**
 * The library blocks the process while it waits for another process. It therefore waits one millisecond only,
 * and is called again.
 */
const BLOCKED = 1
const ASK_AGAIN = 25
/** With less free space, a form and its mails may not fit beside the journal. */
const LEAST_ROOM = 1024 * 1024
const CHECKPOINT_TRIES = 40

export async function openFile(file: string, { connect: patience }: StoreTimes): Promise<OpenedStore> {
  makePrivate(file)
  const { database, db: writer } = await connect(file, { begin: 'begin immediate', patience })
  // A separate reader sees the last commit, and waits for no writer.
  const { db: reader } = await connect(file, { begin: 'begin', patience })
  const { ino } = statSync(file)
  const assertThere = () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) throw new Error('the database file is gone')
  }
  const queue = createWriteQueue(writer, assertThere)
  return {
    engine: 'file',
    db: reader,
    migrations: writer,
    write: queue.write,
    check: async () => {
      assertThere()
      await assertMigrated(reader)
      await assertRoom(path.dirname(file))
      await queue.write(writeProbe)
    },
    // The statement is not prepared; see `beginTransaction` below.
    vacuum: () => void database.exec('vacuum'),
    wipe: async () => {
      await queue.idle()
      return emptyLog(database)
    },
    close: async () => {
      await queue.idle()
      await reader.destroy()
      await writer.destroy()
    },
  }
}

async function assertRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAST_ROOM) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })
}

interface Connecting {
  readonly begin: Begin
  /** Milliseconds after which a transaction gives up waiting for its beginning. */
  readonly patience: number
}

/**
 * Only the user of the process may read the file, whatever the umask. SQLite gives the files of its log the
 * mode of the database.
 */
function makePrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  for (const name of [file, `${file}-wal`, `${file}-shm`]) narrow(name)
}

/** Copies the log into the database and truncates it. A reader of another process may prevent it for a moment. */
async function emptyLog(database: Database.Database): Promise<boolean> {
  for (let tries = 0; tries < CHECKPOINT_TRIES; tries++) {
    const [row] = database.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[]
    if (row?.busy === 0) return true
    await setTimeout(ASK_AGAIN)
  }
  return false
}

interface Connection {
  readonly database: Database.Database
  readonly db: Kysely<Tables>
}

async function connect(file: string, connecting: Connecting): Promise<Connection> {
  const database = new Database(file, { timeout: connecting.patience })
  // The database does not wait for another process that changes the mode of a new file at the same time.
  await patiently(() => database.pragma('journal_mode = WAL'), connecting.patience)
  // A change that was acknowledged is on disk, whatever happens to the machine.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // Deleted data is overwritten with zeros.
  database.pragma('secure_delete = ON')
  return { database, db: new Kysely<Tables>({ dialect: dialectOf(database, connecting) }) }
}

/**
 * A transaction that writes takes the lock when it begins. If it read first, another process could take the
 * lock before it, and the transaction could only fail.
 */
type Begin = 'begin' | 'begin immediate'

function dialectOf(database: Database.Database, { begin, patience }: Connecting): Dialect {
  const prepared = withPrepared(database)
  const dialect = new SqliteDialect({ database: prepared })
  return {
    // Tables change in a transaction too. Two processes that start at once would otherwise both create them.
    createAdapter: () =>
      new (class extends SqliteAdapter {
        override get supportsTransactionalDdl() {
          return true
        }
      })(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () =>
      new (class extends SqliteDriver {
        override beginTransaction() {
          database.pragma(`busy_timeout = ${BLOCKED}`)
          // Not prepared: in this library, a statement that found the database busy stays open, and then no transaction can end.
          return patiently(() => database.exec(begin), patience)
        }
      })({ database: prepared }),
  }
}

/**
 * More statements than the service has. A statement with a list of values has a different text for each
 * length of the list.
 */
const MOST_PREPARED = 500

/** Prepares each statement once. Preparing takes as long as running most of them. */
function withPrepared(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, Database.Statement>()
  return {
    prepare: (text) => {
      const cached = statements.get(text)
      if (cached !== undefined) return cached as unknown as SqliteStatement
      const statement = database.prepare(text)
      if (statements.size < MOST_PREPARED && !NOT_REPEATED.test(text)) statements.set(text, statement)
      return statement as unknown as SqliteStatement
    },
    close: () => void database.close(),
  }
}

const NOT_REPEATED = /^\s*(?:create|alter|drop|pragma|vacuum|commit|rollback\s*$)\b/i

async function patiently(begin: () => unknown, patience: number): Promise<void> {
  const until = performance.now() + patience
  for (;;) {
    try {
      begin()
      return
    } catch (error) {
      const isBusy = (error as { code?: unknown }).code === 'SQLITE_BUSY'
      if (!isBusy || performance.now() > until) throw error
      await setTimeout(ASK_AGAIN)
    }
  }
}
