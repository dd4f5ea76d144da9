/** `dev`: the site in memory, the application that serves it, and the step from one change to the next. */
import type { Hono } from 'hono'
import type { BuildOptions, Ports } from '../build/ports.ts'
import { watchedPlaces } from '../build/imports/import-places.ts'
import { placesOf } from '../build/output/output.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { ServiceSite } from '../schema/service-site.ts'
import type { Mounted } from '../serve/with-service.ts'
import type { Change } from './change-set.ts'
import { createDevApp } from './dev-app.ts'
import { createLivePages } from './live.ts'
import type { Told } from './live.ts'
import { createPictureMaker } from './pictures.ts'
import { NOTHING_YET, nextState } from './state.ts'
import type { DevState } from './state.ts'

export interface DevOptions extends BuildOptions {
  readonly hostName: string | null
  readonly env: Readonly<Record<string, string | undefined>>
  /** Reports problems of pages and pictures that appear on request. */
  readonly onProblem: (problem: Problem) => void
  /** The service that receives the forms; null until it has started. */
  readonly service: () => Mounted | null
}

export interface DevStep {
  readonly state: DevState
  readonly told: Told
  readonly milliseconds: number
}

export interface Dev {
  readonly app: Hono
  /**
   * Applies the changes and sends messages to open pages. Must not be called again before it resolves. `null`
   * examines all files.
   */
  step(changes: readonly Change[] | null): Promise<DevStep>
  /** The description of the site for the service, from the last version without errors. */
  serviceSite(): ServiceSite | null
  close(): void
}

export function createDev(ports: Ports, options: DevOptions): Dev {
  const { root, cache: cacheFolder, hostName, env, onProblem, service } = options
  const { files, processors, now } = ports
  let state = NOTHING_YET
  const stateNow = () => state
  const live = createLivePages(root, stateNow)
  const pictures = createPictureMaker({ files, cacheFolder, processors })
  return {
    app: createDevApp({ root, files, stateNow, pictures, live, hostName, env, onProblem, service }),
    async step(changes) {
      const started = now()
      state = await nextState(ports, options, { previous: state, changes })
      const told = await live.tell()
      return { state, told, milliseconds: now() - started }
    },
    serviceSite: () => state.site?.plan.serviceSite() ?? null,
    close: live.close,
  }
}

/**
 * The folders that contain sources of the site. In a checkout of the package itself, these include its
 * templates.
 */
export function watchedFolders({ root, output, cache }: BuildOptions): {
  readonly folders: readonly string[]
  readonly without: readonly string[]
} {
  const { work, workshop } = placesOf(root, output, cache)
  return {
    folders: ['content', 'site-config', 'templates', 'imports', ...watchedPlaces(root)],
    without: [output, cache, work, workshop],
  }
}
