import { describe, expect, test } from 'vitest'
import { UNBUILT_ASSETS } from '../../../../core/build/assets.ts'
import type { Locale } from '../../../../core/domain/locale.ts'
import { consentDialog, consentOf } from '../../../../core/view/consent.ts'
import { contextFor } from '../../../../core/view/context.ts'
import { storageTables } from '../../../../core/view/storage.ts'
import { siteOf, SOME_PICTURES } from '../../../support/linked.ts'
import { MINIMAL, plot } from '../../../support/site.ts'
import type { SiteFiles } from '../../../support/site.ts'

const CONSENT = { revision: 4, months: 1, mode: 'basic', policy: '/' }
const site = (change: object) => ({ ...(MINIMAL['site-config/site.json'] as object), ...change })

async function contextOf(files: SiteFiles, locale: Locale = 'nl') {
  const linked = await siteOf(files)
  return contextFor({ site: linked, pictures: SOME_PICTURES, assets: UNBUILT_ASSETS.assets }, locale)
}

const measured = {
  'site-config/consent.json': CONSENT,
  'site-config/site.json': site({ analyticsId: 'G-1' }),
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
    ['nl', '1 maand', '24 maanden', 'tot u het tabblad sluit'],
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

  test('name a container by its service, as nobody knows what it stores', async () => {
    const files = { ...measured, 'site-config/site.json': site({ tagManagerId: 'GTM-1' }) }
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
    const property = { VideoUrl: 'https://youtu.be/abcdefghijk', Street: 'Veldweg', PublishAddress: true }
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
    const files = { 'site-config/site.json': site({ pixelId: '1' }) }
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
})

describe('the dialog', () => {
  test.each<[string, SiteFiles, boolean]>([
    ['nothing to agree to', { 'site-config/consent.json': CONSENT }, false],
    ['tags without a consent file', { 'site-config/site.json': site({ pixelId: '1' }) }, false],
    ['both', measured, true],
  ])('%s', async (_, files, exists) => {
    expect(consentOf(await siteOf(files)) !== undefined).toBe(exists)
  })

  test('takes the words of the configuration in each language, and its own where there are none', async () => {
    const nl = await contextOf(measured, 'nl')
    const words = { ...CONSENT, mode: 'basic', title: { nl: 'Cookies bij ons' } } as const
    expect(consentDialog(nl, words)).toMatchObject({ title: 'Cookies bij ons', links: [] })
    const fr = await contextOf(measured, 'fr')
    expect(consentDialog(fr, words).title).toBe(fr.strings['consent.title'])
  })
})
