/** The demo as `serve` serves it: the built pages and the real service on one port, with mails as files. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { expect, inject, onTestFinished } from 'vitest'
import { run } from '../../cli/program.ts'
import { isProblem, siteOfService } from '../../cli/service-site.ts'
import { placesOf } from '../../core/build/output/output.ts'
import { readPolicyHosts } from '../../core/build/output/policy-hosts.ts'
import type { FormName } from '../../core/domain/forms.ts'
import type { Challenge } from '../../core/http/challenge.ts'
import { encoded, exampleOf } from '../../scripts/docs/examples.ts'
import type { ServiceConfig } from '../../core/schema/service-config.ts'
import type { ServiceSite } from '../../core/schema/service-site.ts'
import { listen } from '../../core/serve/listen.ts'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { withService } from '../../core/serve/with-service.ts'
import type { Mounted } from '../../core/serve/with-service.ts'
import { isServicePath } from '../../core/service/app.ts'
import { databaseOf, dataFolderOf } from '../../core/service/service-environment.ts'
import type { ServiceDeps } from '../../core/service/deps.ts'
import { startService } from '../../core/service/start-service.ts'
import type { RunningService } from '../../core/service/start-service.ts'
import type { Store } from '../../core/service/store/store.ts'
import { createFiles } from '../../core/system/files.ts'
import { SERVICE_SITE } from '../../core/system/paths.ts'
import { readMail } from './eml.ts'
import type { ReadMail } from './eml.ts'
import { emptyFolder } from './folder.ts'
import { solutionOf } from './proof.ts'
import type { FormValues } from './service.ts'
import { REPOSITORY } from './site.ts'

export interface DemoService {
  /** Without a slash at its end. */
  readonly url: string
  store(): Store
  deps(): ServiceDeps
  /** Resolves once this number of mails to the address exists; without a number, with those that exist. */
  mailsTo(address: string, count?: number): Promise<readonly ReadMail[]>
  mailCount(): number
  /** Publishes another site, as the next build would. */
  publish(site: ServiceSite): void
  /** Runs a command on the same folder and returns its exit code. */
  command(...argv: readonly string[]): Promise<number>
  /** Sends a form as another visitor with script, and returns the status of the answer. */
  post(form: FormName, values: FormValues): Promise<number>
  /** Stops the service; the pages are still served, and its addresses answer as those of a proxy without it. */
  stop(): Promise<void>
  /** Stops the service on a host that serves only the files of the site. */
  remove(): Promise<void>
  start(): Promise<void>
}

export async function serveDemo(config: ServiceConfig = {}): Promise<DemoService> {
  const root = emptyFolder('agency-site-flow-')
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  // Every browser of a test has the address of this machine.
  const appointments = { unconfirmed: { first: 50 }, ...config.appointments }
  write(SERVICE_SITE, JSON.stringify({ ...inject('demoService'), config: { ...config, appointments } }))
  const folder = inject('demoFolder')
  const hosts = await readPolicyHosts(createFiles(), placesOf(REPOSITORY, folder))
  const site = () => inject('demoService')
  const pages = createSiteApp({ folder, hosts: { ...hosts, trustedTypes: true }, site })
  let running: RunningService | null = null
  let isExpected = true
  const down = new Hono().all('*', (context) => context.text('Bad gateway', 502))
  const mounted = (): Mounted | null =>
    isExpected ? { service: running?.app ?? down, isOfService: isServicePath, basePath: () => '' } : null
  const server = await listen(withService(pages, mounted), { port: 4800, host: '127.0.0.1', strict: false })
  const url = `http://127.0.0.1:${server.port}`
  const env = { AGENCY_SITE_LOG: 'silent', AGENCY_SITE_SERVICE_URL: url }
  const mails = path.join(dataFolderOf(root, env), 'mails')
  const stop = async () => {
    const stopped = running
    running = null
    await stopped?.stop()
  }
  const start = async () => {
    const known = siteOfService(root)
    if (isProblem(known)) throw new Error(known.message)
    const places = { database: databaseOf(root, env), mails, content: path.join(REPOSITORY, 'content') }
    running = await startService({
      ...places,
      data: dataFolderOf(root, env),
      site: known.site,
      config: () => known.config,
      env,
      apiOnly: false,
      inbox: false,
    })
  }
  onTestFinished(async () => {
    // Open streams of the desk end before their server closes.
    await running?.stopTasks()
    await server.close()
    await stop()
  })
  await start()
  const files = () => (existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith('.eml')) : [])
  const mailsTo = (address: string) =>
    files()
      .sort()
      .map((file) => readMail(path.join(mails, file)))
      .filter(({ to }) => to.includes(address))
  return {
    url,
    store: () => depsOf(running).store,
    deps: () => depsOf(running),
    async mailsTo(address, count) {
      if (count !== undefined) await expect.poll(() => mailsTo(address).length).toBe(count)
      return mailsTo(address)
    },
    mailCount: () => files().length,
    publish: (site) => write(SERVICE_SITE, JSON.stringify(site)),
    command: (...argv) => run([...argv, '--root', root], quietIo(root, env)),
    post: (form, values) => post(url, form, values),
    stop,
    start,
    async remove() {
      isExpected = false
      await stop()
    },
  }
}

function depsOf(running: RunningService | null): ServiceDeps {
  if (running === null) throw new Error('the service is stopped')
  return running.deps
}

function quietIo(cwd: string, env: Readonly<Record<string, string>>): Parameters<typeof run>[1] {
  const stream = { isTerminal: false, hasColour: false, width: 80, write: () => undefined }
  return { out: stream, err: stream, cwd, env, now: Date.now, onInterrupt: () => undefined }
}

async function post(url: string, form: FormName, values: FormValues): Promise<number> {
  const challenge = await fetch(`${url}/api/captcha?form=${form}`)
  const altcha = solutionOf((await challenge.json()) as Challenge)
  const { status } = await fetch(`${url}/api/forms/${form}`, {
    method: 'POST',
    headers: {
      Origin: url,
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: encoded({ ...exampleOf(form), ...values, altcha }),
  })
  return status
}
