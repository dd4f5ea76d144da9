/** The overview of a member, the stream of changes, the log, and the state of the service. */
import { z } from 'zod'
import { appointment } from './calendar.ts'
import { id, moment } from './common.ts'
import type { DeskEndpoint } from './endpoint.ts'
import { build } from './publishing.ts'

const today = z.object({
  newMessages: z.int(),
  /** Open messages that are assigned to the member. */
  mine: z.int(),
  /** Appointments of today and tomorrow. */
  appointments: z.array(appointment),
  /** Requests that wait for an answer of the office. */
  requests: z.array(appointment),
  failedMails: z.int(),
  /** Homes of the member's offices whose advert lacks a statement that the law asks. */
  lackingHomes: z.int(),
  /** Requests of persons whose term ends within ten days; 0 for members without that right. */
  dueRequests: z.int(),
  /** The last build of the site; null before the first one, and for members without that right. */
  lastBuild: build.pick({ id: true, state: true, askedAt: true }).nullable(),
})

const audit = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: moment,
      /** The number of the member; null for the command line, and for an unknown person. */
      member: z.string().nullable(),
      action: z.string(),
      subject: z.string().nullable(),
    }),
  ),
  next: z.string().nullable(),
})
const auditQuery = z.object({
  member: id.optional(),
  action: id.optional(),
  subject: id.optional(),
  after: id.optional(),
})

const health = z.object({
  version: z.string(),
  database: z.enum(['file', 'postgres']),
  queues: z.array(
    z.object({
      queue: z.string(),
      waiting: z.int(),
      failed: z.int(),
      oldestAt: moment.nullable(),
      lastError: z.string().nullable(),
    }),
  ),
  subscribers: z.object({ asked: z.int(), active: z.int() }),
  searches: z.object({ active: z.int(), paused: z.int() }),
  /** The mails that a publication would send to registered searches now. */
  news: z.object({ digests: z.int(), reminders: z.int() }),
  /** The last runs that mailed news, newest first. */
  newsRuns: z.array(z.object({ at: moment, digests: z.int(), reminders: z.int(), homes: z.int() })),
  /** Null before the first backup. */
  lastBackupAt: moment.nullable(),
  /** The findings of `serve --doctor`. */
  findings: z.array(z.object({ mark: z.enum(['good', 'hint', 'bad']), check: z.string(), text: z.string() })),
})

export const OVERSIGHT_ENDPOINTS = {
  events: {
    method: 'GET',
    path: '/events',
    purpose: 'sends what changes, as server-sent events',
    access: 'member',
    file: 'text/event-stream',
  },
  today: {
    method: 'GET',
    path: '/today',
    purpose: 'returns what waits for the member',
    access: 'member',
    answer: today,
  },
  audit: {
    method: 'GET',
    path: '/audit',
    purpose: 'lists who did what, newest first, 100 at a time',
    access: 'audit',
    query: auditQuery,
    answer: audit,
  },
  auditTable: {
    method: 'GET',
    path: '/audit.csv',
    purpose: 'returns the listed actions as a table, at most 50,000',
    access: 'audit',
    query: auditQuery,
    file: 'text/csv',
    audit: 'audit-exported',
  },
  health: {
    method: 'GET',
    path: '/health',
    purpose: 'returns the state of queues, subscriptions, database and versions',
    access: 'health',
    answer: health,
  },
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskToday = z.output<typeof today>
export type DeskAudit = z.output<typeof audit>
export type DeskHealth = z.output<typeof health>
