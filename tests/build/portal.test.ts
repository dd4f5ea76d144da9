/** The page of the owner portal exists on sites with a login page, and is not indexed. */
import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createSite, MINIMAL } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'

const ROUTES = (MINIMAL['site-config/routes.json'] as { readonly routes: readonly object[] }).routes
const LOGIN = { original: '/login/', type: 'login', path: { nl: '/nl/login/', fr: '/fr/connexion/' } }

function siteWithLogin(): TestSite {
  return createSite({
    'site-config/routes.json': { routes: [...ROUTES, LOGIN] },
    'site-config/service.json': {},
    'content/pages/login.json': {
      path: '/login/',
      params: {
        title: { nl: 'Eigenaarslogin', fr: 'Connexion' },
        modules: [{ relations: [{ type: 'contact', id: 'owner-login' }] }],
      },
    },
  })
}

test('it stands under the login page in each of its languages, and loads what no other page does', async () => {
  const site = siteWithLogin()
  expect((await site.build()).ok).toBe(true)
  const page = site.read('nl/login/portal/index.html')
  expect(page).toContain('<title>Eigenaarsportaal | Kantoor Linde</title>')
  expect(page).toContain('data-login="/nl/login/"')
  expect(page).toContain('tel:+3290001234')
  expect(site.read('fr/connexion/portal/index.html')).toContain('data-login="/fr/connexion/"')
  const [script = '', sheet = '', texts = ''] = [
    /portal\.[\w-]+\.js/,
    /portal\.[\w-]+\.css/,
    /portal-nl\.\w+\.json/,
  ].map((name) => name.exec(page)?.[0])
  for (const file of [script, sheet, texts]) expect(site.exists(`_a/${file}`)).toBe(true)
  for (const other of ['nl/login/index.html', 'nl/index.html'])
    expect(site.read(other)).not.toMatch(/portal[.-]/)
  const words = JSON.parse(site.read(`_a/${texts}`)) as {
    siteName: string
    sentences: Record<string, string>
  }
  expect(words.siteName).toBe('Kantoor Linde')
  expect(Object.keys(words.sentences).every((key) => key.startsWith('portal.'))).toBe(true)
})

test('nobody else is to find it; its internal path leads to the language', async () => {
  const site = siteWithLogin()
  await site.build()
  expect(site.read('nl/login/portal/index.html')).toContain('<meta name="robots" content="noindex"/>')
  const sitemaps = site.list().filter((file) => /sitemap.*\.xml$/.test(file))
  expect(sitemaps.length).toBeGreaterThan(0)
  for (const file of sitemaps) expect(site.read(file)).not.toContain('/portal/')
  expect(site.read('login/portal/index.html')).toContain('href="/fr/connexion/portal/"')
})

test('React and the application are 90 KB at most, and zod stays with the service', async () => {
  const site = siteWithLogin()
  await site.build()
  const scripts = [...site.read('nl/login/portal/index.html').matchAll(/src="(\/_a\/[^"]+\.js)"/g)].map(
    ([, file = '']) => readFileSync(path.join(site.output, file)),
  )
  expect(scripts).toHaveLength(2)
  const bytes = scripts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
  expect(bytes).toBeLessThan(90 * 1024)
  for (const text of scripts) expect(text.toString()).not.toContain('ZodError')
})

test('a site without a login page has none', async () => {
  const site = createSite()
  await site.build()
  expect(site.list().filter((file) => /portal\/|portal-\w\w\./.test(file))).toEqual([])
})

test('a page of the content in its place is told', async () => {
  const site = siteWithLogin()
  site.write('site-config/routes.json', {
    routes: [...ROUTES, LOGIN, { original: '/mine/', path: { nl: '/nl/login/portal/' } }],
  })
  site.write('content/pages/mine.json', { path: '/mine/', params: { title: { nl: 'Mijn' } } })
  const problems = await site.check()
  expect(
    problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => message)
      .join(),
  ).toContain('the owner portal')
})
