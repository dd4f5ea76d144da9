import type { Kysely } from 'kysely'
import { Migrator, sql } from 'kysely'
import { submissions } from './migrations/0001-submissions.ts'
import { outboxHanded } from './migrations/0002-outbox-handed.ts'
import { portal } from './migrations/0003-portal.ts'
import { statistics } from './migrations/0004-statistics.ts'
import { appointments } from './migrations/0005-appointments.ts'
import { newsletter } from './migrations/0006-newsletter.ts'
import { searches } from './migrations/0007-searches.ts'
import { documents } from './migrations/0008-documents.ts'
import { agenda } from './migrations/0009-agenda.ts'
import { people } from './migrations/0010-people.ts'
import { outboxQueues } from './migrations/0011-outbox-queues.ts'
import { acceptedPosts } from './migrations/0012-accepted-posts.ts'
import { unconfirmedBookings } from './migrations/0013-unconfirmed-bookings.ts'
import { desk } from './migrations/0014-desk.ts'
import { builds } from './migrations/0015-builds.ts'
import { mergedMessages } from './migrations/0016-merged-messages.ts'
import { newsRuns } from './migrations/0017-news-runs.ts'
import { signOn } from './migrations/0018-sign-on.ts'
import { passkeys } from './migrations/0019-passkeys.ts'
import { savedLists } from './migrations/0020-saved-lists.ts'
import type { Tables } from './tables.ts'

/** The migrations in order. A migration that has run on any database is never changed. */
const MIGRATIONS = {
  '0001-submissions': { up: submissions },
  '0002-outbox-handed': { up: outboxHanded },
  '0003-portal': { up: portal },
  '0004-statistics': { up: statistics },
  '0005-appointments': { up: appointments },
  '0006-newsletter': { up: newsletter },
  '0007-searches': { up: searches },
  '0008-documents': { up: documents },
  '0009-agenda': { up: agenda },
  '0010-people': { up: people },
  '0011-outbox-queues': { up: outboxQueues },
  '0012-accepted-posts': { up: acceptedPosts },
  '0013-unconfirmed-bookings': { up: unconfirmedBookings },
  '0014-desk': { up: desk },
  '0015-builds': { up: builds },
  '0016-merged-messages': { up: mergedMessages },
  '0017-news-runs': { up: newsRuns },
  '0018-sign-on': { up: signOn },
  '0019-passkeys': { up: passkeys },
  '0020-saved-lists': { up: savedLists },
}

/**
 * Runs the missing migrations. If several processes begin at the same time, one runs them and the others
 * wait. Throws the error of the database.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error !== undefined) throw error
}

/** The migrations of this version that have not run; all of them on a new database. */
export async function missingMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const known = await migratorOf(db).getMigrations()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

/**
 * The migrations in the database that this version does not know. A newer version has run them, so this
 * version must not start.
 */
export async function unknownMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  return (await migrationNames(db)).filter((name) => !Object.hasOwn(MIGRATIONS, name))
}

function migratorOf(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
}

/** The migrations that have run, in order. */
export async function migrationNames(db: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(
    db,
  )
  return rows.rows.map(({ name }) => name)
}

/** Throws if the newest migration of this version has not run. A newer version may have run more. */
export async function assertMigrated(db: Kysely<Tables>): Promise<void> {
  const newest = Object.keys(MIGRATIONS).toSorted().at(-1) ?? ''
  if (!(await migrationNames(db)).includes(newest)) throw new Error('the database is of an older version')
}
