/** Starts and stops the service: its database, its outbox and its hourly tasks. */
import { randomBytes } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import type { Hono } from 'hono'
import { pino } from 'pino'
import type { Logger } from 'pino'
import type { ServiceConfig } from '../schema/service-config.ts'
import type { ServiceSite } from '../schema/service-site.ts'
import { createService } from './app.ts'
import { createClosedService } from './closed-service.ts'
import type { ServiceDeps } from './deps.ts'
import { inboxPath, inboxRoutes } from './mail/inbox-page.ts'
import type { MailTransport } from './mail/transport.ts'
import { fileTransport } from './mail/transport-files.ts'
import { smtpTransport } from './mail/transport-smtp.ts'
import { startOutbox } from './outbox/run-outbox.ts'
import {
  logLevelOf,
  mailServerOf,
  rebuildSecretOf,
  serviceAddressOf,
  signOnSecretOf,
  webhookSecretOf,
} from './service-environment.ts'
import type { Environment } from './service-environment.ts'
import { startBuilds } from './publishing/run-builds.ts'
import type { RunBuild } from './publishing/run-builds.ts'
import { createPageCounter } from './statistics/page-counter.ts'
import { makePrivateFolder, narrow } from './private-files.ts'
import { createRandomBytes } from './random-bytes.ts'
import { openStore } from './store/open-store.ts'
import { signingSecret } from './store/signing-secret.ts'
import { sweepHourly } from './sweep.ts'
import { ownHref } from './service-address.ts'

export interface ServiceOptions {
  /** See `core/service/service-environment.ts`. */
  readonly database: string
  readonly site: () => ServiceSite
  /** The configuration of the published site, so that the service does what its pages say. */
  readonly config: () => ServiceConfig
  readonly env: Environment
  readonly apiOnly: boolean
  /** The folder of everything that is no database. See `private-files.ts`. */
  readonly data: string
  /** The folder of mails as files, without a mail server. */
  readonly mails: string
  /** Whether pages show these mails on this machine (`mail/inbox-page.ts`). Ignored with a mail server. */
  readonly inbox: boolean
  /** See `ServiceDeps`. */
  readonly content?: string
  readonly examine?: ServiceDeps['examine']
  /** Builds the site. Without it this process builds nothing. */
  readonly build?: RunBuild
}

export interface RunningService {
  readonly app: Hono
  readonly deps: ServiceDeps
  /** The path of the mails, with its key. Undefined if they are not shown. */
  readonly inbox: string | undefined
  /** Stops the background tasks within a few seconds. Requests that are under way are still answered. */
  stopTasks(): Promise<void>
  /** Stops the background tasks and closes the database. All requests must be over. */
  stop(): Promise<void>
}

/** Answers until the service has started, and again while it stops. */
export function closedServiceOf({
  site,
  config,
  env,
  apiOnly,
}: Pick<ServiceOptions, 'site' | 'config' | 'env' | 'apiOnly'>): Hono {
  return createClosedService({
    site,
    get config() {
      return config()
    },
    apiOnly,
    log: createLog(env),
    now: Date.now,
    random: randomBytes,
  })
}

/** Throws the error of the database. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const transport = transportOf(options)
  makePrivateFolder(options.data)
  narrow(options.mails)
  const store = await openStore(options.database)
  const random = createRandomBytes()
  const signing = await signingSecret({ store, random })
  const log = createLog(options.env)
  const ending = manyListeners()
  const known: KnownDeps = {
    ending: ending.signal,
    store,
    site: options.site,
    get config() {
      return options.config()
    },
    secrets: secretsIn(options, signing),
    now: Date.now,
    random,
    log,
    apiOnly: options.apiOnly,
    mails: options.mails,
    ...optionalIn(options),
  }
  const tasks = startTasks(known, { build: options.build, transport })
  const deps: ServiceDeps = Object.defineProperty({ ...known, ...tasks.deps }, 'config', {
    get: options.config,
    enumerable: true,
  })
  const stopSweeping = sweepHourly(deps)
  const counter = createPageCounter(deps)
  const app = createService(deps, { counter })
  const stopTasks = async () => {
    ending.abort()
    stopSweeping()
    await tasks.stop()
  }
  return {
    app,
    deps,
    inbox: options.inbox && mailServerOf(options.env) === undefined ? addInbox(app, deps) : undefined,
    stopTasks,
    stop: async () => {
      await stopTasks()
      await counter.flush()
      await store.close()
    },
  }
}

/** Each open desk listens to it. */
function manyListeners(): AbortController {
  const controller = new AbortController()
  setMaxListeners(0, controller.signal)
  return controller
}

/** The dependencies that exist before the background tasks run. */
type KnownDeps = Omit<ServiceDeps, 'wakeOutbox' | 'builds'>

interface TaskOptions {
  readonly transport: MailTransport
  readonly build: RunBuild | undefined
}

/** The outbox, and the builds of this process. */
function startTasks(deps: KnownDeps, { transport, build }: TaskOptions) {
  const outbox = startOutbox({ deps, transport })
  const builds = build === undefined ? undefined : startBuilds(build, deps)
  return {
    deps: { wakeOutbox: outbox.wake, ...(builds === undefined ? {} : { builds }) },
    stop: async () => {
      await Promise.all([outbox.stop(), builds?.stop()])
    },
  }
}

/** Each start has another key: 256 bits that are printed and stored nowhere. */
function addInbox(app: Hono, deps: ServiceDeps): string {
  const key = deps.random(32).toString('hex')
  app.route('/', inboxRoutes(deps, key))
  return ownHref(deps, inboxPath(key))
}

function transportOf({ env, mails }: ServiceOptions): MailTransport {
  const server = mailServerOf(env)
  return server === undefined ? fileTransport(mails) : smtpTransport(server)
}

function secretsIn({ env }: ServiceOptions, signing: string): ServiceDeps['secrets'] {
  return {
    signing,
    webhooks: webhookSecretOf(env),
    rebuild: rebuildSecretOf(env),
    signOn: signOnSecretOf(env),
  }
}

function optionalIn({
  env,
  content,
  examine,
}: ServiceOptions): Pick<ServiceDeps, 'address' | 'content' | 'examine'> {
  const address = serviceAddressOf(env)
  return {
    ...(address === undefined ? {} : { address }),
    ...(content === undefined ? {} : { content }),
    ...(examine === undefined ? {} : { examine }),
  }
}

/** Writes lines of JSON to stdout. */
function createLog(env: Environment): Logger {
  return pino({ level: logLevelOf(env), base: null })
}
