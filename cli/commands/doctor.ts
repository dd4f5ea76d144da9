import { totalmem } from 'node:os'
import path from 'node:path'
import { planSite } from '../../core/build/reports/plan-site.ts'
import { policyHostsOf } from '../../core/build/output/policy-hosts.ts'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import { bad, good, hint } from '../../core/doctor/finding.ts'
import type { Finding } from '../../core/doctor/finding.ts'
import {
  diskFinding,
  ledgerFinding,
  memoryFinding,
  namesFinding,
  nodeFinding,
} from '../../core/doctor/machine.ts'
import { publishedFindings } from '../../core/doctor/published.ts'
import { securityHeaders } from '../../core/hosts/headers.ts'
import { findingLines } from '../finding-lines.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import { countText, report } from '../report.ts'

interface DoctorOptions {
  /** The address of the published site. */
  readonly url?: string
}

/** Checks the machine, the site and, with an address, what visitors reach there. */
export async function doctor(io: Io, options: GlobalOptions & DoctorOptions): Promise<number> {
  const site = siteOptions(io, options)
  const ports = machinePorts(io, () => undefined)
  const planned = await planSite(ports, site)
  const findings: readonly Finding[] = [
    nodeFinding(process.versions.node),
    memoryFinding(totalmem()),
    await diskFinding(path.dirname(site.output)),
    namesFinding(path.join(site.root, 'site-config')),
    siteFinding(planned.problems),
    ledgerFinding(site.root),
    ...(await publishedSite(options, { planned, fetch: ports.network.fetch })),
  ]
  const failed = findings.filter(({ mark }) => mark === 'bad').map(({ check }) => check)
  return report(io, options, {
    command: 'doctor',
    ok: failed.length === 0,
    problems: failed.length === 0 ? [] : [problem('AS7014', { checks: failed })],
    root: site.root,
    result: { checks: findings },
    summary: findingLines(findings, io),
  })
}

type Planned = Awaited<ReturnType<typeof planSite>>

function siteFinding(problems: Planned['problems']): Finding {
  if (problems.length === 0) return good('site', 'check finds nothing')
  const text = `${countText(problems)}; agency-site check shows them`
  return problems.some(({ severity }) => severity === 'error') ? bad('site', text) : hint('site', text)
}

async function publishedSite(
  { url }: DoctorOptions,
  {
    planned,
    fetch,
  }: { readonly planned: Planned; readonly fetch: Parameters<typeof publishedFindings>[0]['fetch'] },
): Promise<readonly Finding[]> {
  if (url === undefined) return [hint('address', 'not asked; --url https://… asks the published site')]
  const { site, addresses } = planned
  if (site === null) return [bad('address', 'not asked, because the site has errors')]
  return publishedFindings({
    url: url.replace(/\/+$/, ''),
    headers: securityHeaders(policyHostsOf(site)),
    redirect: addresses?.redirects[0],
    hasService: site.config.service !== undefined,
    fetch,
  })
}
