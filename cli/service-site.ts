/** Opens the site data and the store of the service, or returns the problem that prevents it. */
import path from 'node:path'
import { publishedFolderOf } from '../core/paths/site-fences.ts'
import { problem } from '../core/diagnostics/diagnostic.ts'
import type { Problem } from '../core/diagnostics/diagnostic.ts'
import type { ServiceConfig } from '../core/schema/service-config.ts'
import type { ServiceSite } from '../core/schema/service-site.ts'
import { reasonOf } from '../core/doctor/finding.ts'
import { publishedSite } from '../core/service/published-site.ts'
import { databaseOf, dataFolderOf } from '../core/service/service-environment.ts'
import { openStore } from '../core/service/store/open-store.ts'
import { OFFICE_TIMES } from '../core/service/store/store-times.ts'
import type { Store } from '../core/service/store/store.ts'
import { SERVICE_SITE } from '../core/system/paths.ts'
import type { Io } from './io.ts'
import { serviceConfigOf } from './service-config.ts'

export interface SiteOfService {
  readonly site: () => ServiceSite
  readonly config: ServiceConfig
}

/** The site data for the service; a problem if the site was not built with a service. */
export function siteOfService(root: string): SiteOfService | Problem {
  try {
    const site = publishedSite(path.join(root, SERVICE_SITE))
    const config = site().config ?? serviceConfigOf(root)
    if (config !== null) return { site, config }
  } catch {
    // A missing or unreadable file is reported below.
  }
  return problem('AS8201', { file: SERVICE_SITE })
}

/** The problem of a service whose database or mails would be published. */
export function publishedDataProblem(
  { root, output }: { readonly root: string; readonly output: string },
  env: Io['env'],
): Problem | null {
  const database = databaseOf(root, env)
  const places = { AGENCY_SITE_DATA: dataFolderOf(root, env), AGENCY_SITE_DATABASE: database }
  for (const [setting, file] of Object.entries(places)) {
    if (!path.isAbsolute(file)) continue
    const folder = publishedFolderOf(file, { root, output })
    if (folder !== null) return publishedFileProblem({ root, file, folder }, setting)
  }
  return null
}

interface PublishedFile {
  readonly root: string
  readonly file: string
  readonly folder: string
}

export function publishedFileProblem({ root, file, folder }: PublishedFile, setting: string): Problem {
  const shown = (name: string) => path.relative(root, name) || name
  return problem('AS8207', { file: shown(file), folder: `${shown(folder)}/`, setting })
}

export function isProblem(value: object): value is Problem {
  return 'code' in value
}

/** The store of the site at `root`, or the problem that prevents opening it. */
export async function storeOf(root: string, env: Io['env']): Promise<Store | Problem> {
  const database = databaseOf(root, env)
  try {
    return await openStore(database, OFFICE_TIMES)
  } catch (error) {
    return databaseProblem(database, root, error)
  }
}

export function databaseProblem(database: string, root: string, error: unknown): Problem {
  return problem('AS8202', { database: shownDatabase(database, root), reason: reasonOf(error) })
}

/** The database address without its password. */
export function shownDatabase(database: string, root: string): string {
  if (!/^postgres(ql)?:/.test(database)) return path.relative(root, database) || database
  if (!URL.canParse(database)) return 'postgres://…'
  const { host, pathname } = new URL(database)
  return `postgres://${host}${pathname}`
}
