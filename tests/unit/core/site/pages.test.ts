/** Paths that pages and articles name: nothing of them may leave the site, and a missing slash changes nothing. */
import { describe, expect, test } from 'vitest'
import { linkFiles, planOf, siteOf } from '../../../support/linked.ts'
import { MINIMAL, plot } from '../../../support/site.ts'

const { routes } = MINIMAL['site-config/routes.json'] as { routes: readonly object[] }

const NEWS = [
  { original: '/news/{slug}/', path: { nl: '/nl/nieuws/{slug}/' } },
  { original: '/a-{slug}-b/', path: { nl: '/nl/{slug}/' } },
  { original: '/twice/{slug}/', path: { nl: '/nl/{slug}-{slug}/' } },
]

async function articleAt(path: string) {
  const { site, places, diagnostics } = await linkFiles({
    'site-config/routes.json': { routes: [...routes, ...NEWS] },
    'content/articles/a.json': { path, title: { nl: 'Nieuws' } },
  })
  const addresses = planOf(site).plan.pages.map(({ file }) => file as string)
  return { addresses, places: places(), messages: diagnostics().map(({ message }) => message) }
}

describe('the path of an article', () => {
  test.each([
    ['/news/open-huis/', 'nl/nieuws/open-huis/index.html'],
    ['/news/open-huis', 'nl/nieuws/open-huis/index.html'],
    ['/news/Énergie_2.0/', 'nl/nieuws/Énergie_2.0/index.html'],
    [`/news/${'x'.repeat(200)}/`, `nl/nieuws/${'x'.repeat(200)}/index.html`],
    ['/a-huis-b/', 'nl/huis/index.html'],
  ])('%s is a folder', async (path, file) => {
    const { addresses, places } = await articleAt(path)
    expect(places).toEqual([])
    expect(addresses).toContain(file)
  })

  test.each([
    '/news/../',
    '/news/..',
    '/news/./',
    '/../news/a/',
    '/news/../../../../etc/',
    '/news/%2e%2e/',
    '/news/%2E./',
    '/news//',
    '//news/a/',
    '/news/a//',
    '/news/..a/',
    '/news/a./',
    '/news/con/',
    '/news/Aux.nl/',
    '/news/com1/',
    '/news/a%2fb/',
    '/news/a%5cb/',
    '/news/a\\b/',
    '/news/a:b/',
    `/news/${'x'.repeat(201)}/`,
    `/news/${'é'.repeat(101)}/`,
    '/a-..-b/',
    '/a-con-b/',
    `/twice/${'x'.repeat(101)}/`,
  ])('%j is refused, at its place', async (path) => {
    const { addresses, places } = await articleAt(path)
    expect(places).toEqual([expect.stringMatching(/^AS(?:2006|3003|3301) content\/articles\/a\.json:2:11$/)])
    for (const file of addresses)
      expect(file).toMatch(/^(?:(?:nl|fr|property|for-sale|project|languages)\/|(?:index|404)\.html$)/)
  })

  test('says which step it refuses', async () => {
    const { messages } = await articleAt('/news/con/')
    expect(messages).toEqual(['"con" in "/news/con/" cannot be the name of a folder'])
  })
})

test('of a page says nothing of the folders above, also in a link', async () => {
  const { places } = await linkFiles({
    'content/pages/home.json': {
      path: '/',
      params: { title: 'x', modules: [{ link: { path: '/../for-sale/', label: 'x' } }] },
    },
  })
  expect(places()).toContain('AS2006 content/pages/home.json:8:19')
})

test('a page without a slash at the end of its path has its lists, and links find it', async () => {
  const list = MINIMAL['content/pages/for-sale.json'] as object
  const site = await siteOf({
    'content/pages/for-sale.json': { ...list, path: '/for-sale' },
    'content/properties/all.json': Array.from({ length: 25 }, (_, index) => plot(index + 1)),
  })
  const { plan, problems } = planOf(site)
  expect(problems).toEqual([])
  expect(plan.pages.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/nl/te-koop/',
      '/nl/te-koop/pagina/2/',
      '/nl/te-koop/type/4/pagina/2/',
      '/nl/te-koop/9000-gent/',
      '/for-sale/',
    ]),
  )
})

test('the page that says that something was not found is known without a slash too', async () => {
  const site = await siteOf({
    'site-config/routes.json': { routes: [...routes, { original: '/404/', path: { nl: '/nl/404/' } }] },
    'content/pages/404.json': { path: '/404', params: { title: { nl: 'Weg' } } },
  })
  const slots = planOf(site)
    .plan.pages.filter(({ url }) => url.includes('404'))
    .map(({ slot }) => slot)
  expect(new Set(slots)).toEqual(new Set(['not-found']))
})

describe('a page that the path table does not know', () => {
  const hintFor = async (path: string) => {
    const { diagnostics } = await linkFiles({ 'content/pages/a.json': { path, params: { title: 'x' } } })
    return diagnostics().map(({ code, hint }) => [code, hint])
  }

  test('is reported with the entry to add', async () => {
    const entry = '{ "original": "/contact/", "path": { "nl": "/nl/contact/" } }'
    expect(await hintFor('/contact/')).toEqual([['AS3301', `add ${entry} to site-config/routes.json`]])
  })

  test('is reported with the path that was meant', async () => {
    expect(await hintFor('/for-sales/')).toEqual([['AS3301', 'did you mean "/for-sale/"?']])
  })
})

test('a page without parameters is nowhere, and nothing else is wrong', async () => {
  const { site, problems } = await linkFiles({
    'site-config/routes.json': { routes: [...routes, { original: '/bare/', path: { nl: '/nl/bare/' } }] },
    'content/pages/bare.json': { path: '/bare/' },
  })
  expect(site.pages.find(({ original }) => original === '/bare/')).toMatchObject({ paths: {}, titles: {} })
  expect(problems.map(({ code, message }) => [code, message.split(' ').slice(0, 2).join(' ')])).toEqual([
    ['AS3201', 'page /bare/'],
  ])
})

test.each<[string, object, readonly string[]]>([
  ['in the default language alone', { nl: 'Welkom' }, ['AS3201']],
  ['in another language alone', { fr: 'Bienvenue' }, ['AS3201', 'AS3203']],
])('a home page %s', async (_, title, codes) => {
  const { problems } = await linkFiles({ 'content/pages/home.json': { path: '/', params: { title } } })
  expect(problems.map(({ code }) => code)).toEqual(codes)
  const hint = problems.find(({ code }) => code === 'AS3203')?.hint
  if (codes.includes('AS3203'))
    expect(hint).toBe('add its title in nl, or set "languageDefault" to "fr" in site-config/languages.json')
})

test('a second whole list on a page is reported beside the first, each once', async () => {
  const file = (language: 'nl' | 'fr') => {
    const modules = ['sale', 'rent'].map((id) => ({ relations: [{ type: 'property-list', id }] }))
    return { path: '/for-sale/', params: { title: { [language]: 'x' }, modules } }
  }
  const { problems } = await linkFiles({
    'content/pages/for-sale.json': null,
    'content/pages/for-sale.nl.json': file('nl'),
    'content/pages/for-sale.fr.json': file('fr'),
  })
  expect(problems.map(({ code, related = [] }) => [code, related.length])).toEqual([['AS3206', 1]])
})
