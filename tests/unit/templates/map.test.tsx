/** The page of the map's frame, and the links to it. */
import { describe, expect, test } from 'vitest'
import { OPEN_STREET_MAP } from '../../../core/domain/tiles.ts'
import { changed, pageOf, textOf } from './page.ts'

describe('the page in the frame', () => {
  const document = pageOf('map')

  test('is not to be found, and holds no script, style or picture of its own', () => {
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    expect(document.querySelectorAll('[style], style, img, script:not([src])')).toHaveLength(0)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })

  test('names who gives the tiles, with a link that opens elsewhere', () => {
    const [road, aerial] = [...document.querySelectorAll('[data-map-credit]')]
    expect(road?.querySelector('a')?.getAttribute('href')).toBe(OPEN_STREET_MAP.attribution[0]?.url)
    expect(road?.querySelector('a')?.getAttribute('target')).toBe('_blank')
    expect(aerial?.textContent).toBe('Luchtfoto: Voorbeeld')
  })

  test('offers a choice of maps where there is one', () => {
    const names = (page: typeof document) =>
      [...page.querySelectorAll('[data-map-type]')].map((button) => button.textContent)
    expect(names(document)).toEqual(['Straten', 'Luchtfoto'])
    const { road, script, title } = { road: OPEN_STREET_MAP, script: '/_a/map.js', title: 'Kaart' }
    expect(
      names(changed('map', 'map', { props: { road, script, title, aerial: undefined as never } })),
    ).toEqual([])
  })

  test('has names for its buttons', () => {
    const labels = [...document.querySelectorAll('[data-map-zoom]')].map((button) =>
      button.getAttribute('aria-label'),
    )
    expect(labels).toEqual(['Dichterbij', 'Verder weg'])
  })
})

describe('a page with a map', () => {
  test('says before the click who will be contacted', () => {
    const property = pageOf('property-fr')
    expect(textOf(property, '.place p')).toContain('tile.openstreetmap.org')
    expect(property.querySelector('.place [data-map]')?.hasAttribute('hidden')).toBe(true)
    expect(textOf(pageOf('listing'), '[data-list-real] p')).toContain('tile.openstreetmap.org')
    expect(property.querySelectorAll('iframe')).toHaveLength(0)
  })

  test('of a hidden address shows the way to a map only, and without script nothing', () => {
    const map = { src: '/_map/nl/', title: 'Waar', host: 'tile.openstreetmap.org', message: '{}' }
    const document = changed('property-hidden', 'property', { props: { place: { isTown: true, map } } })
    expect(document.querySelector('.place')?.hasAttribute('hidden')).toBe(true)
    expect(textOf(document, '#place-title')).toBe('Waar ongeveer')
    expect(document.querySelectorAll('.place a')).toHaveLength(0)
  })
})
