/** Messages in the database: filters, pages and counts. */
import { sql } from 'kysely'
import type { Expression, Kysely, RawBuilder, SqlBool } from 'kysely'
import type { INBOX_ENDPOINTS } from '../../http/desk/inbox.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { SubmissionRow, Tables } from '../store/tables.ts'
import type { Call } from './call.ts'
import type { DeskMemberRow } from './desk-tables.ts'
import { officeIdOf } from './sight.ts'

type InboxQuery = Call<typeof INBOX_ENDPOINTS.inbox>['query']

export interface MessageRow extends SubmissionRow {
  readonly assigned_to: string | null
  /** Null for a message without work: it is new. */
  readonly version: number | null
  readonly merged_into: string | null
  /** Number of mails that could not be sent. */
  readonly failed: number | string | bigint
}

interface Seeing {
  readonly member: Pick<DeskMemberRow, 'office'>
  readonly site: ServiceSite
}

type Listed = Omit<InboxQuery, 'state'>

/**
 * The member in charge of a message. Until somebody opens it, that is the member with the name of the agent of its
 * home.
 */
const ASSIGNED = sql<
  string | null
>`coalesce(desk_work.assigned_to, case when desk_work.submission is null then (
  select min(named.id) from desk_member named where named.name = submission.agent and named.disabled_at is null
) end)`

/** The messages that a member sees and that the filters choose, without regard to their state and to merging. */
function chosen(db: Kysely<Tables>, query: Listed, { member, site }: Seeing) {
  let rows = db.selectFrom('submission').leftJoin('desk_work', 'desk_work.submission', 'submission.id')
  for (const office of [member.office, query.office ?? null])
    if (office !== null) rows = rows.where(isOf(office, site))
  if (query.form !== undefined) rows = rows.where(inWhole((table) => sql`${table}.form = ${query.form}`))
  if (query.home !== undefined) rows = rows.where(inWhole((table) => sql`${table}.property = ${query.home}`))
  if (query.assigned !== undefined) rows = rows.where(isAssigned(query.assigned))
  for (const pattern of patternsIn(query.search ?? ''))
    rows = rows.where(inWhole((table) => sql`lower(${table}.fields) like ${pattern} escape '\\'`))
  return rows
}

/** The same as `ASSIGNED`, by names that are read once and not for each message. */
function isAssigned(to: string): Expression<SqlBool> {
  if (to === 'nobody')
    return sql<SqlBool>`(desk_work.assigned_to is null and (
      desk_work.submission is not null or submission.agent is null
      or submission.agent not in (select named.name from desk_member named where named.disabled_at is null)
    ))`
  return sql<SqlBool>`(desk_work.assigned_to = ${to} or (desk_work.submission is null and submission.agent in (
    select named.name from desk_member named where named.disabled_at is null
    group by named.name having min(named.id) = ${to}
  )))`
}

/** Whether a message, or one that was merged into it, meets the condition. */
function inWhole(condition: (table: RawBuilder<unknown>) => RawBuilder<unknown>): Expression<SqlBool> {
  return sql<SqlBool>`(${condition(sql.ref('submission'))} or exists (
    select 1 from desk_work merged join submission part on part.id = merged.submission
    where merged.merged_into = submission.id and ${condition(sql.ref('part'))}
  ))`
}

const STANDS_ALONE = sql<SqlBool>`desk_work.merged_into is null`

/** Rows of an earlier version have no office. They belong to the first one. */
function isOf(office: string, site: ServiceSite): Expression<SqlBool> {
  return officeIdOf(null, site) === office
    ? sql<SqlBool>`(submission.office = ${office} or submission.office is null)`
    : sql<SqlBool>`submission.office = ${office}`
}

/** One pattern for each word. The fields are stored as JSON, in which some signs are escaped. */
function patternsIn(search: string): readonly string[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.slice(0, 8).map((word) => {
    const written = JSON.stringify(word).slice(1, -1)
    return `%${written.replace(/[\\%_]/g, '\\$&')}%`
  })
}

const STATES = {
  new: sql<SqlBool>`desk_work.submission is null and submission.handled_at is null`,
  open: sql<SqlBool>`desk_work.submission is not null and submission.handled_at is null`,
  done: sql<SqlBool>`submission.handled_at is not null`,
} as const

/** Two counts, each of which the database finds by an index. */
const FAILED = sql<number>`(
  select count(*) from outbox where outbox.submission = submission.id and outbox.state = 'failed'
) + (
  select count(*) from desk_work merged join outbox on outbox.submission = merged.submission
  where merged.merged_into = submission.id and outbox.state = 'failed'
)`

const WORK = [
  ASSIGNED.as('assigned_to'),
  'desk_work.version',
  'desk_work.merged_into',
  FAILED.as('failed'),
] as const

/** Newest first; the ids of messages sort by their time. A message that was merged is listed only `withMerged`. */
export function listMessages(
  db: Kysely<Tables>,
  { state, after, ...query }: InboxQuery,
  { most, withMerged = false, ...seeing }: Seeing & { readonly most: number; readonly withMerged?: boolean },
): Promise<readonly MessageRow[]> {
  let rows = chosen(db, query, seeing)
  if (!withMerged) rows = rows.where(STANDS_ALONE)
  if (state !== undefined) rows = rows.where(STATES[state])
  if (after !== undefined) rows = rows.where('submission.id', '<', after)
  return rows.selectAll('submission').select(WORK).orderBy('submission.id', 'desc').limit(most).execute()
}

/** Null without a row. */
function countOf(condition: Expression<SqlBool>) {
  return sql<number | string | null>`sum(case when ${condition} then 1 else 0 end)`
}

export async function countMessages(
  db: Kysely<Tables>,
  query: Listed,
  seeing: Seeing,
): Promise<Readonly<Record<keyof typeof STATES, number>>> {
  const row = await chosen(db, query, seeing)
    .where(STANDS_ALONE)
    .select([countOf(STATES.new).as('new'), countOf(STATES.open).as('open'), countOf(STATES.done).as('done')])
    .executeTakeFirst()
  const count = (value: number | string | null | undefined) => Number(value ?? 0)
  return { new: count(row?.new), open: count(row?.open), done: count(row?.done) }
}

/** New messages, and open ones that are assigned to the member, read once for both. */
export async function waitingMessages(
  db: Kysely<Tables>,
  { member, site }: Seeing & { readonly member: Pick<DeskMemberRow, 'id' | 'office'> },
): Promise<{ readonly new: number; readonly mine: number }> {
  const row = await chosen(db, {}, { member, site })
    .where(STANDS_ALONE)
    .where('submission.handled_at', 'is', null)
    .select([
      countOf(STATES.new).as('new'),
      countOf(sql<SqlBool>`${STATES.open} and ${isAssigned(member.id)}`).as('mine'),
    ])
    .executeTakeFirst()
  return { new: Number(row?.new ?? 0), mine: Number(row?.mine ?? 0) }
}

export function findMessage(db: Kysely<Tables>, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('submission')
    .leftJoin('desk_work', 'desk_work.submission', 'submission.id')
    .selectAll('submission')
    .select(WORK)
    .where('submission.id', '=', id)
    .executeTakeFirst()
}

/** The other messages of an address, newest first. */
export function messagesOfSender(
  db: Kysely<Tables>,
  { id, email }: Pick<SubmissionRow, 'id' | 'email'>,
  { member, site }: Seeing,
): Promise<readonly MessageRow[]> {
  if (email === null) return Promise.resolve([])
  return chosen(db, {}, { member, site })
    .selectAll('submission')
    .select(WORK)
    .where('submission.email', '=', email)
    .where('submission.id', '<>', id)
    .where(STANDS_ALONE)
    .orderBy('submission.id', 'desc')
    .limit(50)
    .execute()
}

/** The messages that were merged into this one, newest first. */
export function messagesMergedInto(db: Kysely<Tables>, id: string): Promise<readonly MessageRow[]> {
  return db
    .selectFrom('submission')
    .innerJoin('desk_work', 'desk_work.submission', 'submission.id')
    .selectAll('submission')
    .select(WORK)
    .where('desk_work.merged_into', '=', id)
    .orderBy('submission.id', 'desc')
    .execute()
}
