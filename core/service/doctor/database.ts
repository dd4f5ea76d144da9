/** Checks the database, and neither creates nor changes it. */
import { daysLong } from '../../domain/duration.ts'
import { lastBackup } from '../backup/last-backup.ts'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { missingMigrations, unknownMigrations } from '../store/migrate.ts'
import { openUnchanged } from '../store/open-store.ts'
import type { OpenedStore } from '../store/open-postgres.ts'
import { bad, good, hint, reasonOf } from '../../doctor/finding.ts'
import type { Finding } from '../../doctor/finding.ts'

export interface ExaminedDatabase {
  /** The address in the form of `openStore`. */
  readonly address: string
  /** The address without its password. */
  readonly shown: string
}

const PATIENCE = 10_000
const GOODBYE = 1000

export async function databaseFindings(
  { address, shown }: ExaminedDatabase,
  now: number,
): Promise<readonly Finding[]> {
  if (path.isAbsolute(address) && !existsSync(address))
    return [hint('database', `${shown} does not exist yet; the first start creates it`)]
  let store: OpenedStore | undefined
  try {
    store = await openUnchanged(address)
    return await within(PATIENCE, findingsOf(store, shown, now))
  } catch (error) {
    return [bad('database', `${shown} cannot be read: ${reasonOf(error)}`)]
  } finally {
    // A database that does not answer may not close either.
    if (store !== undefined) await within(GOODBYE, store.close()).catch(() => undefined)
  }
}

async function findingsOf(store: OpenedStore, shown: string, now: number): Promise<readonly Finding[]> {
  const answers =
    store.engine === 'file' ? await fileFindings(store, shown) : await serverFindings(store, shown, now)
  if (answers.some(({ mark }) => mark === 'bad')) return answers
  const missing = await missingMigrations(store.migrations)
  // A new database has no table of migrations yet.
  const unknown = missing.length === 0 ? await unknownMigrations(store.migrations) : []
  if (unknown.length > 0)
    return [
      ...answers,
      bad('tables', `a newer version of agency-site has changed the tables (${unknown.at(-1)}); install it`),
    ]
  if (missing.length > 0)
    return [...answers, hint('tables', `${missing.length} migrations are pending; the next start runs them`)]
  return [
    ...answers,
    good('tables', 'the tables have the schema of this version'),
    await outboxFinding(store, now),
    backupFinding(await lastBackup(store.db), now),
  ]
}

const OLD_BACKUP = daysLong(2)

function backupFinding(at: number | null, now: number): Finding {
  const advice = 'run agency-site backup FILE every night'
  if (at === null) return hint('backup', `agency-site has made no backup; ${advice}`)
  const made = `the last backup is of ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return at < now - OLD_BACKUP ? hint('backup', `${made}; ${advice}`) : good('backup', made)
}

async function fileFindings({ db }: OpenedStore, shown: string): Promise<readonly Finding[]> {
  const { rows } = await sql<{ readonly integrity_check: string }>`pragma integrity_check(10)`.execute(db)
  const faults = rows.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok')
  const [first] = faults
  return [
    good('database', `${shown} can be opened`),
    first === undefined
      ? good('integrity', 'every page and every index is intact')
      : bad(
          'integrity',
          `the file is damaged (${first.split('\n', 1)[0]}); restore a backup into a new file`,
        ),
  ]
}

/** Leases and limits depend on the clock of each process. */
const CLOCKS_APART = 5000
const SLOW = 50

async function serverFindings({ db }: OpenedStore, shown: string, now: number): Promise<readonly Finding[]> {
  const { rows } = await sql<{ readonly version: string; readonly now: number | string }>`
    select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as now
  `.execute(db)
  const [server] = rows
  const begin = performance.now()
  await sql`select 1`.execute(db)
  const latency = performance.now() - begin
  const answer = `${shown} is PostgreSQL ${server?.version ?? ''} and answers in ${latency.toFixed(1)} ms`
  const isApart = Math.abs(Number(server?.now ?? now) - now) > CLOCKS_APART
  return [
    latency > SLOW
      ? hint('database', `${answer}; every form needs several answers`)
      : good('database', answer),
    ...(isApart ? [bad('clock', 'the clocks of this machine and of the database differ by seconds')] : []),
  ]
}

const LATE = 15 * 60_000

async function outboxFinding({ db }: OpenedStore, now: number): Promise<Finding> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll().as('count'), ({ fn }) => fn.min('created_at').as('oldest')])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)
  const [failed, waiting] = [Number(of('failed')?.count ?? 0), Number(of('waiting')?.count ?? 0)]
  const text = `${waiting} mails pending, ${failed} failed`
  if (failed > 0) return bad('outbox', `${text}; agency-site inbox lists them`)
  const isLate = waiting > 0 && Number(of('waiting')?.oldest ?? now) < now - LATE
  return isLate
    ? bad('outbox', `${text}, some for a long time; check whether the service runs`)
    : good('outbox', text)
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), milliseconds)
  })
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
