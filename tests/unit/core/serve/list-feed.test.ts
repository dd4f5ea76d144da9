/** The feed of a filtered list, as `serve` answers it for a site that was built. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSiteApp } from '../../../../core/serve/site-app.ts'
import type { ServiceSite } from '../../../../core/schema/service-site.ts'
import { emptyFolder } from '../../../support/folder.ts'
import { plannedFeeds } from '../../../support/planned-feeds.ts'
import { linkOf, readAtom, textOf } from '../../../support/read-atom.ts'
import { MINIMAL, plot } from '../../../support/site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'

const BRUGGE = { Zip: '8000', City: 'Brugge' }
const HOMES = [
  plot(1, { Price: 100_000, SurfaceGround: 500 }),
  plot(2, { Price: 200_000, CreatedDate: '2026-05-01' }),
  plot(3, { Price: 300_000, ...BRUGGE, CreatedDate: '2026-04-01' }),
  plot(4, { Price: 150_000, PublishPrice: false }),
  plot(5, { Price: 120_000, Status: 2 }),
  plot(6, { Price: 130_000, TypeDescription: { nl: 'Alleen <b>nl</b> & zo' } }),
]

async function siteOf(files: SiteFiles = {}) {
  const folder = path.join(emptyFolder(), 'output')
  const { texts, service } = await plannedFeeds({
    'site-config/service.json': {},
    'content/properties/all.json': HOMES,
    ...files,
  })
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const app = createSiteApp({ folder, site: () => service as ServiceSite })
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    Promise.resolve(app.request(`http://host.example${address}`, { headers, method }))
  return { texts, ask }
}

async function idsAt(address: string, files: SiteFiles = {}): Promise<readonly number[]> {
  const { ask } = await siteOf(files)
  const { entries, problems } = readAtom(await (await ask(address)).text())
  expect(problems).toEqual([])
  return entries.map((entry) => Number(/\/property\/(\d+)\/#/.exec(textOf(entry, 'id'))?.[1]))
}

describe('a query', () => {
  test.each([
    ['?max=200000', [2, 1, 6]],
    ['?min=150000', [2, 3]],
    ['?city=Brugge%7C8000', [3]],
    ['?city=bruges%7C8000', [3]],
    ['?city=Brugge%7C8000&city=Gent%7C9000&max=100000', [1]],
    ['?type=4', [2, 3, 1, 4, 6]],
    ['?type=1', []],
    ['?bedrooms=1', []],
    ['?max=200000&sort=price-up&page=7&view=map', [2, 1, 6]],
    ['?in=50.9,3.6,51.1,3.9', [2, 1, 4, 6]],
  ])('%s finds what the list shows for it', async (query, ids) => {
    const found = await idsAt(`/nl/te-koop.xml${query}`)
    expect([...found].sort()).toEqual([...ids].sort())
  })

  test('finds the latest first, and in each language its own', async () => {
    expect(await idsAt('/nl/te-koop.xml?type=4')).toEqual([2, 3, 6, 4, 1])
    expect(await idsAt('/fr/a-vendre.xml?max=200000')).toEqual([2, 1])
  })

  test.each(['', '?', '?max=viel', '?sort=price-up', '?utm_source=mail'])(
    'without a filter (%s) is answered with the feed of the list',
    async (query) => {
      const { ask, texts } = await siteOf()
      expect(await (await ask(`/nl/te-koop.xml${query}`)).text()).toBe(texts.get('nl/te-koop.xml'))
    },
  )
})

test('an entry is that of the feed of the whole list', async () => {
  const { ask, texts } = await siteOf()
  const filtered = readAtom(await (await ask('/nl/te-koop.xml?max=200000')).text())
  const whole = readAtom(texts.get('nl/te-koop.xml') ?? '')
  const known = new Map(whole.entries.map((entry) => [textOf(entry, 'id'), entry]))
  expect(filtered.entries).toHaveLength(3)
  for (const entry of filtered.entries) expect(entry).toEqual(known.get(textOf(entry, 'id')))
})

test('it names its filters, itself and the page that shows the same', async () => {
  const { ask } = await siteOf()
  const { feed } = readAtom(
    await (await ask('/nl/te-koop.xml?max=250000&city=Gent%7C9000&type=4&page=2')).text(),
  )
  const query = '?city=Gent%7C9000&type=4&max=250000'
  expect(textOf(feed, 'title').replaceAll('\u00a0', ' ')).toBe(
    'Te koop | Kantoor Linde (Gent, Grond, tot € 250.000)',
  )
  expect(linkOf(feed, 'self')).toBe(`https://kantoor-linde.example/nl/te-koop.xml${query}`)
  expect(linkOf(feed, 'alternate')).toBe(`https://kantoor-linde.example/nl/te-koop/${query}`)
})

test('an empty one is valid, and as old as the list', async () => {
  const { ask } = await siteOf()
  const { feed, entries, problems } = readAtom(await (await ask('/nl/te-koop.xml?type=1')).text())
  expect([problems, entries, textOf(feed, 'updated')]).toEqual([[], [], '2026-05-01T00:00:00Z'])
})

test('it is sent once, as XML, with the headers of a page', async () => {
  const { ask } = await siteOf()
  const first = await ask('/nl/te-koop.xml?max=200000')
  expect(first.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  expect(first.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const again = await ask('/nl/te-koop.xml?max=200000', { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await ask('/nl/te-koop.xml?max=200000', {}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('in a folder of its host it is below the folder', async () => {
  const { ask } = await siteOf({
    'site-config/site.json': {
      ...(MINIMAL['site-config/site.json'] as object),
      url: 'https://x.example/immo',
    },
  })
  const { feed, entries } = readAtom(await (await ask('/immo/nl/te-koop.xml?max=100000')).text())
  expect(linkOf(feed, 'self')).toBe('https://x.example/immo/nl/te-koop.xml?max=100000')
  expect(entries.map((entry) => linkOf(entry, 'alternate'))).toEqual([
    'https://x.example/immo/nl/te-koop/gent/bouwgrond-1/1/',
  ])
})

test.each([
  '/nl/contact.xml?max=1',
  '/nl/te-koop/type/4.xml?max=1',
  '/nl/te-koop.json?max=1',
  '/xx/te-koop.xml?max=1',
  '/nl/te-koop/../te-koop.xml?max=0',
  '/nl/%2e%2e/secret.xml?max=1',
  '/.xml?max=1',
  '/nl/te-koop.xml?city=%00%ff&max=-1',
])('%s is answered as it is without a query', async (address) => {
  const { ask } = await siteOf()
  const [asked, plain] = [await ask(address), await ask(address.replace(/\?.*/, ''))]
  expect([asked.status, await asked.text()]).toEqual([plain.status, await plain.text()])
})
