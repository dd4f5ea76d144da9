/** A real service on a database in a temporary folder, with a fixed clock and repeatable random numbers. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Hono } from 'hono'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import type { FormName } from '../../core/domain/forms.ts'
import { encoded, exampleOf } from '../../scripts/docs/examples.ts'
import type { ServiceConfig } from '../../core/schema/service-config.ts'
import type { ServiceSite } from '../../core/schema/service-site.ts'
import { createService } from '../../core/service/app.ts'
import type { ServiceDeps } from '../../core/service/deps.ts'
import type { FormLimits } from '../../core/service/guards/limits.ts'
import { createPageCounter } from '../../core/service/statistics/page-counter.ts'
import type { PageCounter } from '../../core/service/statistics/page-counter.ts'
import type { Store } from '../../core/service/store/store.ts'
import type { StoreTimes } from '../../core/service/store/store-times.ts'
import { emptyFolder } from './folder.ts'
import { knownProof } from './proof.ts'
import { SERVICE_SITE, SITE_URL } from './service-site.ts'
import { openTestStore } from './test-store.ts'

/** A Sunday morning in November, a quarter past ten in Brussels. */
export const NOW = Date.UTC(2026, 10, 22, 9, 15)
export const SECRET = 'a secret of the tests'

export interface ServiceOptions {
  readonly config?: ServiceConfig
  readonly site?: Partial<ServiceSite>
  readonly limits?: FormLimits
  readonly apiOnly?: boolean
  /** Folder of the documents that are mailed. */
  readonly content?: string
  readonly ending?: AbortSignal
  /** The address of a service that is not on the host of the site. */
  readonly address?: string
  /** The secret with which other programs ask for builds. */
  readonly rebuild?: string
  /** The secret at the OpenID provider. */
  readonly signOn?: string
  /** A database that is already open, such as that of another process. The default is a new one. */
  readonly store?: Store
  /** The limits of time of the new database. */
  readonly times?: StoreTimes
}

export type FormValues = Readonly<Record<string, string | readonly string[]>>

export interface PostOptions {
  /** false: like a browser without script. */
  readonly script?: boolean
  readonly headers?: Readonly<Record<string, string | null>>
  /** The address of the client in the network. */
  readonly address?: string
}

export interface TestService {
  readonly app: Hono
  readonly deps: ServiceDeps
  readonly store: Store
  /** The counter of views before they are written. */
  readonly counter: PageCounter
  /** The file of the database, if it is its own. */
  readonly file: string
  /** Every line of the log, parsed. */
  readonly logged: readonly Readonly<Record<string, unknown>>[]
  /** The number of times that the outbox was woken. */
  readonly woken: () => number
  /** Moves the clock. */
  pass(milliseconds: number): void
  /** Sends a request like a page of the site. A header of null is omitted. */
  ask(address: string, init?: RequestInit, options?: PostOptions): Promise<Response>
  post(form: FormName, values: FormValues, options?: PostOptions): Promise<Response>
  /** The value that a script puts into the field `altcha`. */
  proof(form: FormName): string
  /** The example of the documents, with its proof. */
  example(form: FormName): Record<string, string | readonly string[]>
}

let empty: Promise<Uint8Array> | undefined

/** The file of a database after all migrations. */
function emptyDatabase(): Promise<Uint8Array> {
  empty ??= migratedFile()
  return empty
}

async function migratedFile(): Promise<Uint8Array> {
  const folder = mkdtempSync(path.join(tmpdir(), 'agency-site-empty-'))
  const file = path.join(folder, 'service.db')
  const store = await openTestStore(file)
  await store.close()
  const bytes = readFileSync(file)
  rmSync(folder, { recursive: true })
  return bytes
}

export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const file = path.join(emptyFolder('agency-site-service-'), 'service.db')
  if (options.store === undefined) writeFileSync(file, await emptyDatabase())
  const store = options.store ?? (await openTestStore(file, options.times))
  if (options.store === undefined) onTestFinished(() => store.close())
  const logged: Record<string, unknown>[] = []
  const clock = { now: NOW, woken: 0 }
  const deps: ServiceDeps = {
    store,
    site: () => ({ ...SERVICE_SITE, ...options.site }),
    config: options.config ?? {},
    secrets: { signing: SECRET, webhooks: undefined, rebuild: options.rebuild, signOn: options.signOn },
    now: () => clock.now,
    // Two processes never share random numbers.
    random: seededBytes(options.store === undefined ? 'first' : 'second'),
    log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) }),
    ...(options.apiOnly === undefined ? {} : { apiOnly: options.apiOnly }),
    ...(options.content === undefined ? {} : { content: options.content }),
    ...(options.ending === undefined ? {} : { ending: options.ending }),
    ...(options.address === undefined ? {} : { address: options.address }),
    wakeOutbox: () => clock.woken++,
  }
  const counter = createPageCounter(deps)
  const app = createService(deps, { limits: options.limits, counter })
  const service: TestService = {
    app,
    deps,
    store,
    counter,
    file,
    logged,
    woken: () => clock.woken,
    pass: (milliseconds) => {
      clock.now += milliseconds
    },
    ask: (address, init = {}, { headers = {}, address: client = '192.0.2.7' } = {}) => {
      const request = new Request(new URL(address, SITE_URL), init)
      if (init.method !== undefined && init.method !== 'GET') request.headers.set('Origin', SITE_URL)
      for (const [name, value] of Object.entries(headers))
        if (value === null) request.headers.delete(name)
        else request.headers.set(name, value)
      return Promise.resolve(app.fetch(request, { incoming: { socket: { remoteAddress: client } } }))
    },
    post: (form, values, { script = true, ...more } = {}) =>
      service.ask(
        `/api/forms/${form}`,
        { method: 'POST', body: encoded(values) },
        {
          ...more,
          headers: {
            'Content-Type': 'application/x-www-form-urlencoded',
            Accept: script ? 'application/json' : 'text/html,*/*;q=0.8',
            ...more.headers,
          },
        },
      ),
    proof: (form) => knownProof({ secret: SECRET, form, now: clock.now }),
    example: (form) => ({ ...exampleOf(form), altcha: service.proof(form) }),
  }
  return service
}

/** A counter with a hash: each call gives other bytes, and each run the same. */
function seededBytes(seed: string): (count: number) => Buffer {
  let calls = 0
  return (count) => {
    calls++
    const blocks = Array.from({ length: Math.ceil(count / 32) }, (_, block) =>
      createHash('sha256').update(`${seed}:${calls}:${block}`).digest(),
    )
    return Buffer.concat(blocks).subarray(0, count)
  }
}
