/** Pictures that an export names by file lie beside it, or beside it in its archive. */
import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createCheckedFetch } from '../../core/network/checked-fetch.ts'
import { photo } from '../support/busy-site.ts'
import { CONFIG, errors, HEADER, row } from '../support/import-site.ts'
import { createSite, siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { zip } from '../support/zip.ts'
import { serveSource } from '../unit/core/import/fetch/source-server.ts'

const [SOURCE] = CONFIG.sources
const RULES = {
  ...SOURCE?.mapping,
  fields: {
    ...SOURCE?.mapping.fields,
    XLargePictureItems: {
      each: 'fotos',
      separators: '|',
      fields: { Url: '#text', Name: { constant: 'Zicht' } },
    },
    PlanItems: { each: 'plannen', separators: '|', fields: { Url: '#text', Name: { constant: 'Plan' } } },
  },
}

/** Pictures of each home, its first and only row. */
const table = (pictures: string, plans = '') => `${HEADER};fotos;plannen\n${row('11')};${pictures};${plans}\n`

function siteOf(place: string, files: SiteFiles) {
  return createSite({
    'site-config/imports.json': { sources: [{ ...SOURCE, mapping: RULES, place }] },
    ...files,
  })
}

const HOME = 'nl/te-koop/gent/grond-11/11/index.html'
const shown = (site: TestSite) =>
  new Set(
    [...site.read(HOME).matchAll(/_p\/([0-9a-f]+)-|\/([0-9a-f]{10,32})-\d+\./g)].map(([, a, b]) => a ?? b),
  )

const reports = (site: TestSite, { problems }: Awaited<ReturnType<TestSite['build']>>) =>
  site
    .diagnostics(problems)
    .filter(({ code }) => code.startsWith('AS50'))
    .map(({ severity, code, at, message }) => `${severity} ${code} ${at?.file}:${at?.line} ${message}`)

describe.each([
  ['a file', 'feeds/stock.csv', 'feeds/'],
  ['a folder', 'feeds', 'feeds/'],
  ['a glob', 'feeds/*.csv', 'feeds/'],
  ['a file in content/', 'content/crm/stock.csv', 'content/crm/'],
  ['a file in the folder of the site', 'stock.csv', ''],
])('beside %s', (_, place, folder) => {
  test('pictures and plans are published, and a missing one is a warning', async () => {
    const site = siteOf(place, {
      [`${folder}stock.csv`]: table('foto/b.jpg|./foto/a.jpg|foto/none.jpg', 'plan 1.jpg'),
      [`${folder}foto/a.jpg`]: await photo(1),
      [`${folder}foto/b.jpg`]: await photo(2),
      [`${folder}plan 1.jpg`]: await photo(3),
    })
    const built = await site.build()
    expect(errors(built)).toEqual([])
    expect(shown(site).size).toBeGreaterThanOrEqual(3)
    expect(reports(site, built)).toEqual([
      `warning AS5001 ${folder}stock.csv:2 the picture ${folder}foto/none.jpg does not exist`,
    ])
  })
})

test('a path that leaves the folder, or leads out of the site by a link, is not read', async () => {
  const site = siteOf('feeds/stock.csv', { 'feeds/stock.csv': table('geheim/a.jpg') })
  const outside = siteOf('x.csv', { 'a.jpg': await photo(1) })
  symlinkSync(outside.root, path.join(site.root, 'feeds/geheim'))
  expect(reports(site, await site.build())).toEqual([
    expect.stringMatching(/^warning AS5007 feeds\/stock\.csv:2 the picture feeds\/geheim\/a\.jpg /),
  ])
  const climbing = siteOf('feeds/stock.csv', { 'feeds/stock.csv': table('../site-config/a.jpg') })
  expect((await climbing.build()).report?.imports).toMatchObject([{ leftOut: 1 }])
})

test('a changed picture is followed, by a watcher and in a new process', async () => {
  const site = siteOf('feeds/stock.csv', { 'feeds/stock.csv': table('a.jpg'), 'feeds/a.jpg': await photo(1) })
  const later = { now: () => Date.now() + 60_000 }
  await site.build({}, later)
  const before = shown(site)
  site.write('feeds/a.jpg', await photo(2))
  await site.build({}, later, ['feeds/a.jpg'])
  const watched = shown(site)
  expect(watched).not.toEqual(before)
  site.write('feeds/a.jpg', await photo(1))
  await siteAt(site.root).build({}, later)
  expect(shown(site)).toEqual(before)
})

describe('an archive', () => {
  const packed = async (pictures: Record<string, Uint8Array>, names = 'foto/a.jpg|Foto/B.JPG|none.jpg') =>
    zip([
      { name: 'export/stock.csv', content: table(names) },
      ...Object.entries(pictures).map(([name, content]) => ({ name: `export/${name}`, content })),
    ])

  test('has pictures beside its export, whatever the case of their names', async () => {
    const site = siteOf('feeds/crm.zip', {
      'feeds/crm.zip': await packed({ 'foto/a.jpg': await photo(1), 'foto/b.jpg': await photo(2) }),
    })
    const built = await site.build()
    expect(errors(built)).toEqual([])
    expect(shown(site).size).toBeGreaterThanOrEqual(2)
    expect(reports(site, built)).toEqual([
      'warning AS5001 feeds/crm.zip!export/stock.csv:2 the picture feeds/none.jpg does not exist',
    ])
  })

  test('with one changed picture leaves the others as they are', async () => {
    const both = { 'foto/a.jpg': await photo(1), 'foto/b.jpg': await photo(2) }
    const site = siteOf('feeds/crm.zip', { 'feeds/crm.zip': await packed(both) })
    await site.build()
    const before = [...shown(site)]
    site.write('feeds/crm.zip', await packed({ ...both, 'foto/b.jpg': await photo(3) }))
    await siteAt(site.root).build()
    const after = [...shown(site)]
    expect(after.filter((name) => before.includes(name)).length).toBeGreaterThan(0)
    expect(after.filter((name) => !before.includes(name)).length).toBeGreaterThan(0)
  })

  test('with a damaged picture is a warning, and the home is published', async () => {
    const broken = zip([
      { name: 'stock.csv', content: table('a.jpg|b.jpg') },
      { name: 'a.jpg', content: await photo(1) },
      { name: 'b.jpg', content: await photo(2), checksum: 7 },
    ])
    const site = siteOf('crm.zip', { 'crm.zip': broken })
    const built = await site.build({ cache: path.join(site.root, '.agency-site/cache') })
    expect(errors(built)).toEqual([])
    expect(reports(site, built)).toEqual([
      expect.stringContaining('the picture crm.zip!b.jpg cannot be read'),
    ])
    expect(site.exists(HOME)).toBe(true)
  })

  test('at an https address has its pictures beside its export as well', async () => {
    const archive = await packed({ 'foto/a.jpg': await photo(1), 'foto/b.jpg': await photo(2) })
    const { origin } = await serveSource((_, response) => void response.writeHead(200).end(archive))
    const place = { url: `${origin}/crm.zip`, allowPrivate: true }
    const site = createSite({
      'site-config/imports.json': { sources: [{ ...SOURCE, mapping: RULES, place }] },
    })
    const network = { fetch: createCheckedFetch(), wait: () => Promise.resolve() }
    const cache = path.join(site.root, '.agency-site/cache')
    const built = await site.build({ cache, offline: false }, { network })
    expect(errors(built)).toEqual([])
    expect(shown(site).size).toBeGreaterThanOrEqual(2)
    expect(reports(site, built)).toEqual([expect.stringContaining('none.jpg does not exist')])
  })
})
