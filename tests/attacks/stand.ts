/** The service as it runs in production, for one attack: a process, a database, a proxy, and a mail server or files. */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { FormName } from '../../core/domain/forms.ts'
import type { ServiceConfig } from '../../core/schema/service-config.ts'
import type { ServiceSite } from '../../core/schema/service-site.ts'
import { importOwners } from '../../core/service/portal/import-owners.ts'
import { hashPassword } from '../../core/service/accounts/passwords.ts'
import { openStore } from '../../core/service/store/open-store.ts'
import type { Store } from '../../core/service/store/store.ts'
import { DEFAULT_TIME_ZONE } from '../../core/service/time-zone.ts'
import { SERVICE_SITE as SITE_FILE } from '../../core/system/paths.ts'
import { encoded, exampleOf } from '../../scripts/docs/examples.ts'
import { runCompiled, startCli } from '../support/cli.ts'
import type { Ended, Running } from '../support/cli.ts'
import { emptyFolder } from '../support/folder.ts'
import { freePort } from '../support/free-port.ts'
import { KARIM, LIEN, OWNERS, PASSWORD, PORTAL_SITE } from '../support/portal.ts'
import { createDatabase } from '../support/postgres.ts'
import { proofsFor } from '../support/service-process.ts'
import type { FormValues } from '../support/service.ts'
import { SITE_URL } from '../support/service-site.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import type { SmtpServer } from '../support/smtp-server.ts'
import { startFront } from './fronts.ts'
import type { FrontName } from './fronts.ts'

export interface StandKind {
  readonly engine: 'file' | 'postgres'
  readonly front: FrontName
  readonly mail: 'smtp' | 'files'
}

/** The pairs of a database, a proxy and a way to send mails. */
export const STANDS: readonly StandKind[] = [
  { engine: 'file', front: 'nginx', mail: 'files' },
  { engine: 'file', front: 'caddy', mail: 'smtp' },
  { engine: 'postgres', front: 'nginx', mail: 'smtp' },
  { engine: 'postgres', front: 'caddy', mail: 'files' },
]

export interface StandOptions {
  readonly config?: ServiceConfig
  readonly site?: Partial<ServiceSite>
  /** The proxy sends `Host: 127.0.0.1` and no forwarding header. */
  readonly isBare?: boolean
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The address of the client, one of 127.0.0.0/8. */
  readonly from?: string
  /** Bypasses the proxy. */
  readonly direct?: boolean
}

export interface Stand {
  readonly kind: StandKind
  readonly root: string
  /** The folder that contains everything the service writes. */
  readonly data: string
  readonly service: Running
  readonly smtp: SmtpServer | undefined
  /** A direct connection to the database. */
  readonly store: Store
  /** The site and the configuration at the start, with which pending mails are composed. */
  readonly site: () => ServiceSite
  readonly config: ServiceConfig
  /** The ports of the proxy and of the service. */
  readonly ports: { readonly front: number; readonly service: number }
  ask(target: string, asked?: Asked): Promise<Answer>
  /** A form with its proof of work, as a script sends it. */
  post(form: FormName, values?: FormValues, asked?: Asked): Promise<Answer>
  /** Replaces the site of the service and its commands. */
  publish(site: object): void
  /** Runs a command of the office. */
  command(...args: readonly string[]): Promise<Ended>
}

export async function startStand(kind: StandKind, options: StandOptions = {}): Promise<Stand> {
  const root = emptyFolder('agency-site-attack-')
  const site = { ...PORTAL_SITE, ...options.site }
  write(root, SITE_FILE, site)
  write(root, 'site-config/service.json', { proxies: 1, ...options.config })
  const data = path.join(root, 'data')
  const database = kind.engine === 'postgres' ? createDatabase() : path.join(data, 'service.db')
  const smtp = kind.mail === 'smtp' ? await startSmtpServer() : undefined
  const env = {
    AGENCY_SITE_DATABASE: database,
    ...(smtp === undefined ? {} : { AGENCY_SITE_SMTP_URL: smtp.url }),
  }
  const port = await freePort()
  const service = startCli(['serve', '--api-only', '--root', root, '--port', String(port)], {
    cwd: root,
    env,
  })
  await service.seen('the service is running at')
  const front = await startFront(kind.front, { service: port, ...(options.isBare ? { isBare: true } : {}) })
  const store = await openStore(database)
  onTestFinished(() => store.close())
  const proofOf = await proofsFor(database)
  const ask: Stand['ask'] = (target, asked = {}) => send(asked.direct ? port : front, target, asked)
  return {
    kind,
    root,
    data,
    service,
    smtp,
    store,
    site: () => site,
    config: options.config ?? {},
    ports: { front, service: port },
    ask,
    post: (form, values = {}, { headers = {}, ...asked } = {}) => {
      const body = encoded({
        ...exampleOf(form),
        newsletter: [],
        altcha: proofOf(form, Date.now()),
        ...values,
      })
      const own = {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'application/json',
        Origin: SITE_URL,
      }
      return ask(`/api/forms/${form}`, { method: 'POST', body, ...asked, headers: { ...own, ...headers } })
    },
    publish: (site) => write(root, SITE_FILE, site),
    command: (...args) => runCompiled([...args, '--root', root], { cwd: root, env }),
  }
}

function write(root: string, file: string, value: unknown): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), JSON.stringify(value))
}

function send(
  port: number,
  target: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Asked,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const host = new URL(SITE_URL).host
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: target,
        method,
        localAddress: from,
        agent: false,
        headers: { Host: host, ...length, ...headers },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Lien, who owns 4127, and Karim, who owns 4135, with their passwords. */
export async function addOwners({ store }: Stand): Promise<void> {
  const deps = { store, now: Date.now, random: randomBytes }
  await importOwners(
    { file: OWNERS, name: 'owners.json', zone: DEFAULT_TIME_ZONE, documents: new Map() },
    deps,
  )
  for (const [email, password] of [
    [LIEN, PASSWORD],
    [KARIM, KARIM_PASSWORD],
  ] as const) {
    const hash = await hashPassword(password)
    await store.write((transaction) =>
      transaction.updateTable('owner').set({ password: hash }).where('email', '=', email).execute(),
    )
  }
}

export const KARIM_PASSWORD = 'drie paarden in Brussel'

/** The cookie of a session, or the status of the refusal. */
export async function logIn(
  stand: Stand,
  email: string,
  password: string,
  from = '127.0.0.1',
): Promise<string> {
  const answer = await stand.post('owner-login', { email, password, language: 'nl' }, { from })
  const [cookie = ''] = answer.headers['set-cookie'] ?? []
  if (answer.status !== 200) throw new Error(`no log-in: ${answer.status}`)
  return cookie.split(';', 1)[0] ?? ''
}

/** A multipart body with one file. */
export function upload(cookie: string, content: string | Buffer, name = 'plan.pdf'): Asked {
  const head = `--grens\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--grens--\r\n')])
  const headers = { Cookie: cookie, Origin: SITE_URL, 'Content-Type': 'multipart/form-data; boundary=grens' }
  return { method: 'POST', headers, body }
}
