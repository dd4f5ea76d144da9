/** `agency-site new` and `agency-site config`, on a site as `init` makes it. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCli } from '../support/cli.ts'
import { emptyFolder } from '../support/folder.ts'
import { siteAt } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'

async function made(town: string, languages: string): Promise<string> {
  const cwd = emptyFolder()
  const { stderr } = await runCli(
    ['init', 'site', '--name', 'Linde', '--town', town, '--languages', languages],
    { cwd },
  )
  expect(stderr).toBe('')
  return path.join(cwd, 'site')
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')
const parsed = (folder: string, file: string) => JSON.parse(read(folder, file)) as Record<string, unknown>

async function added(folder: string, ...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await runCli(['new', ...args, '--root', folder])
  expect(stderr).toBe('')
  return stdout
}

const codesIn = async (folder: string) =>
  [...new Set((await siteAt(folder).check()).map(({ code }) => code))].sort()

describe('a new home', () => {
  test.each([
    ['9000 Gent', 'nl', [], ['AS3408', 'AS4104', 'AS4107', 'AS4108', 'AS4212'], ['PScore', 'PlanningCodes']],
    ['Namur', 'fr', [], ['AS3408', 'AS4104', 'AS4212'], ['EPCCertificateNumber', 'PlanningInformation']],
    ['Ixelles', 'fr', ['--rent'], ['AS3408', 'AS4101', 'AS4102', 'AS4104', 'AS4118'], ['IndividualMeters']],
    ['L-1130 Luxembourg', 'fr', [], ['AS3408', 'AS4105', 'AS4212'], ['EnergyClass', 'InsulationClass']],
  ])(
    'in %s has what the law asks there, and check names what is empty',
    async (town, language, args, codes, keys) => {
      const folder = await made(town, language)
      await added(folder, 'property', ...args)
      expect(Object.keys(parsed(folder, 'content/properties/1.json'))).toEqual(expect.arrayContaining(keys))
      expect(await codesIn(folder)).toEqual(codes)
    },
  )

  test.each([
    ['land', 4, ['SurfaceGround', 'PScore'], ['NumberOfBedRooms', 'EPCLabelText']],
    ['garage', 7, ['SurfaceTotal'], ['NumberOfBedRooms', 'EPCLabelText', 'SurfaceGround']],
    ['apartment', 2, ['NumberOfBedRooms', 'EPCLabelText'], []],
    ['commercial', 6, ['SurfaceTotal', 'EPCLabelText'], ['NumberOfBedRooms']],
  ])('of the type %s has the fields of that type', async (type, webId, has, lacks) => {
    const folder = await made('9000 Gent', 'nl')
    await added(folder, 'property', '--type', type)
    const record = parsed(folder, 'content/properties/1.json')
    expect(record['WebID']).toBe(webId)
    for (const field of has) expect(record).toHaveProperty(field)
    for (const field of lacks) expect(record).not.toHaveProperty(field)
  })

  test('has the next number, the given title in the first language, and blanks in the others', async () => {
    const folder = await made('1050 Ixelles', 'fr,nl')
    await added(folder, 'property')
    await added(folder, 'property', 'Maison "avec" jardin', '--town', 'Namur')
    expect(parsed(folder, 'content/properties/2.json')).toMatchObject({
      ID: 2,
      Zip: '5000',
      City: { fr: 'Namur', nl: 'Namen' },
      TypeDescription: { fr: 'Maison "avec" jardin', nl: '[[titel]]' },
    })
    await added(folder, 'project', 'Le Parc')
    expect(parsed(folder, 'content/projects/1.json')).toMatchObject({ ID: 1, Goal: 0 })
  })
})

test('a page has its file and its addresses, and an article a file for each language', async () => {
  const folder = await made('9000 Gent', 'nl,fr')
  await added(folder, 'page', 'Onze garanties')
  await added(folder, 'article', 'Wat kost een notaris?')
  expect(parsed(folder, 'site-config/routes.json')).toMatchObject({
    extends: 'default',
    routes: [
      { original: '/onze-garanties/', path: { nl: '/nl/onze-garanties/', fr: '/fr/onze-garanties/' } },
      { original: '/news/wat-kost-een-notaris/' },
    ],
  })
  const site = siteAt(folder)
  expect((await site.build()).ok).toBe(true)
  expect(await codesIn(folder)).toEqual(['AS3408'])
  expect(site.read('nl/onze-garanties/index.html')).toContain('Onze garanties')
  expect(site.read('fr/news/wat-kost-een-notaris/index.html')).toContain('[[titre]]')
})

test('a page has an entry of the menu behind those of the defaults, if it is wanted', async () => {
  const folder = await made('9000 Gent', 'nl,fr')
  await added(folder, 'page', 'Onze garanties', '--menu')
  await added(folder, 'page', 'Vacatures', '--menu')
  expect(parsed(folder, 'site-config/menu.json')).toMatchObject({
    extends: 'default',
    items: [
      { path: 'onze-garanties', params: { title: { nl: 'Onze garanties', fr: '[[titre]]' } } },
      { path: 'vacatures' },
    ],
  })
  const site = siteAt(folder)
  expect((await site.build()).ok).toBe(true)
  const [, menu = ''] = /<nav[^>]*>(.*?)<\/nav>/s.exec(site.read('nl/contact/index.html')) ?? []
  expect([...menu.matchAll(/href="\/nl\/([^"]+)\/"/g)].map(([, at]) => at).slice(-3)).toEqual([
    'contact',
    'onze-garanties',
    'vacatures',
  ])
})

test('people, offices and redirects are added to lists, which keep how they are written', async () => {
  const folder = await made('9000 Gent', 'nl')
  const team = path.join(folder, 'site-config/team.json')
  const own = '{\n\t"members": [\n\t\t{ "id": 7, "name": "Lien" }\n\t]\n}\n'
  writeFileSync(team, own)
  await added(folder, 'person', 'Bram')
  expect(read(folder, 'site-config/team.json')).toContain(
    '\t\t{ "id": 7, "name": "Lien" },\n\t\t{\n\t\t\t"id": 8',
  )
  await added(folder, 'office', '--town', 'Gent')
  expect(parsed(folder, 'site-config/site.json')['offices']).toMatchObject([{ id: 'gent' }, { id: 'gent-2' }])
  await added(folder, 'redirect', '/oud/', '/contact/')
  await added(folder, 'redirect', '/ouder/', 'https://elsewhere.example/')
  expect(parsed(folder, 'site-config/redirects.json')['redirects']).toEqual([
    { from: '/oud/', to: '/contact/' },
    { from: '/ouder/', to: 'https://elsewhere.example/' },
  ])
  expect(await codesIn(folder)).toEqual(['AS3408'])
})

test.each([
  [['page', 'Onze garanties'], "'AS9504"],
  [['property', '--town', 'Nergens'], 'AS9502'],
  [['redirect', '/oud/'], 'AS9502'],
  [['redirect', 'oud', '/contact/'], 'AS9502'],
  [['person', 'Lien', 'Bram'], 'AS9502'],
  [['article', 'x', '--category', '../x'], 'AS9502'],
  [['article', 'x', '--menu'], 'AS9502'],
  [['property', 'a\u0000b'], 'AS9502'],
])('new %j is refused, and nothing changes', async (args, code) => {
  const folder = await made('9000 Gent', 'nl')
  await added(folder, 'page', 'Onze garanties')
  const before = treeOf(folder)
  const { code: exitCode, stderr } = await runCli(['new', ...args, '--root', folder])
  expect(exitCode).toBe(2)
  expect(stderr).toContain(code.replace("'", ''))
  expect(treeOf(folder)).toEqual(before)
})

test('where no site is, new and config say how to begin', async () => {
  const cwd = emptyFolder()
  for (const args of [['new', 'property'], ['config']]) {
    const { code, stderr } = await runCli(args, { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain('make one with agency-site init')
  }
})

test('config says what holds, and in which line of which file it is', async () => {
  const folder = await made('9000 Gent', 'nl,fr')
  await added(folder, 'page', 'Onze garanties')
  const { stdout, code } = await runCli(['config', '--root', folder])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^ {2}name +"Linde" +site-config\/site\.json:4$/m)
  expect(stdout).toMatch(/^ {2}routes +1 entry +site-config\/routes\.json:4 and \d+ of the defaults$/m)
  expect(stdout).toMatch(/^ {2}months +6 +agency-site\/defaults\/site-config\/consent\.json:3$/m)
  expect(stdout).toMatch(/^content\/pages\n {2}1 of the site, \d+ defaults$/m)
  const json = await runCli(['config', 'team', '--json', '--root', folder])
  expect(JSON.parse(json.stdout)).toMatchObject({
    ok: true,
    config: [{ name: 'team', key: 'members', file: 'site-config/team.json', line: 3 }],
  })
})
