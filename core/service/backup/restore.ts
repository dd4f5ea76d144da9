/**
 * A backup -> the database, completely or not at all: the file is read to its end before the first row is
 * changed.
 */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { migrationNames } from '../store/migrate.ts'
import type { Change, Store } from '../store/store.ts'
import { RETIRED_TABLES, TABLE_NAMES } from '../store/table-names.ts'
import type { Tables } from '../store/tables.ts'
import { DamagedBackup, readLines } from './format.ts'
import type { BackupHead, BackupLine, BackupRow } from './format.ts'

const ROWS_AT_ONCE = 200

interface Restored {
  readonly rows: number
  readonly madeAt: number
  /** The mails and calls of webhooks that waited at the time of the backup, and are not sent again. */
  readonly held: number
}

/** The tables with data that a restore would delete. */
export async function rowsKept({ db }: Pick<Store, 'db'>): Promise<number> {
  let count = 0
  for (const table of TABLE_NAMES.filter((name) => name !== 'setting')) {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst()
    count += Number(row?.count ?? 0)
  }
  return count
}

/** Replaces the content of the database. If it throws `DamagedBackup`, nothing was changed. */
export async function restoreBackup(
  store: Store,
  file: string,
  { sendWaiting }: { readonly sendWaiting: boolean } = { sendWaiting: false },
): Promise<Restored> {
  const { head, rows } = await checkBackup(store, file)
  const held = await patiently(store, async (transaction) => {
    await lockAll(store, transaction)
    for (const table of TABLE_NAMES.toReversed()) await transaction.deleteFrom(table).execute()
    let batch: BackupRow[] = []
    for await (const line of linesOf(file)) {
      if (line.kind === 'head') continue
      const [first] = batch
      if (first !== undefined && (first.table !== line.row.table || batch.length >= ROWS_AT_ONCE)) {
        await insert(transaction, batch)
        batch = []
      }
      batch.push(line.row)
    }
    await insert(transaction, batch)
    return sendWaiting ? 0 : holdWaiting(transaction)
  })
  return { rows, madeAt: head.madeAt, held }
}

/** The server ends a transaction that waits for another in a circle. Forms end soon, so the restore tries again. */
const DEADLOCK = '40P01'
const TRIES = 50

async function patiently<Result>(store: Store, change: Change<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await store.write(change)
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== DEADLOCK || tries === TRIES) throw error
    }
  }
}

/**
 * Forms of a running service wait until the restore is over, and are stored in what was restored. The embedded file has one writer at a
 * time anyway.
 */
async function lockAll({ engine }: Store, transaction: Transaction<Tables>): Promise<void> {
  if (engine !== 'postgres') return
  const tables = sql.join(TABLE_NAMES.map((name) => sql.table(name)))
  await sql`lock table ${tables} in exclusive mode`.execute(transaction)
}

/** Most of what waited at the time of the backup was sent since. Nobody gets it twice unless the office says so. */
async function holdWaiting(transaction: Transaction<Tables>): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({
      state: 'failed',
      leased_by: null,
      leased_until: null,
      last_error: 'it waited when the backup was made that was restored, and may have been sent since',
    })
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

async function checkBackup(
  { db }: Pick<Store, 'db'>,
  file: string,
): Promise<{ readonly head: BackupHead; readonly rows: number }> {
  let head: BackupHead | undefined
  let rows = 0
  for await (const line of linesOf(file)) {
    if (line.kind === 'head') head = line.head
    else if (!TABLE_NAMES.some((name) => name === line.row.table))
      throw new DamagedBackup(`it holds a table that this version does not know: ${line.row.table}`)
    else rows++
  }
  if (head === undefined) throw new DamagedBackup('it is empty')
  const known = new Set(await migrationNames(db))
  const newer = head.migrations.find((name) => !known.has(name))
  if (newer !== undefined) throw new DamagedBackup(`it was made by a newer version (${newer})`)
  return { head, rows }
}

async function* linesOf(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  try {
    const lines = createInterface({ input: source.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY })
    for await (const line of readLines(lines))
      if (line.kind === 'head' || !RETIRED_TABLES.includes(line.row.table)) yield line
  } catch (error) {
    // Z_DATA_ERROR, Z_BUF_ERROR: the file is not gzip, or is truncated.
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_'))
      throw new DamagedBackup('it cannot be unpacked')
    throw error
  } finally {
    source.destroy()
  }
}

async function insert(transaction: Transaction<Tables>, rows: readonly BackupRow[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  await transaction
    .insertInto(first.table as keyof Tables)
    .values(rows.map(({ row }) => row) as never)
    .execute()
}
