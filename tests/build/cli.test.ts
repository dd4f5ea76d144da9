/** The compiled command as people, scripts and CI use it: streams, exit codes and formats. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeAll } from '../support/busy-site.ts'
import { withCache, preload, runCli, runCompiled, runShell } from '../support/cli.ts'
import { emptyFolder } from '../support/folder.ts'
import { MINIMAL, REPOSITORY, createSite, plot, siteAt } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { stampsOf, treeOf } from '../support/tree.ts'

const PLOTS = { 'content/properties/plots.json': [plot(1), plot(2)] }
const COMMANDS = ['build', 'dev', 'merge', 'check', 'preview', 'routes', 'explain', 'cache']
/** A broken link, and a page without an entry in the route table. */
const BROKEN = {
  ...PLOTS,
  'content/pages/lost.json': { path: '/lost/', params: { title: 'Lost', titel: 'x' } },
}
const ESCAPE = String.fromCharCode(27)

function build(site: TestSite, args: readonly string[] = []) {
  return runCli(['build', '--root', site.root, ...withCache(site.root), ...args])
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

  test('--version prints the versions of the package and of Node, and the platform', async () => {
    const { version } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
      version: string
    }
    expect(await runCompiled(['--version'])).toMatchObject({
      code: 0,
      stdout: `${version} (Node ${process.version}, ${process.platform} ${process.arch})\n`,
      stderr: '',
    })
    expect(await runCli(['-V'])).toMatchObject({
      code: 0,
      stdout: `${version} (Node ${process.version}, ${process.platform} ${process.arch})\n`,
    })
  })

  test.each([
    [['bild'], 'unknown command "bild"', 'did you mean agency-site build?'],
    [['cache', 'prun'], 'unknown command "prun"', 'did you mean agency-site cache prune?'],
    [['help', 'cache', 'prun'], 'unknown command "prun"', 'did you mean agency-site cache prune?'],
    [['import', 'ownrs', 'x'], 'unknown command "ownrs"', 'did you mean agency-site import owners?'],
    [['build', '--strcit'], 'unknown option "--strcit"', 'did you mean --strict?'],
    [['--rot', 'x', 'build'], 'unknown option "--rot"', 'did you mean --root?'],
    [['check', '--target', 'x'], 'unknown option "--target"', '--target is an option of build, preview'],
    [['build', '--target', 'netlfy'], '"netlfy" is no value of --target', 'did you mean netlify?'],
    [['build', '--target', 'x'], '"x" is no value of --target', 'choose one of netlify, '],
    [['completion', 'zs'], '"zs" is no value of <shell>', 'did you mean zsh?'],
    [['build', 'site'], 'build takes no argument', 'agency-site build --root site'],
    [['explain', 'a', 'b'], 'explain takes one argument', 'agency-site explain --help'],
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
    // Without a terminal, no line is redrawn.
    expect(stderr).not.toContain(ESCAPE)
    expect(stderr).not.toContain('\r')
    expect(stdout).toMatch(/^pages: {4}23\n/m)
    expect(stdout).toMatch(/^next: {5}agency-site preview serves .*output\//m)
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
      const cache = command === 'routes' ? [] : withCache(site.root)
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
    expect(info.stdout).toMatch(/templates\/ +1 template bundle: (\d\.\d MB), \1 in use/)
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
    [['cache', 'empty'], 'unknown command "empty"'],
    [['cache', 'clear', '--older-than', '3'], 'unknown option "--older-than"'],
    [['cache', 'prune', '--older-than', '3d'], 'It must be a whole number'],
    [['cache', 'prune', '--max-size', '-1'], 'It must be a whole number'],
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
    const { code, stderr } = await runCli([...argsFor(site.root), ...withCache(site.root)], { cwd })
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
