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

/** The tests kill processes, not machines, so a file system in memory is sufficient. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** The files of a service whose site is on a static host. */
export function serviceRoot(config: ServiceConfig): string {
  const root = emptyFolder('agency-site-service-', MEMORY)
  const write = (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), JSON.stringify(value))
  }
  write(SERVICE_SITE_FILE, SERVICE_SITE)
  // Each form carries the address of its visitor, as behind a proxy, so no visitor reaches a limit.
  write('site-config/service.json', { proxies: 1, ...config })
  return root
}

export interface ProcessOptions {
  readonly root: string
  readonly env?: Readonly<Record<string, string>>
  /** Milliseconds by which its clock is ahead. */
  readonly ahead?: number
  /** Arguments of node itself. */
  readonly node?: readonly string[]
}

export interface ServiceProcess extends Running {
  readonly port: number
}

/** Resolves when the service answers. */
export async function startServiceProcess({
  root,
  env = {},
  ahead = 0,
  node = [],
}: ProcessOptions): Promise<ServiceProcess> {
  const port = await freePort()
  const clock = `const { now } = Date; Date.now = () => now() + ${ahead}`
  const running = startCli(['serve', '--api-only', '--root', root, '--port', String(port)], {
    cwd: root,
    env,
    node: [...node, ...(ahead === 0 ? [] : preload(clock))],
  })
  await running.seen('the service is running at')
  return { ...running, port }
}

/**
 * The value of `altcha` as a script sends it, made from the secret of the database without the second of
 * work.
 */
export async function proofsFor(database: string): Promise<(form: FormName, now: number) => string> {
  const store = await openStore(database)
  const secret = await signingSecret({ store, random: randomBytes })
  await store.close()
  return (form, now) => knownProof({ secret, form, now })
}

export interface SentForm {
  readonly form: FormName
  /** Values in addition to the example of the documents. */
  readonly values: FormValues
  /** The address of the visitor. */
  readonly address: string
}

export interface Visitors {
  /** The status of the answer, or null without one. */
  send(port: number, sent: SentForm): Promise<number | null>
}

/** Visitors that send this number of forms at once, over kept connections. */
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

/** The first million addresses are different. */
export function addressOf(number: number): string {
  return `10.${[16, 8, 0].map((bits) => (number >> bits) & 255).join('.')}`
}
