/** `agency-site doctor` before and after a site is published. */
import { cpSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { HostName } from '../../core/domain/host-names.ts'
import { HOSTS } from '../../core/hosts/hosts.ts'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { runCli } from '../support/cli.ts'
import { createSite } from '../support/site.ts'

interface Checked {
  readonly exitCode: number
  readonly checks: readonly { readonly check: string; readonly mark: string; readonly text: string }[]
  readonly diagnostics: readonly { readonly code: string }[]
}

async function doctor(root: string, ...args: readonly string[]): Promise<Checked> {
  const { stdout } = await runCli(['doctor', '--json', '--root', root, ...args])
  return JSON.parse(stdout) as Checked
}

const marks = ({ checks }: Checked) => Object.fromEntries(checks.map(({ check, mark }) => [check, mark]))

/** A published site as a host serves it; returns its address. */
async function published(folder: string, host: HostName): Promise<string> {
  const app = createSiteApp({ folder, lacks: HOSTS[host].lacks })
  return listening(async (request, response) => {
    const answer = await app.request(request.url ?? '/')
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
}

async function listening(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<string> {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const REDIRECTS = { 'site-config/redirects.json': { redirects: [{ from: '/oud/', to: '/for-sale/' }] } }

test('names what is wrong with the site, and what nobody asked', async () => {
  const found = await doctor(createSite({ 'site-config/menu.json': '{' }).root)
  expect(marks(found)).toMatchObject({ disk: 'good', site: 'bad', address: 'hint' })
  expect(found).toMatchObject({ exitCode: 5, diagnostics: [{ code: 'AS7014' }] })
})

test('a host with the rules of the site is told of encryption and of another address only', async () => {
  const site = createSite(REDIRECTS)
  expect((await site.build()).ok).toBe(true)
  const found = await doctor(site.root, '--url', await published(site.output, 'nginx'))
  // The site names another address in robots.txt than the one that is asked.
  const { https, robots, ...others } = marks(found)
  expect([https, robots]).toEqual(['bad', 'hint'])
  for (const check of ['address', 'policy', 'headers', 'assets', '404', 'redirects', 'hidden'])
    expect([check, others[check]]).toEqual([check, 'good'])
})

test('a host without them is told what it does not send', async () => {
  const site = createSite(REDIRECTS)
  expect((await site.build()).ok).toBe(true)
  const found = await doctor(site.root, '--url', await published(site.output, 'github-pages'))
  expect(marks(found)).toMatchObject({
    policy: 'bad',
    headers: 'hint',
    assets: 'hint',
    redirects: 'hint',
    404: 'good',
  })
})

test.each([
  ['another site', 200, '<html></html>', 'is no page of agency-site'],
  ['a host that refuses', 403, '', 'answers 403, and not 200'],
])('%s is recognised', async (_, status, body, text) => {
  const url = await listening((_request, response) => void response.writeHead(status).end(body))
  const found = await doctor(createSite().root, '--url', url)
  expect(found.checks.at(-1)).toMatchObject({
    check: 'address',
    mark: 'bad',
    text: expect.stringContaining(text),
  })
})

test('a host that nobody answers at is an error with its reason', async () => {
  const found = await doctor(createSite().root, '--url', 'http://127.0.0.1:1')
  expect(found.checks.at(-1)).toMatchObject({
    check: 'address',
    mark: 'bad',
    text: expect.stringContaining('ECONNREFUSED'),
  })
})

test.each([
  ['leads to no valid address', 'http://[', 'bad'],
  ['leads to another page', '/elsewhere/', 'bad'],
])('a redirect that %s is an error with its target', async (_, location, mark) => {
  const site = createSite(REDIRECTS)
  expect((await site.build()).ok).toBe(true)
  const app = createSiteApp({ folder: site.output })
  const url = await listening(async (request, response) => {
    if (request.url === '/oud/') return void response.writeHead(301, { Location: location }).end()
    const answer = await app.request(request.url ?? '/')
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  const found = await doctor(site.root, '--url', url)
  expect(found.checks.find(({ check }) => check === 'redirects')).toEqual({
    check: 'redirects',
    mark,
    text: `/oud/ leads to ${location}, and not to /nl/te-koop/`,
  })
})

test('a page whose files lie on another host is an error with their address', async () => {
  const url = await listening((_request, response) => {
    response.writeHead(200).end('<link rel="stylesheet" href="https://other.example/_a/site.css">')
  })
  const found = await doctor(createSite().root, '--url', url)
  expect(found.checks.find(({ check }) => check === 'assets')?.text).toBe(
    `https://other.example/_a/site.css is no address below ${url}/`,
  )
})

test('a page that never ends is given up', async () => {
  const url = await listening((_request, response) => {
    response.writeHead(200)
    const part = Buffer.alloc(1_000_000, 'a')
    const more = () => {
      while (!response.destroyed && response.write(part));
    }
    response.on('drain', more)
    more()
  })
  const found = await doctor(createSite().root, '--url', url)
  expect(found.checks.at(-1)?.text).toBe(`${url}/ cannot be reached: it has more than 20 MB`)
})

test('a site in a folder of a repository keeps its ledger there', async () => {
  const ledger = { '.agency-site/ledger/2026.jsonl': '' }
  const textIn = (found: Checked) => found.checks.find(({ check }) => check === 'ledger')?.text
  const alone = createSite(ledger)
  expect(textIn(await doctor(alone.root))).toContain('outside of any repository')
  const shared = createSite({ ...ledger, '.git/HEAD': '' }, {})
  const site = path.join(shared.root, 'sites', 'linde')
  cpSync(alone.root, site, { recursive: true })
  expect(textIn(await doctor(site))).toContain('commit .agency-site/ledger')
})
