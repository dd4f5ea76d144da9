/** The embedded database: one file, opened by libSQL, which is made of SQLite. */
import { mkdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Kysely, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { Dialect } from 'kysely'
import Database from 'libsql'
import { assertMigrated } from './migrate.ts'
import type { StoreTimes } from './store-times.ts'
import { writeProbe } from './write-probe.ts'
import type { OpenedStore } from './open-postgres.ts'
import type { Tables } from './tables.ts'
import { createWriteQueue } from './write-queue.ts'

/** The library blocks the process while it waits for another, so it hardly waits itself, and is asked again. */
const BLOCKED = 1
const ASK_AGAIN = 25
/** Below this, a form and its mails may not fit beside the journal. */
const LEAST_ROOM = 1024 * 1024

export async function openFile(file: string, { connect: patience }: StoreTimes): Promise<OpenedStore> {
  mkdirSync(path.dirname(file), { recursive: true })
  const writer = connect(file, { begin: 'begin immediate', patience })
  // A reader of its own sees what was last written, and waits for nobody.
  const reader = connect(file, { begin: 'begin', patience })
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
  /** Milliseconds for which a transaction waits until it begins. */
  readonly patience: number
}

function connect(file: string, connecting: Connecting): Kysely<Tables> {
  const database = new Database(file, { timeout: connecting.patience })
  database.pragma('journal_mode = WAL')
  // A change that was acknowledged is on disk, whatever happens to the machine.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return new Kysely<Tables>({ dialect: dialectOf(database, connecting) })
}

/**
 * A transaction that writes takes the lock when it begins. One that reads first could find later that another process was faster, and
 * could only give up.
 */
type Begin = 'begin' | 'begin immediate'

function dialectOf(database: Database.Database, { begin, patience }: Connecting): Dialect {
  const dialect = new SqliteDialect({ database })
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
      })({ database }),
  }
}

async function patiently(begin: () => void, patience: number): Promise<void> {
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
