import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCli, serveCli, startCli } from '../support/cli.ts'
import { MINIMAL, createSite, plot } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'

const PLOTS = { 'content/properties/plots.json': [plot(1), plot(2)] }
interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends the path unchanged, because fetch() would resolve `..`. */
function ask(port: number, address: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: address, method }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    sent.on('error', reject).end()
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.on('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('preview', () => {
  /** A built site, with a secret beside its output. */
  async function ready(files: Parameters<typeof createSite>[0] = PLOTS): Promise<TestSite> {
    const site = createSite(files)
    expect((await site.build()).ok).toBe(true)
    writeFileSync(path.join(site.root, 'secret.txt'), 'a secret')
    return site
  }

  async function started(
    files?: Parameters<typeof createSite>[0],
  ): Promise<{ site: TestSite; port: number }> {
    const [site, port] = [await ready(files), await freePort()]
    await serveCli(['preview', '--root', site.root, '--port', String(port)], `http://127.0.0.1:${port}/`)
    return { site, port }
  }

  test('serves pages, redirects to the slash, and answers with the 404 page of the language', async () => {
    const { site, port } = await started()
    expect(await ask(port, '/nl/')).toMatchObject({ status: 200, body: site.read('nl/index.html') })
    expect(await ask(port, '/')).toMatchObject({ status: 200, body: site.read('index.html') })
    expect(await ask(port, '/nl/te-koop?type=4')).toMatchObject({
      status: 301,
      headers: { location: '/nl/te-koop/?type=4' },
    })
    expect(await ask(port, '/nl/nergens/')).toMatchObject({ status: 404, body: site.read('nl/404.html') })
    expect(await ask(port, '/fr/nulle-part')).toMatchObject({ status: 404, body: site.read('fr/404.html') })
    expect(await ask(port, '/nowhere')).toMatchObject({ status: 404, body: site.read('404.html') })
  })

  test('allows the other hosts that the configuration names, as long as it does', async () => {
    const files = {
      ...PLOTS,
      'site-config/pictures.json': {
        remote: { mode: 'link', hosts: ['images.example.com', 'localhost:8080'] },
      },
      'site-config/rules.json': {
        ...(MINIMAL['site-config/rules.json'] as object),
        tourHosts: ['tours.example.com'],
      },
    }
    const { site, port } = await started(files)
    const policy = (await ask(port, '/nl/')).headers['content-security-policy']
    expect(policy).toContain("img-src 'self' data: https://images.example.com http://localhost:8080;")
    expect(policy).toMatch(/frame-src [^;]* https:\/\/tours\.example\.com https:\/\/\*\.tours\.example\.com;/)
    const ours = '.agency-site/manifests'
    expect(readdirSync(path.join(site.root, ours))).toHaveLength(2)
    site.write('site-config/pictures.json', null)
    site.write('site-config/rules.json', MINIMAL['site-config/rules.json'] ?? null)
    expect((await site.build()).ok).toBe(true)
    expect(readdirSync(path.join(site.root, ours))).toHaveLength(1)
  })

  test('sends the headers that a host should', async () => {
    const { site, port } = await started()
    const page = await ask(port, '/nl/')
    expect(page.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html; charset=utf-8$/i),
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      etag: expect.any(String),
    })
    const asset = site.list().find((file) => /^_a\/site\..*\.css$/.test(file))
    const style = await ask(port, `/${asset}`)
    expect(style.status).toBe(200)
    expect(style.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const missing = await ask(port, '/_a/site.0000000000.css')
    expect(missing.status).toBe(404)
    expect(missing.headers['cache-control'] ?? '').not.toContain('immutable')
    expect(missing.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('compresses as a host does, for who asks for it, and answers that nothing changed', async () => {
    const { site, port } = await started()
    const send = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/nl/`, { headers })
    const packed = await send({ 'Accept-Encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    expect(await packed.text()).toBe(site.read('nl/index.html'))
    const plain = await send({ 'Accept-Encoding': 'identity' })
    expect(plain.headers.has('content-encoding')).toBe(false)
    const again = await send({ 'If-None-Match': packed.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('never leaves the output, however an address is written', async () => {
    const { port } = await started()
    for (const address of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/nl/..%2f..%2fsecret.txt',
      '/nl/..%5c..%5csecret.txt',
      '/..%252fsecret.txt',
      '/..\\secret.txt',
      '//../secret.txt',
      '/.%00./secret.txt',
      '/nl/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
      '/%2fetc%2fpasswd',
      '//etc/passwd',
      '/%',
      '/%ff%fe',
    ]) {
      const { status, body } = await ask(port, address)
      expect([400, 404], address).toContain(status)
      expect(body, address).not.toMatch(/a secret|root:/)
    }
    expect((await ask(port, '/nl/')).status).toBe(200)
  })

  test('redirects to no other host', async () => {
    const { port } = await started()
    const answers = await Promise.all(
      ['/nl', '//nl', '//nl/te-koop', '/\\nl', '///nl'].map((address) => ask(port, address)),
    )
    const locations = answers.flatMap(({ headers }) => headers.location ?? [])
    expect(locations.length).toBeGreaterThan(1)
    for (const location of locations) expect(location).toMatch(/^\/[^/\\]/)
  })

  test('listens on this machine only', async () => {
    const { port } = await started()
    await expect(answers('127.0.0.1', port)).resolves.toBe(true)
    await expect(answers('127.0.0.2', port)).resolves.toBe(false)
    await expect(answers('::1', port)).resolves.toBe(false)
  })

  test('names its address with --json, and ends with Ctrl+C, also while a browser holds a connection', async () => {
    const [site, port] = [await ready(), await freePort()]
    const run = startCli(['preview', '--root', site.root, '--port', String(port), '--json'])
    await run.seen('}')
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.on('connect', resolve))
    socket.write('GET /nl/ HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n')
    await new Promise((resolve) => socket.once('data', resolve))
    run.child.kill('SIGINT')
    const { code, stdout } = await run.ended
    expect(code).toBe(130)
    expect(JSON.parse(stdout)).toMatchObject({
      schema: 1,
      command: 'preview',
      url: `http://127.0.0.1:${port}/`,
    })
  })

  test('a port that is already in use: exit 3 if it was asked for, another one if not', async () => {
    const { site, port } = await started()
    const taken = await runCli(['preview', '--root', site.root, '--port', String(port)])
    expect(taken).toMatchObject({ code: 3, stdout: '' })
    expect(taken.stderr).toContain('AS7010')
    const others = [
      await serveCli(['preview', '--root', site.root], 'http://127.0.0.1:'),
      await serveCli(['preview', '--root', site.root], 'http://127.0.0.1:'),
    ]
    expect(new Set(others.map((stdout) => /:(\d+)\//.exec(stdout)?.[1])).size).toBe(2)
  })

  test.each([
    ['there is none', () => undefined],
    ['it was made by somebody else', (output: string) => mkdirSync(output)],
    ['it is a file', (output: string) => writeFileSync(output, '')],
  ])('no site to serve, as %s: exit 3', async (_name, make) => {
    const site = createSite(PLOTS)
    make(site.output)
    const { code, stdout, stderr } = await runCli(['preview', '--root', site.root])
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
    expect(stderr).toContain('AS7009')
  })
})

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
}
