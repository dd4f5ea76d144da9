/** Builds of the site by the service. */
import { z } from 'zod'
import { STOCK_CHANGES } from '../../domain/stock-change.ts'
import { moment, namedHome } from './common.ts'
import type { DeskEndpoint } from './endpoint.ts'

export const build = z.object({
  id: z.string(),
  cause: z.enum(['member', 'request', 'schedule']),
  /** The name of the member who asked for it. */
  by: z.string().nullable(),
  /** `lost`: the process that ran it ended. */
  state: z.enum(['waiting', 'running', 'done', 'failed', 'lost']),
  askedAt: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  pages: z.int().nullable(),
  rendered: z.int().nullable(),
  homes: z.int().nullable(),
  errors: z.int(),
  warnings: z.int(),
})

const publishing = z.object({
  /** Whether the service builds the site at all (`publishing` of service.json). */
  isOn: z.boolean(),
  /** Minutes between two builds by the clock; null without a schedule. */
  every: z.int().nullable(),
  builds: z.array(build),
})

const detail = build.extend({
  /** The number of records of each import. Records that were left out are in quarantine. */
  imports: z.array(
    z.object({ id: z.string(), read: z.int(), published: z.int(), leftOut: z.int(), filtered: z.int() }),
  ),
  /** The homes that changed since the publication before, by their change. A change of no home is absent. */
  changes: z.array(
    z.object({
      change: z.enum(STOCK_CHANGES),
      count: z.int(),
      /** The first ones. */
      homes: z.array(namedHome),
    }),
  ),
  nextChange: z.object({ at: z.string(), what: z.string() }).nullable(),
  /** The work of the build; null if it gave no report. */
  log: z
    .object({
      phases: z.array(z.object({ phase: z.string(), milliseconds: z.number() })),
      files: z.int().nullable(),
      bytes: z.int().nullable(),
      picturesMade: z.int().nullable(),
    })
    .nullable(),
  /** The last lines that its process printed beside the result; empty if it printed nothing. */
  printed: z.string(),
  diagnostics: z.array(
    z.object({
      code: z.string(),
      severity: z.string(),
      message: z.string(),
      place: z.string().nullable(),
      frame: z.string().nullable(),
      hint: z.string().nullable(),
    }),
  ),
})

export const PUBLISHING_ENDPOINTS = {
  publishing: {
    method: 'GET',
    path: '/publishing',
    purpose: 'lists the last builds of the site',
    access: 'publishing',
    answer: publishing,
  },
  build: {
    method: 'POST',
    path: '/publishing/builds',
    purpose: 'asks for a build; one that waits serves everybody',
    access: 'publishing',
    answer: publishing,
    audit: 'build-asked',
    refusals: ['not-found'],
  },
  showBuild: {
    method: 'GET',
    path: '/publishing/builds/{build}',
    purpose: 'returns a build with its imports and its diagnostics',
    access: 'publishing',
    answer: detail,
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskPublishing = z.output<typeof publishing>
export type DeskBuild = z.output<typeof build>
export type DeskBuildDetail = z.output<typeof detail>
