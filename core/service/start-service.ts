/** A running service: what is open, what goes on beside the requests, and how it ends. */
import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { pino } from 'pino'
import type { Logger } from 'pino'
import type { ServiceConfig } from '../schema/service-config.ts'
import type { ServiceSite } from '../schema/service-site.ts'
import { createService } from './app.ts'
import type { ServiceDeps } from './deps.ts'
import { logLevelOf, serviceAddressOf, webhookSecretOf } from './service-environment.ts'
import type { Environment } from './service-environment.ts'
import { openStore } from './store/open-store.ts'
import { signingSecret } from './store/signing-secret.ts'
import { sweepHourly } from './sweep.ts'

export interface ServiceOptions {
  /** `core/service/service-environment.ts` says where. */
  readonly database: string
  readonly site: () => ServiceSite
  readonly config: ServiceConfig
  readonly env: Environment
  readonly apiOnly: boolean
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
  const store = await openStore(options.database)
  const random = (count: number) => randomBytes(count)
  const signing = await signingSecret({ store, random })
  const log = createLog(options.env)
  const deps: ServiceDeps = {
    store,
    site: options.site,
    config: options.config,
    secrets: { signing, webhooks: webhookSecretOf(options.env) },
    now: Date.now,
    random,
    log,
    apiOnly: options.apiOnly,
    ...addressIn(options.env),
    ...(options.content === undefined ? {} : { content: options.content }),
    wakeOutbox: () => undefined,
  }
  const stopSweeping = sweepHourly(deps)
  return {
    app: createService(deps),
    deps,
    stop: () => {
      stopSweeping()
      return store.close()
    },
  }
}

function addressIn(env: Environment): Pick<ServiceDeps, 'address'> {
  const address = serviceAddressOf(env)
  return address === undefined ? {} : { address }
}

/** Lines of JSON on stdout, for whatever collects them. */
function createLog(env: Environment): Logger {
  return pino({ level: logLevelOf(env), base: null })
}
