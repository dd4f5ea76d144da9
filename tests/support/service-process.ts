/** The service as hosts run it: `serve --api-only` in a process of its own, and visitors who send forms over real connections. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { FormName } from '../../core/domain/forms.ts'
import { encoded, exampleOf } from '../../scripts/docs/examples.ts'
import type { ServiceConfig } from '../../core/schema/service-config.ts'
import { openStore } from '../../core/service/store/open-store.ts'
import { signingSecret } from '../../core/service/store/signing-secret.ts'
import { SERVICE_SITE as SERVICE_SITE_FILE } from '../../core/system/paths.ts'
import { preload, startCli } from './cli.ts'
import type { Running } from './cli.ts'
import { emptyFolder } from './folder.ts'
import { freePort } from './free-port.ts'
import { knownProof } from './proof.ts'
import { SERVICE_SITE, SITE_URL } from './service-site.ts'
import type { FormValues } from './service.ts'

/** Dying is no matter of disks: what a process wrote is there for the next, wherever it is. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** What a service finds of a site that lies on a static host. */
export function serviceRoot(config: ServiceConfig): string {
  const root = emptyFolder('agency-site-service-', MEMORY)
  const write = (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), JSON.stringify(value))
  }
  write(SERVICE_SITE_FILE, SERVICE_SITE)
  // Each form says itself whom it comes from, as a proxy would: nobody comes too often.
  write('site-config/service.json', { proxies: 1, ...config })
  return root
}

export interface ProcessOptions {
  readonly root: string
  readonly env?: Readonly<Record<string, string>>
  /** Milliseconds that its clock is ahead. */
  readonly ahead?: number
}

export interface ServiceProcess extends Running {
  readonly port: number
}

/** Resolves when it answers. */
export async function startServiceProcess({
  root,
  env = {},
  ahead = 0,
}: ProcessOptions): Promise<ServiceProcess> {
  const port = await freePort()
  const clock = `const { now } = Date; Date.now = () => now() + ${ahead}`
  const running = startCli(['serve', '--api-only', '--root', root, '--port', String(port)], {
    cwd: root,
    env,
    ...(ahead === 0 ? {} : { node: preload(clock) }),
  })
  await running.seen('the service is running at')
  return { ...running, port }
}

/** What a script puts into `altcha`, without the second of work that it costs: from the secret of the database. */
export async function proofsFor(database: string): Promise<(form: FormName, now: number) => string> {
  const store = await openStore(database)
  const secret = await signingSecret({ store, random: randomBytes })
  await store.close()
  return (form, now) => knownProof({ secret, form, now })
}

export interface SentForm {
  readonly form: FormName
  /** Beside the example of the documents. */
  readonly values: FormValues
  /** Of the visitor. */
  readonly address: string
}

export interface Visitors {
  /** The status of the answer, or null where none came. */
  send(port: number, sent: SentForm): Promise<number | null>
}

/** So many at once, over connections that stay. */
export function createVisitors(count: number): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  onTestFinished(() => agent.destroy())
  return {
    send: (port, { form, values, address }) =>
      new Promise((resolve) => {
        const body = encoded({ ...exampleOf(form), newsletter: [], ...values })
        const headers = {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': Buffer.byteLength(body),
          Accept: 'application/json',
          Origin: SITE_URL,
          'X-Forwarded-For': address,
        }
        const place = { host: '127.0.0.1', port, path: `/api/forms/${form}` }
        const asked = request({ ...place, method: 'POST', agent, headers }, (answer) => {
          answer.resume().on('error', () => undefined)
          resolve(answer.statusCode ?? null)
        })
        asked.on('error', () => resolve(null))
        asked.end(body)
      }),
  }
}

/** No two of the first million are alike. */
export function addressOf(number: number): string {
  return `10.${[16, 8, 0].map((bits) => (number >> bits) & 255).join('.')}`
}
