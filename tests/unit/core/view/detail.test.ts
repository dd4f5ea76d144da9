/** Properties and projects share these parts. None of them shows a hidden address. */
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  documentsOf,
  embedsOf,
  galleryOf,
  placeOf,
  plansOf,
  searchOf,
} from '../../../../core/view/detail.ts'
import { project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, picture, properties, rulesConfig, viewOf } from '../../../support/view.ts'

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

describe('pictures', () => {
  const item = (name: string, Name?: string) => ({ Url: `images/${name}.jpg`, ...(Name && { Name }) })

  test('without words of their own are named by title and number', async () => {
    const { context } = await viewOf()
    expect(galleryOf(context, [item('a'), item('b', 'Keuken'), item('c')], 'Huis')).toEqual([
      picture('a', 'photo', 'Huis, foto 1 van 3'),
      picture('b', 'photo', 'Keuken'),
      picture('c', 'photo', 'Huis, foto 3 van 3'),
    ])
  })

  test('that are missing are left out, and keep their number', async () => {
    const { context } = await viewOf()
    expect(galleryOf(context, [item('missing'), item('b')], 'Huis').map(({ alt }) => alt)).toEqual([
      'Huis, foto 2 van 2',
    ])
  })

  test('of plans are named as plans', async () => {
    const { context } = await viewOf()
    const items = [item('p'), item('q', 'Gelijkvloers'), item('missing')]
    expect(plansOf(context, { items, title: 'Huis' }).map((plan) => plan.picture)).toEqual([
      picture('p', 'plan', 'Plan, Huis'),
      picture('q', 'plan', 'Gelijkvloers'),
    ])
    expect(plansOf(context, { items: undefined, title: 'Huis' })).toEqual([])
  })

  test('of plans have the scale of the widest plan', async () => {
    const { context } = await viewOf()
    const widths: Readonly<Record<string, number>> = {
      'images/wide.jpg': 1600,
      'images/narrow.jpg': 907,
      'images/sliver.jpg': 10,
    }
    const pictures = {
      ...context.pictures,
      of: (ref: string) => ({ src: ref, width: widths[ref] ?? 0, height: 900 }),
    }
    const items = Object.keys(widths).map((Url) => ({ Url }))
    const plans = plansOf({ ...context, pictures }, { items, title: 'Huis' })
    expect(plans.map(({ share }) => share)).toEqual([12, 7, 1])
  })

  test('that are PNG are drawings, and are not cropped', async () => {
    const { context } = await viewOf()
    const pictures = { ...context.pictures, of: (ref: string) => ({ src: ref }) }
    const gallery = galleryOf(
      { ...context, pictures },
      [{ Url: 'a.jpg' }, { Url: 'plan.PNG' }, { Url: 'c.png?v=2' }],
      'x',
    )
    expect(gallery.map(({ drawing }) => drawing)).toEqual([undefined, true, true])
  })
})

describe('documents', () => {
  test.each<[string, object, object | undefined]>([
    ['of the site', { Url: 'documents/a b.pdf' }, { href: '/documents/a%20b.pdf', detail: 'PDF' }],
    [
      'with signs of addresses',
      { Url: 'documents/a?b#c.docx' },
      { href: '/documents/a%3Fb%23c.docx', detail: 'DOCX' },
    ],
    [
      'of another site without https',
      { Url: 'http://a.example/x.pdf' },
      { href: 'http://a.example/x.pdf', detail: 'PDF' },
    ],
    ['of another site', { Url: 'https://a.example/x.pdf?y#z' }, { href: 'https://a.example/x.pdf?y#z' }],
    [
      'of another site, in capitals',
      { Url: 'HTTPS://a.example/x.PDF' },
      { href: 'HTTPS://a.example/x.PDF', detail: 'PDF' },
    ],
    ['without an ending', { Url: 'documents/plan' }, { href: '/documents/plan' }],
    ['with a long ending', { Url: 'documents/plan.archive' }, { href: '/documents/plan.archive' }],
    ['on request', {}, {}],
    ['kept back', { OnRequest: 'private/deed.pdf' }, { detail: 'PDF, op aanvraag, per mail' }],
    [
      'kept back, beside a public copy',
      { Url: 'a.pdf', OnRequest: 'private/a.docx' },
      { href: '/a.pdf', detail: 'PDF' },
    ],
  ])('%s', async (_, more, shown) => {
    const { context } = await viewOf()
    expect(documentsOf(context, [{ Name: { nl: 'Plan' }, ...more }])).toEqual([{ label: 'Plan', ...shown }])
  })

  test('without a name in the language are left out', async () => {
    const { context } = (await viewOf()).in('fr')
    expect(documentsOf(context, [{ Name: { nl: 'Plan' } }, { Name: 'PEB' }])).toEqual([{ label: 'PEB' }])
    expect(documentsOf(context, undefined)).toEqual([])
  })
})

describe('video and tour', () => {
  test('are links with a host and a frame, the tour first', async () => {
    const { context } = await viewOf(rulesConfig({ tourHosts: ['tours.example.com'] }))
    const VideoUrl = 'https://youtu.be/abcdefghijk'
    const VirtualTourUrl = 'https://tours.example.com/1'
    expect(embedsOf(context, { VideoUrl, VirtualTourUrl })).toEqual([
      { kind: 'tour', href: VirtualTourUrl, host: 'tours.example.com', frame: expect.any(String) as string },
      {
        kind: 'video',
        href: VideoUrl,
        host: 'youtube.com',
        frame: expect.stringContaining('abcdefghijk') as string,
      },
    ])
  })

  test('of an unknown host are not shown', async () => {
    const { context } = await viewOf()
    expect(embedsOf(context, { VirtualTourUrl: 'https://tours.example.com/1' })).toEqual([])
    expect(embedsOf(context, {})).toEqual([])
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
    expect(await placeIn({ ...SPOT, PublicAddress: false })).toBeUndefined()
  })

  test('without co-ordinates is a link alone', async () => {
    expect(Object.keys((await placeIn({})) ?? {})).toEqual(['link'])
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
