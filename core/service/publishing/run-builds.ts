/** Runs builds one after the other, each in a process of its own, while the service runs. */
import type { ServiceDeps } from '../deps.ts'
import { failureOf } from '../guards/failure.ts'
import { createBell } from '../outbox/bell.ts'
import { askForBuild, BUILD_LEASE, claimBuild, endBuild, latestBuilds, renewLease } from './builds.ts'
import { outcomeOf } from './outcome.ts'

/** The printed result of a run of `agency-site build --json`. */
interface BuildRun {
  readonly isOk: boolean
  readonly output: string
  readonly errors: string
}

/** Runs a build with these options of the command line, and ends it when the signal is aborted. */
export type RunBuild = (options: readonly string[], signal: AbortSignal) => Promise<BuildRun>

interface Builds {
  /** Looks for a waiting build at once. */
  wake(): void
  /** Ends a build that runs: the last published site stays. */
  stop(): Promise<void>
}

const MINUTE = 60_000
/** Another process may have asked for a build. */
const LOOK_EVERY = 3000

type BuilderDeps = Omit<ServiceDeps, 'wakeOutbox' | 'builds'>

export function startBuilds(run: RunBuild, deps: BuilderDeps): Builds {
  const bell = createBell()
  const stopping = new AbortController()
  const turn = async () => {
    if (deps.config.publishing === undefined) return
    await askBySchedule(deps)
    const build = await claimBuild(deps)
    if (build === undefined) return
    const renewing = setInterval(
      () => void renewLease(build.id, deps).catch(() => undefined),
      BUILD_LEASE / 3,
    )
    try {
      deps.log.info({ build: build.id, cause: build.cause }, 'building the site')
      const { isOk, ...said } = await run(optionsOf(deps), stopping.signal)
      await endBuild(build.id, { state: isOk ? 'done' : 'failed', outcome: outcomeOf(said) }, deps)
      deps.log.info({ build: build.id, ok: isOk }, 'built the site')
    } finally {
      clearInterval(renewing)
    }
  }
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const rung = bell.next(LOOK_EVERY)
      await turn().catch((error: unknown) => deps.log.error(failureOf(error), 'could not build'))
      await rung
    }
  })()
  return {
    wake: bell.ring,
    stop: async () => {
      stopping.abort()
      bell.ring()
      await running
    },
  }
}

/** The options of the command `build` that the configuration asks for. */
function optionsOf({ config: { publishing } }: Pick<ServiceDeps, 'config'>): readonly string[] {
  const { strict = false, compress = false, target } = publishing ?? {}
  return [
    ...(strict ? ['--strict'] : []),
    ...(compress ? ['--compress'] : []),
    ...(target === undefined ? [] : ['--target', target]),
  ]
}

/** Asks for a build if the last one was asked for longer ago than `publishing.every`. */
async function askBySchedule(deps: BuilderDeps): Promise<void> {
  const every = deps.config.publishing?.every
  if (every === undefined) return
  const [last] = await latestBuilds(deps.store.db, 1)
  if (last === undefined || last.asked_at + every * MINUTE <= deps.now())
    await askForBuild({ cause: 'schedule' }, deps)
}
