/** The page of an article shows the article, its neighbours and other articles. */
import { describe, expect, test } from 'vitest'
import { articlePage } from '../../../../core/view/article-page.ts'
import type { Siblings } from '../../../../core/view/article-page.ts'
import { graphOf, page, picture, route, viewOf, withRoutes } from '../../../support/view.ts'

const article = (name: string, more: object = {}) => ({
  [`content/articles/${name}.json`]: {
    path: `/news/${name}/`,
    category: 'news',
    title: { nl: `Titel ${name}`, fr: `Titre ${name}` },
    ...more,
  },
})
const NEWS = (crumb: string) =>
  withRoutes(route('about'), {
    original: '/news/{slug}/',
    path: { nl: '/nl/nieuws/{slug}/', fr: '/fr/nouvelles/{slug}/' },
    breadcrumb: [{ name: { nl: 'Nieuws', fr: 'Nouvelles' }, path: crumb }],
  })
const FULL = {
  name: { nl: 'An' },
  place: { nl: 'verkocht in Gent' },
  summary: { nl: 'Goed geholpen.' },
  content: { nl: 'Het **hele** verhaal.' },
  image: { url: 'images/an.jpg', alt: 'An' },
  createDate: '2026-01-01',
  modifyDate: '2026-02-01',
}

async function pageOf(
  name: string,
  others: readonly string[],
  files: object = {},
  { locale = 'nl', crumb = '/about/' }: { locale?: 'nl' | 'fr'; crumb?: string } = {},
) {
  const articles = Object.assign({}, ...others.map((other) => article(other))) as object
  const view = await viewOf({ ...NEWS(crumb), ...page('about'), ...articles, ...files }, { locale })
  const list = others.map((other) => view.article(`/news/${other}/`))
  const siblings: Siblings = { articles: list, places: new Map(list.map((each, index) => [each, index])) }
  return articlePage(view.context, view.article(`/news/${name}/`), siblings)
}

test('a testimonial is shown with who, where, when and what', async () => {
  const { frame, ...rest } = await pageOf('a', ['a'], article('a', FULL))
  expect(rest).toEqual({
    title: 'Titel a',
    name: 'An',
    place: 'verkocht in Gent',
    date: { iso: '2026-01-01', text: '1 januari 2026' },
    lead: 'Goed geholpen.',
    body: '<p>Het <strong>hele</strong> verhaal.</p>',
    picture: picture('an', 'article', 'An'),
    towns: [],
    list: { href: '/nl/about/', label: 'Nieuws' },
    others: [],
  })
  expect(frame.breadcrumbs.at(-1)).toEqual({ label: 'Titel a' })
  expect(frame.head).toMatchObject({
    title: 'Titel a, verkocht in Gent | Kantoor Linde',
    description: 'Goed geholpen.',
    openGraph: {
      type: 'article',
      image: { url: 'https://kantoor-linde.example/_a/img/an-og.webp', alt: 'An' },
    },
  })
})

test('pictures stand where the text has them, with their captions', async () => {
  const content = {
    nl: 'Voor.\n\n![Hal](../../images/hal.jpg "De hal")\n![](images/missing.jpg)\n\nNa, met ![dit](images/b.jpg) erin.',
  }
  const { body, story } = await pageOf('a', ['a'], article('a', { content }))
  expect(body).toBeUndefined()
  expect(story).toEqual([
    { kind: 'text', html: '<p>Voor.</p>' },
    { kind: 'pictures', pictures: [{ ...picture('hal', 'article', 'Hal'), caption: 'De hal' }] },
    { kind: 'text', html: '<p>Na, met dit erin.</p>' },
  ])
})

test('it is a review of the agency, without stars', async () => {
  const { frame } = await pageOf('a', ['a'], article('a', FULL))
  const [review] = graphOf(frame.head.jsonLd)
  expect(review).toEqual({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'An' },
    reviewBody: 'Goed geholpen.',
    itemReviewed: {
      '@type': 'RealEstateAgent',
      name: 'Kantoor Linde',
      '@id': 'https://kantoor-linde.example/#office-1',
    },
    url: 'https://kantoor-linde.example/nl/nieuws/a/',
    inLanguage: 'nl',
    datePublished: '2026-01-01',
    dateModified: '2026-02-01',
  })
})

test('an article without a name is one of the agency', async () => {
  const { frame, ...rest } = await pageOf('a', ['a'], {}, { locale: 'fr' })
  const list = { href: '/fr/about/', label: 'Nouvelles' }
  expect(rest).toEqual({ title: 'Titre a', towns: [], list, others: [] })
  expect(frame.head.title).toBe('Titre a | Kantoor Linde')
  const agency = { '@id': 'https://kantoor-linde.example/#office-1' }
  expect(graphOf(frame.head.jsonLd)[0]).toEqual({
    '@type': 'Article',
    headline: 'Titre a',
    author: agency,
    publisher: agency,
    url: 'https://kantoor-linde.example/fr/nouvelles/a/',
    inLanguage: 'fr',
  })
})

test('the list that it belongs to is the crumb before it, unless that is the home page', async () => {
  expect((await pageOf('a', ['a'])).list).toEqual({ href: '/nl/about/', label: 'Nieuws' })
  expect(await pageOf('a', ['a'], {}, { crumb: '/' })).not.toHaveProperty('list')
})

test('fields for search engines are those of the language', async () => {
  const seo = { nl: { isActiveSEO: true, metadataTitle: 'Gevonden' } }
  expect((await pageOf('a', ['a'], article('a', { seo }))).frame.head.title).toBe('Gevonden')
  expect((await pageOf('a', ['a'], article('a', { seo }), { locale: 'fr' })).frame.head.title).toContain(
    'Titre a',
  )
})

describe('neighbours and others', () => {
  const ALL = ['a', 'b', 'c', 'd', 'e'] as const
  test.each<[string, readonly string[], string | undefined, string | undefined, string]>([
    ['a', ALL, undefined, 'b', 'b c d'],
    ['b', ALL, 'a', 'c', 'c d e'],
    ['c', ALL, 'b', 'd', 'd e a'],
    ['d', ALL, 'c', 'e', 'e a b'],
    ['e', ALL, 'd', undefined, 'a b c'],
    ['a', ['a', 'b'], undefined, 'b', 'b'],
    ['b', ['a', 'b'], 'a', undefined, 'a'],
    ['a', ['a'], undefined, undefined, ''],
  ])('of %s among %j', async (name, all, previous, next, others) => {
    const shown = await pageOf(name, all)
    const link = (of: string | undefined) => of && { href: `/nl/nieuws/${of}/`, label: `Titel ${of}` }
    expect(shown.previous).toEqual(link(previous))
    expect(shown.next).toEqual(link(next))
    expect(shown.others.map(({ title }) => title.replace('Titel ', '')).join(' ')).toBe(others)
  })
})
