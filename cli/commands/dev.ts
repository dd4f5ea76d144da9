import { networkInterfaces } from 'node:os'
import type { BuildOptions } from '../../core/build/ports.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import type { Change } from '../../core/dev/change-set.ts'
import { createDev, watchedFolders } from '../../core/dev/dev.ts'
import { watchSite } from '../../core/dev/watch.ts'
import type { WatchOptions } from '../../core/dev/watch.ts'
import { listen } from '../../core/serve/listen.ts'
import { createQueue } from '../../core/system/queue.ts'
import { createDevReport } from '../dev-report.ts'
import { startDevService } from '../dev-service.ts'
import type { DevService } from '../dev-service.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { DEFAULT_PORT, LOOPBACK, listenProblem } from '../listening.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { openBrowser } from '../open-browser.ts'
import { createProgress } from '../progress.ts'
import { report } from '../report.ts'

interface DevOptions {
  readonly port?: number
  /** true without an address: all addresses of this machine. */
  readonly host?: string | true
  readonly open?: boolean
}

/** Serves until it is interrupted. */
export async function dev(io: Io, options: GlobalOptions & SiteOptions & DevOptions): Promise<number> {
  const started = io.now()
  const site = siteOptions(io, options)
  const line = createProgress(io, options)
  let isStarted = false
  const ports = machinePorts(io, (event) => {
    if (!isStarted) line.show(event)
  })
  const said = createDevReport(io, options, site.root)
  const host = options.host === true ? '0.0.0.0' : (options.host ?? LOOPBACK)
  const isLocal = host === LOOPBACK || host === 'localhost' || host === '::1'
  if (!isLocal) said.warnOfNetwork()
  const fail = (found: readonly Problem[]) => {
    line.clear()
    return report(io, options, {
      command: 'dev',
      ok: false,
      problems: found,
      root: site.root,
      result: {},
      summary: [],
    })
  }

  let service: DevService | null = null
  const session = createDev(ports, {
    ...site,
    hostName: isLocal ? null : host,
    // Only requests from this machine may open files in an editor.
    env: isLocal ? io.env : {},
    onProblem: said.problem,
    service: () => service,
  })
  const inTurn = createQueue(1)
  const wished = { port: options.port ?? DEFAULT_PORT, host, strict: options.port !== undefined }
  const server = await listen(session.app, wished).catch((error: unknown) => listenProblem(error, wished))
  if ('code' in server) return fail([server])
  const first = inTurn(() => session.step(null))
  const apply = (changes: readonly Change[]) =>
    inTurn(async () => said.step(changes, await session.step(changes)))
  const watching = watchSite(watchOptions(io, site, { apply, onPolling: said.polling }))
  const close = async () => {
    session.close()
    await Promise.all([watching.close(), server.close()])
    await service?.stop()
  }
  io.onInterrupt(() => 'stopped', close)

  const { state } = await first
  isStarted = true
  line.clear()
  const noSite = state.problems.find(({ code }) => code === 'AS1204')
  if (noSite !== undefined) {
    await close()
    return fail([noSite])
  }
  const urls = addressesOf(host, server.port)
  service = isLocal ? await startDevService(io, site.root, { session, address: urls[0] ?? '' }) : null
  said.ready(state, { urls, milliseconds: io.now() - started })
  if (service !== null) said.service(`${urls[0]}api/inbox`)
  if (options.open) openBrowser(urls[0] ?? '')
  await watching.ready
  // Changes that happened before the watcher was ready are found now.
  await inTurn(async () => said.step([], await session.step(null)))
  said.watching()
  await new Promise(() => undefined)
  return 0
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
