import { keptFields } from '../../core/build/kept-fields.ts'
import { planSite } from '../../core/build/plan-site.ts'
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
  const { problems, sources } = await planSite(ports, site)
  const kept = options.all ? await keptFields(ports.files, site.root, sources) : []
  line.clear()
  const summary = problems.length + kept.length === 0 ? ['no problems'] : []
  return report(io, options, {
    command: 'check',
    ok: !isFatal(problems, site),
    problems: [...problems, ...kept],
    root: site.root,
    result: {},
    summary,
  })
}
