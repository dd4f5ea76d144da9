/** The embedded database: one file, opened by libSQL, which is made of SQLite. */
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Kysely, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { Dialect } from 'kysely'
import Database from 'libsql'
import { assertMigrated } from './migrate.ts'
import type { OpenedStore } from './open-postgres.ts'
import type { Tables } from './tables.ts'
import { createWriteQueue } from './write-queue.ts'

/** Other processes (backup, inbox) write too, but shortly. */
const WAIT_FOR_OTHERS = 5000
/** The library waits without letting anything else happen: it hardly waits where we can ask again. */
const ASK_AGAIN = 25

export async function openFile(file: string): Promise<OpenedStore> {
  mkdirSync(path.dirname(file), { recursive: true })
  const writer = connect(file, 'begin immediate')
  // A reader of its own sees what was last written, and waits for nobody.
  const reader = connect(file, 'begin')
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
    },
    close: async () => {
      await queue.idle()
      await reader.destroy()
      await writer.destroy()
    },
  }
}

function connect(file: string, begin: Begin): Kysely<Tables> {
  const database = new Database(file, { timeout: WAIT_FOR_OTHERS })
  database.pragma('journal_mode = WAL')
  // What was answered is on disk, whatever happens to the machine.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return new Kysely<Tables>({ dialect: dialectOf(database, begin) })
}

/**
 * Who means to write takes the right to when a transaction begins: one that reads first would find, when it comes to write, that
 * another process was faster, and could only give up.
 */
type Begin = 'begin' | 'begin immediate'

function dialectOf(database: Database.Database, begin: Begin): Dialect {
  const dialect = new SqliteDialect({ database })
  return {
    // Tables change in a transaction too: two processes that begin at once would both make them.
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
          database.pragma(`busy_timeout = ${ASK_AGAIN}`)
          // Not prepared: in this library, a statement that found the database busy stays open, and then no transaction can end.
          return patiently(() => database.exec(begin))
        }
      })({ database }),
  }
}

async function patiently(begin: () => void): Promise<void> {
  const until = performance.now() + WAIT_FOR_OTHERS
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
