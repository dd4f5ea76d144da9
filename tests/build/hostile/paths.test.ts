/** Bad inputs 3 and 4: paths of the route table, and two sources of one file. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSite, MINIMAL } from '../../support/site.ts'
import type { SiteFiles, TestSite } from '../../support/site.ts'
import { problemsOf } from './problems.ts'

const ROUTES = (MINIMAL['site-config/routes.json'] as { routes: readonly object[] }).routes

/** A page at a public path of its own. */
function page(name: string, publicPath: string): SiteFiles {
  return {
    [`content/pages/${name}.json`]: { path: `/${name}/`, params: { title: { nl: name } } },
    [`route ${name}`]: publicPath,
  }
}

function siteWith(...pages: readonly SiteFiles[]): TestSite {
  const all = Object.assign({}, ...pages) as Record<string, SiteFiles[string]>
  const routes = Object.entries(all).filter(([key]) => key.startsWith('route '))
  const files = Object.entries(all).filter(([key]) => !key.startsWith('route '))
  const added = routes.map(([key, nl]) => ({ original: `/${key.slice(6)}/`, path: { nl } }))
  return createSite({
    ...Object.fromEntries(files),
    'site-config/routes.json': { routes: [...ROUTES, ...added] },
  })
}

describe('two sources of one file', () => {
  const PAGE = 'content/pages/b.json:2:11'
  test.each<readonly [string, TestSite | (() => TestSite), readonly string[]]>([
    [
      'equal paths',
      () => siteWith(page('a', '/nl/x/'), page('b', '/nl/x/')),
      [`AS3005 ${PAGE} content/pages/a.json:2:11`],
    ],
    [
      'paths equal but for case',
      () => siteWith(page('a', '/nl/X/'), page('b', '/nl/x/')),
      [`AS3005 ${PAGE} content/pages/a.json:2:11`],
    ],
    [
      'paths equal but for the encoding of accents',
      () => siteWith(page('a', '/nl/caf\u00e9/'), page('b', '/nl/cafe\u0301/')),
      [`AS3005 ${PAGE} content/pages/a.json:2:11`],
    ],
    [
      'a page and a redirect',
      () =>
        siteWith(page('b', '/nl/x/'), {
          'site-config/redirects.json': { redirects: [{ from: '/nl/x', to: '/' }] },
        }),
      [`AS3005 site-config/redirects.json:4:15 ${PAGE}`],
    ],
    [
      'a page and a static file',
      () => siteWith(page('b', '/nl/x/'), { 'content/static/nl/x/index.html': 'static' }),
      [`AS3005 content/static/nl/x/index.html:1:1 ${PAGE}`],
    ],
    [
      'a page and a static file where it needs a folder',
      () => siteWith(page('b', '/nl/x/'), { 'content/static/nl/x': 'static' }),
      [`AS3005 ${PAGE} content/static/nl/x:1:1`],
    ],
    ['a page below 404.html', () => siteWith(page('b', '/nl/404.html/')), [`AS3005 ${PAGE}`]],
    [
      'a static 404.html',
      () => siteWith({ 'content/static/404.html': 'static' }),
      ['AS3005 content/static/404.html:1:1'],
    ],
    [
      'a static sitemap',
      () => siteWith({ 'content/static/SITEMAP.xml': 'static' }),
      ['AS3005 content/static/SITEMAP.xml:1:1'],
    ],
    [
      'an internal path and a public one',
      () => siteWith({ ...page('nl/x', '/nl/y/') }, page('b', '/nl/x/')),
      [`AS3005 content/pages/nl/x.json:2:11 ${PAGE}`],
    ],
  ])('%s', async (_, make, expected) => {
    const site = typeof make === 'function' ? make() : make
    expect(await problemsOf(site)).toEqual(expected)
    expect((await site.build()).ok).toBe(false)
    expect(existsSync(site.output)).toBe(false)
  })

  test('a static file and a file of the templates', async () => {
    const first = createSite()
    await first.build()
    const stylesheet = first.list().find((file) => /^_a\/site\..*\.css$/.test(file)) as string
    const site = createSite({ [`content/static/${stylesheet}`]: 'body { display: none }' })
    const { ok, problems } = await site.build()
    expect(ok).toBe(false)
    expect(problems).toMatchObject([
      { code: 'AS3005', message: expect.stringContaining(stylesheet) as string },
    ])
  })
})

describe('paths of the path table', () => {
  test.each([
    '/nl/../../x/',
    '/nl/./x/',
    '/nl//x/',
    '/nl/.well-known/',
    '/nl/a%2f..%2fb/',
    '/nl/a:b/',
    '/nl/a*b/',
    '/nl/"><script>/',
    '/nl/con/',
    '/nl/LPT1.txt/',
    '/nl/x./',
    '/nl/-x/',
    `/nl/${'x'.repeat(201)}/`,
    `/nl/${'é'.repeat(101)}/`,
    '/nl/x',
    '/fr/x/',
    '/_a/x/',
    '/nl/{evil}/',
  ])('%s is refused', async (publicPath) => {
    const problems = await siteWith(page('a', publicPath)).check()
    const found = problems.find(({ at }) => at?.file === 'site-config/routes.json')
    expect(found).toMatchObject({ severity: 'error' })
    expect(found?.code).toMatch(/^AS(?:2006|300[234])$/)
  })

  test.each(['/../evil/', '/a/../../evil/', '/CON/', '/.git/', '/{evil}/'])(
    'an internal %s is refused',
    async (original) => {
      const site = createSite({
        'site-config/routes.json': { routes: [...ROUTES, { original, path: { nl: '/nl/evil/' } }] },
        'content/pages/evil.json': { path: original, params: { title: { nl: 'Evil' } } },
      })
      expect((await site.check()).map(({ code }) => code)).toContain(
        original.includes('{') ? 'AS3004' : original.includes('..') ? 'AS2006' : 'AS3003',
      )
      expect((await site.build()).ok).toBe(false)
      expect(existsSync(path.join(site.root, 'evil'))).toBe(false)
    },
  )

  test.each(['/../evil/', '/../../evil', '/%2e%2e/evil/', '/aux/', '/old/{id}/'])(
    'an old address %s is refused',
    async (from) => {
      const site = createSite({ 'site-config/redirects.json': { redirects: [{ from, to: '/for-sale/' }] } })
      const code = /\.\.|%2e/.test(from) ? 'AS2006' : 'AS3003'
      expect(await problemsOf(site)).toEqual([`${code} site-config/redirects.json:4:15`])
      expect((await site.build()).ok).toBe(false)
      expect(existsSync(path.join(site.root, 'evil'))).toBe(false)
    },
  )

  test.each(['/news/../', '/news/../../../evil/', '/news/%2e%2e/', '/news/con/', '/a-..-b/', '/a-con-b/'])(
    'the path %s of an article, which a pattern takes, is refused',
    async (file) => {
      const patterns = [
        { original: '/news/{slug}/', path: { nl: '/nl/nieuws/{slug}/' } },
        { original: '/a-{slug}-b/', path: { nl: '/nl/{slug}/' } },
      ]
      const site = createSite({
        'site-config/routes.json': { routes: [...ROUTES, ...patterns] },
        'content/articles/evil.json': { path: file, title: { nl: 'Evil' } },
      })
      expect((await site.check()).map(({ at }) => at?.file)).toContain('content/articles/evil.json')
      expect((await site.build()).ok).toBe(false)
      expect(existsSync(site.output)).toBe(false)
    },
  )

  test.each(['/property/{id}/{id}/', '/x{/', '/x}/', '/({id}/', '/[{id}/', '/{id', '/{ID}/', '/{}/'])(
    'an original %s is no bug of ours',
    async (original) => {
      const site = createSite({
        'site-config/routes.json': { routes: [...ROUTES, { original, path: { nl: '/nl/x/' } }] },
      })
      await expect(site.check()).resolves.toBeInstanceOf(Array)
    },
  )
})
