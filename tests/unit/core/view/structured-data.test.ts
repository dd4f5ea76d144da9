/** JSON-LD contains no hidden price and no hidden address. */
import { describe, expect, test } from 'vitest'
import { agencyData, propertyData } from '../../../../core/view/structured-data.ts'
import { MINIMAL } from '../../../support/minimal-site.ts'
import { house, properties, rental, rulesConfig, siteConfig, viewOf } from '../../../support/view.ts'
import { AGENCY, ORIGIN, read } from './listing-data.ts'
import type { Listing } from './listing-data.ts'

const [OFFICE] = (MINIMAL['site-config/site.json'] as { offices: readonly [object] }).offices
const SPOT = { Latitude: 51.04, Longitude: 3.71 }

async function listingOf(record: object, locale: 'nl' | 'fr' = 'nl') {
  const rules = rulesConfig({ marqueeIgnoreList: [1] })
  const view = await viewOf({ ...properties(record), ...rules }, { locale })
  const shown = { images: ['/_a/img/a.webp', 'https://crm.example/b.jpg'], description: 'Mooi huis.' }
  const [data] = read(propertyData(view.context, view.property(1), shown))
  return data as Listing
}

describe('the agency', () => {
  test('with one office is called as the site is', async () => {
    const { context } = await viewOf()
    expect(read(agencyData(context))).toEqual([
      {
        ...AGENCY,
        vatID: 'BE 0000.000.097',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Lindekaai 7',
          postalCode: '9000',
          addressLocality: 'Gent',
          addressCountry: 'BE',
        },
      },
    ])
  })

  test('with several names each by its town, with its place, its mail and the logo', async () => {
    const there = {
      ...OFFICE,
      city: { nl: 'Brugge', fr: 'Bruges' },
      email: 'b@linde.example',
      latitude: 51.2,
      longitude: 3.2,
    }
    const files = siteConfig({ offices: [OFFICE, there], logo: 'images/logo.png' })
    const { context } = (await viewOf(files)).in('fr')
    const logo = `${ORIGIN}/_a/img/logo-logo.webp`
    const [first, second] = read(agencyData(context))
    expect(first).toMatchObject({
      '@id': `${ORIGIN}/#office-1`,
      name: 'Kantoor Linde Gent',
      url: `${ORIGIN}/fr/`,
      logo,
      image: logo,
    })
    expect(first).not.toHaveProperty('geo')
    expect(second).toMatchObject({
      '@id': `${ORIGIN}/#office-2`,
      name: 'Kantoor Linde Bruges',
      email: 'b@linde.example',
      geo: { '@type': 'GeoCoordinates', latitude: 51.2, longitude: 3.2 },
    })
  })

  test('names the opening hours of its data', async () => {
    const openingHours = [{ days: [1, 7], from: '09:00', to: '18:30' }]
    const { context } = await viewOf(siteConfig({ offices: [{ ...OFFICE, openingHours }] }))
    expect(read(agencyData(context))[0]).toMatchObject({
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Sunday'],
          opens: '09:00',
          closes: '18:30',
        },
      ],
    })
  })

  test.each([{ latitude: 51 }, { longitude: 3 }])('with half a place (%j) has none', async (half) => {
    const { context } = await viewOf(siteConfig({ offices: [{ ...OFFICE, ...half }] }))
    expect(read(agencyData(context))[0]).not.toHaveProperty('geo')
  })
})

describe('a property', () => {
  const FULL = house(1, {
    ...SPOT,
    Price: 245_000,
    NumberOfBedRooms: 3,
    NumberOfBathRooms: 1,
    NumberOfShowerRooms: 1,
    SurfaceLiving: 150,
    SurfaceConstructed: 90,
    ConstructionYear: 1935,
  })
  const URL = `${ORIGIN}/nl/te-koop/gent/huis-1/1/`

  test('is listed with all that its page shows', async () => {
    expect(await listingOf(FULL)).toEqual({
      '@type': 'RealEstateListing',
      '@id': URL,
      url: URL,
      name: 'Huis 1',
      description: 'Mooi huis.',
      inLanguage: 'nl',
      datePosted: '2026-03-01',
      image: [`${ORIGIN}/_a/img/a.webp`, 'https://crm.example/b.jpg'],
      provider: AGENCY,
      mainEntity: {
        '@type': 'House',
        name: 'Huis 1',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Veldweg 1',
          postalCode: '9000',
          addressLocality: 'Gent',
          addressCountry: 'BE',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 51.04, longitude: 3.71 },
        floorSize: { '@type': 'QuantitativeValue', value: 150, unitCode: 'MTK' },
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2,
        yearBuilt: 1935,
      },
      offers: {
        '@type': 'Offer',
        url: URL,
        businessFunction: 'http://purl.org/goodrelations/v1#Sell',
        availability: 'https://schema.org/InStock',
        price: 245_000,
        priceCurrency: 'EUR',
        seller: { '@id': `${ORIGIN}/#office-1` },
      },
    })
  })

  test('for rent has a price by the month', async () => {
    const { offers } = await listingOf(rental(1, { Price: 950 }))
    expect(offers).toEqual({
      '@type': 'Offer',
      url: `${ORIGIN}/nl/te-koop/gent/huis-1/1/`,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 950,
        priceCurrency: 'EUR',
        unitCode: 'MON',
      },
      seller: { '@id': `${ORIGIN}/#office-1` },
    })
  })

  test.each<[string, object]>([
    ['hidden', house(1, { Price: 245_000, PublishPrice: false })],
    ['hidden, for rent', rental(1, { Price: 245_000, PublishPrice: false })],
    ['behind a marquee', house(1, { Price: 245_000, Marquee: 1, MarqueeName: 'Optie' })],
    ['of what is sold', house(1, { Price: 245_000, Status: 2 })],
    ['of what is rented', rental(1, { Price: 245_000, Status: 4 })],
  ])('a price that is %s is nowhere', async (_, record) => {
    const data = await listingOf(record)
    expect(JSON.stringify(data)).not.toContain('245000')
    for (const key of ['price', 'priceCurrency', 'priceSpecification'])
      expect(data.offers).not.toHaveProperty(key)
  })

  test.each([
    [{ Status: 2 }, 'SoldOut'],
    [{}, 'InStock'],
  ])('%j is %s', async (more, availability) => {
    expect((await listingOf(house(1, more))).offers['availability']).toBe(
      `https://schema.org/${availability}`,
    )
  })

  test('an address that is hidden is nowhere: the town alone', async () => {
    const data = await listingOf({ ...FULL, PublishAddress: false })
    expect(data.mainEntity).not.toHaveProperty('geo')
    expect(data.mainEntity['address']).toEqual({
      '@type': 'PostalAddress',
      postalCode: '9000',
      addressLocality: 'Gent',
      addressCountry: 'BE',
    })
    expect(JSON.stringify(data)).not.toMatch(/Veldweg|51\.04|3\.71/)
  })

  test.each<[number | undefined, string]>([
    [1, 'House'],
    [2, 'Apartment'],
    [3, 'Apartment'],
    [4, 'Place'],
    [5, 'Accommodation'],
    [undefined, 'Accommodation'],
  ])('of type group %s is a %s', async (WebID, type) => {
    const categories = [1, 2, 3, 4, 5].map((id) => ({
      ID: id,
      WebID: id,
      Name: `T${id}`,
      ShowOrder: id,
      Sale: true,
      Rent: true,
    }))
    const view = await viewOf({ 'content/categories.json': categories, ...properties(house(1, { WebID })) })
    const [data] = propertyData(view.context, view.property(1), { images: [], description: undefined })
    expect((data as unknown as Listing).mainEntity['@type']).toBe(type)
  })

  test('says nothing of what is not known', async () => {
    const view = await viewOf(properties(house(1, { CreatedDate: undefined })))
    const [data] = read(propertyData(view.context, view.property(1), { images: [], description: undefined }))
    for (const key of ['image', 'description', 'datePosted']) expect(data).not.toHaveProperty(key)
    expect(Object.keys((data as Listing).mainEntity)).toEqual(['@type', 'name', 'address'])
  })

  test.each<[object, number | undefined]>([
    [{ NumberOfBathRooms: 2 }, 2],
    [{ NumberOfShowerRooms: 1 }, 1],
    [{ NumberOfBathRooms: 0, NumberOfShowerRooms: 0 }, undefined],
  ])('%j are %s bathrooms', async (rooms, total) => {
    expect((await listingOf(house(1, rooms))).mainEntity['numberOfBathroomsTotal']).toBe(total)
  })

  test('is as large as what is built, where nobody says how much is lived in', async () => {
    const { mainEntity } = await listingOf(house(1, { SurfaceConstructed: 90 }))
    expect(mainEntity['floorSize']).toMatchObject({ value: 90 })
  })

  test('speaks the language of its page', async () => {
    expect(await listingOf(FULL, 'fr')).toMatchObject({
      url: `${ORIGIN}/fr/a-vendre/gand/maison-1/1/`,
      name: 'Maison 1',
      inLanguage: 'fr',
      provider: { url: `${ORIGIN}/fr/` },
    })
  })

  test('in Luxembourg is there', async () => {
    const there = { CountryID: 50, Zip: '1009', City: 'LUXEMBOURG', EnergyClass: 'B', InsulationClass: 'C' }
    expect((await listingOf(house(1, there))).mainEntity['address']).toMatchObject({ addressCountry: 'LU' })
  })
})
