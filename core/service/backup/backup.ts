/** The whole database -> one file, while the service runs. The file shows one moment of the database. */
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely, Transaction } from 'kysely'
import { isDevice } from '../../system/careful-writes.ts'
import { migrationNames } from '../store/migrate.ts'
import type { Store } from '../store/store.ts'
import { TABLE_NAMES } from '../store/table-names.ts'
import type { Tables } from '../store/tables.ts'
import { createSum, endLine, headLine, rowLine } from './format.ts'

const ROWS_AT_ONCE = 500

interface BackupMade {
  readonly rows: number
}

/**
 * The file is written under another name, and renamed when it is complete and on disk, so no incomplete
 * backup has the final name. A device or a pipe is written to.
 */
export async function writeBackup(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  { file, now }: { file: string; now: number },
): Promise<BackupMade> {
  const isStream = isDevice(file)
  const partial = isStream ? file : path.join(path.dirname(file), `.${path.basename(file)}.partial`)
  const gzip = createGzip()
  const out = createWriteStream(partial, { mode: 0o600 })
  const done = finished(gzip.pipe(out))
  done.catch(() => undefined)
  const sum = createSum()
  const write = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), done])
  }
  try {
    const rows = await atOneMoment(db, engine, (transaction) =>
      writeRows(transaction, now, async (line) => {
        sum.add(line)
        await write(line)
      }),
    )
    await write(endLine(rows, sum.value()))
    gzip.end()
    await done
    if (isStream) return { rows }
    await flushed(partial)
    await rename(partial, file)
    return { rows }
  } catch (error) {
    gzip.destroy()
    out.destroy()
    if (isStream) throw error
    // The file is made when the stream opens it, which may be later than the error.
    await done.catch(() => undefined)
    await rm(partial, { force: true })
    throw error
  }
}

/** Writes the head and every row of every table. Returns the number of rows. */
async function writeRows(
  transaction: Transaction<Tables>,
  now: number,
  add: (line: string) => Promise<void>,
): Promise<number> {
  await add(headLine({ madeAt: now, migrations: [...(await migrationNames(transaction))] }))
  const tables = await transaction.introspection.getTables()
  let count = 0
  for (const table of TABLE_NAMES) {
    const columns = tables.find(({ name }) => name === table)?.columns ?? []
    for await (const row of rowsOf(transaction, table, columns)) {
      await add(rowLine(table, row))
      count++
    }
  }
  return count
}

function atOneMoment<Result>(
  db: Kysely<Tables>,
  engine: Store['engine'],
  read: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  // A separate connection reads the file. It sees the state at its start.
  if (engine === 'file') return db.transaction().execute(read)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

/** In the order of all its columns, so that no row is missed or read twice. */
async function* rowsOf(
  transaction: Transaction<Tables>,
  table: keyof Tables,
  columns: readonly { readonly name: string }[],
): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { ref } = transaction.dynamic
    let query = transaction.selectFrom(table).selectAll()
    for (const { name } of columns) query = query.orderBy(ref(name))
    const rows = await query.limit(ROWS_AT_ONCE).offset(offset).execute()
    yield* rows as Record<string, unknown>[]
    if (rows.length < ROWS_AT_ONCE) return
  }
}

async function flushed(file: string): Promise<void> {
  const handle = await open(file, 'r')
  await handle.sync()
  await handle.close()
}
