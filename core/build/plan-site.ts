/** What a build would make, without making it: for `check` and `routes`. */
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { PageJob } from '../plan/jobs.ts'
import { planBuild } from '../plan/plan.ts'
import type { LinkedSite } from '../site/linked.ts'
import { readOnly } from '../system/files.ts'
import { UNBUILT_ASSETS } from './assets.ts'
import type { Sources } from './load.ts'
import { NOTHING_KNOWN } from './memory.ts'
import { placesOf } from './output.ts'
import type { BuildOptions, Ports } from './ports.ts'
import { readPast } from './past.ts'
import { prepare } from './prepare.ts'
import { problemsBehind } from './session.ts'

export interface Planned {
  readonly pages: readonly PageJob[]
  readonly problems: readonly Problem[]
  readonly sources: Sources
  /** Null where the content cannot be linked. */
  readonly site: LinkedSite | null
}

/** Everything that a build would make and find before it renders. Writes nothing, not even the cache. */
export async function planSite(ports: Ports, options: BuildOptions): Promise<Planned> {
  const places = placesOf(options.root, options.output, options.cache)
  try {
    const { prepared, sources, problems } = await prepare(
      { ...ports, files: readOnly(ports.files) },
      options,
      NOTHING_KNOWN,
    )
    if (prepared === null) return { pages: [], problems, sources, site: null }
    const { value, problems: planProblems } = planBuild({
      ...prepared,
      ...UNBUILT_ASSETS,
      past: await readPast(ports, options),
      templates: null,
      files: prepared.copies,
    })
    return { pages: value.pages, problems: [...problems, ...planProblems], sources, site: prepared.site }
  } catch (error) {
    const problems = await problemsBehind(error, ports, { places, staged: 0 })
    return { pages: [], problems, sources: new Map(), site: null }
  }
}
