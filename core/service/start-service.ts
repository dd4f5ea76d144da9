/** A running service: what is open, what goes on beside the requests, and how it ends. */
import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { pino } from 'pino'
import type { Logger } from 'pino'
import type { ServiceConfig } from '../schema/service-config.ts'
import type { ServiceSite } from '../schema/service-site.ts'
import { createService } from './app.ts'
import type { ServiceDeps } from './deps.ts'
import { inboxRoutes } from './mail/inbox-page.ts'
import type { MailTransport } from './mail/transport.ts'
import { fileTransport } from './mail/transport-files.ts'
import { smtpTransport } from './mail/transport-smtp.ts'
import { startOutbox } from './outbox/run-outbox.ts'
import { logLevelOf, mailServerOf, serviceAddressOf, webhookSecretOf } from './service-environment.ts'
import type { Environment } from './service-environment.ts'
import { createPageCounter } from './statistics/page-counter.ts'
import { openStore } from './store/open-store.ts'
import { signingSecret } from './store/signing-secret.ts'
import { sweepHourly } from './sweep.ts'

export interface ServiceOptions {
  /** `core/service/service-environment.ts` says where. */
  readonly database: string
  readonly site: () => ServiceSite
  /** The configuration of the published site, so that the service does what its pages say. */
  readonly config: () => ServiceConfig
  readonly env: Environment
  readonly apiOnly: boolean
  /** Where mails become files while there is no mail server. */
  readonly mails: string
  /** Shows them to whoever asks: for this machine alone, and only while there is no mail server. */
  readonly inbox: boolean
  /** See `ServiceDeps`. */
  readonly content?: string
}

export interface RunningService {
  readonly app: Hono
  readonly deps: ServiceDeps
  /** Ends what goes on beside requests, and closes the database. Requests have to be over. */
  stop(): Promise<void>
}

/** Throws what the database says. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const transport = transportOf(options)
  const store = await openStore(options.database)
  const random = (count: number) => randomBytes(count)
  const signing = await signingSecret({ store, random })
  const log = createLog(options.env)
  const known = {
    store,
    site: options.site,
    get config() {
      return options.config()
    },
    secrets: { signing, webhooks: webhookSecretOf(options.env) },
    now: Date.now,
    random,
    log,
    apiOnly: options.apiOnly,
    ...addressIn(options.env),
    ...(options.content === undefined ? {} : { content: options.content }),
  }
  const outbox = startOutbox({ deps: known, transport })
  const deps: ServiceDeps = Object.defineProperties(
    { ...known, wakeOutbox: outbox.wake },
    {
      config: { get: options.config, enumerable: true },
    },
  )
  const stopSweeping = sweepHourly(deps)
  const counter = createPageCounter(deps)
  const app = createService(deps, { counter })
  if (options.inbox && mailServerOf(options.env) === undefined) app.route('/', inboxRoutes(deps))
  return {
    app,
    deps,
    stop: async () => {
      stopSweeping()
      await counter.flush()
      await outbox.stop()
      await store.close()
    },
  }
}

function transportOf({ env, mails }: ServiceOptions): MailTransport {
  const server = mailServerOf(env)
  return server === undefined ? fileTransport(mails) : smtpTransport(server)
}

function addressIn(env: Environment): Pick<ServiceDeps, 'address'> {
  const address = serviceAddressOf(env)
  return address === undefined ? {} : { address }
}

/** Lines of JSON on stdout, for whatever collects them. */
function createLog(env: Environment): Logger {
  return pino({ level: logLevelOf(env), base: null })
}
