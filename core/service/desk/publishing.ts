/** Builds of the site at the desk. */
import { STOCK_CHANGES } from '../../domain/stock-change.ts'
import { PUBLISHING_ENDPOINTS } from '../../http/desk/publishing.ts'
import type { DeskBuild, DeskBuildDetail, DeskPublishing } from '../../http/desk/publishing.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceDeps } from '../deps.ts'
import type { SiteBuildRow } from '../publishing/build-tables.ts'
import { askForBuild, findBuild, latestBuilds } from '../publishing/builds.ts'
import type { BuildOutcome } from '../publishing/outcome.ts'
import type { Handlers } from './call.ts'
import { refused } from './call.ts'
import { memberNames } from './members.ts'
import { nameHome } from './named-home.ts'

type Endpoints = typeof PUBLISHING_ENDPOINTS

const SHOWN = 30

export const publishingHandlers: Handlers<Endpoints> = {
  publishing: ({ deps }) => list(deps),
  build: async ({ visitor, deps }) => {
    if (deps.config.publishing === undefined) return refused('not-found')
    await askForBuild({ cause: 'member', member: visitor.member.id }, deps)
    deps.builds?.wake()
    return list(deps)
  },
  showBuild: async ({ param, visitor, deps }) => {
    const row = await findBuild(deps.store.db, param('build'))
    if (row === undefined) return refused('not-found')
    const { report = null } = outcomeIn(row) ?? {}
    const changes = changesOf(report?.changes ?? {}, visitor.member.language, deps)
    return { ...detailOf(row, await memberNames(deps.store.db)), changes }
  },
}

async function list({ store, config }: ServiceDeps): Promise<DeskPublishing> {
  const rows = await latestBuilds(store.db, SHOWN)
  const names = await memberNames(store.db)
  return {
    isOn: config.publishing !== undefined,
    every: config.publishing?.every ?? null,
    builds: rows.map((row) => buildOf(row, names)),
  }
}

function outcomeIn({ outcome }: SiteBuildRow): BuildOutcome | null {
  return outcome === null ? null : (JSON.parse(outcome) as BuildOutcome)
}

function buildOf(row: SiteBuildRow, names: ReadonlyMap<string, string>): DeskBuild {
  const { report = null, diagnostics = [] } = outcomeIn(row) ?? {}
  const count = (wanted: string) => diagnostics.filter(({ severity }) => severity === wanted).length
  return {
    id: row.id,
    cause: row.cause,
    by: names.get(row.member ?? '') ?? null,
    state: row.state,
    askedAt: row.asked_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    pages: report?.pages ?? null,
    rendered: report?.rendered ?? null,
    homes: report?.homes ?? null,
    errors: count('error'),
    warnings: count('warning'),
  }
}

type Report = Partial<NonNullable<BuildOutcome['report']>>

/** Homes of one change that are named. */
const NAMED = 100

function changesOf(
  changes: NonNullable<NonNullable<BuildOutcome['report']>['changes']>,
  language: Locale,
  deps: ServiceDeps,
): DeskBuildDetail['changes'] {
  const { properties } = deps.site()
  const known = new Map(properties.map((home) => [home.id, home]))
  return STOCK_CHANGES.flatMap((change) => {
    const ids = changes[change] ?? []
    const homes = ids.slice(0, NAMED).map(String)
    const named = homes.map((id) => nameHome(known.get(id), id, { language, deps }))
    return ids.length === 0 ? [] : [{ change, count: ids.length, homes: named }]
  })
}

function detailOf(row: SiteBuildRow, names: ReadonlyMap<string, string>): Omit<DeskBuildDetail, 'changes'> {
  const { report = null, diagnostics = [], printed = '' } = outcomeIn(row) ?? {}
  return {
    ...buildOf(row, names),
    log: report === null ? null : logOf(report),
    printed,
    imports: report?.imports ?? [],
    nextChange: report?.nextChange ?? null,
    diagnostics: diagnostics.map(({ code, severity, message, file, line, column, frame, hint }) => ({
      code,
      severity,
      message,
      place: file === undefined ? null : [file, line, column].filter((part) => part !== undefined).join(':'),
      frame: frame ?? null,
      hint: hint ?? null,
    })),
  }
}

/** Outcomes of an earlier version have no phases. */
function logOf({ phases = [], files, bytes, picturesMade }: Report): DeskBuildDetail['log'] {
  return { phases, files: files ?? null, bytes: bytes ?? null, picturesMade: picturesMade ?? null }
}
