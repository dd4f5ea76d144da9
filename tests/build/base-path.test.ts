/** A site in a folder of its host: every address that it publishes begins with the folder, and leads to a file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { oracleFiles } from '../oracle/site.ts'
import { siteAt } from '../support/site.ts'

const BASE = '/wonen/immo'

interface Built {
  readonly app: ReturnType<typeof createSiteApp>
  readonly pages: ReadonlyMap<string, string>
  readonly files: ReadonlySet<string>
  readonly read: (file: string) => string
}

async function built(root: string): Promise<Built> {
  const files = await oracleFiles()
  const config = files['site-config/site.json'] as { readonly url: string }
  const site = siteAt(root)
  const all = { ...files, 'site-config/site.json': { ...config, url: `${config.url}${BASE}/` } }
  for (const [file, content] of Object.entries(all)) site.write(file, content)
  const { ok, problems } = await site.build()
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(ok).toBe(true)
  const list = site.list()
  const texts = list.filter((file) => /\.html$|\/cards\.[^/]+\.txt$/.test(file))
  return {
    app: createSiteApp({ folder: site.output }),
    pages: new Map(texts.map((file) => [file, site.read(file)])),
    files: new Set(list),
    read: site.read,
  }
}

/** Of the markup: attributes with an address from the root of the host, also each of a list of pictures. */
function addressesIn(html: string): readonly string[] {
  return [...html.matchAll(/\s[a-zA-Z-]+="(\/[^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(/,\s+(?=\/)/).map((part) => part.replace(/ \d+w$/, '')),
  )
}

const fileOf = (address: string) =>
  decodeURI(address.slice(BASE.length + 1).replace(/[?#].*$/, '')).replace(/(^|\/)$/, '$1index.html')

describe('a site in a folder of its host', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-site-base-'))
  afterAll(() => rmSync(root, { recursive: true }))
  let site: Built
  beforeAll(async () => {
    site = await built(root)
  })

  test('has pages whose addresses all begin with it, and lead to files', () => {
    expect(site.pages.size).toBeGreaterThan(30)
    const found = [...site.pages].flatMap(([file, html]) =>
      addressesIn(html).map((address) => ({ file, address })),
    )
    const outside = found.filter(({ address }) => address !== BASE && !address.startsWith(`${BASE}/`))
    expect(outside).toEqual([])
    const dead = found.filter(
      ({ address }) => address !== BASE && !/\/api\//.test(address) && !site.files.has(fileOf(address)),
    )
    expect(dead).toEqual([])
  })

  test('has files for scripts whose addresses begin with it', () => {
    const files = [...site.files].filter((file) => /^_a\/.*\.(?:json|webmanifest)$|list\.json$/.test(file))
    expect(files.length).toBeGreaterThan(5)
    const found = files.flatMap((file) =>
      [...site.read(file).matchAll(/"(\/(?!\/)[^"\s]*)"/g)].map(([, address = '']) => address),
    )
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter((address) => !address.startsWith(`${BASE}/`))).toEqual([])
  })

  test('has style sheets and scripts that name no other file from the root of the host', () => {
    const files = [...site.files].filter((file) => /^_a\/.*\.(?:css|js)$/.test(file))
    expect(files.filter((file) => /["'`(]\/_a\//.test(site.read(file)))).toEqual([])
  })

  test('has one address in its sitemap, its canonical addresses and its robots.txt', () => {
    const locations = [...site.read('sitemap.xml').matchAll(/<loc>([^<]*)<|href="([^"]*)"/g)]
    expect(locations.length).toBeGreaterThan(10)
    for (const [, one, other] of locations) expect(new URL(one ?? other ?? '').pathname).toContain(`${BASE}/`)
    expect(site.read('robots.txt')).toContain(`Disallow: ${BASE}/api/`)
    expect(site.read('nl/index.html')).toMatch(new RegExp(`rel="canonical" href="https://[^/]+${BASE}/nl/"`))
  })

  test.each([
    ['/', 302, `${BASE}/`],
    [BASE, 302, `${BASE}/`],
    [`${BASE}/nl`, 301, `${BASE}/nl/`],
    [`${BASE}/nl/`, 200, null],
    ['/nl/', 404, null],
    [`${BASE}/nl/nergens/`, 404, null],
  ])('is served so that %s gets %i and leads to %s', async (address, status, location) => {
    const answer = await site.app.request(`https://kantoor-linde.example${address}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, location])
  })

  test('sends a redirect of the configuration to an address below it', async () => {
    const redirects = JSON.parse(site.read('_addresses/redirects.json')) as Record<string, string>
    const [[from, to] = ['', '']] = Object.entries(redirects).filter(([, target]) => target.startsWith('/'))
    const answer = await site.app.request(`https://kantoor-linde.example${BASE}${from}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `${BASE}${to}`])
  })
})
