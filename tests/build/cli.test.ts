/** The command as people, scripts and CI use it: streams, exit codes, formats, and the preview. The compiled code. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeAll } from '../support/busy-site.ts'
import { WITH_CACHE, preload, runCli, runCompiled, runShell, serveCli, startCli } from '../support/cli.ts'
import { emptyFolder } from '../support/folder.ts'
import type { ProcessOptions } from '../support/cli.ts'
import { MINIMAL, REPOSITORY, createSite, plot, siteAt } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { stampsOf, treeOf } from '../support/tree.ts'

const COMMANDS = ['build', 'dev', 'merge', 'check', 'preview', 'routes', 'explain', 'cache']
const PLOTS = { 'content/properties/plots.json': [plot(1), plot(2)] }
/** A link that leads nowhere, and a page that the path table does not know. */
const BROKEN = {
  ...PLOTS,
  'content/pages/lost.json': { path: '/lost/', params: { title: 'Lost', titel: 'x' } },
}
const ESCAPE = String.fromCharCode(27)

function build(site: TestSite, args: readonly string[] = []) {
  return runCli(['build', '--root', site.root, ...WITH_CACHE, ...args])
}

function buildCompiled(site: TestSite, options?: ProcessOptions) {
  return runCompiled(['build', '--root', site.root, ...WITH_CACHE], options)
}

describe('help and usage', () => {
  test.each([[['--help']], [['help']], [[]]])('%j shows the commands on stdout', async (args) => {
    const { code, stdout, stderr } = await runCli(args)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'))
    expect(stdout).toContain('Examples:')
  })

  test('each command has help of its own', async () => {
    const { code, stdout } = await runCli(['build', '--help'])
    expect(code).toBe(0)
    expect(stdout).toContain('--force')
  })

  test('--version prints the version of the package and nothing else', async () => {
    const { version } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
      version: string
    }
    expect(await runCompiled(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' })
    expect(await runCli(['-V'])).toMatchObject({ code: 0, stdout: `${version}\n` })
  })

  test.each([
    [['bild'], "unknown command 'bild'", 'Did you mean build?'],
    [['build', '--strcit'], "unknown option '--strcit'", 'Did you mean --strict?'],
    [['--rot', 'x', 'build'], "unknown option '--rot'", 'Did you mean --root?'],
    [['build', 'site'], 'too many arguments', '--help'],
    [['build', '--root'], "'--root <dir>' argument missing", '--help'],
    [['preview', '--port', 'http'], 'a number from 1 to 65535', '--help'],
    [['preview', '--port', '0'], 'a number from 1 to 65535', '--help'],
    [['preview', '--port', '65536'], 'a number from 1 to 65535', '--help'],
    [['--quiet'], 'Usage:', 'Examples:'],
  ])('%j is wrong usage: exit 2, with what to do, on stderr only', async (args, message, advice) => {
    const { code, stdout, stderr } = await runCli(args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(message)
    expect(stderr).toContain(advice)
  })

  test.each(['build', 'check', 'routes'])(
    '%s in a folder that is no site: exit 2, and nothing is written',
    async (command) => {
      const folder = emptyFolder()
      const { code, stdout, stderr } = await runCli([command], { cwd: folder })
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toContain('AS1204')
      expect(treeOf(folder)).toEqual({})
    },
  )
})

describe('streams', () => {
  test('progress goes to stderr, a line for each phase, and the result to stdout', async () => {
    const site = createSite(PLOTS)
    const { code, stdout, stderr } = await build(site)
    expect(code).toBe(0)
    expect(stderr.split('\n')).toEqual(
      expect.arrayContaining(['reading the content', 'rendering pages', 'publishing the site']),
    )
    // Nobody watches: nothing is drawn over.
    expect(stderr).not.toContain(ESCAPE)
    expect(stderr).not.toContain('\r')
    expect(stdout).toMatch(/output\/ holds \d+ files, .* 21 pages/)
    expect(stdout).not.toContain('rendering')
  })

  test('--quiet prints nothing when all went well', async () => {
    expect(await build(createSite(PLOTS), ['--quiet'])).toMatchObject({ code: 0, stdout: '', stderr: '' })
  })

  test('--quiet still says what is wrong', async () => {
    const { code, stdout, stderr } = await build(createSite(BROKEN), ['-q'])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain('content/pages/lost.json')
  })

  test.each(['build', 'check', 'routes'])(
    '%s --json gives one document on stdout and nothing else',
    async (command) => {
      const site = createSite(PLOTS)
      const cache = command === 'routes' ? [] : WITH_CACHE
      const { code, stdout, stderr } = await runCli([command, '--root', site.root, '--json', ...cache])
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(JSON.parse(stdout)).toMatchObject({ schema: 1, command, ok: true, exitCode: 0, diagnostics: [] })
    },
  )

  test('a document also tells what went wrong, where, and with which exit code', async () => {
    const { code, stdout, stderr } = await build(createSite(BROKEN), ['--json'])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    const { ok, exitCode, diagnostics } = JSON.parse(stdout) as {
      ok: boolean
      exitCode: number
      diagnostics: readonly Record<string, unknown>[]
    }
    expect({ ok, exitCode }).toEqual({ ok: false, exitCode: 1 })
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        file: 'content/pages/lost.json',
        code: expect.stringMatching(/^AS\d{4}$/),
      }),
    )
  })

  test.each<[string, Readonly<Record<string, string>>, readonly string[], boolean]>([
    ['off where nobody looks', {}, [], false],
    ['on with FORCE_COLOR', { FORCE_COLOR: '1' }, [], true],
    ['off with NO_COLOR, whatever FORCE_COLOR says', { FORCE_COLOR: '1', NO_COLOR: '1' }, [], false],
    ['off with --no-color, whatever FORCE_COLOR says', { FORCE_COLOR: '1' }, ['--no-color'], false],
    ['off on a terminal that knows none', { FORCE_COLOR: '1', TERM: 'dumb' }, [], false],
  ])('colours are %s', async (_name, env, args, isColoured) => {
    const { stderr } = await runCli(['preview', '--root', emptyFolder(), ...args], { env })
    expect(stderr).toContain('AS7009')
    expect(stderr.includes(`${ESCAPE}[`)).toBe(isColoured)
  })

  test('on GitHub problems are annotations, with paths from the folder of the repository', async () => {
    const site = createSite(BROKEN)
    const options = { cwd: path.dirname(site.root), env: { GITHUB_ACTIONS: 'true', CI: 'true' } }
    const { code, stdout } = await runCli(['check', '--root', path.basename(site.root)], options)
    expect(code).toBe(1)
    const file = `${path.basename(site.root)}/content/pages/lost.json`
    expect(stdout).toMatch(new RegExp(`^::error file=${file},line=\\d+,col=\\d+.*title=AS\\d{4} `, 'm'))
  })

  test('a reader that reads nothing ends the pipe without a crash', async () => {
    const plots = Array.from({ length: 300 }, (_, index) => plot(index + 1))
    const { root } = createSite({ 'content/properties/plots.json': plots })
    const { stdout, stderr } = await runShell(
      `$SITE routes --json --root ${root} | true; echo " exit \${PIPESTATUS[0]}"`,
    )
    expect(stdout).toMatch(/ exit 0\n$/)
    expect(stderr).toBe('')
  })
})

describe('check', () => {
  test('names with --all each field that is kept for exports, once, and does not fail by it', async () => {
    const page = {
      path: '/',
      name: 'Home',
      params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, type: 'module' },
    }
    const site = createSite({
      'content/pages/home.json': page,
      'content/properties/plots.json': [1, 2].map((id) =>
        plot(id, { XLargePictureItems: [{ Url: 'https://cdn.example.com/a.jpg', ID: 5 }] }),
      ),
      'site-config/pictures.json': { remote: { mode: 'link', hosts: ['cdn.example.com'] } },
    })
    const check = (...args: string[]) => runCli(['check', '--strict', '--root', site.root, ...args])
    const silent = await check()
    expect([silent.code, silent.stderr]).toEqual([0, expect.not.stringContaining('AS2012')])
    const { code, stderr } = await check('--all')
    expect(code).toBe(0)
    const why = '(name of the page in the content system; pages show "title"); one record has it'
    expect(stderr).toContain(`"name" changes no page ${why}`)
    expect(stderr).toContain('content/pages/home.json:3:3')
    expect(stderr).toMatch(/"ID" changes no page .* it occurs 2 times/)
    expect(stderr.match(/AS2012/g)).toHaveLength(4)
  })

  test.each([
    ['of a good site', PLOTS, 0],
    ['of a broken one', BROKEN, 1],
  ])('%s writes nothing at all', async (_name, files, code) => {
    const site = createSite(files)
    const before = stampsOf(site.root)
    expect((await runCli(['check', '--root', site.root])).code).toBe(code)
    expect(stampsOf(site.root)).toEqual(before)
  })

  test('leaves alone what a build is making, also when the machine refuses', async () => {
    const site = createSite(PLOTS)
    const staged = path.join(site.root, '.agency-site/output.publishing/staging/nl/index.html')
    mkdirSync(path.dirname(staged), { recursive: true })
    writeFileSync(staged, 'of another build')
    const denied = preload(`
      const open = fs.open
      fs.open = (file, ...rest) => String(file).endsWith('plots.json')
        ? Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES', path: file }))
        : open(file, ...rest)`)
    const { code, stderr } = await runCompiled(['check', '--root', site.root], { node: denied })
    expect(code).toBe(3)
    expect(stderr).toContain('"content/properties/plots.json": permission denied')
    expect(existsSync(staged)).toBe(true)
  })
})

describe('cache', () => {
  const cache = (site: TestSite, args: readonly string[]) =>
    runCli(['cache', ...args, '--root', site.root], { cwd: site.root })

  test('info, verify, prune and clear, one after the other', async () => {
    const site = createSite(PLOTS)
    expect((await runCli(['build', '--root', site.root])).code).toBe(0)
    const info = await cache(site, ['info'])
    expect(info).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\.agency-site\/cache\/ holds \d/) })
    expect(info.stdout).toMatch(/templates\/ +1 template bundles: (\d\.\d MB), \1 in use/)
    expect((await cache(site, ['verify'])).code).toBe(0)
    const pruned = await cache(site, ['prune', '--older-than', '30', '--max-size', '100', '--json'])
    expect(JSON.parse(pruned.stdout)).toMatchObject({
      command: 'cache prune',
      ok: true,
      report: { removed: { items: 0 } },
    })

    const templates = path.join(site.root, '.agency-site/cache/templates')
    const [bundle = ''] = readdirSync(templates)
    writeFileSync(path.join(templates, bundle, 'entry.mjs'), 'export {}')
    const damaged = await cache(site, ['verify'])
    expect({ code: damaged.code, stdout: damaged.stdout }).toEqual({ code: 5, stdout: '' })
    expect(damaged.stderr).toContain(`AS7201 the cache entry "templates/${bundle}" is truncated or changed`)

    const cleared = await cache(site, ['clear'])
    expect(cleared.stdout).toMatch(/^removed 1 entry, \d\.\d MB; \.agency-site\/cache\/ holds 0\.0 MB$/m)
    expect(existsSync(templates)).toBe(false)
  })

  test.each([
    [['cache'], 'Usage: agency-site cache'],
    [['cache', 'empty'], "unknown command 'empty'"],
    [['cache', 'clear', '--older-than', '3'], "unknown option '--older-than'"],
    [['cache', 'prune', '--older-than', '3d'], 'It must be a whole number.'],
    [['cache', 'prune', '--max-size', '-1'], 'It must be a whole number.'],
  ])('%j is wrong usage', async (args, message) => {
    const { code, stdout, stderr } = await runCli(args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(message)
  })
})

describe('strict', () => {
  /** A plot in Flanders without its flood score is advertised with a warning. */
  const WARNING = { 'content/properties/plots.json': [plot(1, { PScore: undefined })] }

  test('warnings are shown and stop nothing; with --strict they stop the build and fail the check', async () => {
    const site = createSite(WARNING)
    const strict = await build(site, ['--strict'])
    expect(strict.code).toBe(1)
    expect(strict.stderr).toContain('1 warning')
    expect(existsSync(site.output)).toBe(false)
    expect((await runCli(['check', '--strict', '--root', site.root])).code).toBe(1)
    const mild = await build(site)
    expect(mild.code).toBe(0)
    expect(mild.stderr).toContain('1 warning')
    expect(site.exists('nl/index.html')).toBe(true)
  })
})

describe('folders', () => {
  test.each([
    ['absolute ones', (root: string) => ['build', '--root', root, '--out', path.join(root, 'public')], '..'],
    [
      'relative to where it is run',
      () => ['--root', '../site', '--out', '../site/public', 'build'],
      'elsewhere',
    ],
    ['the site it is run in', () => ['build', '--out=public'], 'site'],
  ])('%s', async (_name, argsFor, from) => {
    const parent = emptyFolder()
    const site = siteAt(path.join(parent, 'site'))
    writeAll(site, { ...MINIMAL, ...PLOTS })
    const cwd = path.join(parent, from)
    mkdirSync(cwd, { recursive: true })
    const { code, stderr } = await runCli([...argsFor(site.root), ...WITH_CACHE], { cwd })
    expect({ code, stderr }).toMatchObject({ code: 0 })
    expect(existsSync(path.join(site.root, 'public/nl/index.html'))).toBe(true)
    expect(existsSync(site.output)).toBe(false)
  })

  test('the environment names the site, and a flag wins over it', async () => {
    const site = createSite(PLOTS)
    const env = { AGENCY_SITE_ROOT: site.root }
    const cwd = emptyFolder()
    expect((await runCli(['routes'], { cwd, env })).stdout).toContain('/nl/te-koop/gent/bouwgrond-1/1/')
    expect((await runCli(['routes', '--root', cwd], { cwd, env })).code).toBe(2)
  })

  test.each([
    ['a foreign folder', 'public', 3, 'AS7001'],
    ['a source', 'content', 2, 'AS7002'],
    ['the root of the disk', '/', 2, 'AS7002'],
  ])('an output that is %s is refused', async (_name, folder, exit, code) => {
    const site = createSite(PLOTS)
    mkdirSync(path.join(site.root, 'public'))
    writeFileSync(path.join(site.root, 'public/mine.txt'), 'mine')
    const before = treeOf(path.join(site.root, 'public'))
    const ended = await build(site, ['--out', path.resolve(site.root, folder)])
    expect(ended).toMatchObject({ code: exit, stdout: '' })
    expect(ended.stderr).toContain(code)
    expect(treeOf(path.join(site.root, 'public'))).toEqual(before)
  })
})

describe('routes', () => {
  test('lists every page, in one language if asked', async () => {
    const { root } = createSite(PLOTS)
    const all = await runCli(['routes', '--root', root, '--json'])
    const { routes } = JSON.parse(all.stdout) as {
      routes: readonly { url: string; locale: string; file: string }[]
    }
    expect(routes.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/nl/', '/fr/', '/nl/te-koop/gent/bouwgrond-1/1/']),
    )
    const dutch = await runCli(['routes', '--root', root, '--lang', 'nl'])
    expect(dutch.code).toBe(0)
    expect(dutch.stdout).toContain('/nl/te-koop/')
    expect(dutch.stdout).not.toContain('/fr/')
    expect(await runCli(['routes', '--root', root, '--lang', 'xx'])).toMatchObject({ code: 2, stdout: '' })
  })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** As the bytes are: fetch() would resolve `..` by itself. */
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

describe('a bug', () => {
  /** The reading of one file fails as nothing of the system does. */
  const BUG = `
    const open = fs.open
    fs.open = (file, ...rest) => {
      if (String(file).endsWith('plots.json')) throw new TypeError('a bug for the test')
      return open(file, ...rest)
    }`

  test('gives exit 70 and a report to send in; the output stays, and nothing is left behind', async () => {
    const site = createSite(PLOTS)
    await site.build()
    const before = stampsOf(site.output)
    site.write('content/properties/more.json', [plot(3)])
    const folder = emptyFolder()
    const { code, stdout, stderr } = await buildCompiled(site, {
      node: preload(BUG),
      env: { TMPDIR: folder },
    })
    expect({ code, stdout }).toEqual({ code: 70, stdout: '' })
    expect(stderr).toContain('internal error: TypeError: a bug for the test')
    const file = /Please report this error with the file (.*)/.exec(stderr)?.[1] ?? ''
    expect(path.dirname(path.dirname(file))).toBe(folder)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(`agency-site build --root ${site.root}`)
    expect(text).toContain(process.version)
    expect(text).toContain('dist/core/')
    expect(stampsOf(site.output)).toEqual(before)
    expect(existsSync(path.join(site.root, '.agency-site/build.lock'))).toBe(false)
    expect((await site.build()).problems).toEqual([])
  })

  test('is reported on the screen where no file can be written', async () => {
    const env = { TMPDIR: '/nowhere/at/all' }
    const { code, stderr } = await buildCompiled(createSite(PLOTS), { node: preload(BUG), env })
    expect(code).toBe(70)
    expect(stderr).toMatch(/TypeError: a bug for the test\n {4}at /)
  })

  test('in something that nobody waited for gives exit 70 as well', async () => {
    const late = preload(`
      const open = fs.open
      fs.open = (file, ...rest) => {
        if (String(file).endsWith('plots.json')) setImmediate(() => { throw new TypeError('a late bug') })
        return open(file, ...rest)
      }`)
    const { code, stderr } = await buildCompiled(createSite(PLOTS), { node: late })
    expect(code).toBe(70)
    expect(stderr).toContain('internal error: TypeError: a late bug')
  })
})
