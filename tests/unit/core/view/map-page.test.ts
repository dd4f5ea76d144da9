import { describe, expect, test } from 'vitest'
import { policyHostsOf } from '../../../../core/build/output/policy-hosts.ts'
import { mapSecurityPolicy, securityHeaders } from '../../../../core/hosts/headers.ts'
import { estateMap, hasMap, mapFrame, mapPage, tileHosts } from '../../../../core/view/map.ts'
import { hashOf } from '../../../../core/system/hash.ts'
import { planOf, siteOf } from '../../../support/linked.ts'
import { NOWHERE, plot, project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { properties, viewOf } from '../../../support/view.ts'
import { CITIES, EXACT, TOWN, contextOf, offices, placeIn } from './map-site.ts'

const TILES = {
  road: {
    url: 'https://{s}.streets.example.com/{z}/{x}/{y}.png',
    subdomains: ['a', 'b'],
    attribution: [{ text: { nl: '© Straten', fr: '© Rues' }, url: 'https://streets.example.com/terms' }],
  },
  aerial: { url: 'https://air.example.com/{z}/{x}/{y}.jpg', maxZoom: 18, attribution: [{ text: '© Lucht' }] },
  type: 'aerial',
  marker: 'images/marker.png',
}

describe('what the map is told', () => {
  test('is nothing but what is to be shown, and whom the visitor would contact', async () => {
    const { src, title, host, message } = mapFrame(await contextOf({}, 'fr'), { title: 'Plan' })
    expect({ src, title, host }).toEqual({ src: '/_map/fr/', title: 'Plan', host: 'tile.openstreetmap.org' })
    expect(JSON.parse(message)).toEqual({ kind: 'map', mapType: 'road', ignore: [] })
  })

  test('on the page of a record does not lead there', async () => {
    const context = await contextOf({})
    const property = { id: 1, latitude: 51, longitude: 3, label: 'Huis', href: '/nl/huis/' }
    const frame = estateMap(context, property, 'Hier')
    expect(frame?.title).toBe('Hier')
    expect(JSON.parse(frame?.message ?? '')).toMatchObject({
      properties: [{ id: 1, latitude: 51, longitude: 3, label: 'Huis' }],
    })
    expect(frame?.message).not.toContain('/nl/huis/')
    expect(estateMap(context, undefined, 'Hier')).toBeUndefined()
  })
})

test('what is hidden is in no file of a list', async () => {
  const site = await siteOf({
    'content/cities.json': CITIES,
    'content/properties/1.json': [plot(1, { ...EXACT, PublishAddress: false }), plot(2, EXACT), plot(3)],
  })
  const { plan } = planOf(site, hashOf('templates'))
  const texts = plan.files.flatMap(({ file, content }) => {
    const text = 'text' in content ? content.text : ''
    return /(?:ids|places)\.[0-9a-f]+\.json$|list\.json$/.test(file)
      ? [typeof text === 'string' ? text : text()]
      : []
  })
  const lists = texts.filter((text) => text.includes('"places"'))
  const places = texts.filter((text) => text.includes('"latitude"'))
  expect(places).toHaveLength(2)
  const ids = JSON.parse(texts.find((text) => text.startsWith('[')) ?? '') as readonly number[]
  for (const text of places) {
    const { latitude, isTown } = JSON.parse(text) as Record<string, readonly number[]>
    const found = ids.map((each, row) => [each, [latitude?.[row], isTown?.[row]]])
    expect(Object.fromEntries(found)).toEqual({
      1: [TOWN.latitude, 1],
      2: [EXACT.Latitude, 0],
      3: [TOWN.latitude, 1],
    })
  }
  expect(lists.map((text) => (JSON.parse(text) as { places: string }).places)).toEqual(
    plan.files.flatMap(({ file }) => (file.includes('places.') ? [`/${file}`] : [])),
  )
})

describe('the page of the map', () => {
  test('exists where something has a place', async () => {
    const bare = await contextOf({ 'content/properties/1.json': plot(1, NOWHERE) })
    expect(hasMap(bare)).toBe(false)
    expect(planOf(bare.site).plan.pages.some(({ slot }) => slot === 'map')).toBe(false)
    const { site } = await contextOf({ 'content/properties/1.json': plot(1, EXACT) })
    const pages = planOf(site).plan.pages.filter(({ slot }) => slot === 'map')
    expect(pages.map(({ url, sitemap }) => [url, sitemap])).toEqual([
      ['/_map/nl/', undefined],
      ['/_map/fr/', undefined],
    ])
  })

  test.each<[string, SiteFiles, boolean]>([
    ['a project', { 'content/projects/8.json': project(8, EXACT) }, true],
    [
      'a hidden home in a town with a place',
      { 'content/cities.json': CITIES, ...properties(plot(1, { PublishAddress: false })) },
      true,
    ],
    ['a town alone', { 'content/cities.json': CITIES }, false],
    ['one of two offices', offices({}, { latitude: 51.05, longitude: 3.72 }), true],
    ['an office', offices({ latitude: 51.05, longitude: 3.72 }), true],
    ['half an office', offices({ latitude: 51.05 }), false],
    ['the other half', offices({ longitude: 3.72 }), false],
  ])('exists for %s, or not', async (_, files, exists) => {
    expect(hasMap(await contextOf(files))).toBe(exists)
  })

  test('without a configuration has the streets of OpenStreetMap and no view from above', async () => {
    const page = mapPage((await viewOf({})).context)
    expect(page).toMatchObject({
      title: 'Kaart',
      script: '/_a/map.js',
      road: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', maxZoom: 19, subdomains: [] },
    })
    expect(page).not.toHaveProperty('aerial')
  })

  test('has the tiles that are configured, in words of its language', async () => {
    const page = mapPage(await contextOf({ 'site-config/map.json': TILES }, 'fr'))
    const municipalities = {
      text: 'Communes\u00a0: SPF BOSA, BeST Address (CC BY 4.0)',
      url: 'https://opendata.bosa.be/',
    }
    expect(page.road).toEqual({
      url: TILES.road.url,
      subdomains: ['a', 'b'],
      maxZoom: 19,
      attribution: [{ text: '© Rues', url: 'https://streets.example.com/terms' }, municipalities],
    })
    expect(page.aerial).toMatchObject({
      subdomains: [],
      maxZoom: 18,
      attribution: [{ text: '© Lucht' }, municipalities],
    })
  })

  test('is told the type and the mark that are configured, and names both hosts', async () => {
    const { place, message } = await placeIn(EXACT, { 'site-config/map.json': TILES })
    expect(place?.map?.host).toBe('streets.example.com, air.example.com')
    expect(message?.mapType).toBe('aerial')
    expect(message?.customMarker).toMatch(/^\/_a\/img\//)
  })
})

describe('policies', () => {
  const imagesOf = (policy = '') => /img-src ([^;]*)/.exec(policy)?.[1]

  test('the hosts of the tiles are allowed on the page of the map, and nowhere else', async () => {
    const site = await siteOf({ 'site-config/map.json': TILES })
    const hosts = policyHostsOf(site)
    expect(hosts.tiles).toEqual([
      'https://a.streets.example.com',
      'https://b.streets.example.com',
      'https://air.example.com',
    ])
    const policyAt = (path: string) => securityHeaders(hosts, path)['Content-Security-Policy']
    expect(imagesOf(policyAt('/_map/nl/'))).toBe(`'self' data: ${hosts.tiles.join(' ')}`)
    for (const path of ['/', '/nl/te-koop/', '/_map', '/nl/_map/', '/_mapnl/', '//_map/'])
      expect(policyAt(path)).not.toContain('example.com')
    expect(tileHosts(site.config)).toEqual(['streets.example.com', 'air.example.com'])
  })

  test('without a configuration it is OpenStreetMap', async () => {
    const site = await siteOf({})
    expect(policyHostsOf(site).tiles).toEqual([])
    expect(imagesOf(mapSecurityPolicy(policyHostsOf(site)))).toBe(
      "'self' data: https://tile.openstreetmap.org",
    )
  })

  test('the map runs only our own script, sends nothing, and stands only in our own pages', () => {
    const policy = mapSecurityPolicy()
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ])
      expect(policy.split('; ')).toContain(part)
    expect(policy).not.toMatch(/unsafe|frame-src/)
  })
})

test.each([
  ['an address without https', { ...TILES.aerial, url: 'http://air.example.com/{z}/{x}/{y}.jpg' }],
  ['an address without its parts', { ...TILES.aerial, url: 'https://air.example.com/{z}.jpg' }],
  ['subdomains that the address does not use', { ...TILES.aerial, subdomains: ['a'] }],
  ['{s} without subdomains', { ...TILES.aerial, url: 'https://{s}.air.example.com/{z}/{x}/{y}.jpg' }],
  ['nobody to name', { ...TILES.aerial, attribution: [] }],
])('tiles with %s are refused', async (_, road) => {
  await expect(siteOf({ 'site-config/map.json': { road } })).rejects.toThrow()
})
