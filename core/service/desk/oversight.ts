/** The overview of a member, the log, and the state of the service. */
import { daysLong } from '../../domain/duration.ts'
import { hasRight } from '../../domain/desk.ts'
import { OVERSIGHT_ENDPOINTS } from '../../http/desk/oversight.ts'
import type { DeskAudit, DeskToday } from '../../http/desk/oversight.ts'
import { VERSION } from '../../system/package-root.ts'
import { download } from '../accounts/answers.ts'
import { lastBackup } from '../backup/last-backup.ts'
import { isBooked } from '../appointments/agenda.ts'
import type { ServiceDeps } from '../deps.ts'
import { latestBuilds } from '../publishing/builds.ts'
import { lastNewsRuns } from '../registered-searches/news-runs.ts'
import { notify } from '../registered-searches/notify.ts'
import { spreadsheet } from '../spreadsheet.ts'
import { addDays, dayOf, instantOf, zoneOf } from '../time-zone.ts'
import type { Call, Handlers } from './call.ts'
import { lackingIn } from './home-interest.ts'
import { waitingMessages } from './inbox-query.ts'
import { appointmentOf } from './message-view.ts'
import { seesOffice } from './sight.ts'

type Endpoints = Omit<typeof OVERSIGHT_ENDPOINTS, 'events'>

const AT_ONCE = 100
const MOST_IN_TABLE = 50_000
const NEWS_RUNS = 10
/** Days before the end of the term of a request at which it is shown. */
const SOON = 10

export const oversightHandlers: Handlers<Endpoints> = {
  today,
  audit: async ({ query, deps }) => {
    const entries = await auditRows(query, AT_ONCE + 1, deps)
    const page = entries.slice(0, AT_ONCE)
    return { entries: page, next: entries.length > AT_ONCE ? (page.at(-1)?.id ?? null) : null }
  },
  auditTable: async ({ query, deps }) => {
    const rows = await auditRows(query, MOST_IN_TABLE, deps)
    const cells = rows.map(({ at, member, action, subject }) => [
      new Date(at).toISOString(),
      member ?? '',
      action,
      subject ?? '',
    ])
    const content = spreadsheet([['at', 'member', 'action', 'subject'], ...cells])
    return download({ name: 'audit.csv', type: 'text/csv; charset=utf-8', content })
  },
  health,
}

async function today({ visitor: { member }, deps }: Call<Endpoints['today']>) {
  const { db } = deps.store
  const site = deps.site()
  const now = deps.now()
  const zone = zoneOf(deps)
  const until = instantOf({ day: addDays(dayOf(now, zone), 2), minutes: 0 }, zone)
  const seeing = { member, site }
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .where(isBooked(now))
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .execute()
  const waiting = await waitingMessages(db, seeing)
  const mine = rows.filter((row) => seesOffice(member, row.office, site))
  const shown = (some: typeof mine) => some.map((row) => appointmentOf(row, member.language, deps))
  return {
    newMessages: waiting.new,
    mine: waiting.mine,
    appointments: shown(mine.filter(({ starts_at, state }) => starts_at < until && state === 'confirmed')),
    requests: shown(mine.filter(({ state }) => state === 'requested')),
    failedMails: await failedMails(seeing, deps),
    lackingHomes: site.properties.filter(
      (home) => seesOffice(member, home.office, site) && lackingIn(home) > 0,
    ).length,
    dueRequests: hasRight(member.role, 'people') ? await dueRequests(deps) : 0,
    lastBuild: hasRight(member.role, 'publishing') ? await lastBuild(deps) : null,
  }
}

type Seeing = Parameters<typeof waitingMessages>[1]

async function failedMails({ member, site }: Seeing, { store }: ServiceDeps): Promise<number> {
  const rows = await store.db
    .selectFrom('outbox')
    .innerJoin('submission', 'submission.id', 'outbox.submission')
    .select('submission.office')
    .where('outbox.state', '=', 'failed')
    .execute()
  return rows.filter(({ office }) => seesOffice(member, office, site)).length
}

async function lastBuild({ store }: ServiceDeps): Promise<DeskToday['lastBuild']> {
  const [last] = await latestBuilds(store.db, 1)
  return last === undefined ? null : { id: last.id, state: last.state, askedAt: last.asked_at }
}

async function dueRequests({ store, now }: ServiceDeps): Promise<number> {
  const rows = await store.db
    .selectFrom('desk_request')
    .select('id')
    .where('done_at', 'is', null)
    .where('due_at', '<', now() + daysLong(SOON))
    .execute()
  return rows.length
}

async function auditRows(
  { member, action, subject, after }: Call<Endpoints['audit']>['query'],
  most: number,
  { store }: ServiceDeps,
): Promise<DeskAudit['entries']> {
  return store.db
    .selectFrom('desk_audit')
    .select(['id', 'at', 'member', 'action', 'subject'])
    .$if(member !== undefined, (rows) => rows.where('member', '=', member ?? ''))
    .$if(action !== undefined, (rows) => rows.where('action', '=', action ?? ''))
    .$if(subject !== undefined, (rows) => rows.where('subject', '=', subject ?? ''))
    .$if(after !== undefined, (rows) => rows.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

async function health({ deps }: Call<Endpoints['health']>) {
  const { store } = deps
  const count = (table: 'subscriber' | 'search', rows: ReadonlyMap<string, number>) => (name: string) =>
    rows.get(`${table} ${name}`) ?? 0
  const counts = await subscriptionCounts(deps)
  const { digests, reminders } = await notify(deps, { dryRun: true })
  const [subscribers, searches] = [count('subscriber', counts), count('search', counts)]
  return {
    version: VERSION,
    database: store.engine,
    queues: await queuesOf(deps),
    subscribers: { asked: subscribers('pending'), active: subscribers('confirmed') },
    searches: { active: searches('active'), paused: searches('paused') },
    news: { digests, reminders },
    newsRuns: await lastNewsRuns(store.db, NEWS_RUNS),
    lastBackupAt: await lastBackup(store.db),
    findings: [...((await deps.examine?.()) ?? [])],
  }
}

async function queuesOf({ store }: ServiceDeps) {
  const rows = await store.db
    .selectFrom('outbox')
    .select(['queue', 'state', 'created_at', 'last_error'])
    .where('state', 'in', ['waiting', 'failed'])
    .orderBy('created_at')
    .execute()
  return [...new Set(rows.map(({ queue }) => queue))].map((queue) => {
    const own = rows.filter((row) => row.queue === queue)
    const waiting = own.filter(({ state }) => state === 'waiting')
    return {
      queue,
      waiting: waiting.length,
      failed: own.length - waiting.length,
      oldestAt: waiting[0]?.created_at ?? null,
      lastError: own.findLast(({ last_error }) => last_error !== null)?.last_error ?? null,
    }
  })
}

async function subscriptionCounts({ store }: ServiceDeps): Promise<ReadonlyMap<string, number>> {
  const { db } = store
  const subscribers = await db
    .selectFrom('subscriber')
    .select(({ fn }) => ['state', fn.countAll<number | string | bigint>().as('count')])
    .groupBy('state')
    .execute()
  const searches = await db
    .selectFrom('search')
    .select(['paused_at'])
    .where('confirmed_at', 'is not', null)
    .where('saved', 'is', null)
    .execute()
  const paused = searches.filter(({ paused_at }) => paused_at !== null).length
  return new Map([
    ...subscribers.map(({ state, count }) => [`subscriber ${state}`, Number(count)] as const),
    ['search paused', paused],
    ['search active', searches.length - paused],
  ])
}
