/** The service reads the data that pages show, and the documents that it mails. */
import { describe, expect, test } from 'vitest'
import { serviceSite } from '../../../../core/schema/service-site.ts'
import { serviceSiteText } from '../../../../core/view/service-site.ts'
import { MINIMAL } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { page, route, rulesConfig, siteConfig, withRoutes, PICTURES } from '../../../support/view.ts'
import { siteIn } from './service-site-of.ts'

test('without a language there is no site', () => {
  expect(serviceSiteText([], { pages: [] })).toBeNull()
})

test('the least of sites is what its schema wants', async () => {
  const site = await siteIn()
  expect(serviceSite.parse(site)).toEqual(site)
  expect(site).toEqual({
    schema: 1,
    config: {},
    name: 'Kantoor Linde',
    company: 'Kantoor Linde BV, 0000.000.097',
    url: 'https://kantoor-linde.example',
    locales: ['nl', 'fr'],
    defaultLocale: 'nl',
    offices: [
      {
        id: '1',
        name: { nl: 'Gent', fr: 'Gent' },
        phone: '09 000 12 34',
        zip: '9000',
        country: 'BE',
        street: { nl: 'Lindekaai 7', fr: 'Lindekaai 7' },
        city: { nl: 'Gent', fr: 'Gent' },
        openingHours: [],
      },
    ],
    stylesheet: '/_a/site.css',
    printStylesheet: '/_a/print.css',
    formStylesheet: '/_a/live-form.css',
    colours: {
      accent: expect.stringMatching(/^#/) as string,
      ink: expect.stringMatching(/^#/) as string,
      paper: expect.stringMatching(/^#/) as string,
    },
    thanks: {},
    pages: { home: { nl: '/nl/', fr: '/fr/' } },
    notices: {
      deposits: [
        { region: 'flanders', months: 3 },
        { region: 'brussels', months: 2 },
        { region: 'wallonia', months: 2 },
        { region: 'luxembourg', months: 2 },
      ],
    },
    homeTypes: [
      { webId: 1, names: { nl: 'Huis', fr: 'Maison' } },
      { webId: 4, names: { nl: 'Grond', fr: 'Terrain' } },
    ],
    properties: [],
    paths: [],
    projects: [],
  })
})

test('its pages are known by their addresses, without those of homes and of mistakes', async () => {
  const pages = [
    { file: 'nl/index.html' },
    { file: 'nl/café/index.html' },
    { file: 'nl/te-koop/1/index.html', slot: 'property' },
    { file: 'nl/404.html' },
  ] as const
  expect((await siteIn({}, { pages })).paths).toEqual(['/nl/', '/nl/caf%C3%A9/'])
})

test('colours are those of the theme', async () => {
  const colours = { brick: '#111111', ink: '#222222', paper: '#fefefe' }
  const site = await siteIn({ 'site-config/theme.json': { colours } })
  expect(site.colours).toEqual({ accent: '#111111', ink: '#222222', paper: '#fefefe' })
})

test('what forms say of the law follows the rules of the site, and a proof is not asked where nobody asks for it', async () => {
  const advance = [{ validFrom: '2026-01-01', checkedOn: '2026-11-20', percent: 10 }]
  const site = await siteIn({ ...rulesConfig({ advance }), 'site-config/forms.json': { captcha: false } })
  expect(site.notices?.advancePercent).toBe(10)
  expect(site.captcha).toBe(false)
  expect(
    await siteIn({ 'site-config/forms.json': { captcha: 'https://c.example/{form}' } }),
  ).not.toHaveProperty('captcha')
})

test('the service follows the fields that the site chose for its forms', async () => {
  const fields = { 'contact-me': ['email', 'lastName', 'firstName'].map((name) => ({ name })) }
  expect((await siteIn({ 'site-config/forms.json': { fields } })).fields).toEqual(fields)
  expect(await siteIn({})).not.toHaveProperty('fields')
})

describe('the logo', () => {
  const header = { 'site-config/header.json': { logo: 'images/header.png' } }
  const info = siteConfig({ logo: 'images/logo.png' })

  test('is that of the header, else that of the agency', async () => {
    expect((await siteIn({ ...header, ...info })).logo).toBe('/_a/img/header-logo.webp')
    expect((await siteIn(info)).logo).toBe('/_a/img/logo-logo.webp')
    expect(await siteIn(siteConfig({ logo: 'images/missing.png' }))).not.toHaveProperty('logo')
  })

  test('for dark ground stands beside it', async () => {
    const logos = siteConfig({ logo: 'images/logo.png', logoOnDark: 'images/white.png' })
    expect(await siteIn(logos)).toMatchObject({
      logo: '/_a/img/logo-logo.webp',
      logoOnDark: '/_a/img/white-logo.webp',
    })
  })

  test('is a PNG where there is one, as mail programs show no WebP', async () => {
    const fallback = { src: '/_a/logo.png', srcset: '' }
    const pictures = { ...PICTURES, of: () => ({ src: '/_a/logo.webp', fallback }) }
    expect((await siteIn(info, { pictures })).logo).toBe('/_a/logo.png')
  })
})

describe('pages', () => {
  test('that mails and answers lead to are those of the site', async () => {
    const names = ['login', 'forgot-password', 'reset-password', 'unsubscribe', 'contact', 'demand-register']
    const files = {
      ...withRoutes(
        ...names.map((name) => route(name, name === 'login' ? { type: 'login' } : {})),
        { original: '/Privacy/', path: { nl: '/nl/privacy/' } },
        { original: '/feedback/offer/', path: { nl: '/nl/dank-ü/' } },
      ),
      ...(Object.assign({}, ...names.map((name) => page(name))) as SiteFiles),
      'content/pages/privacy.json': { path: '/Privacy/', params: { title: { nl: 'Privacy' } } },
      'content/pages/thanks.json': { path: '/feedback/offer/', params: { title: { nl: 'Dank u' } } },
    }
    const site = await siteIn(files)
    const both = (name: string) => ({ nl: `/nl/${name}/`, fr: `/fr/${name}/` })
    expect(site.pages).toEqual({
      home: { nl: '/nl/', fr: '/fr/' },
      login: both('login'),
      forgotPassword: both('forgot-password'),
      resetPassword: both('reset-password'),
      unsubscribe: both('unsubscribe'),
      privacy: { nl: '/nl/privacy/' },
      contact: both('contact'),
      portal: { nl: '/nl/login/portal/', fr: '/fr/login/portal/' },
    })
    expect(site.thanks).toEqual({ offer: { nl: '/nl/dank-%C3%BC/' } })
  })
})

test('offices are known by all that is public of them', async () => {
  const [office] = (MINIMAL['site-config/site.json'] as { offices: readonly object[] }).offices
  const there = {
    ...office,
    country: 'LU',
    email: 'a@linde.example',
    latitude: 49.61,
    longitude: 6.13,
    city: { fr: 'Luxembourg' },
    name: { nl: 'Kantoor' },
  }
  const { offices } = await siteIn(siteConfig({ offices: [there] }))
  expect(offices).toMatchObject([
    {
      email: 'a@linde.example',
      country: 'LU',
      position: { latitude: 49.61, longitude: 6.13 },
      city: { nl: 'Luxembourg', fr: 'Luxembourg' },
      name: { nl: 'Kantoor', fr: 'Kantoor' },
    },
  ])
})
