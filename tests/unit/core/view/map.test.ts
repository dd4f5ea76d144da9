/** The map shows records where their address is public, and otherwise in the middle of their town. */
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../core/languages/codes.ts'
import { mapOffices, mapProject, mapProperty, ownSpotOf, spotOf } from '../../../../core/view/map.ts'
import { NOWHERE, project } from '../../../support/minimal-site.ts'
import { house, properties, rulesConfig, spaced, viewOf } from '../../../support/view.ts'
import { CITIES, EXACT, TOWN, contextOf, offices, placeIn } from './map-site.ts'

describe('the place of a property', () => {
  test('is its own where the address is public', async () => {
    const { place, property } = await placeIn(EXACT)
    expect(property).toEqual({
      id: 1,
      latitude: EXACT.Latitude,
      longitude: EXACT.Longitude,
      label: 'Bouwgrond 1, 9000 Gent',
      price: expect.stringContaining('200.001') as string,
    })
    expect(place).toMatchObject({ map: { src: '/_map/nl/', host: 'tile.openstreetmap.org' } })
    expect(place?.link?.href).toContain('Veldweg')
    expect(place?.streetView?.href).toContain('51.04321,3.71234')
    expect(place?.isTown).toBeUndefined()
  })

  test.each([
    ['hidden', { ...EXACT, PublishAddress: false }],
    ['hidden, without co-ordinates', { PublishAddress: false }],
  ])('is the middle of the town where the address is %s, and nothing else is told', async (_, more) => {
    const { place, property } = await placeIn(more)
    expect(property).toMatchObject({ ...TOWN, isTown: true })
    expect(place).toMatchObject({ isTown: true })
    expect([place?.link, place?.streetView]).toEqual([undefined, undefined])
    expect(JSON.stringify(place)).not.toMatch(/Veldweg|51\.04|3\.71/)
  })

  test('with a public address but no co-ordinates: a link by address, and the town', async () => {
    const { place, property } = await placeIn({})
    expect(property).toMatchObject({ ...TOWN, isTown: true })
    expect(place?.link?.href).toContain('Veldweg')
    expect(place?.streetView).toBeUndefined()
  })

  test('is nowhere when it is hidden and nobody says where the town is', async () => {
    expect((await placeIn({ ...EXACT, PublishAddress: false, ...NOWHERE }, {})).place).toBeUndefined()
  })
})

describe('a property on the map', () => {
  const marked = async (record: object, locale: Locale = 'nl') => {
    const files = {
      'content/cities.json': CITIES,
      ...properties(record),
      ...rulesConfig({ marqueeIgnoreList: [1] }),
    }
    const view = await viewOf(files, { locale })
    return spaced(mapProperty(view.context, view.property(1)))
  }

  test('says what it is, where it leads, its price and its status', async () => {
    expect(await marked(house(1, { ...EXACT, Price: 245_000, IsNew: true }), 'fr')).toEqual({
      id: 1,
      latitude: EXACT.Latitude,
      longitude: EXACT.Longitude,
      label: 'Maison 1, 9000 Gand',
      href: '/fr/a-vendre/gand/maison-1/1/',
      price: '245 000 €',
      state: 'Nouveau',
    })
  })

  test.each<[string, object, string | undefined]>([
    ['hidden', { PublishPrice: false }, 'Prijs op aanvraag'],
    ['behind a marquee', { Marquee: 1, MarqueeName: 'Onder optie' }, 'Onder optie'],
    ['of what is sold', { Status: 2 }, undefined],
  ])('shows no price that is %s', async (_, more, price) => {
    const shown = await marked(house(1, { ...EXACT, Price: 245_000, ...more }))
    expect(shown?.price).toBe(price)
    expect(JSON.stringify(shown)).not.toMatch(/245[.,]?000/)
  })

  test('has a title that fits', async () => {
    const shown = await marked(house(1, { ...EXACT, TypeDescription: { nl: 'lang '.repeat(30) } }))
    expect(shown?.label).toBe(`${'lang '.repeat(20).trim()}…, 9000 Gent`)
  })

  test('is in its own place only where both co-ordinates are known and public', async () => {
    const spots = async (more: object) => {
      const view = await viewOf({ 'content/cities.json': CITIES, ...properties(house(1, more)) })
      return [ownSpotOf(view.property(1)), spotOf(view.property(1))]
    }
    const exact = { latitude: EXACT.Latitude, longitude: EXACT.Longitude }
    const town = { ...TOWN, isTown: true }
    expect(await spots(EXACT)).toEqual([exact, exact])
    expect(await spots({ ...EXACT, PublishAddress: false })).toEqual([undefined, town])
    expect(await spots({ Latitude: EXACT.Latitude })).toEqual([undefined, town])
    expect(await spots({ Longitude: EXACT.Longitude })).toEqual([undefined, town])
  })
})

describe('a project on the map', () => {
  const marked = async (more: object) => {
    const view = await viewOf({ 'content/cities.json': CITIES, 'content/projects/8.json': project(8, more) })
    return spaced(mapProject(view.context, view.project(8)))
  }

  test('says its prices, and stands in its town where its address is hidden', async () => {
    const shown = {
      id: 8,
      label: 'Aan het water, 9000 Gent',
      href: '/nl/projecten/gent/aan-het-water/8/',
      price: '€ 200.000 tot € 300.000',
    }
    const prices = { PriceMin: 200_000, PriceMax: 300_000 }
    expect(await marked({ ...EXACT, ...prices })).toEqual({
      ...shown,
      latitude: EXACT.Latitude,
      longitude: EXACT.Longitude,
    })
    expect(await marked({ ...EXACT, ...prices, PublicAddress: false })).toEqual({
      ...shown,
      ...TOWN,
      isTown: true,
    })
    expect(await marked(EXACT)).not.toHaveProperty('price')
  })
})

test('offices are marks with name and address; those without a place are none', async () => {
  const context = await contextOf(
    offices({}, { latitude: 51.05 }, { longitude: 3.72 }, { latitude: 51.05, longitude: 3.72 }),
  )
  expect(mapOffices(context)).toEqual([
    { id: 4, latitude: 51.05, longitude: 3.72, label: 'Gent, Lindekaai 7, 9000 Gent' },
  ])
})
