import { describe, expect, test } from 'vitest'
import { pageOf, textOf } from './page.ts'

describe('pages that lead on', () => {
  test('an old address leads on without script', () => {
    const document = pageOf('redirect')
    expect(document.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(
      '0; url=/nl/te-koop/',
    )
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/nl/te-koop/')
  })

  test('`/` leads to a language: by its script, or without scripts to the default one', () => {
    const document = pageOf('root')
    const list = document.querySelector('main [data-language-choices="go"]')
    expect(list?.getAttribute('data-default')).toBe('nl')
    expect(list?.querySelectorAll('a')).toHaveLength(4)
    const refresh = document.querySelector('meta[http-equiv="refresh"]')
    expect(refresh?.parentElement?.localName).toBe('noscript')
    expect(refresh?.getAttribute('content')).toBe('0; url=/nl/')
  })

  test('the list of languages offers each in its own words, and sends nobody anywhere', () => {
    const document = pageOf('languages')
    const links = [...document.querySelectorAll('main a')]
    expect(links.map((link) => [link.getAttribute('lang'), link.getAttribute('href')])).toEqual([
      ['nl', '/nl/'],
      ['fr', '/fr/'],
      ['en', '/en/'],
      ['de', '/de/'],
    ])
    expect(document.querySelector('[data-language-choices="go"], meta[http-equiv="refresh"]')).toBeNull()
  })

  test('an internal path names its targets in the page', () => {
    const list = pageOf('internal').querySelector('[data-language-choices="go"]')
    expect(list?.getAttribute('data-default')).toBe('nl')
    expect(JSON.parse(list?.getAttribute('data-ids') ?? '')).toEqual({
      71: { nl: '/nl/projecten/gent/71/', fr: '/fr/projets/gand/71/' },
    })
    expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/nl/projecten/',
      '/fr/projets/',
    ])
  })
})

describe('not found', () => {
  test('offers the search, the way home and homes that are there', () => {
    const document = pageOf('not-found')
    expect(textOf(document, 'h1')).toBe('Hier woont niemand')
    expect(document.querySelector('form[role="search"]')).not.toBeNull()
    expect(document.querySelector('main .arrow-link')?.getAttribute('href')).toBe('/nl/')
    expect(document.querySelectorAll('.card')).toHaveLength(4)
  })

  test('the root page speaks every language, each marked as such', () => {
    const parts = [...pageOf('not-found-root').querySelectorAll('.not-found__languages > [lang]')]
    expect(
      parts.map((part) => [part.getAttribute('lang'), part.querySelector('h1, h2')?.textContent]),
    ).toEqual([
      ['nl', 'Hier woont niemand'],
      ['fr', 'Personne n’habite ici'],
    ])
  })
})
