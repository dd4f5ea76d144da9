/** Modules of a page become blocks. A module without anything to show is left out. */
import { describe, expect, test } from 'vitest'
import { pageModule } from '../../../../core/schema/page.ts'
import { blocksOf } from '../../../../core/view/blocks.ts'
import { inArticleOrder, teaserOf } from '../../../../core/view/teasers.ts'
import type { Block } from '../../../../core/view/types.ts'
import { MINIMAL, project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import {
  house,
  page,
  picture,
  properties,
  RENT_LIST,
  rental,
  route,
  siteConfig,
  viewOf,
  withRoutes,
} from '../../../support/view.ts'

type Position = 'contentTop' | 'contentRow' | 'contentBottom'

const TEXT = { description: { nl: 'Tekst', fr: 'Texte' } }

async function blocksIn(
  modules: readonly object[],
  files: SiteFiles = {},
  { locale = 'nl', position = 'contentRow' }: { locale?: 'nl' | 'fr'; position?: Position } = {},
): Promise<readonly Block[]> {
  const all = { ...withRoutes(route('about')), ...page('about', { modules }), ...files }
  const view = await viewOf(all, { locale })
  return blocksOf(view.context, view.page('/about/').page.params?.modules ?? [], { position })
}

async function blockOf<Kind extends Block['kind']>(
  kind: Kind,
  module: object,
  files: SiteFiles = {},
  locale: 'nl' | 'fr' = 'nl',
): Promise<Block & { kind: Kind }> {
  const blocks = await blocksIn([module], files, { locale })
  expect(blocks.map((block) => block.kind)).toEqual([kind])
  return blocks[0] as Block & { kind: Kind }
}

describe('the modules of a page', () => {
  const titled = (title: string, more: object = {}) => ({ title, ...more })
  const titles = (blocks: readonly Block[]) => blocks.map(({ title }) => title)

  test('stand in their order; equal ones as they were written', async () => {
    const modules = [
      titled('b', { sort: 1 }),
      titled('c', { sort: 2 }),
      titled('a'),
      titled('d', { sort: 1 }),
    ]
    expect(titles(await blocksIn(modules))).toEqual(['a', 'b', 'd', 'c'])
    expect(titles(await blocksIn([titled('zero'), titled('first', { sort: -1 })]))).toEqual(['first', 'zero'])
  })

  test.each<[Position, readonly string[]]>([
    ['contentTop', ['top']],
    ['contentRow', ['none', 'row']],
    ['contentBottom', ['bottom']],
  ])('in %s are those that ask for it', async (position, expected) => {
    const modules = [
      titled('none'),
      titled('top', { position: 'contentTop' }),
      titled('row', { position: 'contentRow' }),
      titled('bottom', { position: 'contentBottom' }),
    ]
    expect(titles(await blocksIn(modules, {}, { position }))).toEqual(expected)
  })

  test('that are drafts or archived are not shown', async () => {
    const modules = ['Draft', 'Archived', 'Published'].map((status) => titled(status, { status }))
    expect(titles(await blocksIn(modules))).toEqual(['Published'])
  })

  test('without a title in the language have none; its size is medium if nobody says', async () => {
    const [plain, large] = await blocksIn(
      [
        { ...TEXT, title: { nl: 'Titel' } },
        { ...TEXT, titleSize: 'large' },
      ],
      {},
      { locale: 'fr' },
    )
    expect(plain).toMatchObject({ titleSize: 'medium' })
    expect(plain).not.toHaveProperty('title')
    expect(large?.titleSize).toBe('large')
  })
})

describe('the place of a block', () => {
  test.each<[string, object, object]>([
    ['takes the whole width', {}, { span: 12, sm: 12, md: 12, lg: 12 }],
    ['is as wide as the widest screen says', { span: 8, col: { lg: 4 } }, { span: 8, sm: 12, md: 12, lg: 4 }],
    ['grows from the narrowest', { col: { sm: 6 } }, { span: 12, sm: 6, md: 6, lg: 6 }],
    ['grows from the middle', { col: { sm: 6, md: 4 } }, { span: 12, sm: 6, md: 4, lg: 4 }],
    ['has one for each screen', { col: { sm: 6, md: 4, lg: 3 } }, { span: 12, sm: 6, md: 4, lg: 3 }],
    ['has its class', { class: 'on-paper' }, { span: 12, sm: 12, md: 12, lg: 12, className: 'on-paper' }],
    [
      'has its colour',
      { class: 'wide', colorBackground: '#AABBCC' },
      { span: 12, sm: 12, md: 12, lg: 12, className: 'wide on-aabbcc', tinted: true },
    ],
    [
      'has no colour that is not its background',
      { colorBackground: '#AABBCC', backgroundType: 'gallery' },
      { span: 12, sm: 12, md: 12, lg: 12 },
    ],
    [
      'has a picture behind it',
      { backgroundType: 'image', image: 'images/wall.jpg', colorBackground: '#AABBCC' },
      { span: 12, sm: 12, md: 12, lg: 12, backgrounds: [picture('wall', 'banner', '')] },
    ],
    [
      'has pictures behind it',
      { backgroundType: 'gallery', images: ['images/a.jpg', 'images/missing.jpg', 'images/b.jpg'] },
      {
        span: 12,
        sm: 12,
        md: 12,
        lg: 12,
        backgrounds: [picture('a', 'banner', ''), picture('b', 'banner', '')],
      },
    ],
  ])('%s', async (_, more, placement) => {
    const [block] = await blocksIn([{ ...TEXT, ...more }])
    expect(block?.placement).toEqual(placement)
  })
})

describe('text', () => {
  test('with all that may stand beside it', async () => {
    const block = await blockOf('text', {
      title: 'Titel',
      description: '**Vet**',
      description2: 'Meer',
      image: { url: 'images/a.jpg', alt: 'A' },
      images: ['images/b.jpg', 'images/missing.jpg', 'images/c.jpg'],
      link: { path: '/for-sale/', label: 'Koop' },
    })
    const { placement: _, ...rest } = block
    expect(rest).toEqual({
      kind: 'text',
      title: 'Titel',
      titleSize: 'medium',
      body: '<p><strong>Vet</strong></p>',
      body2: '<p>Meer</p>',
      picture: picture('a', 'article', 'A'),
      gallery: [picture('b', 'article', ''), picture('c', 'article', '')],
      link: { href: '/nl/te-koop/', label: 'Koop' },
    })
  })

  test('with pictures behind it does not show them again under it', async () => {
    const block = await blockOf('text', { ...TEXT, backgroundType: 'gallery', images: ['images/a.jpg'] })
    expect(block).not.toHaveProperty('gallery')
  })

  test('with a background has no picture beside it', async () => {
    expect(
      await blockOf('text', { ...TEXT, backgroundType: 'image', image: 'images/a.jpg' }),
    ).not.toHaveProperty('picture')
  })

  test.each<[string, object, boolean]>([
    ['nothing', {}, false],
    ['a title', { title: 'Titel' }, true],
    ['a title of another language', { title: { nl: 'Titel' } }, false],
    ['a text', TEXT, true],
    ['a picture', { image: 'images/a.jpg' }, true],
    ['pictures', { images: ['images/a.jpg'] }, true],
    ['pictures that are missing', { images: ['images/missing.jpg'] }, false],
    ['a link alone', { link: { path: '/for-sale/', label: 'x' } }, false],
  ])('with %s', async (_, module, isShown) => {
    const blocks = await blocksIn([module], {}, { locale: 'fr' })
    expect(blocks.map(({ kind }) => kind)).toEqual(isShown ? ['text'] : [])
  })
})

describe('a quote', () => {
  const QUOTE = {
    view: 'quote-view',
    title: { nl: 'An' },
    description: { nl: 'Goed *geholpen*.' },
    description2: { nl: 'Verkoper' },
    image: 'images/an.jpg',
  }

  test('is said by somebody: the title is a name', async () => {
    const { placement: _, ...rest } = await blockOf('quote', QUOTE)
    expect(rest).toEqual({
      kind: 'quote',
      titleSize: 'medium',
      quote: 'Goed *geholpen*.',
      name: 'An',
      role: 'Verkoper',
      picture: picture('an', 'article', ''),
    })
  })

  test('without words in the language is left out', async () => {
    expect(await blocksIn([QUOTE], {}, { locale: 'fr' })).toEqual([])
  })
})

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

describe('properties', () => {
  const dated = (id: number, more: object = {}) => house(id, { CreatedDate: `2026-01-0${id}`, ...more })
  const STOCK = {
    ...RENT_LIST,
    'site-config/routes.json': {
      routes: [
        ...(RENT_LIST['site-config/routes.json'] as { routes: readonly object[] }).routes,
        route('about'),
      ],
    },
    ...properties(
      ...[1, 2, 3, 4, 5].map((id) => dated(id)),
      dated(6, { Status: 2, LastChangedDate: '2026-02-01' }),
      rental(7, { CreatedDate: '2026-01-07' }),
      rental(8, { CreatedDate: '2025-01-01', Status: 4, LastChangedDate: '2026-03-01' }),
      dated(9, { TypeDescription: { nl: 'Alleen hier' } }),
    ),
  }
  const list = (id: string, more: object = {}) => ({ relations: [{ type: 'property-list', id }], ...more })
  const idsOf = (block: Block & { kind: 'properties' }) => block.cards.map((card) => card.id)

  test.each<[string, object, readonly number[]]>([
    ['sale', { maxItems: 3 }, [9, 5, 4]],
    ['sale', {}, [9, 5, 4, 3, 2, 1]],
    ['rent', {}, [7]],
    ['latest', {}, [9, 7, 5, 4]],
    ['latest', { maxItems: 2 }, [9, 7]],
    ['references', {}, [8, 6]],
    ['references', { maxItems: 1 }, [8]],
  ])('of %s with %j', async (id, more, ids) => {
    const { relations } = list(id)
    const block = await blockOf('properties', { relations, ...more }, STOCK)
    expect(idsOf(block)).toEqual(ids)
    expect(block).toMatchObject({ perRow: 4 })
    expect(block).not.toHaveProperty('listing')
  })

  test('that the language lacks are left out', async () => {
    expect(idsOf(await blockOf('properties', list('latest'), STOCK, 'fr'))).toEqual([7, 5, 4, 3])
  })

  test('have words, a link and a number in a row', async () => {
    const more = { description: 'Nieuw', numberItemOfRow: 2, link: { path: '/for-sale/', label: 'Alle' } }
    expect(await blockOf('properties', list('latest', more), STOCK)).toMatchObject({
      intro: '<p>Nieuw</p>',
      perRow: 2,
      link: { href: '/nl/te-koop/', label: 'Alle' },
    })
  })

  test('of which there are none make no block', async () => {
    expect(await blocksIn([list('references'), list('sale')])).toEqual([])
  })

  test('of a listing page are those of the page, with the ways to narrow the list', async () => {
    const view = await viewOf({
      ...STOCK,
      ...properties(...Array.from({ length: 26 }, (_, index) => house(index + 1))),
    })
    const modules = view.page('/for-sale/').page.params?.modules ?? []
    const blocks = (number: number) =>
      blocksOf(view.context, modules, { position: 'contentRow', listing: view.list('sale', 'all', number) })
    const [first] = blocks(1)
    const [second] = blocks(2)
    expect(first).toMatchObject({
      kind: 'properties',
      perRow: 3,
      listing: { paging: { page: 1, total: 26 } },
    })
    expect(second).toMatchObject({ cards: [{ id: 2 }, { id: 1 }], listing: { paging: { page: 2 } } })
  })

  test('of another list on a listing page are that list, unpaged', async () => {
    const listing = RENT_LIST['content/pages/for-rent.json'] as { readonly params: object }
    const modules = [
      list('rent', { numberItemOfRow: 2, description: 'Huur', link: { path: '/for-sale/', label: 'Koop' } }),
      list('sale', { maxItems: 2 }),
    ]
    const files = {
      ...STOCK,
      'content/pages/for-rent.json': { ...listing, params: { ...listing.params, modules } },
    }
    const view = await viewOf(files)
    const blocks = blocksOf(view.context, view.page('/for-rent/').page.params?.modules ?? [], {
      position: 'contentRow',
      listing: view.list('rent'),
    })
    expect(blocks).toMatchObject([
      {
        perRow: 2,
        intro: '<p>Huur</p>',
        link: { label: 'Koop' },
        listing: { goal: 1 },
        cards: [{ id: 7 }, { id: 8 }],
      },
      { cards: [{ id: 9 }, { id: 5 }] },
    ])
    expect(blocks[1]).not.toHaveProperty('listing')
  })

  test('an empty list on its own page says so', async () => {
    const view = await viewOf()
    const modules = view.page('/for-sale/').page.params?.modules ?? []
    const blocks = blocksOf(view.context, modules, { position: 'contentRow', listing: view.list('sale') })
    expect(blocks).toMatchObject([{ kind: 'properties', cards: [], listing: { paging: { total: 0 } } }])
  })
})

describe('projects', () => {
  const PROJECTS = {
    'content/projects/all.json': [project(8), project(9, { TypeDescription: { nl: 'Alleen hier' } })],
  }
  const list = (more: object = {}) => ({ relations: [{ type: 'project-list', id: 'all' }], ...more })

  test('are shown two in a row, those that the language has', async () => {
    const block = await blockOf('projects', list(), PROJECTS)
    expect(block).toMatchObject({ perRow: 2, cards: [{ title: 'Aan het water' }, { title: 'Alleen hier' }] })
    expect((await blockOf('projects', list(), PROJECTS, 'fr')).cards).toHaveLength(1)
    expect(await blockOf('projects', list({ maxItems: 1, numberItemOfRow: 4 }), PROJECTS)).toMatchObject({
      perRow: 4,
      cards: [{ title: 'Aan het water' }],
    })
  })

  test('of which there are none: a whole list says so, a teaser is left out', async () => {
    expect((await blockOf('projects', list())).cards).toEqual([])
    expect(await blocksIn([list({ maxItems: 2 })])).toEqual([])
  })
})

describe('contact', () => {
  const contact = (id: string, more: object = {}) => ({ relations: [{ type: 'contact', id }], ...more })

  test('is a form with its words', async () => {
    const block = await blockOf('form', contact('site-contact', { description: 'Schrijf ons' }))
    expect(block).toMatchObject({ intro: '<p>Schrijf ons</p>', form: { name: 'site-contact' } })
  })

  test('is the offices, with a map where one has a place', async () => {
    const bare = await blockOf('offices', contact('offices'))
    expect(bare.offices).toMatchObject([{ name: 'Gent', route: { external: true } }])
    expect(bare).not.toHaveProperty('map')
    const [office] = (MINIMAL['site-config/site.json'] as { offices: readonly object[] }).offices
    const placed = siteConfig({ offices: [{ ...office, latitude: 51.05, longitude: 3.72 }] })
    const { map } = await blockOf('offices', contact('offices'), placed)
    expect(map?.title).toBe('Onze kantoren op de kaart')
    expect(JSON.parse(map?.message ?? '')).toMatchObject({ properties: [{ id: 1, latitude: 51.05 }] })
  })

  test('is the team, where there is one', async () => {
    const team = { 'site-config/team.json': { members: [{ id: 1, name: 'An' }] } }
    expect(await blockOf('team', contact('team'), team)).toMatchObject({ people: [{ name: 'An' }] })
    expect(await blocksIn([contact('team')])).toEqual([])
  })
})

describe('the list of forms of a privacy statement', () => {
  const modules = [{ relations: [{ type: 'forms', id: 'all' }] }]
  const routes = withRoutes(route('about'), route('feedback/offer'), route('feedback/contact-me'))
  const formsIn = async (files: SiteFiles = {}) => {
    const [block] = await blocksIn(modules, { ...routes, ...files })
    return block?.kind === 'forms' ? block.forms : []
  }

  test('names what each form of the site asks for, its use and its basis', async () => {
    const [question, offer, ...others] = await formsIn()
    expect(others).toEqual([])
    expect(question).toMatchObject({ use: 'form.purpose.contact-me', basis: 'form.basis.steps' })
    expect(offer).toMatchObject({ title: 'form.title.offer', use: 'form.purpose.offer' })
    expect(offer?.data).toEqual(expect.arrayContaining(['Voornaam', 'E-mailadres', 'Bedrag in euro']))
  })

  test('follows the fields that the site chose', async () => {
    const fields = { 'contact-me': ['firstName', 'lastName', 'email'].map((name) => ({ name })) }
    const files = { 'site-config/forms.json': { fields } }
    expect((await formsIn(files))[0]?.data).toEqual(['Voornaam', 'Naam', 'E-mailadres'])
  })

  test('leaves out a form that another host receives', async () => {
    const files = { 'site-config/forms.json': { targets: { offer: 'https://forms.example/{form}' } } }
    expect((await formsIn(files)).map(({ title }) => title)).toEqual(['form.title.contact-me'])
  })
})

test('what is stored and what is saved have blocks of their own', async () => {
  const modules = [
    { relations: [{ type: 'storage', id: 'all' }] },
    { relations: [{ type: 'saved', id: 'all' }] },
  ]
  const [stored, saved] = await blocksIn(modules, properties(house(1)))
  expect(stored).toMatchObject({ kind: 'storage', groups: [{ title: 'storage.necessary' }, {}, {}, {}, {}] })
  expect(saved).toMatchObject({ kind: 'saved', lists: [{ goal: 'sale', href: '/nl/te-koop/' }] })
})
