import { describe, expect, test } from 'vitest'
import { parse, PAGES } from './page.ts'

const NAMED = PAGES.map((page) => [page.name, page] as const)
/** Pages whose first picture is the largest contentful paint. */
const PICTURED = [
  'home',
  'listing',
  'listing-narrowed',
  'blocks',
  'banner-color',
  'banner-gallery',
  'banner-cards',
  'property-fr',
  'property-hidden',
  'property-sold',
  'project',
  'article',
]

describe.each(NAMED)('%s', (name, { html }) => {
  const document = parse(html)

  test('is a whole document in its language', () => {
    expect(html.startsWith('<!DOCTYPE html><html lang="')).toBe(true)
    expect(document.documentElement.getAttribute('lang')).toBe(name === 'property-fr' ? 'fr' : 'nl')
    expect(document.querySelectorAll('head > title')).toHaveLength(1)
  })

  test('has one title, and headings that skip no level', () => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([])
  })

  test('has landmarks that tell each other apart', () => {
    expect(document.querySelectorAll('main')).toHaveLength(1)
    expect(document.querySelector('.skip')?.getAttribute('href')).toBe('#main')
    const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'))
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain(null)
  })

  test('obeys a policy without inline scripts and styles', () => {
    expect(document.querySelectorAll('[style], style')).toHaveLength(0)
    const inline = [...document.querySelectorAll('script:not([src])')].map((script) =>
      script.getAttribute('type'),
    )
    expect(inline.filter((type) => type !== 'application/ld+json')).toEqual([])
    expect(html).not.toMatch(/\son[a-z]+="/i)
    expect(document.querySelectorAll('[href^="javascript:"]')).toHaveLength(0)
  })

  test('describes itself to machines', () => {
    expect(
      JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''),
    ).toBeTruthy()
    expect(document.querySelector('link[rel="canonical"]')).not.toBeNull()
    expect(document.querySelectorAll('link[rel="alternate"][hreflang="x-default"]')).toHaveLength(1)
    expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).not.toBe('')
  })

  test('reserves the place of every picture and describes it', () => {
    const images = [...document.querySelectorAll('img')]
    expect(images.length).toBeGreaterThanOrEqual(PICTURED.includes(name) ? 1 : 0)
    for (const image of images) {
      expect(image.getAttribute('alt')).not.toBeNull()
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
      expect(image.getAttribute('srcset') === null || image.getAttribute('sizes') !== null).toBe(true)
    }
  })

  test('waits for one picture at most', () => {
    const high = [...document.querySelectorAll('img[fetchpriority="high"]')]
    expect(high).toHaveLength(PICTURED.includes(name) ? 1 : 0)
    expect(high.every((image) => image.getAttribute('loading') === null)).toBe(true)
    expect(document.querySelectorAll('link[rel="preload"][as="image"]')).toHaveLength(0)
  })

  test('gives every id once, and points at ids that exist', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const references = ['aria-labelledby', 'aria-describedby', 'for'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap(
        (element) => element.getAttribute(attribute)?.split(' ') ?? [],
      ),
    )
    const anchors = [...document.querySelectorAll(':is(a, link)[href^="#"]')].map((link) =>
      link.getAttribute('href')?.slice(1),
    )
    expect([...references, ...anchors].filter((id) => !ids.includes(id ?? ''))).toEqual([])
  })

  test('opens other sites in a tab that learns nothing, and says so', () => {
    const external = [...document.querySelectorAll('a[target="_blank"]')]
    expect(external.length).toBeGreaterThan(0)
    for (const link of external) {
      expect(link.getAttribute('rel')).toBe('noopener')
      expect(link.textContent).toMatch(/nieuw tabblad|nouvel onglet/)
    }
  })

  test('leaves no text undone', () => {
    expect(document.body.textContent).not.toMatch(/\{[a-z]+\}|undefined|NaN|\[object/)
  })
})
