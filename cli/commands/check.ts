import { planSite } from '../../core/build/reports/plan-site.ts'
import { datedRemarks, remarksOn } from '../../core/build/reports/remarks.ts'
import type { BuildOptions } from '../../core/build/ports.ts'
import { isFatal } from '../../core/diagnostics/diagnostic.ts'
import { limitMemory } from '../../core/system/heap.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { createProgress } from '../progress.ts'
import { importRows } from '../build-summary.ts'
import { report } from '../report.ts'
import type { LawOptions } from './check-law.ts'

export async function check(io: Io, options: GlobalOptions & SiteOptions & LawOptions): Promise<number> {
  if (options.law) return (await import('./check-law.ts')).checkLaw(io, options)
  const site = { ...siteOptions(io, options), whole: true }
  // A stock of many thousands is checked in memory.
  limitMemory()
  const problems = await problemsIn(io, options, site)
  const isClean = problems.found.length + problems.remarks.length === 0
  return report(io, options, {
    command: 'check',
    ok: !isFatal(problems.found, site),
    problems: [...problems.found, ...problems.remarks],
    root: site.root,
    result: { imports: problems.imports },
    summary: [...importRows(problems.imports), ...(isClean ? ['no problems'] : [])],
  })
}

/** The content is released before its problems are located. */
async function problemsIn(io: Io, options: GlobalOptions, site: BuildOptions) {
  const line = createProgress(io, options)
  const ports = machinePorts(io, line.show)
  const planned = await planSite(ports, site)
  const further = options.all ? await remarksOn(planned, ports, site) : []
  line.clear()
  const remarks = [...datedRemarks(ports, site), ...further]
  return { found: planned.problems, remarks, imports: planned.imports }
}
