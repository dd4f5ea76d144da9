/** The page of a project holds a table of its homes. */
import { describe, expect, test } from 'vitest'
import { projectPage } from '../../../../core/view/project-page.ts'
import { NOWHERE, project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import {
  graphOf,
  house,
  page,
  picture,
  properties,
  route,
  rulesConfig,
  spaced,
  viewOf,
  withRoutes,
} from '../../../support/view.ts'

async function pageOf(
  more: object = {},
  units: readonly object[] = [],
  files: SiteFiles = {},
  locale: 'nl' | 'fr' = 'nl',
) {
  const all = {
    'content/projects/8.json': project(8, more),
    ...properties(...units),
    ...rulesConfig({ marqueeIgnoreList: [1] }),
    ...files,
  }
  const view = await viewOf(all, { locale })
  return spaced(projectPage(view.context, view.project(8)))
}

const unit = (id: number, more: object = {}) => house(id, { ProjectID: 8, ...more })

const FULL = {
  Lead: { nl: 'Nieuw wonen.' },
  Description: { nl: 'Aan *het* water.' },
  XLargePictureItems: [{ Url: 'images/water.jpg' }],
  PlanItems: [{ Url: 'images/plan.jpg' }],
  PriceMin: 200_000,
  PriceMax: 300_000,
  Street: 'Kaai',
  HouseNumber: '2',
  ExternalWeb: 'https://water.example/',
  WebIDName: { nl: 'Appartementen' },
  Progress: { nl: 'Ruwbouw' },
  Delivery: { nl: 'Eind 2027' },
  Documents: [{ Name: 'Lastenboek', Url: 'https://a.example/l.pdf' }],
  VideoUrl: 'https://youtu.be/abcdefghijk',
  ManagerID: 7,
}
const TEAM = { 'site-config/team.json': { members: [{ id: 7, name: 'Inès Maes' }] } }

test('a project is shown with everything that is known', async () => {
  const { frame, ...rest } = await pageOf(FULL, [], TEAM)
  expect(rest).toMatchObject({
    id: 8,
    title: 'Aan het water',
    lead: 'Nieuw wonen.',
    body: '<p>Aan <em>het</em> water.</p>',
    pictures: [picture('water', 'photo', 'Aan het water, foto 1 van 1')],
    plans: [{ picture: picture('plan', 'plan', 'Plan, Aan het water'), share: 12, homes: [] }],
    price: { text: '€ 200.000 tot € 300.000' },
    address: ['Kaai 2', '9000 Gent'],
    website: { href: 'https://water.example/', label: 'Website van het project', external: true },
    facts: [
      { term: 'fact.type', value: 'Appartementen' },
      { term: 'fact.progress', value: 'Ruwbouw' },
      { term: 'fact.delivery', value: 'Eind 2027' },
    ],
    units: [],
    cards: [],
    documents: [{ label: 'Lastenboek', href: 'https://a.example/l.pdf', detail: 'PDF' }],
    embeds: [{ kind: 'video' }],
    place: { link: { external: true } },
    agent: { name: 'Inès Maes' },
    requests: [{ name: 'contact-construction' }],
    list: { href: '/nl/', label: 'Alle projecten' },
  })
  expect(rest.share).toHaveLength(4)
  expect(rest.requests[0]?.hidden.find(({ name }) => name === 'project')?.value).toBe('8')
  expect(frame.head).toMatchObject({
    title: 'Aan het water, Gent (8) | Kantoor Linde',
    description: 'Nieuw wonen.',
    openGraph: {
      type: 'article',
      image: { url: 'https://kantoor-linde.example/_a/img/water-og.webp', alt: '' },
    },
  })
  expect(frame.breadcrumbs.at(-1)).toEqual({ label: 'Aan het water' })
  expect(graphOf(frame.head.jsonLd)[0]).toMatchObject({
    '@type': 'RealEstateListing',
    image: ['https://kantoor-linde.example/_a/img/water-photo.webp'],
  })
})

test('one of which little is known leaves out the rest, and a hidden address is nowhere', async () => {
  const shown = await pageOf({ Street: 'Kaai', PublicAddress: false, ...NOWHERE })
  for (const key of ['lead', 'body', 'price', 'website', 'place', 'agent'])
    expect(shown).not.toHaveProperty(key)
  expect(shown).toMatchObject({ address: ['9999 Nergens'], facts: [], pictures: [], documents: [] })
  expect(shown.frame.head.openGraph).not.toHaveProperty('image')
  expect(JSON.stringify(shown)).not.toContain('Kaai')
})

test('the lead picture keeps its words for social networks', async () => {
  const { frame } = await pageOf({ XLargePictureItems: [{ Url: 'images/water.jpg', Name: { nl: 'Zicht' } }] })
  expect(frame.head.openGraph.image?.alt).toBe('Zicht')
})

test('documents without a file can be asked for on its page', async () => {
  const documents = [
    { Name: { nl: 'Lastenboek' } },
    { Name: { nl: 'Plan' }, Url: 'https://a.example/plan.pdf' },
  ]
  const { requests } = await pageOf({ Documents: documents })
  expect(requests.map(({ name }) => name)).toEqual(['contact-construction', 'request-documents'])
  expect(requests[1]?.documents?.map(({ value }) => value)).toEqual(['Lastenboek'])
  expect(requests[1]?.hidden.map(({ name, value }) => [name, value])).toEqual([
    ['language', 'nl'],
    ['project', '8'],
  ])
})

test('one that is sold out says so, and shows no price and no form', async () => {
  const soldOut = await pageOf(FULL, [unit(1, { Status: 2 })], TEAM)
  expect(soldOut).toMatchObject({ status: { label: 'Alles verkocht', tone: 'sold' }, requests: [] })
  for (const key of ['price', 'priceFrom']) expect(soldOut).not.toHaveProperty(key)
  const onSale = await pageOf(FULL, [unit(1)], TEAM)
  expect(onSale).not.toHaveProperty('status')
  expect(onSale.priceFrom).toEqual({ before: 'vanaf', text: '€ 200.000' })
})

test('a plan names the homes that have it', async () => {
  const { plans } = await pageOf(
    FULL,
    [
      unit(1, { PlanItems: FULL.PlanItems, SurfaceLiving: 90 }),
      unit(2, { PlanItems: [{ Url: 'images/other.jpg' }] }),
    ],
    TEAM,
  )
  expect(plans[0]?.homes).toEqual([{ href: '/nl/te-koop/gent/huis-1/1/', label: 'Huis 1', surface: '90 m²' }])
})

describe('its homes', () => {
  const UNITS = [
    unit(3, { NumberOfBedRooms: 2, SurfaceLiving: 90, Price: 250_000 }),
    unit(1, { Status: 2, Price: 111_000 }),
    unit(2, {
      NumberOfBedRooms: 0,
      MainTypeName: { nl: 'Studio' },
      EPCLabelText: 'A',
      PublishPrice: false,
      Price: 222_000,
    }),
  ]

  test('stand by their number, sold ones last and without a price', async () => {
    const { units } = await pageOf({}, UNITS)
    expect(units).toEqual([
      {
        href: '/nl/te-koop/gent/huis-2/2/',
        title: 'Huis 2',
        bedrooms: 'Studio',
        price: { text: 'Prijs op aanvraag' },
        energy: { name: 'Energielabel', label: 'A', tone: 'a' },
        availability: 'Te koop',
        available: true,
      },
      {
        href: '/nl/te-koop/gent/huis-3/3/',
        title: 'Huis 3',
        bedrooms: '2',
        surface: '90 m²',
        price: { text: '€ 250.000' },
        energy: { name: 'Energielabel', label: 'C', tone: 'c' },
        availability: 'Te koop',
        available: true,
      },
      {
        href: '/nl/te-koop/gent/huis-1/1/',
        title: 'Huis 1',
        energy: { name: 'Energielabel', label: 'C', tone: 'c' },
        availability: 'Verkocht',
        available: false,
      },
    ])
    expect(JSON.stringify(units)).not.toMatch(/111|222/)
  })

  test('that are free have cards, and all are counted', async () => {
    const { cards, facts } = await pageOf({}, UNITS)
    expect(cards.map(({ id }) => id)).toEqual([2, 3])
    expect(facts).toEqual([
      { term: 'fact.units', value: '3' },
      { term: 'fact.unitsFree', value: '2' },
    ])
  })

  test('all sold say that none is free', async () => {
    const { facts, cards } = await pageOf({}, [unit(1, { Status: 2 })])
    expect(facts).toEqual([
      { term: 'fact.units', value: '1' },
      { term: 'fact.unitsFree', value: '0' },
    ])
    expect(cards).toEqual([])
  })

  test.each<[string, object, string]>([
    ['with its name', { Marquee: 2, MarqueeName: { nl: 'Onder optie' } }, 'Onder optie'],
    ['without a name', { Marquee: 2 }, 'Te koop'],
    ['without a number', { MarqueeName: { nl: 'Onder optie' } }, 'Onder optie'],
    ['of zero', { Marquee: 0, MarqueeName: { nl: 'Onder optie' } }, 'Te koop'],
  ])('under a marquee %s say so', async (_, more, availability) => {
    const { units } = await pageOf({}, [unit(1, more)])
    expect(units[0]?.availability).toBe(availability)
  })

  test('that the language lacks are left out of its table', async () => {
    const { units } = await pageOf(
      {},
      [unit(1), unit(2, { TypeDescription: { nl: 'Alleen hier' } })],
      {},
      'fr',
    )
    expect(units.map(({ title }) => title)).toEqual(['Maison 1'])
  })
})

describe('the way to the other projects', () => {
  const list = (more: object = {}) => ({ relations: [{ type: 'project-list', id: 'all' }], ...more })
  const files = (modules: readonly object[]) => ({
    ...withRoutes(route('projects')),
    ...page('projects', { modules }),
  })

  test('leads to the page with the whole list', async () => {
    expect((await pageOf({}, [], files([{ title: 'x' }, list()]))).list.href).toBe('/nl/projects/')
  })

  test('leads home where a page shows a few of them only', async () => {
    expect((await pageOf({}, [], files([list({ maxItems: 3 })]))).list.href).toBe('/nl/')
  })
})
