import { describe, expect, test } from 'vitest'
import { graphOf, RENT_LIST, rental } from '../../../support/view.ts'
import { FULL, TEAM, pageOf } from './property-page-of.ts'

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
    expect(await described(undefined)).toMatch(/^Huis 1, 9000 Gent\. 3 slaapkamers\. €\s245\.000$/)
  })

  test('names the town once, however the title writes it', async () => {
    const titled = async (nl: string) =>
      (await pageOf({ ...FULL, TypeDescription: { nl } }, TEAM)).frame.head.title
    expect(await titled('Huis te koop – GENT')).toBe('Huis te koop – GENT (1) | Kantoor Linde')
    expect(await titled('Huis te koop')).toBe('Huis te koop, Gent (1) | Kantoor Linde')
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
