/** The state of the site that `dev` keeps between two changes. */
import { advance } from '../build/advance.ts'
import type { SiteState } from '../build/advance.ts'
import { unsettled } from '../build/memory.ts'
import type { Memory } from '../build/memory.ts'
import { placesOf } from '../build/output/output.ts'
import type { BuildOptions, Ports } from '../build/ports.ts'
import { problemsBehind } from '../build/session.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { Change } from './change-set.ts'

export interface DevState {
  /** The last version that could be rendered. It is served until a newer version can be rendered. */
  readonly site: SiteState | null
  /** The problems of the newest version, which may differ from `site`. */
  readonly problems: readonly Problem[]
  readonly isBroken: boolean
  readonly memory: Memory | null
  /** The changes that led to this state; null at the start. */
  readonly changes: readonly Change[] | null
}

export const NOTHING_YET: DevState = {
  site: null,
  problems: [],
  isBroken: true,
  memory: null,
  changes: null,
}

/** `changes` is null if the changes are unknown: then all files are examined. */
export async function nextState(
  ports: Ports,
  options: BuildOptions,
  { previous, changes }: { readonly previous: DevState; readonly changes: readonly Change[] | null },
): Promise<DevState> {
  const places = placesOf(options.root, options.output, options.cache)
  const step = { options, places, ended: () => undefined }
  try {
    const touched = changes?.map(({ file }) => file)
    const known = previous.memory && { ...previous.memory, touched }
    const { site, memory, problems } = await advance(ports, step, known)
    return { site: site ?? previous.site, problems, isBroken: site === null, memory, changes }
  } catch (error) {
    const problems = await problemsBehind(error, ports, { places, staged: 0 })
    return { ...previous, problems, isBroken: true, memory: unsettled(previous.memory), changes }
  }
}
