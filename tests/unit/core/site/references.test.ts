/** Everything that content and configuration name must exist. */
import { describe, expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { menuPath } from '../../../../core/site/references.ts'
import { house, page, properties, route, rulesConfig, withRoutes } from '../../../support/view.ts'
import { ABOUT, about, found } from './reported.ts'

const FILE = 'content/pages/about.json'

test('words of the search box belong to a type group that is there', async () => {
  const flags = {
    showSearchInput: true,
    showSearchButton: true,
    showCountProperty: true,
    showSearchCount: true,
  }
  const words = [
    { type: 1, words: ['passiefhuis'] },
    { type: 77, words: ['woonboot'] },
  ]
  expect(await found({ 'site-config/search.json': { ...flags, words } })).toEqual([
    'error AS3301 site-config/search.json 77',
  ])
})

test('the page above and the pages below are there', async () => {
  const tree = { id: 1, parentId: 7, childMenus: [1, 8] }
  const files = { ...ABOUT, [FILE]: { path: '/about/', params: { title: 'x' }, ...tree } }
  expect(await found(files)).toEqual([`warning AS3301 ${FILE} 7`, `warning AS3301 ${FILE} 8`])
})

describe('a module', () => {
  const relating = (type: string, id: unknown, more: object = {}) =>
    about({ modules: [{ relations: [{ type, id }], ...more }] })

  test.each<[string, unknown]>([
    ['property-list', 'sale'],
    ['property-list', 'rent'],
    ['property-list', 'latest'],
    ['property-list', 'references'],
    ['project-list', 'all'],
    ['contact', 'site-contact'],
    ['contact', 'offices'],
    ['contact', 'team'],
    ['storage', 'all'],
    ['saved', 'all'],
  ])('may show %s %s', async (type, id) => {
    expect(await found(relating(type, id, { maxItems: 1 }))).toEqual([])
  })

  test.each<[string, string, string]>([
    ['property-list', 'sales', 'list of properties'],
    ['project-list', 'some', 'list of projects'],
    ['contact', 'nobody', 'form'],
    ['storage', 'x', 'list of what is stored'],
    ['saved', 'x', 'list of what is saved'],
    ['article', 'x', 'article'],
    ['category', 'x', 'category of articles'],
  ])('may not show %s %s', async (type, id, kind) => {
    const files = relating(type, id)
    expect(await found(files)).toEqual([`error AS3301 ${FILE} "${id}"`])
    expect((await linkFiles(files)).problems[0]?.message).toContain(kind)
  })

  test('may show an article or a category that is there', async () => {
    const articles = {
      ...withRoutes(route('about'), {
        original: '/news/{slug}/',
        path: { nl: '/nl/n/{slug}/', fr: '/fr/n/{slug}/' },
      }),
      'content/articles/a.json': { id: 'first', path: '/news/a/', category: 'news', title: 'A' },
    }
    expect(await found({ ...relating('article', 'first'), ...articles })).toEqual([])
    expect(await found({ ...relating('category', 'news'), ...articles })).toEqual([])
    expect(await found({ ...relating('category', 'first'), ...articles })).toHaveLength(1)
    const below = {
      ...articles,
      'content/articles/b.json': { path: '/news/b/', category: 'a/b/c', title: 'B' },
    }
    for (const category of ['a', 'a/b', 'a/b/c'])
      expect(await found({ ...relating('category', category), ...below })).toEqual([])
    expect(await found({ ...relating('category', 'b'), ...below })).toHaveLength(1)
  })

  test('that is a draft is not looked at', async () => {
    const draft = { status: 'Draft', link: { path: '/gone/', label: 'x' }, description: '[x](/gone/)' }
    expect(await found(relating('contact', 'nobody', draft))).toEqual([])
  })

  test('without an id shows nothing', async () => {
    expect(await found(relating('contact', undefined))).toHaveLength(1)
  })

  test.each([
    ['a text', { description: '[x](/gone/)' }, `error AS3302 ${FILE} /gone/`],
    ['a second text', { description2: '[x](/gone/)' }, `error AS3302 ${FILE} /gone/`],
    ['a button', { link: { path: '/gone/', label: 'x' } }, `error AS3302 ${FILE} "/gone/"`],
  ])('with a dead link in %s', async (_, module, problem) => {
    expect(await found(about({ modules: [{ title: 'x' }, module] }))).toEqual([problem])
  })
})

describe('a page', () => {
  test.each<[string, object, string]>([
    ['whose text leads nowhere', { content: '[x](/gone/)' }, `error AS3302 ${FILE} /gone/`],
    ['that leads on to nowhere', { redirect: true, redirectUrl: '/gone/' }, `error AS3302 ${FILE} "/gone/"`],
    [
      'whose video is missing',
      { video: { url: 'film.mp4', mimetype: 'video/mp4' } },
      `error AS3301 ${FILE} "film.mp4"`,
    ],
  ])('%s', async (_, params, problem) => {
    expect(await found(about(params))).toEqual([problem])
  })

  test('whose text is too complex is shown where the text stands', async () => {
    const [problem, ...others] = await found(about({ content: { nl: `${'> '.repeat(5000)}x`, fr: 'x' } }))
    expect(problem?.startsWith(`error AS3305 ${FILE} "> > `)).toBe(true)
    expect(others).toEqual([])
  })

  test('that leads to a page which a language lacks is warned of, in the languages that it has', async () => {
    const only = {
      ...withRoutes(route('about'), { original: '/only/', path: { nl: '/nl/enkel/' } }),
      ...page('only', { title: { nl: 'Enkel' } }),
    }
    expect(
      await found({ ...page('about', { content: { nl: '[x](/only/)', fr: '[x](/only/)' } }), ...only }),
    ).toEqual([`warning AS3306 ${FILE} /only/`])
    expect(
      await found({ ...page('about', { title: { nl: 'Over' }, content: '[x](/only/)' }), ...only }),
    ).toEqual([expect.stringContaining('AS3201')])
  })
})

describe('records', () => {
  test.each<[string, SiteFiles]>([
    ['a property', properties(house(1, { Description: { nl: '[x](/gone/)', fr: 'x' } }))],
    ['a project', { 'content/projects/8.json': project(8, { Description: { nl: '[x](/gone/)', fr: 'x' } }) }],
    [
      'an article',
      {
        ...withRoutes({ original: '/news/{slug}/', path: { nl: '/nl/n/{slug}/' } }),
        'content/articles/a.json': { path: '/news/a/', title: { nl: 'A' }, content: { nl: '[x](/gone/)' } },
      },
    ],
  ])('%s whose text leads nowhere', async (_, files) => {
    expect(await found(files)).toEqual([expect.stringMatching(/^error AS3302 .* \/gone\/$/)])
  })

  test('a property of an unknown type', async () => {
    const [file] = Object.keys(properties())
    expect(await found(properties(house(1, { WebID: 9 })))).toEqual([`error AS3301 ${file} 9`])
    expect(await found(properties(house(1, { WebIDs: '4,8' })))).toEqual([`error AS3301 ${file} "4,8"`])
  })

  test.each([
    ['VideoUrl', 'video', house],
    ['VirtualTourUrl', 'tour', house],
    ['VideoUrl', 'video', project],
  ] as const)('a %s of an unknown host', async (field, kind, make) => {
    const url = 'https://films.example/1'
    const record = make(1, { [field]: url })
    const files = make === house ? properties(record) : { 'content/projects/1.json': record }
    const { problems } = await linkFiles(files)
    expect(problems.map(({ code }) => code)).toEqual(['AS3307'])
    expect(problems[0]?.message).toContain(kind)
    expect(await found({ ...files, ...rulesConfig({ tourHosts: ['films.example'] }) })).toEqual([])
  })
})

test.each([
  ['/', 'about', '/about/'],
  ['/about/', 'team', '/about/team/'],
  ['/about/', '/team/', '/about/team/'],
  ['/', '/', '/'],
])('below %s, %s is %s', (parent, path, whole) => {
  expect(menuPath(parent, path)).toBe(whole)
})
