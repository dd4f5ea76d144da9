import path from 'node:path'
import { readMarker } from '../../core/build/output/manifest.ts'
import { placesOf } from '../../core/build/output/output.ts'
import { readPolicyHosts } from '../../core/build/output/policy-hosts.ts'
import { basePathOf, onHost } from '../../core/domain/site-address.ts'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { listen } from '../../core/serve/listen.ts'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { withService } from '../../core/serve/with-service.ts'
import type { Mounted } from '../../core/serve/with-service.ts'
import { isServicePath } from '../../core/service/app.ts'
import {
  databaseOf,
  dataFolderOf,
  mailFolderOf,
  mailServerOf,
  serviceAddressOf,
} from '../../core/service/service-environment.ts'
import { closedServiceOf, startService } from '../../core/service/start-service.ts'
import type { RunningService, ServiceOptions as StartOptions } from '../../core/service/start-service.ts'
import { createFiles } from '../../core/system/files.ts'
import { MARKER } from '../../core/system/paths.ts'
import type { DemoLogin } from '../../scripts/demo/seed-demo.ts'
import { buildProcess } from '../build-process.ts'
import { seedDemoDesk, seedDemoOwner } from '../demo-owner.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { DEFAULT_PORT, LOOPBACK, listenProblem } from '../listening.ts'
import { siteOptions } from '../machine.ts'
import { reportDone } from '../office.ts'
import { findingsAt } from './serve-doctor.ts'
import { databaseProblem, isProblem, publishedDataProblem, siteOfService } from '../service-site.ts'
import type { SiteOfService } from '../service-site.ts'

export interface ServeOptions {
  readonly port?: number
  readonly host?: string
  /** Serves the service only; the site is on a static host. */
  readonly apiOnly?: boolean
  /** Adds an owner with a year of sample history. Offered in a checkout only. */
  readonly demo?: boolean
}

/** Serves site and service until it is interrupted. */
export async function serve(io: Io, options: GlobalOptions & ServeOptions): Promise<number> {
  const { root } = siteOptions(io, options)
  const started = await start(io, options)
  if (isProblem(started)) return reportDone(io, options, { command: 'serve', root, done: started })
  const { service } = started
  io.onInterrupt(() => 'stopping: open requests are completed first', started.stop)
  const login = options.demo ? await seedDemoOwner(service.deps) : undefined
  const desk = options.demo ? await seedDemoDesk(service.deps) : undefined
  io.out.write(options.json ? asJson(started, { login, desk }) : asText(started, { options, login, desk }))
  await new Promise(() => undefined)
  return 0
}

interface Seeded {
  readonly login: DemoLogin | undefined
  /** The link by which the administrator of the demo enters the desk. */
  readonly desk: string | undefined
}

function asJson({ address, service }: Started, { login, desk }: Seeded): string {
  const inbox = service.inbox && { inbox: mailsAt(address, service) }
  return `${JSON.stringify({ schema: 1, command: 'serve', url: address, ...inbox, ...(login && { login }), ...(desk && { desk }) })}\n`
}

function mailsAt(address: string, { inbox = '' }: RunningService): string {
  return new URL(inbox, address).href
}

function asText(
  { address, service }: Started,
  { options, login, desk }: Seeded & { readonly options: ServeOptions },
): string {
  const { pages, defaultLocale } = service.deps.site()
  const portal = pages.login?.[defaultLocale]?.slice(1) ?? ''
  const who = options.apiOnly ? 'the service is running' : 'site and service are running'
  const lines = [
    `${who} at ${address} (Ctrl+C stops it)`,
    ...(service.inbox ? [`mails are written to files; ${mailsAt(address, service)} shows them`] : []),
    ...(login ? [`owner portal: ${address}${portal} as ${login.email}, password ${login.password}`] : []),
    ...(desk ? [`desk, as its administrator: ${desk}`] : []),
  ]
  return `${lines.join('\n')}\n`
}

interface Started {
  readonly service: RunningService
  readonly address: string
  /** Stops sending at once, and answers pages until nothing is under way. */
  stop(): Promise<void>
}

async function start(io: Io, options: GlobalOptions & ServeOptions): Promise<Started | Problem> {
  const { root, output } = siteOptions(io, options)
  const known = publishedDataProblem({ root, output }, io.env) ?? siteOfService(root)
  if (isProblem(known)) return known
  const pages = options.apiOnly ? null : await siteApp(io, options, known)
  if (pages !== null && isProblem(pages)) return pages
  const wished = { port: options.port ?? DEFAULT_PORT, host: options.host ?? LOOPBACK }
  const common = commonOptions(io, options, known)
  const isOfService = options.apiOnly ? () => true : isServicePath
  const basePath = () => basePathOf(serviceAddressOf(io.env) ?? common.site().url)
  const closed: Mounted = { service: closedServiceOf(common), isOfService, basePath }
  let mounted = closed
  // The links in mails lead to this machine, so the port must be known first.
  const server = await listen(
    withService(pages, () => mounted),
    { ...wished, strict: options.port !== undefined },
  ).catch((error: unknown) => listenProblem(error, wished))
  if (isProblem(server)) return server
  const origin = `http://${wished.host}:${server.port}`
  const address = `${origin}${onHost(common.site().url, '/')}`
  const isTrial = isTrialOn(wished.host, io, common)
  const service = await startOn(io, common, { root, output, trialAddress: isTrial ? address : null })
  if (isProblem(service)) {
    await server.close()
    return service
  }
  mounted = { service: service.app, isOfService, basePath }
  const stop = async () => {
    mounted = closed
    await service.stopTasks()
    await server.close()
    await service.stop()
  }
  return { service, address, stop }
}

type CommonOptions = Pick<StartOptions, 'site' | 'config' | 'env' | 'apiOnly'>

function commonOptions(
  { env, out }: Io,
  { apiOnly = false }: ServeOptions,
  { site, config }: SiteOfService,
): CommonOptions {
  return {
    site,
    config: () => site().config ?? config,
    // A terminal shows warnings and errors, not every request.
    env: { ...(out.isTerminal ? { AGENCY_SITE_LOG: 'warn' } : {}), ...env },
    apiOnly,
  }
}

/** A service behind a proxy is no trial: its mails are not shown, and the links in them lead to the public address. */
function isTrialOn(host: string, { env }: Io, { config }: CommonOptions): boolean {
  return host === LOOPBACK && mailServerOf(env) === undefined && !config().proxies
}

interface Starting {
  readonly root: string
  readonly output: string
  /** The address of a trial on this machine. */
  readonly trialAddress: string | null
}

function startOn(
  { env, now }: Io,
  common: CommonOptions,
  { root, output, trialAddress }: Starting,
): Promise<RunningService | Problem> {
  const known = { site: common.site, config: common.config() }
  const database = databaseOf(root, env)
  return startService({
    ...common,
    database,
    env: {
      ...(trialAddress === null ? {} : { AGENCY_SITE_SERVICE_URL: trialAddress }),
      ...common.env,
    },
    data: dataFolderOf(root, env),
    mails: mailFolderOf(root, env),
    inbox: trialAddress !== null,
    content: path.join(root, 'content'),
    examine: () => findingsAt({ env, now }, root, known),
    build: buildProcess({ root, output, env }),
  }).catch((error: unknown) => databaseProblem(database, root, error))
}

async function siteApp(
  io: Io,
  options: GlobalOptions,
  { site }: SiteOfService,
): Promise<ReturnType<typeof createSiteApp> | Problem> {
  const { root, output } = siteOptions(io, options)
  const files = createFiles()
  if ((await readMarker(files, path.join(output, MARKER))) === null)
    return problem('AS7009', { name: path.relative(io.cwd, output) || '.' })
  const hosts = await readPolicyHosts(files, placesOf(root, output))
  // The proxy in front of the service terminates TLS. On this machine, browsers ignore Strict-Transport-Security.
  return createSiteApp({ folder: output, hosts, site, isEncrypted: site().url.startsWith('https:') })
}
