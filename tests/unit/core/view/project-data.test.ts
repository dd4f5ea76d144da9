import { describe, expect, test } from 'vitest'
import { projectData } from '../../../../core/view/structured-data.ts'
import { project } from '../../../support/minimal-site.ts'
import { viewOf } from '../../../support/view.ts'
import { AGENCY, ORIGIN, read } from './listing-data.ts'
import type { Listing } from './listing-data.ts'

describe('a project', () => {
  const URL = `${ORIGIN}/nl/projecten/gent/aan-het-water/8/`
  const dataOf = async (more: object, images: readonly string[] = []) => {
    const view = await viewOf({ 'content/projects/8.json': project(8, more) })
    return read(projectData(view.context, view.project(8), images))[0] as Listing
  }

  test('is listed with its place and the range of its prices', async () => {
    const full = {
      Lead: { nl: 'Nieuw.' },
      CreatedDate: '2026-01-01',
      PriceMin: 200,
      PriceMax: 300,
      Street: 'Kaai',
    }
    expect(await dataOf(full, ['/_a/a.webp'])).toEqual({
      '@type': 'RealEstateListing',
      '@id': URL,
      url: URL,
      name: 'Aan het water',
      description: 'Nieuw.',
      inLanguage: 'nl',
      datePosted: '2026-01-01',
      image: [`${ORIGIN}/_a/a.webp`],
      provider: AGENCY,
      contentLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Kaai',
          postalCode: '9000',
          addressLocality: 'Gent',
          addressCountry: 'BE',
        },
      },
      offers: {
        '@type': 'AggregateOffer',
        url: URL,
        businessFunction: 'http://purl.org/goodrelations/v1#Sell',
        lowPrice: 200,
        highPrice: 300,
        priceCurrency: 'EUR',
      },
    })
  })

  test('for rent has prices by the month', async () => {
    expect((await dataOf({ Goal: 1, PriceMin: 900, PriceMax: 1200 })).offers).toEqual({
      '@type': 'Offer',
      url: URL,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: 900,
        maxPrice: 1200,
        priceCurrency: 'EUR',
        unitCode: 'MON',
      },
    })
  })

  test.each<[object, object | undefined]>([
    [{}, undefined],
    [{ PriceMin: 200 }, { lowPrice: 200 }],
    [{ PriceMax: 300 }, { highPrice: 300 }],
  ])('with %j offers %j', async (more, prices) => {
    const { offers } = await dataOf(more)
    if (prices === undefined) expect(offers).toBeUndefined()
    else expect(offers).toMatchObject(prices)
  })

  test('of which little is known says little, and of a hidden address the town', async () => {
    const data = await dataOf({ Street: 'Kaai', PublicAddress: false })
    for (const key of ['image', 'description', 'datePosted', 'offers']) expect(data).not.toHaveProperty(key)
    expect(JSON.stringify(data)).not.toContain('Kaai')
  })
})
