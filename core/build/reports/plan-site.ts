/** Plans a build without running it, for `check` and `routes`. */
import { dayAt } from '../../domain/moment.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { PageJob } from '../../plan/jobs.ts'
import { planBuild } from '../../plan/plan.ts'
import type { HostedAddresses } from '../../hosts/hosted-site.ts'
import type { LinkedSite } from '../../site/linked.ts'
import { readOnly } from '../../system/files.ts'
import { UNBUILT_ASSETS } from '../bundle/assets.ts'
import type { ImportCounts } from '../imports/imports.ts'
import type { Sources } from '../sources/load.ts'
import { NOTHING_KNOWN } from '../memory.ts'
import { placesOf } from '../output/output.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import { readPast } from '../past.ts'
import { prepare } from '../prepare.ts'
import { problemsBehind } from '../session.ts'
import { collapsedStock } from '../imports/stock-guard.ts'

export interface Planned {
  readonly pages: readonly PageJob[]
  readonly problems: readonly Problem[]
  readonly sources: Sources
  /** The outcome of the records of each source of site-config/imports.json. */
  readonly imports: readonly ImportCounts[]
  /** Null if the content cannot be linked. */
  readonly site: LinkedSite | null
  /** The addresses for hosts; null if the site has errors. */
  readonly addresses: HostedAddresses | null
}

/** Returns what a build would make and report before it renders. It writes nothing, not even the cache. */
export async function planSite(ports: Ports, options: BuildOptions): Promise<Planned> {
  const places = placesOf(options.root, options.output, options.cache)
  try {
    const { prepared, sources, problems } = await prepare(
      { ...ports, files: readOnly(ports.files) },
      { ...options, storedImports: true },
      NOTHING_KNOWN,
    )
    if (prepared === null) return { pages: [], problems, sources, imports: [], site: null, addresses: null }
    const past = await readPast(ports, { root: options.root, today: dayAt(prepared.site.now) })
    const { value, problems: planProblems } = planBuild({
      ...prepared,
      ...UNBUILT_ASSETS,
      past,
      templates: null,
      files: prepared.copies,
    })
    const collapsed = collapsedStock(prepared.site, past, options)
    const all = [...problems, ...planProblems, ...collapsed]
    const { site, imports } = prepared
    return { pages: value.pages, problems: all, sources, imports, site, addresses: value.addresses }
  } catch (error) {
    const problems = await problemsBehind(error, ports, { places, staged: 0 })
    return { pages: [], problems, sources: new Map(), imports: [], site: null, addresses: null }
  }
}
