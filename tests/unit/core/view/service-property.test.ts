import { describe, expect, test } from 'vitest'
import { project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, PICTURES, properties, rental, rulesConfig } from '../../../support/view.ts'
import type { PictureLookup } from '../../../../core/view/context.ts'
import { siteIn } from './service-site-of.ts'

async function propertyIn(record: object, files: SiteFiles = {}) {
  const { properties: found } = await siteIn({
    ...properties({ ...record, ID: 1 }),
    ...rulesConfig({ marqueeIgnoreList: [1] }),
    ...files,
  })
  return found[0]
}

const CENTRE_OF_GHENT = { latitude: 51.049, longitude: 3.7051 }

describe('a property', () => {
  const FULL = house(1, {
    RecordFile: 'D-17',
    Price: 245_000,
    NumberOfBedRooms: 3,
    SurfaceLiving: 150,
    EnergyPerformance: 158,
    WebIDs: '4',
    BoxNr: '2',
    SmallPictureItem: { Url: 'images/front.jpg' },
    ManagerID: 7,
    TypeDescription: { nl: 'Huis', fr: 'Maison' },
  })
  const INES = {
    id: 7,
    name: 'Inès Maes',
    role: { nl: 'Makelaar' },
    email: 'i@linde.example',
    phone: '09 000 12 34',
    photo: 'images/ines.jpg',
  }
  const TEAM = { 'site-config/team.json': { members: [INES] } }

  test('has the open-house days for which visitors register, as its form names them in each language', async () => {
    const openHouse = [
      { day: '2026-12-05', from: '10:00', to: '12:00', registration: true },
      { day: '2026-12-06', from: '10:00', to: '12:00' },
      { day: '2020-12-05', from: '10:00', to: '12:00', registration: true },
    ]
    const names = {
      nl: expect.stringContaining('zaterdag 5 december 2026') as string,
      fr: expect.stringContaining('samedi 5 décembre 2026') as string,
    }
    expect((await propertyIn(house(1, { openHouse })))?.openDays).toEqual([{ names }])
  })

  test('is known by all that its page shows', async () => {
    expect(await propertyIn(FULL, TEAM)).toEqual({
      id: '1',
      reference: 'D-17',
      goal: 'sale',
      titles: { nl: 'Huis', fr: 'Maison' },
      paths: { nl: '/nl/te-koop/gent/huis/1/', fr: '/fr/a-vendre/gand/maison/1/' },
      availability: 'for-sale',
      address: { nl: 'Veldweg 1 bus 2, 9000 Gent', fr: 'Veldweg 1 bte 2, 9000 Gand' },
      price: 245_000,
      prices: { nl: '€ 245.000', fr: '245 000 €' },
      zip: '9000',
      position: CENTRE_OF_GHENT,
      towns: { nl: 'Gent', fr: 'Gand' },
      types: [1, 4],
      bedrooms: 3,
      surface: 150,
      energy: 158,
      epc: 3,
      renovated: 1,
      facts: { nl: '3 slaapkamers, 150 m²', fr: '3 chambres, 150 m²' },
      dates: { published: '2026-03-01', updated: '2026-03-01' },
      picture: '/_a/img/front-og.webp',
      documents: [],
      agent: {
        name: 'Inès Maes',
        role: { nl: 'Makelaar', fr: 'Makelaar' },
        email: 'i@linde.example',
        phone: '09 000 12 34',
        picture: '/_a/img/ines-portrait.webp',
      },
      office: '1',
      fingerprint: 'sale for-sale 245000',
    })
  })

  test('for rent is that', async () => {
    expect(await propertyIn(rental(1, { Price: 950 }))).toMatchObject({
      goal: 'rent',
      availability: 'for-rent',
      price: 950,
      prices: { nl: '€ 950 per maand' },
      fingerprint: 'rent for-rent 950',
    })
  })

  test.each<[string, object, string, string | undefined]>([
    ['hidden', { PublishPrice: false }, 'sale for-sale ', 'Prijs op aanvraag'],
    ['behind a marquee', { Marquee: 1, MarqueeName: 'Optie' }, 'sale for-sale ', 'Optie'],
    ['of what is sold', { Status: 2 }, 'sale sold ', undefined],
  ])('a price that is %s is nowhere', async (_, more, fingerprint, shown) => {
    const found = await propertyIn({ ...FULL, ...more }, TEAM)
    expect(found).not.toHaveProperty('price')
    expect(found?.fingerprint).toBe(fingerprint)
    expect(found?.prices.nl).toBe(shown)
    expect(JSON.stringify(found)).not.toMatch(/245/)
  })

  test('an address that is hidden is nowhere', async () => {
    const found = await propertyIn({ ...FULL, PublishAddress: false }, TEAM)
    expect(found?.address).toEqual({ nl: '9000 Gent', fr: '9000 Gand' })
    expect(JSON.stringify(found)).not.toContain('Veldweg')
  })

  test('has its own position if its address is public, and that of its town otherwise', async () => {
    const own = { latitude: 51.0602, longitude: 3.7401 }
    const placed = { ...FULL, Latitude: own.latitude, Longitude: own.longitude }
    expect((await propertyIn(placed, TEAM))?.position).toEqual(own)
    const hidden = await propertyIn({ ...placed, PublishAddress: false }, TEAM)
    expect(hidden?.position).toEqual(CENTRE_OF_GHENT)
  })

  test('stands in the languages that it has, and not at all without one', async () => {
    const dutch = { ...FULL, TypeDescription: { nl: 'Huis' } }
    expect(await propertyIn(dutch, TEAM)).toMatchObject({
      titles: { nl: 'Huis' },
      address: { nl: 'Veldweg 1 bus 2, 9000 Gent' },
      prices: { nl: '€ 245.000' },
      towns: { nl: 'Gent' },
    })
    const found = await propertyIn(dutch, TEAM)
    for (const key of ['paths', 'titles', 'address', 'prices', 'towns'] as const)
      expect(Object.keys(found?.[key] ?? {})).toEqual(['nl'])
    expect(
      await propertyIn({ ...FULL, TypeDescription: undefined, MainTypeName: undefined }, TEAM),
    ).toBeUndefined()
  })

  test('has a picture for mails, else that of its card, and none of another host', async () => {
    const records = properties(house(1, { SmallPictureItem: { Url: 'images/front.jpg' } }))
    const noShared: PictureLookup = {
      ...PICTURES,
      of: (ref, recipe) => (recipe === 'og' ? undefined : PICTURES.of(ref, recipe)),
    }
    expect((await siteIn(records, { pictures: noShared })).properties[0]?.picture).toBe(
      '/_a/img/front-card.webp',
    )
    const far = properties(house(1, { SmallPictureItem: { Url: 'https://crm.example/a.jpg' } }))
    expect((await siteIn(far)).properties[0]).not.toHaveProperty('picture')
    expect((await siteIn(properties(house(1)))).properties[0]).not.toHaveProperty('picture')
  })

  test('has documents to be mailed, in the words in which the form offers them', async () => {
    const Documents = [
      { Name: { nl: 'Akte', fr: 'Acte' }, OnRequest: 'private/deed.pdf', Url: 'https://a.example/x.pdf' },
      { Name: { nl: 'Plan', fr: 'Plan' }, Url: 'https://a.example/plan.pdf' },
      { Name: 'EPC' },
    ]
    const found = await propertyIn({ ...FULL, Documents }, { ...TEAM, 'content/private/deed.pdf': 'deed' })
    expect(found?.documents).toEqual([
      { names: { nl: 'Akte', fr: 'Acte' }, file: 'private/deed.pdf' },
      { names: { nl: 'Plan', fr: 'Plan' }, file: 'https://a.example/plan.pdf' },
      { names: { nl: 'EPC', fr: 'EPC' } },
    ])
    const dutch = { ...FULL, TypeDescription: { nl: 'Huis' }, Documents: [{ Name: { fr: 'Acte' } }] }
    expect((await propertyIn(dutch, TEAM))?.documents).toEqual([])
  })

  test('names the role of its agent in every language, also in one that has no page of it', async () => {
    const dutch = { ...FULL, TypeDescription: { nl: 'Huis' } }
    const bilingual = { ...INES, role: { nl: 'Makelaar', fr: 'Agente' } }
    const found = await propertyIn(dutch, { 'site-config/team.json': { members: [bilingual] } })
    expect(found?.agent?.role).toEqual({ nl: 'Makelaar', fr: 'Agente' })
  })
})

test('a project is known by its addresses, its agent and its documents', async () => {
  const site = await siteIn({
    'content/projects/all.json': [
      project(8, { ManagerID: 7, Documents: [{ Name: { nl: 'Lastenboek', fr: 'Cahier' } }] }),
      project(9, { TypeDescription: { nl: 'Café' } }),
    ],
    'site-config/team.json': { members: [{ id: 7, name: 'An' }] },
  })
  expect(site.projects).toEqual([
    {
      id: '8',
      titles: { nl: 'Aan het water', fr: 'Au bord de l’eau' },
      paths: { nl: '/nl/projecten/gent/aan-het-water/8/', fr: '/fr/projets/gand/au-bord-de-l-eau/8/' },
      agent: { name: 'An', role: {} },
      documents: [{ names: { nl: 'Lastenboek', fr: 'Cahier' } }],
    },
    { id: '9', titles: { nl: 'Café' }, paths: { nl: '/nl/projecten/gent/cafe/9/' }, documents: [] },
  ])
})
