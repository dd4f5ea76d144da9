/** Addresses outlive a build: published pages move and end, and the ledger contains them. */
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { project } from '../support/minimal-site.ts'
import { watchedFiles } from '../support/fault-files.ts'
import { MINIMAL, createSite, plot, siteAt } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'

const GONE = {
  'site-config/routes.json': {
    routes: [
      ...(MINIMAL['site-config/routes.json'] as { routes: object[] }).routes,
      {
        original: '/property-not-found/',
        path: { nl: '/nl/pand-niet-gevonden/', fr: '/fr/bien-introuvable/' },
      },
    ],
  },
  'content/pages/gone.json': {
    path: '/property-not-found/',
    params: { title: { nl: 'Niet meer in het raam', fr: 'Plus en vitrine' } },
  },
}

const PLOTS = { ...GONE, 'content/properties/plots.json': [plot(1), plot(2), plot(3)] }

const folderOf = ({ root }: TestSite) => path.join(root, '.agency-site/ledger')
const ledgerOf = (site: TestSite) => treeOf(folderOf(site))
const textOf = (site: TestSite) =>
  readdirSync(folderOf(site))
    .map((name) => readFileSync(path.join(folderOf(site), name), 'utf8'))
    .join('')
const entriesOf = (site: TestSite) =>
  textOf(site)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line.slice(17)) as Record<string, unknown>)

const codes = ({ problems }: { problems: readonly { code: string }[] }) => problems.map(({ code }) => code)

function ask(site: TestSite, url: string, language = 'nl') {
  const app = createSiteApp({ folder: site.output })
  return app.request(`https://kantoor-linde.example${url}`, { headers: { 'Accept-Language': language } })
}

describe('a home that was published', () => {
  test('is found at its new address when its title changes, in the language that was asked for', async () => {
    const site = createSite(PLOTS)
    await site.build({ now: '2026-11-01' })
    site.write('content/properties/plots.json', [
      plot(1, { TypeDescription: { nl: 'Zonnige grond', fr: 'Terrain ensoleillé' } }),
    ])
    await site.build({ now: '2026-11-02' })
    const old = await ask(site, '/nl/te-koop/gent/bouwgrond-1/1/?utm_source=mail')
    expect([old.status, old.headers.get('Location')]).toEqual([
      301,
      '/nl/te-koop/gent/zonnige-grond/1/?utm_source=mail',
    ])
    const french = await ask(site, '/fr/a-vendre/gand/ancien/1/')
    expect(french.headers.get('Location')).toBe('/fr/a-vendre/gand/terrain-ensoleille/1/')
  })

  test('says how it ended for twelve months, and then that it is not found', async () => {
    const site = createSite(PLOTS)
    await site.build({ now: '2026-11-01' })
    site.write('content/properties/plots.json', [plot(1), plot(2, { Status: 3 })])
    await site.build({ now: '2026-11-10' })
    const asked = async (id: number) => {
      const answer = await ask(site, `/nl/te-koop/gent/bouwgrond-${id}/${id}/`)
      return [answer.status, /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1]]
    }
    expect(await asked(2)).toEqual([410, 'Dit pand is van de markt gehaald'])
    expect(await asked(3)).toEqual([410, 'Dit pand is niet meer in aanbod'])
    expect((await ask(site, '/property/3/', 'fr')).status).toBe(410)
    await site.build({ now: '2027-11-09' })
    expect((await asked(3))[0]).toBe(410)
    await site.build({ now: '2027-11-10' })
    expect(await asked(3)).toEqual([404, 'Niet meer in het raam'])
    expect(await asked(99)).toEqual([404, 'Niet meer in het raam'])
    const { status, headers } = await ask(site, '/property/99/', 'fr-BE,nl;q=0.5')
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
  })

  test('was sold, as far as its last record says', async () => {
    const site = createSite({ ...GONE, 'content/properties/plots.json': [plot(1), plot(2, { Status: 2 })] })
    await site.build({ now: '2026-11-01' })
    site.write('content/properties/plots.json', [plot(1)])
    await site.build({ now: '2026-11-02' })
    expect(await (await ask(site, '/property/2/')).text()).toContain('Dit pand is verkocht')
  })
})

test('a project says how it ended, with its homes sold or not', async () => {
  const site = createSite({
    ...GONE,
    'content/properties/plots.json': [plot(1), plot(2, { Status: 2, ProjectID: 801 })],
    'content/projects/all.json': [project(801), project(802)],
  })
  await site.build({ now: '2026-11-01' })
  site.write('content/properties/plots.json', [plot(1)])
  site.write('content/projects/all.json', [])
  await site.build({ now: '2026-11-02' })
  const asked = async (url: string) => {
    const answer = await ask(site, url)
    return [answer.status, /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1]]
  }
  expect(await asked('/nl/projecten/gent/werf-801/801/')).toEqual([
    410,
    'Alle panden in dit project zijn verkocht',
  ])
  expect(await asked('/project/802/')).toEqual([410, 'Dit project is niet meer in aanbod'])
  await site.build({ now: '2027-11-02' })
  expect((await asked('/project/802/'))[0]).toBe(404)
})

test('an address without an id leads on when the title changes, and says how the home ended', async () => {
  const { routes } = PLOTS['site-config/routes.json']
  const withoutId = routes.map((route) =>
    'original' in route && route.original === '/property/{id}/'
      ? { ...route, path: { nl: '/nl/te-koop/{town}/{slug}/', fr: '/fr/a-vendre/{town}/{slug}/{id}/' } }
      : route,
  )
  const titled = (nl: string) => plot(1, { TypeDescription: { nl, fr: 'Terrain' } })
  const site = createSite({
    ...PLOTS,
    'site-config/routes.json': { routes: withoutId },
    'content/properties/plots.json': [titled('Kerkstraat twaalf'), plot(2)],
  })
  await site.build({ now: '2026-11-01' })
  site.write('content/properties/plots.json', [titled('Zonnige grond'), plot(2)])
  await site.build({ now: '2026-11-02' })
  const old = await ask(site, '/nl/te-koop/gent/kerkstraat-twaalf')
  expect([old.status, old.headers.get('Location')]).toEqual([301, '/nl/te-koop/gent/zonnige-grond/'])
  site.write('content/properties/plots.json', [plot(2)])
  await site.build({ now: '2026-11-03' })
  for (const slug of ['kerkstraat-twaalf', 'zonnige-grond'])
    expect((await ask(site, `/nl/te-koop/gent/${slug}/`)).status).toBe(410)
  expect((await ask(site, '/nl/te-koop/gent/iets-anders/')).status).toBe(404)
  // A former title may contain the street, which is hidden now.
  expect(textOf(site)).not.toContain('kerkstraat')
  for (const name of readdirSync(path.join(site.output, '_addresses')))
    expect(readFileSync(path.join(site.output, '_addresses', name), 'utf8')).not.toContain('kerkstraat')
})

test('the former address of a page that redirects leads to its target', async () => {
  const redirecting = (nl: string) => ({
    routes: [
      ...PLOTS['site-config/routes.json'].routes,
      { original: '/old/', path: { nl, fr: '/fr/vieux/' } },
    ],
  })
  const site = createSite({
    ...PLOTS,
    'site-config/routes.json': redirecting('/nl/oud/'),
    'content/pages/old.json': {
      path: '/old/',
      params: { title: { nl: 'Oud', fr: 'Vieux' }, redirect: true, redirectUrl: '/for-sale/' },
    },
  })
  await site.build()
  site.write('site-config/routes.json', redirecting('/nl/ouder/'))
  await site.build()
  const first = await ask(site, '/nl/oud/')
  expect([first.status, first.headers.get('Location')]).toEqual([301, '/nl/ouder/'])
  expect((await ask(site, '/nl/ouder/')).headers.get('Location')).toBe('/nl/te-koop/')
})

test('a page that moves takes its old address along', async () => {
  const site = createSite(PLOTS)
  await site.build()
  const routes = JSON.parse(JSON.stringify(PLOTS['site-config/routes.json'])) as {
    routes: { original: string; path: Record<string, string> }[]
  }
  for (const { original, path: paths } of routes.routes)
    if (original === '/property-not-found/') paths['nl'] = '/nl/weg/'
  site.write('site-config/routes.json', routes)
  await site.build()
  const { status, headers } = await ask(site, '/nl/pand-niet-gevonden')
  expect([status, headers.get('Location')]).toEqual([301, '/nl/weg/'])
})

describe('the ledger', () => {
  test('gets a line for a publication that changes what is published, and none for any other', async () => {
    const site = createSite(PLOTS)
    await site.build({ now: '2026-11-01' })
    expect(entriesOf(site)).toMatchObject([{ day: '2026-11-01', homes: { 'sale BE-9000 4': [1, 2, 3] } }])
    site.write('content/properties/plots.json', [plot(1, { Price: 175_000 }), plot(2), plot(3)])
    await site.build({ now: '2026-11-02' })
    expect(entriesOf(site).slice(1)).toEqual([{ schema: 1, day: '2026-11-02', prices: { 175000: [1] } }])
    site.write('content/properties/plots.json', [
      plot(1, { Price: 175_000, SurfaceGround: 7 }),
      plot(2),
      plot(3),
    ])
    await site.build({ now: '2026-11-03' })
    expect(entriesOf(site)).toHaveLength(2)
    const now = [plot(1, { Price: 175_000 }), plot(2, { Status: 2 }), plot(4, { PublishPrice: false })]
    site.write('content/properties/plots.json', now)
    await site.build({ now: '2027-01-02' })
    expect(entriesOf(site).slice(2)).toEqual([
      {
        schema: 1,
        day: '2027-01-02',
        homes: { 'sale BE-9000 4': [4] },
        states: { sold: [2] },
        removed: { ended: [3] },
      },
    ])
    expect(Object.keys(ledgerOf(site))).toEqual(['2026.jsonl', '2027.jsonl'])
  })

  test('holds no street, and no price that is hidden', async () => {
    const hidden = { Street: 'Geheimstraat', HouseNumber: '77', PublishAddress: false }
    const site = createSite({
      'content/properties/1.json': plot(1, {
        ...hidden,
        Price: 654_321,
        PublishPrice: false,
        TypeDescription: { nl: 'Bouwgrond in de Geheimstraat' },
      }),
    })
    expect((await site.build()).ok).toBe(true)
    expect(textOf(site)).not.toMatch(/geheimstraat|654.?321|77"/i)
  })

  test('stays as it was when a build fails, whether it is wrong, refused or broken off', async () => {
    const site = createSite(PLOTS)
    await site.build()
    const before = ledgerOf(site)
    site.write('content/properties/plots.json', [plot(1), { ID: 'wrong' }])
    expect((await site.build()).ok).toBe(false)
    site.write('content/properties/plots.json', [plot(1)])
    const files = watchedFiles(({ name, arguments: [file] }) => {
      if (name === 'writeAtomic' && String(file).endsWith('journal.json'))
        throw Object.assign(new Error('full'), { code: 'ENOSPC', path: String(file) })
    })
    expect(codes(await site.build({}, { files }))).toContain('AS7003')
    expect(ledgerOf(site)).toEqual(before)
  })

  test('has one writer: a build into another folder waits for its turn, and changes nothing', async () => {
    const site = createSite(PLOTS)
    await site.build()
    const before = ledgerOf(site)
    const owner = { pid: process.pid, host: 'test', since: new Date().toISOString() }
    writeFileSync(path.join(site.root, '.agency-site/ledger.lock'), JSON.stringify(owner))
    site.write('content/properties/plots.json', [plot(1)])
    expect(codes(await site.build({ output: path.join(site.root, 'elsewhere') }))).toEqual(['AS7005'])
    expect(ledgerOf(site)).toEqual(before)
  })

  test('that was changed stops the build before anything is written', async () => {
    const site = createSite(PLOTS)
    await site.build()
    const file = path.join(folderOf(site), readdirSync(folderOf(site))[0] ?? '')
    writeFileSync(file, readFileSync(file, 'utf8').replace('[1,2,3]', '[1,2]'))
    const output = treeOf(site.output)
    site.write('content/properties/plots.json', [plot(1)])
    expect(codes(await site.build())).toEqual(['AS7302'])
    expect(treeOf(site.output)).toEqual(output)
  })

  test('is missed by a site that is published, unless a new one is wanted', async () => {
    const site = createSite({
      ...PLOTS,
      'site-config/site.json': { ...(MINIMAL['site-config/site.json'] as object), published: true },
    })
    expect(codes(await site.build())).toEqual(['AS7301'])
    expect(site.list()).toEqual([])
    expect((await site.build({ newLedger: true })).ok).toBe(true)
    expect((await site.build()).ok).toBe(true)
    rmSync(folderOf(site), { recursive: true })
    expect(codes(await site.build())).toEqual(['AS7301'])
  })
})

test('the same content, ledger and day give the same output, in a clean folder as well', async () => {
  const site = createSite(PLOTS)
  await site.build({ now: '2026-11-01' })
  site.write('content/properties/plots.json', [plot(1), plot(2)])
  await site.build({ now: '2026-11-02' })
  const clean = createSite({ ...PLOTS, 'content/properties/plots.json': [plot(1), plot(2)] })
  cpSync(folderOf(site), folderOf(clean), { recursive: true })
  await clean.build({ now: '2026-11-02' })
  expect(treeOf(clean.output)).toEqual(treeOf(site.output))
  expect(ledgerOf(clean)).toEqual(ledgerOf(site))
})

test('the day on which a home is forgotten counts as a change, though no file was touched', async () => {
  const site = createSite(PLOTS)
  const old = () => Date.now() + 3_600_000
  await site.build({ now: '2026-11-01' })
  site.write('content/properties/plots.json', [plot(1)])
  const filesOn = async (today: string) =>
    (await siteAt(site.root).build({ now: today }, { now: old })).report?.files ?? 0
  const before = await filesOn('2026-11-02')
  expect(await filesOn('2027-11-01')).toBe(before)
  // The page of the two homes, in two languages.
  expect(await filesOn('2027-11-02')).toBe(before - 2)
})
