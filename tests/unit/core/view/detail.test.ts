/** Properties and projects share these parts. None of them shows a hidden address. */
import { describe, expect, test } from 'vitest'
import { addressOf, placeOf, searchOf } from '../../../../core/view/detail.ts'
import { NOWHERE, project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, viewOf } from '../../../support/view.ts'

const CITIES = { 'content/cities.json': [{ Name: { nl: 'Gent', fr: 'Gand' }, Zip: '9000', CountryID: 10 }] }
const SPOT = { Latitude: 51.04321, Longitude: 3.71234 }

describe('an address', () => {
  const view = (more: object) => viewOf({ ...CITIES, ...properties(house(1, more)) })

  test.each<[string, object, readonly string[]]>([
    ['with number and box', { BoxNr: '3' }, ['Veldweg 1 bte 3', '9000 Gand']],
    ['without a number', { HouseNumber: undefined }, ['Veldweg', '9000 Gand']],
    ['in two languages', { Street: { nl: 'Veldweg', fr: 'Rue du Champ' } }, ['Rue du Champ 1', '9000 Gand']],
    ['in the other language', { Street: { nl: 'Veldweg' } }, ['Veldweg 1', '9000 Gand']],
    ['without a street', { Street: undefined }, ['9000 Gand']],
    ['that is hidden', { PublishAddress: false, BoxNr: '3' }, ['9000 Gand']],
  ])('%s', async (_, more, lines) => {
    const input = (await view(more)).in('fr')
    expect(addressOf(input.context, input.property(1))).toEqual(lines)
  })

  test('is looked for on maps by street and town, and not at all where it is hidden', async () => {
    const searched = async (more: object) => {
      const input = await view(more)
      return searchOf(input.context, input.property(1))
    }
    expect(await searched({ BoxNr: '3' })).toBe('Veldweg 1, 9000 Gent')
    expect(await searched({ HouseNumber: undefined })).toBe('Veldweg, 9000 Gent')
    expect(await searched({ PublishAddress: false })).toBeUndefined()
    expect(await searched({ Street: undefined })).toBeUndefined()
  })

  test('of a project is hidden by its own mark', async () => {
    const lines = async (PublicAddress: boolean) => {
      const input = await viewOf({
        'content/projects/8.json': project(8, { PublicAddress, Street: 'Kaai', HouseNumber: '2' }),
      })
      const linked = input.project(8)
      return [addressOf(input.context, linked), searchOf(input.context, linked)]
    }
    expect(await lines(true)).toEqual([['Kaai 2', '9000 Gent'], 'Kaai 2, 9000 Gent'])
    expect(await lines(false)).toEqual([['9000 Gent'], undefined])
  })
})

describe('the place of a project', () => {
  const placeIn = async (more: object) => {
    const input = await viewOf({
      'content/projects/8.json': project(8, { Street: 'Kaai', HouseNumber: '2', PriceMin: 200_000, ...more }),
    })
    return placeOf(input.context, input.project(8))
  }

  test('is linked to maps and to pictures of the street, and drawn on our own map', async () => {
    const place = await placeIn(SPOT)
    expect(place).toMatchObject({
      link: {
        href: 'https://www.openstreetmap.org/search?query=Kaai%202%2C%209000%20Gent',
        label: 'Open op OpenStreetMap',
        external: true,
      },
      streetView: {
        href: 'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=51.04321,3.71234',
        label: 'Kijk rond in de straat (Google)',
        external: true,
      },
      map: { title: 'De straat en de buurt' },
    })
    expect(place).not.toHaveProperty('isTown')
    expect(JSON.parse(place?.map?.message ?? '')).toMatchObject({
      properties: [
        {
          id: 8,
          latitude: 51.04321,
          longitude: 3.71234,
          label: 'Aan het water, 9000 Gent',
          price: expect.stringMatching(/^vanaf/) as string,
        },
      ],
    })
  })

  test('is not there where the address is hidden and nobody says where the town is', async () => {
    expect(await placeIn({ ...SPOT, PublicAddress: false, ...NOWHERE })).toBeUndefined()
  })

  test('without co-ordinates is a link alone', async () => {
    expect(Object.keys((await placeIn(NOWHERE)) ?? {})).toEqual(['link'])
  })
})

describe('an address', () => {
  const abroad = {
    CountryID: 50,
    Zip: '8008',
    City: 'Strassen',
    PublishAddress: true,
    Street: 'Route',
    HouseNumber: '1',
  }
  const linesOf = async (more: object, files: SiteFiles = {}) => {
    const input = await viewOf({ ...properties(house(1, { ...abroad, ...more })), ...files })
    return addressOf(input.context, input.property(1))
  }
  const CITY = {
    Name: 'Strassen',
    Zip: '8008',
    CountryID: 50,
    CountryName: { nl: 'Groothertogdom Luxemburg' },
  }

  test('abroad names its country, as the record or the town does', async () => {
    expect(await linesOf({ CountryName: { nl: 'Luxemburg' } })).toEqual([
      'Route 1',
      '8008 Strassen',
      'Luxemburg',
    ])
    expect((await linesOf({}, { 'content/cities.json': [CITY] })).at(-1)).toBe('Groothertogdom Luxemburg')
    expect(await linesOf({})).toEqual(['Route 1', '8008 Strassen'])
  })

  test('in the country of the first office does not', async () => {
    expect(await linesOf({ CountryID: 10, Zip: '9000', City: 'Gent', CountryName: 'België' })).toEqual([
      'Route 1',
      '9000 Gent',
    ])
  })
})
