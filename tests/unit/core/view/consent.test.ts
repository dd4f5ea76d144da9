/** The consent dialog exists where the site has something to ask. */
import { describe, expect, test } from 'vitest'
import { consentDialog, consentOf, shellConsent } from '../../../../core/view/consent.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { page, route, siteConfig, viewOf, withRoutes } from '../../../support/view.ts'

const CONSENT = { revision: 4, months: 6, mode: 'advanced', policy: '/cookies/' } as const
const FILES = {
  ...withRoutes(route('cookies'), { original: '/Privacy/', path: { nl: '/nl/privacy/' } }),
  ...page('cookies'),
  'content/pages/privacy.json': { path: '/Privacy/', params: { title: { nl: 'Privacy' } } },
}
const ASKED = { 'site-config/consent.json': CONSENT }
const TAGGED = siteConfig({ analyticsId: 'G-1', pixelId: '12' })

describe('something is asked', () => {
  test.each<[string, SiteFiles, boolean]>([
    ['not, as nobody could agree to anything', ASKED, false],
    ['not, as nobody configured the question', TAGGED, false],
    ['where there are tags and a question', { ...ASKED, ...TAGGED }, true],
  ])('%s', async (_, files, isAsked) => {
    const { context } = await viewOf({ ...FILES, ...files })
    expect(consentOf(context.site) !== undefined).toBe(isAsked)
    expect(shellConsent(context) !== undefined).toBe(isAsked)
  })

  test('by what every page names: the dialog, its version and the tags', async () => {
    const view = await viewOf({ ...FILES, ...ASKED, ...TAGGED })
    const named = { revision: 4, months: 6, mode: 'advanced', tags: 'G-1 12' }
    expect(shellConsent(view.context)).toEqual({ href: '/_a/consent-nl.txt', ...named })
    expect(shellConsent(view.in('fr').context)).toEqual({ href: '/_a/consent-fr.txt', ...named })
  })

  test('not in a language without a dialog', async () => {
    const { context } = await viewOf({ ...FILES, ...ASKED, ...TAGGED }, { assets: { consent: {} } })
    expect(shellConsent(context)).toBeUndefined()
  })
})

describe('the dialog', () => {
  test('links to the policies that the language has', async () => {
    const view = await viewOf({ ...FILES, ...ASKED })
    expect(consentDialog(view.context, CONSENT)).toEqual({
      title: 'Uw keuze over cookies',
      description: view.context.strings['consent.description'],
      siteName: 'Kantoor Linde',
      links: [
        { href: '/nl/cookies/', label: 'Cookiebeleid' },
        { href: '/nl/privacy/', label: 'Privacyverklaring' },
      ],
    })
    expect(consentDialog(view.in('fr').context, CONSENT).links.map(({ href }) => href)).toEqual([
      '/fr/cookies/',
    ])
    expect(
      consentDialog(view.context, { ...CONSENT, policy: '/gone/' }).links.map(({ href }) => href),
    ).toEqual(['/nl/privacy/'])
  })

  test('has the words of the agency, in the languages in which it has any', async () => {
    const view = await viewOf(FILES)
    const words = { ...CONSENT, title: { nl: 'Cookies bij ons' }, description: { fr: 'À vous de choisir' } }
    expect(consentDialog(view.context, words)).toMatchObject({
      title: 'Cookies bij ons',
      description: view.context.strings['consent.description'],
    })
    const french = view.in('fr').context
    expect(consentDialog(french, words)).toMatchObject({
      title: french.strings['consent.title'],
      description: 'À vous de choisir',
    })
  })
})
