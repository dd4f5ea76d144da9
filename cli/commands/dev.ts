import { networkInterfaces } from 'node:os'
import type { BuildOptions, Progress } from '../../core/build/ports.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { nextBuild } from '../../core/build/reports/next-build.ts'
import { createAlarm } from '../../core/system/alarm.ts'
import type { Change } from '../../core/dev/change-set.ts'
import { createDev, watchedFolders } from '../../core/dev/dev.ts'
import type { Dev } from '../../core/dev/dev.ts'
import { watchSite } from '../../core/dev/watch.ts'
import type { WatchOptions } from '../../core/dev/watch.ts'
import { listen } from '../../core/serve/listen.ts'
import { createQueue } from '../../core/system/queue.ts'
import { createDevReport } from '../dev-report.ts'
import type { DevReport } from '../dev-report.ts'
import { startDevService } from '../dev-service.ts'
import type { DevService } from '../dev-service.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { DEFAULT_PORT, LOOPBACK, listenProblem } from '../listening.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { openBrowser } from '../open-browser.ts'
import { createProgress } from '../progress.ts'
import { report as reportOutcome } from '../report.ts'
import type { Cause } from '../watching.ts'

interface DevOptions {
  readonly port?: number
  /** true without an address: all addresses of this machine. */
  readonly host?: string | true
  readonly open?: boolean
}

/** Serves until the process is interrupted. */
export async function dev(io: Io, options: GlobalOptions & SiteOptions & DevOptions): Promise<number> {
  const started = io.now()
  const site = siteOptions(io, options)
  const report = createDevReport(io, options, site.root)
  const { host, isLocal } = hostOf(options)
  if (!isLocal) report.warnOfNetwork()
  const progress = createStartProgress(io, options)
  let service: DevService | null = null
  const session = createDev(machinePorts(io, progress.show), {
    ...site,
    hostName: isLocal ? null : host,
    // Only requests from this machine may open files in an editor.
    env: isLocal ? io.env : {},
    onProblem: report.problem,
    service: () => service,
  })
  const wished = { port: options.port ?? DEFAULT_PORT, host, strict: options.port !== undefined }
  const server = await listen(session.app, wished).catch((error: unknown) => listenProblem(error, wished))
  if ('code' in server) return failed(io, options, { root: site.root, found: server, progress })
  const steps = runSteps(io, site, { session, report })
  const close = async () => {
    await Promise.all([session.close(), steps.close(), server.close()])
    await service?.stop()
  }
  io.onInterrupt(() => 'stopped', close)
  const { state } = await steps.first
  progress.end()
  const noSite = state.problems.find(({ code }) => code === 'AS1204')
  if (noSite !== undefined)
    return close().then(() => failed(io, options, { root: site.root, found: noSite, progress }))
  const urls = addressesOf(host, server.port)
  service = isLocal ? await startDevService(io, site.root, { session, address: urls[0] ?? '' }) : null
  report.ready(state, { urls, milliseconds: io.now() - started })
  if (service !== null) report.service(service.inbox)
  if (options.open) openBrowser(urls[0] ?? '')
  await steps.settle()
  report.watching()
  await new Promise(() => undefined)
  return 0
}

function hostOf({ host = LOOPBACK }: DevOptions): { readonly host: string; readonly isLocal: boolean } {
  const name = host === true ? '0.0.0.0' : host
  return { host: name, isLocal: name === LOOPBACK || name === 'localhost' || name === '::1' }
}

interface StartProgress {
  show(event: Progress): void
  /** Clears the line. Later events are not shown. */
  end(): void
}

function createStartProgress(io: Io, options: GlobalOptions): StartProgress {
  const line = createProgress(io, options)
  let hasEnded = false
  return {
    show(event) {
      if (!hasEnded) line.show(event)
    },
    end() {
      hasEnded = true
      line.clear()
    },
  }
}

interface Failed {
  readonly root: string
  readonly found: Problem
  readonly progress: StartProgress
}

/** Returns the exit code. */
function failed(io: Io, options: GlobalOptions, { root, found, progress }: Failed): Promise<number> {
  progress.end()
  const outcome = { ok: false, problems: [found], result: {}, summary: [] }
  return reportOutcome(io, options, { command: 'dev', root, ...outcome })
}

interface Stepping {
  readonly session: Pick<Dev, 'step'>
  readonly report: Pick<DevReport, 'step' | 'polling'>
}

/** Runs one step at once and one for each set of changes, one after another. */
function runSteps(io: Io, site: BuildOptions, { session, report }: Stepping) {
  const inTurn = createQueue(1)
  const step = async (changes: readonly Change[] | null) => {
    const made = await session.step(changes)
    const next = made.state.site === null ? null : nextBuild(made.state.site).next
    if (site.now === undefined) alarm.set(next?.at ?? null)
    return made
  }
  // A home is published, or an open-house day has ended, without a change of any file.
  const alarm = createAlarm(io.now, () => void apply([], 'a date has passed'))
  const first = inTurn(() => step(null))
  const apply = (changes: readonly Change[], cause: Cause = 'found at the start') =>
    inTurn(async () => report.step({ changes, cause }, await step(changes.length === 0 ? null : changes)))
  const watching = watchSite(
    watchOptions(io, site, { apply: (changes) => apply(changes), onPolling: report.polling }),
  )
  return {
    first,
    /** Resolves when the watcher is ready and the changes that happened before are found. */
    async settle() {
      await watching.ready
      await apply([])
    },
    close() {
      alarm.set(null)
      return watching.close()
    },
  }
}

function watchOptions(
  { now }: Io,
  site: BuildOptions,
  told: Pick<WatchOptions, 'apply' | 'onPolling'>,
): WatchOptions {
  const onCrash = (error: unknown) => {
    throw error
  }
  return { root: site.root, ...watchedFolders(site), now, onCrash, ...told }
}

/** The addresses of the site, beginning with the one for this machine. */
function addressesOf(host: string, port: number): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::')
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}/`]
  const networks = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  const others = networks.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [LOOPBACK, ...others.map(({ address }) => address)].map((name) => `http://${name}:${port}/`)
}
