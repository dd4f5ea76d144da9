import { planSite } from '../../core/build/plan-site.ts'
import { remarksOn } from '../../core/build/remarks.ts'
import { isFatal } from '../../core/diagnostics/diagnostic.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { createProgress } from '../progress.ts'
import { report } from '../report.ts'

export async function check(io: Io, options: GlobalOptions & SiteOptions): Promise<number> {
  const line = createProgress(io, options)
  const site = { ...siteOptions(io, options), whole: true }
  const ports = machinePorts(io, line.show)
  const planned = await planSite(ports, site)
  const { problems } = planned
  const remarks = options.all ? await remarksOn(planned, ports, site) : []
  line.clear()
  const summary = problems.length + remarks.length === 0 ? ['no problems'] : []
  return report(io, options, {
    command: 'check',
    ok: !isFatal(problems, site),
    problems: [...problems, ...remarks],
    root: site.root,
    result: {},
    summary,
  })
}
