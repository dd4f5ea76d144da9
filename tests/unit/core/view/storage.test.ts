import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../core/languages/codes.ts'
import { storageTables } from '../../../../core/view/storage.ts'
import { NOWHERE, plot, project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { page, properties, route, siteConfig, viewOf, withRoutes } from '../../../support/view.ts'

const CONSENT = { revision: 4, months: 1, mode: 'basic', policy: '/' }

async function contextOf(files: SiteFiles, locale: Locale = 'nl') {
  return (await viewOf(files, { locale })).context
}

const measured = {
  'site-config/consent.json': CONSENT,
  ...siteConfig({ analyticsId: 'G-1' }),
}

describe('the tables of the cookie policy', () => {
  test('without tags name what is necessary only, and no version', async () => {
    const { groups, policy, contacts } = storageTables(
      await contextOf({ 'site-config/consent.json': CONSENT }),
    )
    expect(groups.map(({ items }) => items.length)).toEqual([2, 0, 0, 0, 0])
    expect(policy).toBeUndefined()
    expect(contacts).toEqual([])
  })

  test.each<[Locale, string, string, string]>([
    ['nl', '1\u00A0maand', '24\u00A0maanden', 'tot u het tabblad sluit'],
    ['fr', '1\u00A0mois', '24\u00A0mois', 'jusqu’à la fermeture de l’onglet'],
  ])('in %s say how long', async (locale, choice, measuring, session) => {
    const { groups, policy } = storageTables(await contextOf(measured, locale))
    expect(policy).toEqual({ revision: 4, months: choice })
    const [necessary, analytical] = groups
    expect(necessary?.items.map(({ lifetime }) => lifetime).at(-1)).toBe(choice)
    expect(analytical?.items).toEqual([
      {
        names: ['utm_parameters'],
        place: 'storage.place.session',
        purpose: 'storage.purpose.campaign',
        lifetime: session,
        owner: 'Kantoor Linde',
      },
      {
        names: ['_ga', '_ga_*'],
        place: 'storage.place.cookie',
        purpose: 'storage.purpose.analyticsId',
        lifetime: measuring,
        owner: 'Google',
      },
    ])
  })

  test('say how long owners stay logged in, on a site with a portal', async () => {
    const login = { ...withRoutes(route('login', { type: 'login' })), ...page('login') }
    const { groups } = storageTables(await contextOf({ ...login, 'site-config/consent.json': CONSENT }))
    const lifetimes = groups.flatMap(({ items }) => items.map(({ lifetime }) => lifetime))
    expect(lifetimes).toContain('tot u uitlogt; na 30\u00A0minuten telt het niet meer')
  })

  test('name a container by its service, as nobody knows what it stores', async () => {
    const files = { ...measured, ...siteConfig({ tagManagerId: 'GTM-1' }) }
    const { groups } = storageTables(await contextOf(files))
    expect(groups.at(-1)?.items).toEqual([
      {
        names: ['Google Tag Manager'],
        purpose: 'storage.purpose.tagManagerId',
        lifetime: 'volgens het beleid van de dienst',
        owner: 'Google',
      },
    ])
  })

  test('name every host that is contacted, once', async () => {
    const property = {
      VideoUrl: 'https://youtu.be/abcdefghijk',
      Street: 'Veldweg',
      PublishAddress: true,
      ...NOWHERE,
    }
    const context = await contextOf({
      'content/properties/1.json': [plot(1, property), plot(2, property)],
      'site-config/pictures.json': { remote: { mode: 'link', hosts: ['images.example.com'] } },
      'site-config/forms.json': { target: 'https://forms.example.com/{form}' },
    })
    expect(storageTables(context).contacts).toEqual([
      { text: 'storage.contact.pictures', hosts: ['images.example.com'] },
      { text: 'storage.contact.media', hosts: ['youtube.com'] },
      { text: 'storage.contact.map', hosts: ['www.openstreetmap.org'] },
      { text: 'storage.contact.forms', hosts: ['forms.example.com'] },
    ])
  })

  test('name the hosts of a tag where a visitor may agree to it', async () => {
    const files = siteConfig({ pixelId: '1' })
    const asked = { ...files, 'site-config/consent.json': CONSENT }
    expect(storageTables(await contextOf(files)).contacts).toEqual([])
    expect(storageTables(await contextOf(asked)).contacts).toEqual([
      { text: 'storage.contact.tags', hosts: ['connect.facebook.net', 'www.facebook.com'] },
    ])
  })

  test('say nothing of pictures that are fetched at build', async () => {
    const remote = { mode: 'fetch', hosts: ['images.example.com'] }
    expect(storageTables(await contextOf({ 'site-config/pictures.json': { remote } })).contacts).toEqual([])
  })

  test('name the categories in their order, each with its words', async () => {
    const { groups } = storageTables(await contextOf({}))
    expect(groups.map(({ title, text }) => `${title} ${text}`)).toEqual(
      ['necessary', 'analytical', 'marketing', 'social', 'unclassified'].map(
        (name) => `storage.${name} storage.${name}Text`,
      ),
    )
  })

  test('name what is necessary, by whom, where and how long', async () => {
    const [necessary] = storageTables(await contextOf({})).groups
    expect(necessary?.items).toEqual([
      {
        names: [expect.any(String)],
        place: 'storage.place.local',
        purpose: 'storage.purpose.language',
        lifetime: 'tot u het zelf wist',
        owner: 'Kantoor Linde',
      },
      {
        names: [expect.any(String)],
        place: 'storage.place.local',
        purpose: 'storage.purpose.drafts',
        lifetime: '1\u00A0dag',
        owner: 'Kantoor Linde',
      },
    ])
  })

  test('name what visitors save, where they can', async () => {
    const saved = { modules: [{ relations: [{ type: 'saved', id: 'all' }] }] }
    const view = await viewOf({
      ...withRoutes({ original: '/keep/', path: { nl: '/nl/keep/' } }),
      ...page('keep', { ...saved, title: { nl: 'Bewaard' } }),
    })
    const purposes = (locale: Locale) =>
      storageTables(view.in(locale).context).groups[0]?.items.map(({ purpose }) => purpose)
    expect(purposes('nl')).toContain('storage.purpose.saved')
    expect(purposes('fr')).not.toContain('storage.purpose.saved')
  })

  test('count days in words', async () => {
    const files = { ...siteConfig({ pixelId: '1' }), 'site-config/consent.json': CONSENT }
    const social = storageTables(await contextOf(files)).groups[3]
    expect(social?.items[0]).toMatchObject({
      names: ['_fbp', '_fbc'],
      lifetime: '90\u00A0dagen',
      owner: 'Meta',
    })
  })

  test.each<[string, object, SiteFiles, readonly string[]]>([
    ['by its address', { Street: 'Veldweg', ...NOWHERE }, {}, ['www.openstreetmap.org']],
    [
      'by its place, too',
      { Street: 'Veldweg', Latitude: 51, Longitude: 3 },
      {},
      ['tile.openstreetmap.org', 'www.google.com', 'www.openstreetmap.org'],
    ],
    [
      'by nothing, as it is hidden',
      { Street: 'Veldweg', Latitude: 51, Longitude: 3, PublishAddress: false, ...NOWHERE },
      {},
      [],
    ],
    [
      'by its town, as it is hidden',
      { Street: 'Veldweg', Latitude: 51, Longitude: 3, PublishAddress: false },
      {},
      ['tile.openstreetmap.org'],
    ],
  ])('name the maps on which a home is found %s', async (_, more, files, hosts) => {
    const { contacts } = storageTables(await contextOf({ ...properties(plot(1, more)), ...files }))
    expect(contacts.find(({ text }) => text === 'storage.contact.map')?.hosts ?? []).toEqual(hosts)
  })

  test('name the hosts of videos, tours and maps of projects', async () => {
    const record = project(8, { Street: 'Kaai', ...NOWHERE, VideoUrl: 'https://vimeo.com/123456789' })
    expect(storageTables(await contextOf({ 'content/projects/8.json': record })).contacts).toEqual([
      { text: 'storage.contact.media', hosts: ['vimeo.com'] },
      { text: 'storage.contact.map', hosts: ['www.openstreetmap.org'] },
    ])
  })

  test('name who gets what is written in forms, and who gives challenges, in one order', async () => {
    const forms = {
      target: 'https://z.example/{form}',
      targets: { offer: 'https://a.example/' },
      captcha: 'https://c.example/{form}',
    }
    expect(storageTables(await contextOf({ 'site-config/forms.json': forms })).contacts).toEqual([
      { text: 'storage.contact.forms', hosts: ['a.example', 'c.example', 'z.example'] },
    ])
  })
})
