/** The service as docs/service.md runs it: the container with its compose file, the unit of systemd, and the proxies. */
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { encoded, exampleOf } from '../../scripts/docs/examples.ts'
import type { Challenge } from '../../core/http/challenge.ts'
import { startFront } from '../attacks/fronts.ts'
import { runCli } from '../support/cli.ts'
import { commandsIn } from '../support/markdown.ts'
import { serviceRoot, startServiceProcess } from '../support/service-process.ts'
import { freePort } from '../support/free-port.ts'
import { createDatabase, startPostgres } from '../support/postgres.ts'
import { installMissing } from '../support/programs.ts'
import { solutionOf } from '../support/proof.ts'
import { REPOSITORY } from '../support/repository.ts'
import { SITE_URL } from '../support/service-site.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { buildImage, isWell, runImage } from './container.ts'
import type { Image } from './container.ts'
import { bareDebian, nameHost, runIn, startIn } from './debian-tree.ts'

const EXAMPLES = path.join(REPOSITORY, 'docs/examples')
const example = (name: string) => readFileSync(path.join(EXAMPLES, name), 'utf8')
const work = mkdtempSync(path.join(tmpdir(), 'agency-site-running-'))
let image: Image

beforeAll(async () => {
  const base = path.join(work, 'base')
  bareDebian(base)
  const context = path.join(work, 'agency')
  const { code } = await runCli(['init', context, '--demo', '--yes'])
  expect(code).toBe(0)
  lockPackage(context, path.join(base, 'site'))
  image = buildImage(example('Dockerfile'), {
    context,
    leftOut: example('Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => /^[^#\s]/.test(line)),
    base,
    work,
  })
}, 600_000)

afterAll(() => rmSync(work, { recursive: true, force: true }))

/** The package is not published: its tarball takes the place of the registry's, in the image as well. */
function lockPackage(context: string, site: string): void {
  const pack = ['pack', REPOSITORY, '--ignore-scripts', '--silent', '--pack-destination', context]
  const tarball = execFileSync('npm', pack, { encoding: 'utf8' }).trim()
  const file = path.join(context, 'package.json')
  const own = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...own, dependencies: { 'agency-site': `file:${tarball}` } }))
  execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: context })
  mkdirSync(site)
  cpSync(path.join(context, tarball), path.join(site, tarball))
}

describe('the container', () => {
  test('serves the site, takes a form, and mails it, with the database and the mail server of the compose file', async () => {
    installMissing({ 'docker-compose': 'version' })
    const project = path.join(work, 'agency')
    for (const name of ['Dockerfile', 'compose.yaml'])
      cpSync(path.join(EXAMPLES, name), path.join(project, name))
    expect(
      spawnSync('docker-compose', ['config', '--quiet'], { cwd: project, encoding: 'utf8' }).stderr,
    ).toBe('')
    const { services } = parse(example('compose.yaml')) as Compose
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    const smtp = await startSmtpServer()
    const database = new URL(createDatabase(postgres))
    const env = Object.fromEntries(
      Object.entries(services.site.environment).map(([name, value]) => [
        name,
        value
          .replace('db:5432/agency', `db:${database.port}${database.pathname}`)
          .replace('mail:1025', `mail:${new URL(smtp.url).port}`),
      ]),
    )
    for (const name of Object.keys(services).filter((each) => each !== 'site')) nameHost(image.tree, name)
    const port = await freePort()
    const container = runImage(image, env, port)
    const origin = `http://127.0.0.1:${port}`
    await ready(origin)
    expect(isWell(image, port)).toBe(true)
    expect(await (await fetch(`${origin}/nl/te-koop/`)).text()).toContain('<html lang="nl"')
    expect(await sendForm(origin)).toBe(202)
    await expect
      .poll(() => smtp.mails.flatMap(({ to }) => to), { timeout: 20_000 })
      .toContain('noor@voorbeeld.be')
    container.kill('SIGTERM')
    expect(await once(container, 'exit')).toEqual([143, null])
  }, 120_000)
})

interface Compose {
  readonly services: { readonly site: { readonly environment: Readonly<Record<string, string>> } }
}

describe('the unit of systemd', () => {
  test('is accepted, and leaves little to an intruder', () => {
    const unit = path.join(EXAMPLES, 'agency-site.service')
    installMissing({ 'systemd-analyze': '--version' })
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    // An exposure of 2.0 of 10, in tenths.
    const rated = ['security', '--offline=true', '--threshold=20', unit]
    expect(spawnSync('systemd-analyze', rated).status).toBe(0)
  })

  test('starts a service that writes its data and nothing else', async () => {
    const { tree } = image
    cpSync(path.join(tree, 'site'), path.join(tree, 'srv/agency'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    rmSync(path.join(tree, 'srv/agency/data'), { recursive: true })
    symlinkSync('/usr/local/bin/node', path.join(tree, 'usr/bin/node'))
    for (const command of commandsOf('With systemd'))
      expect({ command, status: runIn(tree, { words: ['/bin/sh', '-c', command], folder: '/' }) }).toEqual({
        command,
        status: 0,
      })
    const unit = readFileSync(path.join(tree, 'etc/systemd/system/agency-site.service'), 'utf8')
    const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
    const port = await freePort()
    const service = startIn(tree, {
      words: value('ExecStart').replace('4321', String(port)).split(' '),
      folder: value('WorkingDirectory'),
      user: value('User'),
      writable: [value('ReadWritePaths'), '/tmp'],
    })
    const origin = `http://127.0.0.1:${port}`
    await ready(origin)
    expect(await sendForm(origin)).toBe(202)
    service.kill('SIGTERM')
    expect(await once(service, 'exit')).toEqual([Number(value('SuccessExitStatus')), null])
  }, 60_000)
})

/** The commands of the block that follows these words, of an administrator, without those that need a running systemd. */
function commandsOf(words: string): readonly string[] {
  const [, text = ''] = new RegExp(`^${words}[^]*?\`\`\`sh\\n([^]*?)\`\`\``, 'm').exec(document()) ?? []
  return commandsIn(text)
    .filter((command) => !command.includes('systemctl'))
    .map((command) => command.replace(/^sudo /, ''))
}

function document(): string {
  return readFileSync(path.join(REPOSITORY, 'docs/service.md'), 'utf8')
}

describe('a proxy in front', () => {
  test.each(['nginx', 'caddy'] as const)('%s hands over a visitor and large documents', async (name) => {
    const root = serviceRoot({ proxies: 1 })
    const service = await startServiceProcess({ root })
    const origin = `http://127.0.0.1:${await startFront(name, { service: service.port })}`
    const answer = await fetch(`${origin}/readyz`)
    expect(await answer.json()).toMatchObject({ ok: true })
    // Three megabytes are more than the limit of a form, so the answer is that of the service.
    const body = 'a'.repeat(3e6)
    const tooLong = await fetch(`${origin}/api/forms/site-contact`, {
      method: 'POST',
      body,
      headers: { ...HEADERS, Origin: SITE_URL },
    })
    expect(tooLong.status).toBe(413)
    expect(await tooLong.text()).not.toContain('nginx')
  })
})

const HEADERS = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }

async function ready(origin: string): Promise<void> {
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok ?? false
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
}

/** Sends a form as the script of its page does, and returns the status of the answer. */
async function sendForm(origin: string): Promise<number> {
  const challenge = await fetch(`${origin}/api/captcha?form=contact-me`)
  const altcha = solutionOf((await challenge.json()) as Challenge)
  const { url } = JSON.parse(readFileSync(path.join(work, 'agency/site-config/site.json'), 'utf8')) as {
    url: string
  }
  const { status } = await fetch(`${origin}/api/forms/contact-me`, {
    method: 'POST',
    body: encoded({ ...exampleOf('contact-me'), newsletter: [], altcha }),
    headers: { ...HEADERS, Origin: url },
  })
  return status
}
