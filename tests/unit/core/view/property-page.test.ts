/** The page of a property shows its data, its place and the forms about it. */
import { describe, expect, test } from 'vitest'
import { propertyPage } from '../../../../core/view/property-page.ts'
import { NOWHERE, plot, project } from '../../../support/minimal-site.ts'
import {
  house,
  page,
  PARTIAL,
  picture,
  properties,
  rental,
  route,
  viewOf,
  withRoutes,
} from '../../../support/view.ts'
import { FULL, TEAM, pageOf } from './property-page-of.ts'

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
    energy: { name: 'Energielabel', label: 'E', tone: 'e' },
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
      ...NOWHERE,
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
  expect(shown).toMatchObject({ address: ['9000 Gent'], uniqueCode: 'UC: 245' })
  expect(JSON.stringify(shown)).not.toMatch(/Veldweg|51\.0[45]3|3\.71/)
})

test('the code of the certificate stands in for a hidden address only', async () => {
  expect(await pageOf(FULL, TEAM)).not.toHaveProperty('uniqueCode')
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
