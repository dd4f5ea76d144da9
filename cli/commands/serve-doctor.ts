import path from 'node:path'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import { examine } from '../../core/service/doctor/doctor.ts'
import { databaseOf, dataFolderOf } from '../../core/service/service-environment.ts'
import { SERVICE_SITE } from '../../core/system/paths.ts'
import { findingLines } from '../finding-lines.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { reportDone } from '../office.ts'
import { report } from '../report.ts'
import { isProblem, publishedDataProblem, shownDatabase, siteOfService } from '../service-site.ts'

/** `serve --doctor` checks the configuration of the service, and serves nothing. */
export async function serveDoctor(io: Io, options: GlobalOptions): Promise<number> {
  const command = 'serve --doctor'
  const { root, output } = siteOptions(io, options)
  const known = publishedDataProblem({ root, output }, io.env) ?? siteOfService(root)
  if (isProblem(known)) return reportDone(io, options, { command, root, done: known })
  const address = databaseOf(root, io.env)
  const findings = await examine({
    site: known.site(),
    config: known.config,
    env: io.env,
    database: { address, shown: shownDatabase(address, root) },
    siteFile: path.join(root, SERVICE_SITE),
    dataFolder: dataFolderOf(root, io.env),
    node: process.versions.node,
    now: io.now(),
  })
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
