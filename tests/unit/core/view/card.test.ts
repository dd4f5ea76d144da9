/** A card shows a property or project in a list. It hides what the page hides. */
import { describe, expect, test } from 'vitest'
import { townLine, projectCard, propertyCard, statusOf } from '../../../../core/view/card.ts'
import { plot, project } from '../../../support/minimal-site.ts'
import { house, picture, properties, rental, rulesConfig, spaced, viewOf } from '../../../support/view.ts'

async function cardOf(record: object, locale: 'nl' | 'fr' = 'nl') {
  const rules = rulesConfig({ marqueeIgnoreList: [1] })
  const view = await viewOf({ ...properties({ ...record, ID: 1 }), ...rules }, { locale })
  return spaced(propertyCard(view.context, view.property(1)))
}

const FULL = house(1, {
  Price: 245_000,
  NumberOfBedRooms: 3,
  SurfaceLiving: 150,
  SurfaceGround: 1200,
  SmallPictureItem: { Url: 'images/front.jpg', Name: { nl: 'Voorgevel' } },
})

describe('the card of a property', () => {
  test('says what there is to see', async () => {
    expect(await cardOf(FULL)).toEqual({
      id: 1,
      href: '/nl/te-koop/gent/huis-1/1/',
      picture: picture('front', 'card', 'Voorgevel'),
      title: 'Huis 1',
      place: '9000 Gent',
      price: { text: '€ 245.000' },
      energy: { name: 'Energielabel', label: 'C', tone: 'c' },
      facts: ['3 slaapkamers', '150 m²', 'grond 1.200 m²'],
    })
  })

  test('says it in the language of the page', async () => {
    expect(await cardOf({ ...FULL, SmallPictureItem: undefined }, 'fr')).toEqual({
      id: 1,
      href: '/fr/a-vendre/gand/maison-1/1/',
      title: 'Maison 1',
      place: '9000 Gand',
      price: { text: '245 000 €' },
      energy: { name: 'Classe énergétique', label: 'C', tone: 'c' },
      facts: ['3 chambres', '150 m²', 'terrain 1 200 m²'],
    })
  })

  test('names its picture by the title, and cuts a title that is too long', async () => {
    const card = await cardOf({
      ...FULL,
      SmallPictureItem: { Url: 'images/front.jpg' },
      TypeDescription: { nl: `${'lang '.repeat(30)}`, fr: 'x' },
    })
    expect(card.title).toBe(`${'lang '.repeat(20).trim()}…`)
    expect(card.picture?.alt).toBe('lang '.repeat(30))
  })

  test.each<[string, object, readonly string[]]>([
    ['nothing', {}, []],
    ['one bedroom', { NumberOfBedRooms: 1 }, ['1 slaapkamer']],
    ['no bedroom', { NumberOfBedRooms: 0 }, []],
    ['a surface only', { SurfaceConstructed: 90 }, ['90 m²']],
    ['the total', { SurfaceTotal: 95 }, ['95 m²']],
    ['a plot only', { SurfaceGround: 500, SurfaceTotal: 500 }, ['grond 500 m²']],
  ])('of which the data says %s', async (_, more, facts) => {
    expect((await cardOf(house(1, more))).facts).toEqual(facts)
  })

  test('of what is sold shows no price', async () => {
    const card = await cardOf({ ...FULL, Status: 2 })
    expect(card.status).toEqual({ label: 'Verkocht', tone: 'sold' })
    expect(card).not.toHaveProperty('price')
  })

  test('shows a label of the data or a computed one; in Luxembourg the class of the certificate', async () => {
    const label = async (more: object) =>
      (await cardOf(house(1, { EPCLabelText: undefined, ...more }))).energy
    expect(await label({ EPCLabelText: 'A+' })).toMatchObject({ label: 'A+', tone: 'best' })
    expect(await label({ EnergyPerformance: 450 })).toMatchObject({ label: 'E', tone: 'e' })
    const luxembourg = { CountryID: 50, Zip: '1009', City: 'LUXEMBOURG', EnergyPerformance: 450 }
    expect(await label({ ...luxembourg, EnergyClass: 'B', InsulationClass: 'C' })).toMatchObject({
      label: 'B',
      tone: 'b',
    })
  })

  test('without an energy value has no label', async () => {
    expect(await cardOf(plot(1))).not.toHaveProperty('energy')
  })
})

describe('the status of a property', () => {
  const OPTION = { Marquee: 2, MarqueeName: { nl: 'Onder optie', fr: 'Sous option' } }

  test.each<[string, object, object | undefined]>([
    ['sold', house(1, { Status: 2 }), { label: 'Verkocht', tone: 'sold' }],
    ['rented', rental(1, { Status: 4 }), { label: 'Verhuurd', tone: 'sold' }],
    [
      'sold, new and under option',
      house(1, { Status: 2, IsNew: true, ...OPTION }),
      { label: 'Verkocht', tone: 'sold' },
    ],
    ['under option', house(1, OPTION), { label: 'Onder optie', tone: 'option' }],
    [
      'under option, with a name but no number',
      house(1, { MarqueeName: OPTION.MarqueeName }),
      { label: 'Onder optie', tone: 'option' },
    ],
    ['under option and new', house(1, { IsNew: true, ...OPTION }), { label: 'Onder optie', tone: 'option' }],
    [
      'new, with a name that the marquee hides',
      house(1, { ...OPTION, Marquee: 0, IsNew: true }),
      { label: 'Nieuw', tone: 'new' },
    ],
    [
      'new, with a marquee but no name',
      house(1, { Marquee: 2, IsNew: true }),
      { label: 'Nieuw', tone: 'new' },
    ],
    ['new and to take over', house(1, { Goal: 2, IsNew: true }), { label: 'Nieuw', tone: 'new' }],
    ['to take over', house(1, { Goal: 2 }), { label: 'Over te nemen', tone: 'plain' }],
    ['for sale', house(1), undefined],
    ['for rent', rental(1), undefined],
  ])('%s', async (_, record, status) => {
    const view = await viewOf(properties(record))
    expect(statusOf(view.context, view.property(1))).toEqual(status)
  })

  test('a marquee that stands in the place of the price is not repeated', async () => {
    const view = await viewOf({
      ...properties(house(1, OPTION)),
      ...rulesConfig({ marqueeIgnoreList: [2] }),
    })
    expect(propertyCard(view.context, view.property(1)).price).toEqual({ text: 'Onder optie' })
    expect(statusOf(view.context, view.property(1))).toBeUndefined()
  })

  test('a marquee is named in another language rather than not at all', async () => {
    const named = { Marquee: 2, MarqueeName: { nl: 'Onder optie' } }
    const view = await viewOf(properties(house(1, named)), { locale: 'fr' })
    expect(statusOf(view.context, view.property(1))?.label).toBe('Onder optie')
  })
})

test('a town is named in the language of the page, with its postal code', async () => {
  const cities = [{ Name: { nl: 'Gent', fr: 'Gand' }, Zip: '9000', CountryID: 10 }]
  const view = await viewOf({ ...properties(house(1)), 'content/cities.json': cities })
  expect(townLine(view.context, view.property(1))).toBe('9000 Gent')
  expect(townLine(view.in('fr').context, view.property(1))).toBe('9000 Gand')
})

describe('the card of a project', () => {
  const unit = (id: number, more: object = {}) => house(id, { ProjectID: 8, ...more })
  const cardWith = async (more: object, ...units: readonly object[]) => {
    const view = await viewOf({ 'content/projects/8.json': project(8, more), ...properties(...units) })
    return spaced(projectCard(view.context, view.project(8)))
  }

  test('says the prices, and how many homes are free', async () => {
    const SmallPicture = 'images/water.jpg'
    const card = await cardWith(
      { PriceMin: 200_000, PriceMax: 300_000, SmallPicture },
      unit(1),
      unit(2),
      unit(3, { Status: 2 }),
    )
    expect(card).toEqual({
      href: '/nl/projecten/gent/aan-het-water/8/',
      picture: picture('water', 'card', 'Aan het water'),
      title: 'Aan het water',
      place: '9000 Gent',
      price: { text: '€ 200.000 tot € 300.000' },
      facts: ['nog 2 woningen vrij'],
    })
  })

  test.each<[string, readonly object[], object]>([
    ['without homes', [], { facts: [] }],
    ['with one free', [unit(1), unit(2, { Status: 2 })], { facts: ['nog 1 woning vrij'] }],
    ['sold out', [unit(1, { Status: 2 })], { facts: [], status: { label: 'Alles verkocht', tone: 'sold' } }],
  ])('%s', async (_, units, shown) => {
    const card = await cardWith({}, ...units)
    expect({ facts: card.facts, ...(card.status && { status: card.status }) }).toEqual(shown)
  })

  test('shows no energy label, and no number that could be saved', async () => {
    const card = await cardWith({}, unit(1))
    expect(Object.keys(card).sort()).toEqual(['facts', 'href', 'place', 'title'])
  })
})
