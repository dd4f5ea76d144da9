/** Modules of a page become blocks. A module without anything to show is left out. */
import { describe, expect, test } from 'vitest'
import type { Block } from '../../../../core/view/types.ts'
import { picture } from '../../../support/view.ts'
import { blockOf, blocksIn } from './blocks-in.ts'
import type { Position } from './blocks-in.ts'

const TEXT = { description: { nl: 'Tekst', fr: 'Texte' } }

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
