import path from 'node:path'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import type { Finding } from '../../core/doctor/finding.ts'
import { examine } from '../../core/service/doctor/doctor.ts'
import { databaseOf, dataFolderOf } from '../../core/service/service-environment.ts'
import { SERVICE_SITE } from '../../core/system/paths.ts'
import { findingLines } from '../finding-lines.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { reportDone } from '../office.ts'
import { report } from '../report.ts'
import { isProblem, publishedDataProblem, shownDatabase, siteOfService } from '../service-site.ts'
import type { SiteOfService } from '../service-site.ts'

/** `serve --doctor` checks the configuration of the service, and serves nothing. */
export async function serveDoctor(io: Io, options: GlobalOptions): Promise<number> {
  const command = 'serve --doctor'
  const { root, output } = siteOptions(io, options)
  const known = publishedDataProblem({ root, output }, io.env) ?? siteOfService(root)
  if (isProblem(known)) return reportDone(io, options, { command, root, done: known })
  const findings = await findingsAt(io, root, known)
  const bad = findings.filter(({ mark }) => mark === 'bad').map(({ check }) => check)
  return report(io, options, {
    command,
    ok: bad.length === 0,
    problems: bad.length === 0 ? [] : [problem('AS8206', { checks: bad })],
    root,
    result: { checks: findings },
    summary: findingLines(findings, io),
  })
}

/** The findings about the service of the site at `root`. */
export function findingsAt(
  { env, now }: Pick<Io, 'env' | 'now'>,
  root: string,
  { site, config }: SiteOfService,
): Promise<readonly Finding[]> {
  const address = databaseOf(root, env)
  return examine({
    site: site(),
    config,
    env,
    database: { address, shown: shownDatabase(address, root) },
    siteFile: path.join(root, SERVICE_SITE),
    dataFolder: dataFolderOf(root, env),
    node: process.versions.node,
    now: now(),
  })
}
