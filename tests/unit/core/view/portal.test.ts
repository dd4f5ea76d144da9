/** The page of the owner portal is a frame that a script fills. */
import { describe, expect, test } from 'vitest'
import { portalPage, portalPlace, portalTexts } from '../../../../core/view/portal.ts'
import { page, route, spaced, viewOf, withRoutes } from '../../../support/view.ts'

const LOGIN = { ...withRoutes(route('login', { type: 'login' })), ...page('login') }

describe('owners have a portal', () => {
  test('under the page on which they log in', async () => {
    const view = await viewOf(LOGIN)
    expect(portalPlace(view.context.site)).toEqual({
      login: view.page('/login/'),
      original: '/login/portal/',
      paths: { nl: '/nl/login/portal/', fr: '/fr/login/portal/' },
    })
  })

  test('under the first one of two', async () => {
    const more = route('members', { type: 'login' })
    const view = await viewOf({
      ...withRoutes(route('login', { type: 'login' }), more),
      ...page('login'),
      ...page('members'),
    })
    expect(portalPlace(view.context.site)?.original).toBe('/login/portal/')
  })

  test('not without such a page', async () => {
    expect(portalPlace((await viewOf()).context.site)).toBeUndefined()
  })

  test('not where that page only leads on', async () => {
    const elsewhere = page('login', { redirect: true, redirectUrl: '/for-sale/' })
    expect(portalPlace((await viewOf({ ...LOGIN, ...elsewhere })).context.site)).toBeUndefined()
    const kept = page('login', { redirect: false, redirectUrl: '/for-sale/' })
    expect(portalPlace((await viewOf({ ...LOGIN, ...kept })).context.site)?.original).toBe('/login/portal/')
  })
})

test('its page is found by nobody, asks nothing, and keeps tags away', async () => {
  const { context } = await viewOf(LOGIN, { locale: 'fr' })
  const place = portalPlace(context.site)
  if (place === undefined) throw new Error('There is a login page')
  const { frame, ...rest } = spaced(portalPage(context, place))
  expect(rest).toEqual({
    title: 'Espace propriétaire',
    texts: '/_a/portal-fr.json',
    login: '/fr/login/',
    phone: { text: '09 000 12 34', href: 'tel:+3290001234' },
  })
  expect(frame).toMatchObject({
    head: {
      title: 'Espace propriétaire | Kantoor Linde',
      noIndex: true,
      alternates: [],
      script: '/_a/portal.js',
      stylesheets: ['/_a/portal.css'],
    },
    languages: [
      { locale: 'nl', href: '/nl/login/portal/' },
      { locale: 'fr', href: '/fr/login/portal/' },
    ],
    breadcrumbs: [],
    fixedMenu: true,
    withoutNewsletter: true,
    withoutTags: true,
    noCookiePopup: true,
  })
})

test('a language without words for its script has no address of them', async () => {
  const { context } = await viewOf(LOGIN, { assets: { portalTexts: {} } })
  const place = portalPlace(context.site)
  if (place === undefined) throw new Error('There is a login page')
  expect(portalPage(context, place).texts).toBe('')
})

test('its script gets its own sentences, and whom to call', async () => {
  const { context } = await viewOf(LOGIN)
  const { siteName, sentences, phone } = portalTexts(context)
  expect(siteName).toBe('Kantoor Linde')
  expect(spaced(phone)).toEqual({ text: '09 000 12 34', href: 'tel:+3290001234' })
  expect(sentences).toMatchObject({ 'portal.title': 'Eigenaarsportaal' })
  expect(Object.keys(sentences).filter((key) => !key.startsWith('portal.'))).toEqual([])
})
