/** `agency-site init`: the folder that it makes, and what `check` and `build` say of it. */
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../cli/program.ts'
import { preload, runCli, runCompiled } from '../support/cli.ts'
import { emptyFolder } from '../support/folder.ts'
import { REPOSITORY, siteAt } from '../support/site.ts'
import { recordingIo } from '../support/terminal.ts'
import { treeOf } from '../support/tree.ts'

const LINDE = ['--name', 'Kantoor Linde', '--town', '9000 Gent'] as const

const siteJson = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'site-config/site.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >

async function made(...args: readonly string[]): Promise<string> {
  const cwd = emptyFolder()
  const { code, stderr } = await runCli(['init', 'site', ...args], { cwd })
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return path.join(cwd, 'site')
}

test.each([
  ['9000 Gent', 'nl,fr,en,de'],
  ['Namur', 'fr'],
  ['1050 Ixelles', 'fr,nl'],
  ['L-1130 Luxembourg', 'fr,de,en'],
  ['4700 Eupen', 'de,fr'],
])('a site in %s in %s has nothing but blanks, all of which check names', async (town, languages) => {
  const folder = await made('--name', 'Agence d’ici', '--town', town, '--languages', languages)
  const problems = await siteAt(folder).check()
  expect([...new Set(problems.map(({ code }) => code))]).toEqual(['AS3408'])
  expect(problems.every(({ at }) => at !== undefined)).toBe(true)
  const { stdout, code } = await runCli(['check', '--strict', '--json', '--root', folder])
  expect(code).toBe(1)
  expect(stdout).toContain('address of the site')
})

test('it is built as a draft in each of its languages, and complete once the blanks are filled', async () => {
  const folder = await made(...LINDE, '--languages', 'nl,fr,en,de', '--url', 'www.linde.example')
  const site = siteAt(folder)
  expect((await site.build()).ok).toBe(true)
  for (const file of ['nl/contact', 'fr/vendre', 'en/free-valuation', 'de/datenschutz'])
    expect(site.read(`${file}/index.html`)).toContain('class="draft"')
  for (const file of ['site-config/site.json', 'site-config/team.json']) {
    const place = path.join(folder, file)
    const text = readFileSync(place, 'utf8')
    const filled = text
      .replaceAll('[[telefoonnummer]]', '09 000 12 34')
      .replaceAll('[[e-mailadres]]', 'info@linde.example')
      .replaceAll(/\[\[.*?\]\]/g, 'Lindekaai 7')
    writeFileSync(place, filled)
  }
  const { ok, problems } = await site.build({ strict: true, target: 'nginx' })
  expect(site.diagnostics(problems)).toEqual([])
  expect(ok).toBe(true)
})

test('without a terminal it asks nothing, and names the options that are missing', async () => {
  const cwd = emptyFolder()
  const { code, stderr } = await runCli(['init'], { cwd })
  expect(code).toBe(2)
  expect(stderr).toContain('AS9503 there is no terminal to ask for --name and --town')
  expect(readdirSync(cwd)).toEqual([])
  expect((await runCli(['init', 'kantoor-linde', '--yes'], { cwd })).code).toBe(0)
  expect(siteJson(path.join(cwd, 'kantoor-linde'))).toMatchObject({
    name: 'Kantoor Linde',
    languages: ['nl'],
  })
})

test('at a terminal it asks for each answer, and again for one that does not fit', async () => {
  const cwd = emptyFolder()
  const { io, written } = recordingIo({ cwd, env: {}, now: Date.now })
  const typed = ['', 'Nergens', 'Namur; 1050 Ixelles', 'fr nl', '', '#7a1f2b', '', '']
  const questions: string[] = []
  const ask = (question: string) => {
    questions.push(question)
    return Promise.resolve(typed.shift() ?? '')
  }
  expect(await run(['init', 'ardenne'], { ...io, ask })).toBe(0)
  expect(questions).toHaveLength(8)
  expect(questions[0]).toBe('Name of the agency (Ardenne): ')
  expect(written.err).toContain('It must be towns of Belgium such as 9000 Gent or Namur')
  const { offices, languages } = siteJson(path.join(cwd, 'ardenne'))
  expect(languages).toEqual(['fr', 'nl'])
  expect(offices).toMatchObject([{ id: 'namen' }, { id: 'elsene', city: { fr: 'Ixelles', nl: 'Elsene' } }])
})

test.each([
  [['--name', 'a[[b']],
  [['--name', 'a\u0007b']],
  [['--name', '<b>']],
  [['--name', 'x'.repeat(81)]],
  [['--town', 'Nergens']],
  [['--town', 'Luxembourg']],
  [['--languages', 'nl,xx']],
  [['--colour', 'red']],
  [['--url', 'javascript:alert(1)']],
  [['--region', 'wallonia']],
  [['--export', 'missing.csv']],
])('%j is refused, and nothing is written', async (wrong) => {
  const cwd = emptyFolder()
  const { code, stderr } = await runCli(['init', 'site', ...LINDE, ...wrong], { cwd })
  expect(code).toBeGreaterThan(0)
  expect(['AS9502', 'AS9015'].some((each) => stderr.includes(each))).toBe(true)
  expect(readdirSync(cwd)).toEqual([])
})

test.each(['"Tuin" & \\Zoon\\', 'Maison 🏠 `rm -rf` $HOME', '../../etc/passwd', 'Ł'.repeat(80)])(
  'the name %j is text everywhere',
  async (name) => {
    const folder = await made('--name', name, '--town', '9000 Gent')
    const site = siteAt(folder)
    expect(siteJson(folder)['name']).toBe(name)
    const { ok, problems } = await site.build()
    expect(ok).toBe(true)
    expect([...new Set(problems.map(({ code }) => code))]).toEqual(['AS3408'])
  },
)

test.each(['a b', "o'brien", 'ünïcode 🏠', '-dash', 'CON', 'a'.repeat(120)])(
  'a folder named %j gets a package of a valid name',
  async (name) => {
    const cwd = emptyFolder()
    expect((await runCli(['init', ...LINDE, '--', name], { cwd })).code).toBe(0)
    const text = readFileSync(path.join(cwd, name, 'package.json'), 'utf8')
    expect((JSON.parse(text) as { name: string }).name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  },
)

test('a folder that is not empty is refused with what to do, and stays as it is', async () => {
  const cwd = emptyFolder()
  writeFileSync(path.join(cwd, 'notes.txt'), 'mine')
  const { code, stderr } = await runCli(['init', ...LINDE], { cwd })
  expect(code).toBe(2)
  expect(stderr).toContain('AS9501 "." is not empty: it contains notes.txt')
  expect(stderr).toContain('agency-site init my-agency')
  expect(readdirSync(cwd)).toEqual(['notes.txt'])
  const site = await made(...LINDE)
  const again = await runCli(['init', 'site', ...LINDE], { cwd: path.dirname(site) })
  expect(again.stderr).toContain('agency-site new')
})

test('a package.json that npm has made keeps what it says', async () => {
  const cwd = emptyFolder()
  mkdirSync(path.join(cwd, '.git'))
  mkdirSync(path.join(cwd, 'node_modules'))
  const own =
    '{\n    "name": "mine",\n    "scripts": { "dev": "vite" },\n    "dependencies": { "agency-site": "file:x.tgz" }\n}\n'
  writeFileSync(path.join(cwd, 'package.json'), own)
  expect((await runCli(['init', ...LINDE], { cwd })).code).toBe(0)
  const found = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) as Record<string, object>
  expect(found).toMatchObject({
    name: 'mine',
    scripts: { dev: 'vite', build: 'agency-site build' },
    dependencies: { 'agency-site': 'file:x.tgz' },
  })
})

test('an export is shown, taken into the site, and read by each build', async () => {
  const stock = path.join(REPOSITORY, 'docs/examples/second-agency/imports/stock.csv')
  const folder = await made(...LINDE, '--export', stock)
  expect(existsSync(path.join(folder, 'imports/stock.csv'))).toBe(true)
  expect(readFileSync(path.join(folder, 'site-config/imports.json'), 'utf8')).toContain('imports/stock.csv')
})

test('an export that nobody can read leaves no site behind', async () => {
  const cwd = emptyFolder()
  writeFileSync(path.join(cwd, 'stock.csv'), '\0\0')
  const { code } = await runCli(['init', 'site', ...LINDE, '--export', 'stock.csv'], { cwd })
  expect(code).toBeGreaterThan(0)
  expect(readdirSync(cwd)).toEqual(['stock.csv'])
})

test('a folder that cannot be written is an error of the environment', async () => {
  const cwd = emptyFolder()
  writeFileSync(path.join(cwd, 'file'), '')
  const { code, stderr } = await runCli(['init', 'file/site', ...LINDE], { cwd })
  expect(code).toBe(3)
  expect(stderr).toContain('file')
})

test('the folder has the rights of any other,', async () => {
  const folder = await made(...LINDE)
  expect(statSync(folder).mode & 0o777).toBe(0o777 & ~process.umask())
  const before = treeOf(folder)
  expect(Object.keys(before)).toEqual([
    '.gitignore',
    '.vscode/settings.json',
    'README.md',
    'content/images/street.webp',
    'package.json',
    'site-config/banner.json',
    'site-config/site.json',
    'site-config/team.json',
  ])
})

test('an interruption leaves nothing behind', async () => {
  const cwd = emptyFolder()
  const code = `
    const write = fs.writeFile
    let count = 0
    fs.writeFile = async (...all) => {
      if (++count === 3) {
        process.kill(process.pid, 'SIGINT')
        await timers.setTimeout(60_000)
      }
      return write(...all)
    }`
  const ended = await runCompiled(['init', 'site', ...LINDE], { cwd, node: preload(code) })
  expect(ended).toMatchObject({ code: 130, stderr: 'stopped: nothing was written\n' })
  expect(readdirSync(cwd)).toEqual([])
})

test('--demo makes ten homes in four languages without a problem', { timeout: 300_000 }, async () => {
  const cwd = emptyFolder()
  const { code, stdout, stderr } = await runCli(['init', 'demo', '--demo'], { cwd })
  expect(stderr).toBe('')
  expect(code).toBe(0)
  expect(stdout).toContain('demo/ has a demo of an agency with ten homes')
  const folder = path.join(cwd, 'demo')
  expect(Object.keys(siteJson(folder))[0]).toBe('version')
  expect(readdirSync(path.join(folder, 'content/properties'))).toHaveLength(10)
  const site = siteAt(folder)
  const { ok, problems } = await site.build({ strict: true })
  expect(site.diagnostics(problems)).toEqual([])
  expect(ok).toBe(true)
  for (const language of ['nl', 'fr', 'en', 'de']) expect(site.exists(`${language}/index.html`)).toBe(true)
  for (const page of ['te-koop', 'te-huur', 'projecten', 'referenties', 'getuigenissen', 'contact', 'jobs'])
    expect(site.exists(`nl/${page}/index.html`)).toBe(true)
})

test('--demo takes no answers about an agency', async () => {
  const { code, stderr } = await runCli(['init', 'demo', '--demo', ...LINDE], { cwd: emptyFolder() })
  expect(code).toBe(2)
  expect(stderr).toContain("'--demo' cannot be used with option '--name")
})
