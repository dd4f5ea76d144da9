import { describe, expect, test } from 'vitest'
import { pageModule } from '../../../../core/schema/page.ts'
import { blocksOf } from '../../../../core/view/blocks.ts'
import { inArticleOrder, teaserOf } from '../../../../core/view/teasers.ts'
import type { Block } from '../../../../core/view/types.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { page, picture, route, viewOf, withRoutes } from '../../../support/view.ts'
import { blockOf, blocksIn } from './blocks-in.ts'

describe('articles', () => {
  const article = (name: string, more: object = {}) => ({
    [`content/articles/${name}.json`]: {
      path: `/news/${name}/`,
      category: 'news',
      title: { nl: name },
      ...more,
    },
  })
  const NEWS = withRoutes(route('about'), {
    original: '/news/{slug}/',
    path: { nl: '/nl/nieuws/{slug}/', fr: '/fr/nouvelles/{slug}/' },
  })
  const ALL = {
    ...NEWS,
    ...article('old', { createDate: '2025-01-01' }),
    ...article('new', { createDate: '2026-01-01' }),
    ...article('first', { sort: -1 }),
    ...article('same', { createDate: '2025-01-01' }),
    ...article('other', { category: 'services', title: { nl: 'Dienst', fr: 'Service' }, id: 'dienst' }),
  }
  const news = (more: object = {}) => ({ relations: [{ type: 'category', id: 'news' }], ...more })
  const titlesOf = (block: Block & { kind: 'articles' }) => block.teasers.map(({ title }) => title)

  test('of a category stand by their order, then the newest first, then by id', async () => {
    const block = await blockOf('articles', news({ description: 'Nieuws' }), ALL)
    expect(titlesOf(block)).toEqual(['first', 'new', 'old', 'same'])
    expect(block).toMatchObject({ view: 'module', perRow: 3, intro: '<p>Nieuws</p>' })
    expect(block).not.toHaveProperty('autoplay')
  })

  test('an undated one is the last; equal ones stand by id', async () => {
    const view = await viewOf({ ...ALL, ...article('undated') })
    const of = (name: string) => view.article(`/news/${name}/`)
    const names = ['undated', 'same', 'first', 'old', 'new']
    const sorted = names
      .map(of)
      .sort(inArticleOrder)
      .map(({ original }) => original.split('/')[2])
    expect(sorted).toEqual(['first', 'new', 'old', 'same', 'undated'])
  })

  test('of several relations are one list', async () => {
    const relations = [
      { type: 'article', id: 'dienst' },
      { type: 'category', id: 'news' },
    ]
    const block = await blockOf('articles', { relations }, ALL)
    expect(titlesOf(block)).toEqual(['first', 'new', 'old', 'same', 'Dienst'])
  })

  test('and other relations follow each other; the texts are those of the first that is not empty', async () => {
    const relations = [
      { type: 'category', id: 'none' },
      { type: 'category', id: 'news' },
      { type: 'contact', id: 'offices' },
      { type: 'contact', id: 'site-contact' },
    ]
    const module = { relations, title: 'Titel', description: 'Tekst', colorBackground: '#AABBCC', span: 8 }
    const view = await viewOf({ ...ALL, ...page('about') })
    const blocks = blocksOf(view.context, [pageModule.parse(module)], { position: 'contentRow' })
    expect(blocks.map(({ kind }) => kind)).toEqual(['articles', 'offices', 'form'])
    expect(blocks.map(({ title }) => title)).toEqual(['Titel', undefined, undefined])
    expect(blocks.map(({ placement }) => [placement.span, placement.tinted])).toEqual([
      [8, true],
      [8, undefined],
      [8, undefined],
    ])
    expect(blocks[2]).not.toHaveProperty('intro')
  })

  test('below other relations of a module are shown as it says', async () => {
    const relations = [
      { type: 'contact', id: 'offices' },
      { type: 'category', id: 'news' },
    ]
    const about = { description: 'Tekst', span: 8, col: { lg: 4 }, class: 'on-paper', sort: 1 }
    const cards = {
      view: 'slider-view',
      numberItemOfRow: 2,
      maxItems: 2,
      autoplay: 5,
      isHasSubcategories: true,
    }
    const files = { ...ALL, ...article('below', { category: 'news/local', sort: -2 }) }
    const [, block] = await blocksIn([{ relations, ...about, ...cards }], files)
    expect(block).toMatchObject({
      kind: 'articles',
      view: 'slider',
      perRow: 2,
      autoplay: 5,
      teasers: [{ title: 'below' }, { title: 'first' }],
      placement: { span: 8, lg: 4, className: 'on-paper' },
    })
    expect(block).not.toHaveProperty('intro')
  })

  test('of a category include those below it if the module says so', async () => {
    const files = {
      ...ALL,
      ...article('below', { category: 'news/local' }),
      ...article('beside', { category: 'news-archive' }),
    }
    const shown = async (more: object) => titlesOf(await blockOf('articles', news(more), files))
    expect(await shown({})).toEqual(['first', 'new', 'old', 'same'])
    expect(await shown({ isHasSubcategories: true })).toEqual(['first', 'new', 'old', 'same', 'below'])
    const parent = { relations: [{ type: 'category', id: 'sport' }], isHasSubcategories: true }
    const sport = article('sport', { category: 'sport/local' })
    expect(titlesOf(await blockOf('articles', parent, { ...ALL, ...sport }))).toEqual(['sport'])
  })

  test('one is named by its id', async () => {
    const block = await blockOf('articles', { relations: [{ type: 'article', id: 'dienst' }] }, ALL)
    expect(titlesOf(block)).toEqual(['Dienst'])
  })

  test.each<[string, object, object]>([
    ['single-view', {}, { view: 'single', perRow: 3 }],
    ['module-view', { numberItemOfRow: 2, autoplay: 5 }, { view: 'module', perRow: 2 }],
    ['slider-view', {}, { view: 'slider', perRow: 1 }],
    ['slider-view', { numberItemOfRow: 2, autoplay: 5 }, { view: 'slider', perRow: 2, autoplay: 5 }],
    ['quote-view', {}, { view: 'quote', perRow: 3 }],
  ])('as a %s with %j', async (view, more, shown) => {
    const block = await blockOf('articles', news({ view, ...more }), ALL)
    expect({
      view: block.view,
      perRow: block.perRow,
      ...(block.autoplay && { autoplay: block.autoplay }),
    }).toEqual(shown)
  })

  test('are fifty at most, or as many as the module says', async () => {
    const many = Object.assign(
      {},
      ...Array.from({ length: 51 }, (_, index) => article(`a${index}`)),
    ) as SiteFiles
    expect(titlesOf(await blockOf('articles', news(), { ...NEWS, ...many }))).toHaveLength(50)
    expect(titlesOf(await blockOf('articles', news({ maxItems: 2 }), { ...NEWS, ...many }))).toHaveLength(2)
  })

  test('that the language lacks are left out, and the block with them', async () => {
    expect(await blocksIn([news()], ALL, { locale: 'fr' })).toEqual([])
    const services = await blocksIn([{ relations: [{ type: 'category', id: 'services' }] }], ALL, {
      locale: 'fr',
    })
    expect(services).toMatchObject([{ teasers: [{ href: '/fr/nouvelles/other/', title: 'Service' }] }])
  })

  test('as teasers say who, where and what', async () => {
    const view = await viewOf({
      ...NEWS,
      ...article('an', {
        name: { nl: 'An' },
        place: { nl: 'in Gent' },
        summary: { nl: 'Goed.' },
        image: { url: 'images/an.jpg', alt: 'An' },
      }),
    })
    expect(teaserOf(view.context, view.article('/news/an/'))).toEqual({
      href: '/nl/nieuws/an/',
      title: 'an',
      summary: 'Goed.',
      picture: picture('an', 'article', 'An'),
      name: 'An',
      place: 'in Gent',
    })
  })
})
