import { describe, expect, test } from 'vitest'
import type { Banner, Block } from '../../../core/view/types.ts'
import { segmentsOf } from '../../../templates/components/block/segments.ts'
import { sample } from '../../support/sample-props.ts'
import { changed, pageOf, textOf } from './page.ts'

describe('banner', () => {
  test('its title is the title of the page', () => {
    expect(textOf(pageOf('home'), 'h1')).toBe('Een huis begint aan de straat.')
    expect(pageOf('home').querySelector('.banner h1')).not.toBeNull()
  })

  test('the way to the page stands above its title, in the banner', () => {
    const { frame } = sample('home', 'content').props
    const breadcrumbs = [{ label: 'Home', href: '/nl/' }, { label: 'Over ons' }]
    const props = { frame: { ...frame, breadcrumbs } }
    const [first, second] = changed('home', 'content', { props }).querySelectorAll('.banner__steps > *')
    expect([first?.className, second?.tagName]).toEqual(['breadcrumbs step step--bleed', 'H1'])
    const untitled = changed('home', 'content', { props: { ...props, bannerText: {} } })
    expect(untitled.querySelector('.banner .breadcrumbs')).toBeNull()
    expect(untitled.querySelector('.banner + .breadcrumbs')).not.toBeNull()
  })

  test('without a title of its own, the title of the page stands below it', () => {
    const document = changed('home', 'content', { props: { bannerText: {} } })
    expect(document.querySelector('.page-head h1')?.textContent).toBe('Een huis begint aan de straat.')
  })

  test('a sentence that the banner says is not said twice', () => {
    expect(pageOf('home').querySelector('.content__lead')).toBeNull()
    expect(textOf(pageOf('blocks'), '.content__lead')).toBe(
      'We openen zelf elke deur, en we kennen de buren.',
    )
  })

  test('a narrow screen takes the cut of its picture, where there is one', () => {
    const sources = (banner: Banner) =>
      [...changed('home', 'content', { props: { banner } }).querySelectorAll('.banner source')].map(
        (source) => [source.getAttribute('media'), source.getAttribute('srcset')],
      )
    const picture = { src: '/wide.webp', alt: '', width: 1920, height: 880 }
    expect(sources({ kind: 'image', picture })).toEqual([])
    expect(sources({ kind: 'image', picture: { ...picture, narrow: '/narrow.webp' } })).toEqual([
      ['(max-width: 767px)', '/narrow.webp'],
    ])
  })

  test('a video waits for the visitor', () => {
    const video = pageOf('banner-video').querySelector('video')
    expect(video?.hasAttribute('controls')).toBe(true)
    expect(video?.hasAttribute('autoplay')).toBe(false)
    expect(video?.getAttribute('preload')).toBe('none')
  })

  test('every card of the banner can be reached without script', () => {
    expect(pageOf('banner-cards').querySelectorAll('.banner__track a')).toHaveLength(3)
  })
})

describe('search', () => {
  test('a goal without stock is a link that leads nowhere and says so', () => {
    const [sale, rent] = pageOf('home').querySelectorAll('.search__goals a')
    expect(sale?.getAttribute('href')).toBe('/nl/te-koop/')
    expect(sale?.textContent).toBe('Te koop (34)')
    expect(rent?.hasAttribute('href')).toBe(false)
    expect(rent?.getAttribute('role')).toBe('link')
    expect(rent?.getAttribute('aria-disabled')).toBe('true')
    expect(rent?.textContent).toBe('Te huur')
  })

  test('counts can be off', () => {
    const { search } = sample('home', 'content').props
    const goals = [{ goal: 0, href: '/nl/te-koop/', disabled: false }] as const
    const types = [{ label: 'Huis', goals: [{ goal: 0, href: '/nl/te-koop/huis/' }] }] as const
    const document = changed('home', 'content', { props: { search: { ...search!, goals, types } } })
    expect(textOf(document, '.search__goals a')).toBe('Te koop')
    expect(textOf(document, '.suggestions a')).toBe('Huis: Te koop')
  })

  test('types and towns are links, so that the panel serves without script', () => {
    const links = [...pageOf('home').querySelectorAll('.suggestions a')]
    expect(links.map((link) => link.textContent)).toEqual([
      'Huis: Te koop (19)',
      'Appartement: Te koop (9)',
      'Appartement: Te huur (3)',
      'Gent (9000): Te koop (12)',
    ])
  })

  test('a list without stock is shown, but leads nowhere', () => {
    const { search } = sample('home', 'content').props
    const types = [{ label: 'Studio', goals: [{ goal: 1, count: 0 }] }] as const
    const document = changed('home', 'content', { props: { search: { ...search!, types } } })
    const link = document.querySelector('.suggestions a')
    expect(link?.textContent).toBe('Studio: Te huur')
    expect([link?.getAttribute('href'), link?.getAttribute('aria-disabled')]).toEqual([null, 'true'])
  })

  test('field and button are shown as configured', () => {
    const { search } = sample('home', 'content').props
    const off = changed('home', 'content', { props: { search: { ...search!, showInput: false } } })
    expect(off.querySelector('.search input')).toBeNull()
    const noButton = changed('home', 'content', { props: { search: { ...search!, showButton: false } } })
    expect(noButton.querySelector('.search button')).toBeNull()
    expect(noButton.querySelector('.search input')).not.toBeNull()
  })
})

describe('list', () => {
  test('says how many there are, which are shown, and which page this is', () => {
    const document = pageOf('listing')
    expect(textOf(document, 'h1')).toBe('Te koop34, 34 panden')
    expect(textOf(document, '.filters__found p')).toBe('34 panden, 1 tot 12 getoond')
    expect(textOf(document, '.paging p')).toBe('Pagina 1 van 3')
    expect(document.querySelector('.paging [rel="prev"]')).toBeNull()
    expect(document.querySelector('.paging [rel="next"]')?.getAttribute('href')).toBe('/nl/te-koop/pagina-2/')
  })

  test('pages that are left out between two numbers show as a gap', () => {
    const items = [...pageOf('listing-narrowed').querySelectorAll('.paging li')].map(
      (item) => item.textContent,
    )
    expect(items).toEqual(['1', '…', '4', '5', '6', '7', '8', '…', '20'])
  })

  test('what is chosen is named, and can be undone', () => {
    const document = pageOf('listing-narrowed')
    expect(textOf(document, '.filters__value')).toBe('Appartement')
    expect(document.querySelector('.filters__chip')?.getAttribute('href')).toBe('/nl/te-koop/')
    expect(document.querySelectorAll('.filters__list a')).toHaveLength(5)
  })

  test('an empty list says so', () => {
    expect(textOf(pageOf('listing-empty'), '.listing__empty p')).toBe('Op dit moment staat er niets te koop.')
    expect(textOf(pageOf('listing-empty'), '.listing__empty a')).toBe('Alle panden te huur')
    expect(pageOf('listing-empty').querySelector('.filters')).toBeNull()
    expect(pageOf('listing-empty').querySelector('.paging')).toBeNull()
  })

  test('what is sold shows no price and is never the large card', () => {
    const sold = pageOf('listing').querySelector('.card--sold')
    expect(sold?.querySelector('.card__price')).toBeNull()
    expect(textOf(pageOf('listing'), '.card--sold .status')).toBe('Verkocht')
    const { rows } = sample('listing', 'content').props
    const [block] = rows as readonly Extract<Block, { kind: 'properties' }>[]
    const cards =
      block?.cards.map((card) => ({ ...card, status: { label: 'Verkocht', tone: 'sold' as const } })) ?? []
    const document = changed('listing', 'content', { props: { rows: [{ ...block!, cards }] } })
    expect(document.querySelectorAll('.card--lead')).toHaveLength(0)
  })
})

describe('rows of blocks', () => {
  const block = (span: 12 | 10 | 8, lg: number, kind: 'text' | 'quote' = 'text'): Block =>
    ({ kind, quote: 'x', placement: { span, sm: 12, md: 12, lg }, titleSize: 'medium' }) as Block

  test.each([
    [
      'neighbours of one span share a row',
      [block(12, 6), block(12, 6), block(10, 12)],
      ['row 12: 2', 'row 10: 1'],
    ],
    [
      'a wide quote runs from edge to edge',
      [block(12, 6), block(12, 12, 'quote'), block(12, 6)],
      ['row 12: 1', 'band', 'row 12: 1'],
    ],
    ['a narrow quote stays in its row', [block(12, 6, 'quote'), block(12, 6)], ['row 12: 2']],
    ['a quote in a narrower row too', [block(8, 12, 'quote')], ['row 8: 1']],
  ])('%s', (_, blocks, expected) => {
    const shape = segmentsOf(blocks, 'rows').map((part) =>
      part.kind === 'band' ? 'band' : `row ${part.span}: ${part.items.length}`,
    )
    expect(shape).toEqual(expected)
  })

  test('a block has its widths and its configured classes', () => {
    const tinted = pageOf('blocks').querySelector('.block--tinted')
    expect(tinted?.className).toBe('block block--text sm-12 md-12 lg-6 block--tinted on-eceeeb')
  })
})
