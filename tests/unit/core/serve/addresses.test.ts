/** How the server answers addresses without a page. core/domain/addresses.ts has the rules. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Lack } from '../../../../core/hosts/hosts.ts'
import { createSiteApp } from '../../../../core/serve/site-app.ts'
import { emptyFolder } from '../../../support/folder.ts'

const FILES = {
  '_addresses/index.json': {
    schema: 1,
    files: 1,
    patterns: [
      { kind: 'property', locale: 'nl', path: '/nl/te-koop/{town}/{slug}/{id}/' },
      { kind: 'property', locale: null, path: '/property/{id}/' },
    ],
    missing: { nl: '/nl/weg/', fr: '/fr/parti/' },
    defaultLocale: 'nl',
    folders: [
      { folder: '/aanbod/luxe/', to: 'https://luxe.example/', isApart: true },
      { folder: '/aanbod/', to: '/nl/nieuw/', isApart: true },
      { folder: '/nl/te-koop/', to: '/nl/te-koop/', isApart: false },
      { folder: '/nl/weg/', to: '/nl/weg/', isApart: false },
    ],
  },
  '_addresses/redirects.json': {
    '/nl/oud/': '/nl/nieuw/',
    '/nl/elders/': 'https://www.biv.be',
    '/nl/boos/': '//evil.example',
  },
  '_addresses/0.json': {
    'property/7': { moved: { nl: '/nl/te-koop/gent/huis/7/', fr: '/fr/a-vendre/gand/maison/7/' } },
    'property/8': { gone: { nl: '/nl/weg/verkocht/', fr: '/fr/parti/vendu/' } },
  },
  'nl/weg/verkocht/index.html': '<h1>Verkocht</h1>',
  'fr/parti/vendu/index.html': '<h1>Vendu</h1>',
  'nl/weg/index.html': '<h1>Weg</h1>',
  'nl/oud/index.html': '<meta http-equiv="refresh" content="0; url=/nl/nieuw/">',
  'nl/404.html': '<h1>Niets</h1>',
  '404.html': '<h1>Overal</h1>',
}

interface Asking {
  readonly method?: string
  readonly language?: string
  readonly lacks?: readonly Lack[]
}

function ask(address: string, { method = 'GET', language = 'nl', lacks = [] }: Asking = {}) {
  const folder = emptyFolder()
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return createSiteApp({ folder, lacks }).request(`https://site.example${address}`, {
    method,
    headers: { 'Accept-Language': language },
  })
}

test.each([
  ['of a home that moved', '/nl/te-koop/gent/oud/7/', 301, '/nl/te-koop/gent/huis/7/'],
  ['with a question', '/nl/te-koop/gent/oud/7/?utm_source=a', 301, '/nl/te-koop/gent/huis/7/?utm_source=a'],
  ['of a home in no language', '/property/7/', 302, '/nl/te-koop/gent/huis/7/'],
  ['of the configuration', '/nl/oud/', 301, '/nl/nieuw/'],
  ['of the configuration, without a slash', '/nl/Oud', 301, '/nl/nieuw/'],
  ['of the configuration, to another site', '/nl/elders/', 301, 'https://www.biv.be'],
  ['below a folder', '/aanbod/huis-12/', 301, '/nl/nieuw/'],
  ['below a folder, in capitals and without a slash', '/Aanbod/Huis', 301, '/nl/nieuw/'],
  ['below a folder, of a file', '/aanbod/detail.php?id=3', 301, '/nl/nieuw/'],
  ['of a folder itself', '/aanbod', 301, '/nl/nieuw/'],
  ['below the deeper of two folders', '/aanbod/luxe/1/', 301, 'https://luxe.example/'],
  ['of a home that moved, below a folder', '/nl/te-koop/gent/oud/7/', 301, '/nl/te-koop/gent/huis/7/'],
  ['of a home that never was, below a folder', '/nl/te-koop/gent/weg/99/', 301, '/nl/te-koop/'],
])('an address %s leads on', async (_what, address, status, target) => {
  const answer = await ask(address)
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, target])
})

test.each(['/nl/te-koop/gent/oud/7/', '/property/8/', '/property/99/'])(
  '%s is asked for again, as pages move back and homes come back',
  async (address) => {
    const { headers } = await ask(address)
    expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual([
      'no-cache',
      expect.stringContaining('Accept-Language'),
    ])
  },
)

test.each([
  ['says how a home ended', '/nl/te-koop/gent/oud/8/', 'nl', 410, 'Verkocht'],
  ['says so in the language of the visitor', '/property/8/', 'de, fr-BE;q=0.8, nl;q=0.1', 410, 'Vendu'],
  ['says that a home is not found', '/property/99/', 'nl', 404, 'Weg'],
  ['shows a page below a folder', '/nl/weg/verkocht/', 'nl', 200, 'Verkocht'],
  ['is the 404 page for a folder with a like name', '/aanbodlijst/', 'nl', 404, 'Overal'],
  ['is the 404 page for any other address', '/nl/iets/', 'nl', 404, 'Niets'],
  ['is the 404 page for a redirect to another host', '/nl/boos/', 'nl', 404, 'Niets'],
])('the answer %s', async (_what, address, language, status, title) => {
  const answer = await ask(address, { language })
  expect([answer.status, await answer.text()]).toEqual([status, `<h1>${title}</h1>`])
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
})

test.each([
  ['redirects', '/aanbod/huis/', 404],
  ['moved', '/aanbod/huis/', 301],
  ['moved', '/nl/te-koop/iets/', 404],
  ['gone', '/nl/te-koop/iets/', 301],
] as const)('a host without the ability "%s" answers %s with %i', async (lack, address, status) => {
  expect((await ask(address, { lacks: [lack] })).status).toBe(status)
})

test('the headers alone are those of the page', async () => {
  const answer = await ask('/nl/te-koop/gent/oud/8/', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([410, ''])
})

test('only pages that are asked for lead on', async () => {
  expect((await ask('/nl/te-koop/gent/oud/7/', { method: 'POST' })).status).toBe(405)
})
