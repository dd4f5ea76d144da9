/** The page of a property shows its data, its place and the forms about it. */
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../core/languages/codes.ts'
import { propertyPage } from '../../../../core/view/property-page.ts'
import type { PropertyPage } from '../../../../core/view/types.ts'
import { plot, project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import {
  graphOf,
  house,
  page,
  PARTIAL,
  picture,
  properties,
  RENT_LIST,
  rental,
  route,
  rulesConfig,
  spaced,
  viewOf,
  withRoutes,
} from '../../../support/view.ts'

const RULES = rulesConfig({ marqueeIgnoreList: [1] })

async function pageOf(record: object, files: SiteFiles = {}, locale: Locale = 'nl'): Promise<PropertyPage> {
  const view = await viewOf({ ...RULES, ...properties({ ...record, ID: 1 }), ...files }, { locale })
  return spaced(propertyPage(view.context, view.property(1), {}))
}

const FULL = house(1, {
  Price: 245_000,
  Lead: { nl: 'Kort gezegd.', fr: 'En bref.' },
  Description: { nl: 'Een **mooi** huis.' },
  XLargePictureItems: [{ Url: 'images/front.jpg', Name: { nl: 'Voorgevel' } }, { Url: 'images/garden.jpg' }],
  PlanItems: [{ Url: 'images/plan.jpg' }],
  UniqueCode: 245,
  EPCLabelText: 'E',
  EnergyPerformance: 450,
  NumberOfBedRooms: 3,
  IsNew: true,
  ManagerID: 7,
  PlanningInformation: { nl: 'Woongebied.' },
  PlanningUrl: 'https://planning.example/1',
  Documents: [{ Name: { nl: 'Plan', fr: 'Plan' }, Url: 'https://a.example/plan.pdf' }],
  VideoUrl: 'https://youtu.be/abcdefghijk',
  Latitude: 51.04,
  Longitude: 3.71,
})
const TEAM = { 'site-config/team.json': { members: [{ id: 7, name: 'Inès Maes' }] } }

test('a home that is for sale is shown with everything that is known', async () => {
  const shown = await pageOf(FULL, TEAM)
  expect(shown).toMatchObject({
    id: 1,
    title: 'Huis 1',
    lead: 'Kort gezegd.',
    body: '<p>Een <strong>mooi</strong> huis.</p>',
    pictures: [picture('front', 'photo', 'Voorgevel'), picture('garden', 'photo', 'Huis 1, foto 2 van 2')],
    plans: [{ picture: picture('plan', 'plan', 'Plan, Huis 1'), share: 12, homes: [] }],
    price: { text: '€ 245.000' },
    status: { label: 'Nieuw', tone: 'new' },
    sold: false,
    address: ['Veldweg 1', '9000 Gent'],
    addressHidden: false,
    uniqueCode: 'UC: 245',
    energy: { label: 'E', tone: 'e' },
    energyValue: '450 kWh/m² per jaar',
    keyFacts: [{ icon: 'bed', value: '3', label: 'slaapkamers' }],
    energyScale: { region: 'energy.region.flanders', label: 'E' },
    certificateClasses: [],
    renovationNotice: expect.stringContaining('binnen 6 jaar') as string,
    planningInformation: 'Woongebied.',
    planningLink: {
      href: 'https://planning.example/1',
      label: 'Raadpleeg de stedenbouwkundige inlichtingen',
      external: true,
    },
    documents: [{ label: 'Plan', href: 'https://a.example/plan.pdf', detail: 'PDF' }],
    embeds: [{ kind: 'video', host: 'youtube.com' }],
    agent: { name: 'Inès Maes', initials: 'IM' },
    similar: [],
    list: { href: '/nl/te-koop/', label: 'Alle panden te koop' },
  })
  expect(shown.groups.map(({ title }) => title)).toContain('group.layout')
  expect(shown.energyFacts.map(({ term }) => term)).toContain('fact.energyLabel')
  expect(shown.place?.map?.message).toContain('51.04')
  expect(shown.share.map(({ kind }) => kind)).toEqual(['mail', 'whatsapp', 'facebook', 'linkedin'])
})

test('a home of which little is known leaves out the rest', async () => {
  const shown = await pageOf(
    plot(1, {
      PublishPrice: false,
      Street: undefined,
      Description: undefined,
      TypeDescription: { nl: 'Grond' },
    }),
  )
  for (const key of [
    'lead',
    'body',
    'status',
    'uniqueCode',
    'energy',
    'energyValue',
    'energyScale',
    'renovationNotice',
    'planningInformation',
    'planningLink',
    'place',
    'agent',
    'decide',
    'project',
    'previous',
    'next',
  ])
    expect(shown).not.toHaveProperty(key)
  expect(shown).toMatchObject({
    pictures: [],
    plans: [],
    documents: [],
    embeds: [],
    energyFacts: [],
    price: { text: 'Prijs op aanvraag' },
  })
})

test('what is sold has no price, no duties, and nothing to ask', async () => {
  const shown = await pageOf(
    { ...FULL, Status: 2 },
    { ...TEAM, ...withRoutes(route('offer')), ...page('offer') },
  )
  expect(shown).toMatchObject({ sold: true, status: { label: 'Verkocht' }, requests: [] })
  for (const key of ['price', 'renovationNotice', 'decide']) expect(shown).not.toHaveProperty(key)
  expect(JSON.stringify(shown)).not.toMatch(/245[.,]?000/)
})

test('what is sold leads to the valuation, where the site has that page', async () => {
  const site = { ...TEAM, ...withRoutes(route('contact-demand')), ...page('contact-demand') }
  expect((await pageOf({ ...FULL, Status: 2 }, site)).sell).toEqual({
    href: '/nl/contact-demand/',
    label: 'Wat is uw huis waard?',
  })
  expect(await pageOf({ ...FULL, Status: 2 }, TEAM)).not.toHaveProperty('sell')
  expect(await pageOf(FULL, site)).not.toHaveProperty('sell')
})

test.each<[string, object]>([
  ['hidden', { PublishPrice: false }],
  ['behind a marquee', { Marquee: 1, MarqueeName: 'Onder optie' }],
])('a price that is %s is nowhere in the page', async (_, more) => {
  expect(JSON.stringify(await pageOf({ ...FULL, ...more }, TEAM))).not.toMatch(/245[.,]?000/)
})

test('an address that is hidden is nowhere in the page', async () => {
  const shown = await pageOf({ ...FULL, PublishAddress: false }, TEAM)
  expect(shown).toMatchObject({ address: ['9000 Gent'], addressHidden: true })
  expect(JSON.stringify(shown)).not.toMatch(/Veldweg|51\.04|3\.71/)
})

describe('the head', () => {
  test('says title, town and number; the trail the title alone', async () => {
    const { frame } = await pageOf(FULL, TEAM)
    expect(frame.head).toMatchObject({
      title: 'Huis 1, Gent (1) | Kantoor Linde',
      description: 'Kort gezegd.',
      openGraph: {
        type: 'article',
        image: { url: 'https://kantoor-linde.example/_a/img/front-og.webp', alt: 'Voorgevel' },
      },
    })
    expect(frame.breadcrumbs.map(({ label }) => label)).toEqual(['Home', 'Te koop', 'Huis 1'])
    const [data] = graphOf(frame.head.jsonLd)
    expect(data).toMatchObject({
      '@type': 'RealEstateListing',
      description: 'Kort gezegd.',
      image: [
        'https://kantoor-linde.example/_a/img/front-photo.webp',
        'https://kantoor-linde.example/_a/img/garden-photo.webp',
      ],
    })
  })

  test('is described by the text where there is no lead, without its marks and cut', async () => {
    const described = async (Description: object | undefined) =>
      (await pageOf({ ...FULL, Lead: undefined, Description }, TEAM)).frame.head.description
    expect(await described({ nl: 'Een **mooi** huis.' })).toBe('Een mooi huis.')
    expect(await described({ nl: 'woord '.repeat(60) })).toBe(`${'woord '.repeat(41).trim()}…`)
    expect(await described(undefined)).toBeUndefined()
  })

  test('has a picture without words where nobody gave any', async () => {
    const bare = { ...FULL, XLargePictureItems: [{ Url: 'images/front.jpg' }] }
    expect((await pageOf(bare, TEAM)).frame.head.openGraph.image?.alt).toBe('')
    expect((await pageOf({ ...FULL, XLargePictureItems: [] }, TEAM)).frame.head.openGraph).not.toHaveProperty(
      'image',
    )
  })

  test('follows the pattern of the goal', async () => {
    const { routes } = RENT_LIST['site-config/routes.json'] as { routes: readonly { original: string }[] }
    const files = {
      ...RENT_LIST,
      'site-config/routes.json': {
        routes: [
          ...routes.map((each) => (each.original === '/property/{id}/' ? { ...each, goal: [0, 2] } : each)),
          {
            original: '/property/{id}/',
            path: { nl: '/nl/te-huur/pand/{id}/', fr: '/fr/a-louer/bien/{id}/' },
            breadcrumb: [{ name: 'Te huur', path: '/for-rent/' }],
          },
        ],
      },
    }
    const { frame, list } = await pageOf(rental(1), files)
    expect(frame.breadcrumbs.map(({ label }) => label)).toEqual(['Home', 'Te huur', 'Huis 1'])
    expect(list).toEqual({ href: '/nl/te-huur/', label: 'Alle panden te huur' })
  })
})

test('in another language only what it says is said, where the site wants pages that are not whole', async () => {
  const shown = await pageOf(FULL, { ...TEAM, ...PARTIAL }, 'fr')
  expect(shown).toMatchObject({
    title: 'Maison 1',
    lead: 'En bref.',
    pictures: [{ alt: 'Voorgevel' }, { alt: 'Maison 1, photo 2 sur 2' }],
  })
  for (const key of ['body', 'planningInformation']) expect(shown).not.toHaveProperty(key)
})

describe('floods and planning', () => {
  const FLANDERS = { PScore: 'B', GScore: 'D', PlanningCodes: ['Vg', 'VKR', 'Unknown'] }

  test('are answered in Flanders, in words; a code that nobody knows is left out', async () => {
    const { flood, planning } = await pageOf(house(1, FLANDERS))
    expect(flood).toEqual([
      { term: 'flood.P', meaning: 'flood.P.B', score: 'B' },
      { term: 'flood.G', meaning: 'flood.G.D', score: 'D' },
    ])
    expect(planning).toEqual([
      { code: 'Vg', term: 'planning.term.Vg', meaning: 'planning.meaning.Vg' },
      { code: 'Vkr', term: 'planning.term.Vkr', meaning: 'planning.meaning.Vkr' },
    ])
  })

  test('are answered as far as they are known', async () => {
    const { flood, planning } = await pageOf(
      house(1, { PScore: undefined, GScore: 'A', PlanningCodes: undefined }),
    )
    expect(flood.map(({ term }) => term)).toEqual(['flood.G'])
    expect(planning).toEqual([])
  })

  test.each([
    ['Brussels', { Zip: '1050', City: 'ELSENE' }],
    ['Wallonia', { Zip: '4000', City: 'LIEGE' }],
  ])('are not asked in %s', async (_, place) => {
    const { flood, planning } = await pageOf(house(1, { ...FLANDERS, ...place }))
    expect([flood, planning]).toEqual([[], []])
  })
})

describe('requests', () => {
  const names = (shown: PropertyPage) => shown.requests.map(({ name }) => name)
  const document = (name: string, more: object = {}) => ({ Name: { nl: name, fr: name }, ...more })

  test('are a visit, a question and a friend, each about this property', async () => {
    const shown = await pageOf(house(1))
    expect(names(shown)).toEqual(['contact-appointment', 'contact-me', 'send-to-friend'])
    for (const { hidden } of shown.requests)
      expect(hidden.find(({ name }) => name === 'property')?.value).toBe('1')
  })

  test('are for documents too, where some are sent on request', async () => {
    const Documents = [
      document('Plan', { Url: 'https://a.example/p.pdf' }),
      document('EPC'),
      document('Asbest'),
    ]
    const shown = await pageOf(house(1, { Documents }))
    expect(names(shown)).toEqual(['contact-appointment', 'contact-me', 'request-documents', 'send-to-friend'])
    expect(shown.requests[2]?.documents?.map(({ value }) => value)).toEqual(['EPC', 'Asbest'])
    const published = await pageOf(house(1, { Documents: Documents.slice(0, 1) }))
    expect(names(published)).not.toContain('request-documents')
  })
})

describe('the second action', () => {
  const FORMS = {
    ...withRoutes(route('offer'), { original: '/rental-confirmation/', path: { nl: '/nl/huren/' } }),
    ...page('offer'),
    ...page('rental-confirmation', { title: { nl: 'Huren' } }),
  }

  test.each<[string, object, object | undefined]>([
    ['an offer', house(1), { href: '/nl/offer/?property=1', label: 'Een bod doen' }],
    ['to rent', rental(1), { href: '/nl/huren/?property=1', label: 'Kandidaat-huurder worden' }],
    ['nothing to take over', house(1, { Goal: 2 }), undefined],
    ['nothing without a price', house(1, { PublishPrice: false }), undefined],
    ['nothing behind a marquee', house(1, { Marquee: 1, MarqueeName: 'Optie' }), undefined],
  ])('is %s', async (_, record, link) => {
    expect((await pageOf(record, FORMS)).decide).toEqual(link)
  })

  test('is not there where its page is not', async () => {
    expect(await pageOf(house(1))).not.toHaveProperty('decide')
    expect(await pageOf(rental(1), FORMS, 'fr')).not.toHaveProperty('decide')
  })
})

describe('other records', () => {
  test('are the project, the neighbours, and homes like it', async () => {
    const records = [
      house(1, { ProjectID: 8, Price: 200_000 }),
      house(2, { Price: 210_000 }),
      house(3, { Price: 900_000 }),
    ]
    const view = await viewOf({
      'content/projects/all.json': [project(7), project(8)],
      ...properties(...records),
    })
    const neighbours = { previous: view.property(2), next: view.property(3) }
    const shown = propertyPage(view.context, view.property(1), neighbours)
    expect(shown).toMatchObject({
      project: { href: '/nl/projecten/gent/aan-het-water/8/', label: 'Aan het water' },
      previous: { href: '/nl/te-koop/gent/huis-2/2/', label: 'Huis 2' },
      next: { href: '/nl/te-koop/gent/huis-3/3/', label: 'Huis 3' },
    })
    expect(shown.similar.map(({ id }) => id)).toEqual([2, 3])
  })

  test('without a list of its goal the way back leads home', async () => {
    expect((await pageOf(rental(1))).list).toEqual({ href: '/nl/', label: 'Alle panden te huur' })
  })
})

test('in Luxembourg the classes of the certificate stand where the scale would', async () => {
  const there = { CountryID: 50, Zip: '1009', City: 'LUXEMBOURG', EnergyClass: 'B', InsulationClass: 'C' }
  const shown = await pageOf(house(1, { ...there, EPCLabelText: undefined }))
  expect(shown.certificateClasses.map(({ value }) => value)).toEqual(['B', 'C'])
  expect(shown).not.toHaveProperty('energyScale')
})
