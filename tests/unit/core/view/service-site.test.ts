/** The service knows of a site what its pages show, and the documents that it mails. */
import { describe, expect, test } from 'vitest'
import { serviceSite } from '../../../../core/schema/service-site.ts'
import { serviceSiteOf } from '../../../../core/view/service-site.ts'
import { MINIMAL, project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import {
  house,
  page,
  PICTURES,
  properties,
  rental,
  route,
  rulesConfig,
  siteConfig,
  spaced,
  viewOf,
  withRoutes,
} from '../../../support/view.ts'
import type { PictureLookup } from '../../../../core/view/context.ts'

async function siteIn(files: SiteFiles = {}, pictures: PictureLookup = PICTURES) {
  const view = await viewOf(files, { pictures })
  const site = serviceSiteOf([view.context, view.in('fr').context], [])
  if (site === null) throw new Error('There are languages')
  return spaced(site)
}

async function propertyIn(record: object, files: SiteFiles = {}) {
  const { properties: found } = await siteIn({
    ...properties({ ...record, ID: 1 }),
    ...rulesConfig({ marqueeIgnoreList: [1] }),
    ...files,
  })
  return found[0]
}

test('without a language there is no site', () => {
  expect(serviceSiteOf([], [])).toBeNull()
})

test('the least of sites is what its schema wants', async () => {
  const site = await siteIn()
  expect(serviceSite.parse(site)).toEqual(site)
  expect(site).toEqual({
    schema: 1,
    config: {},
    name: 'Kantoor Linde',
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
    expect((await siteIn(info, { of: () => ({ src: '/_a/logo.webp', fallback }) })).logo).toBe('/_a/logo.png')
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
    city: { fr: 'Luxembourg' },
    name: { nl: 'Kantoor' },
  }
  const { offices } = await siteIn(siteConfig({ offices: [there] }))
  expect(offices).toMatchObject([
    {
      email: 'a@linde.example',
      country: 'LU',
      city: { nl: 'Luxembourg', fr: 'Luxembourg' },
      name: { nl: 'Kantoor', fr: 'Kantoor' },
    },
  ])
})

describe('a property', () => {
  const FULL = house(1, {
    Price: 245_000,
    NumberOfBedRooms: 3,
    SurfaceLiving: 150,
    EnergyPerformance: 158,
    WebIDs: '4',
    BoxNr: '2',
    SmallPictureItem: { Url: 'images/front.jpg' },
    ManagerID: 7,
    TypeDescription: { nl: 'Huis', fr: 'Maison' },
  })
  const INES = {
    id: 7,
    name: 'Inès Maes',
    role: { nl: 'Makelaar' },
    email: 'i@linde.example',
    phone: '09 000 12 34',
    photo: 'images/ines.jpg',
  }
  const TEAM = { 'site-config/team.json': { members: [INES] } }

  test('is known by all that its page shows', async () => {
    expect(await propertyIn(FULL, TEAM)).toEqual({
      id: '1',
      goal: 'sale',
      titles: { nl: 'Huis', fr: 'Maison' },
      paths: { nl: '/nl/te-koop/gent/huis/1/', fr: '/fr/a-vendre/gent/maison/1/' },
      availability: 'for-sale',
      address: { nl: 'Veldweg 1 bus 2, 9000 Gent', fr: 'Veldweg 1 bte 2, 9000 Gent' },
      price: 245_000,
      prices: { nl: '€ 245.000', fr: '245 000 €' },
      zip: '9000',
      towns: { nl: 'Gent', fr: 'Gent' },
      types: [1, 4],
      bedrooms: 3,
      surface: 150,
      energy: 158,
      picture: '/_a/img/front-og.webp',
      documents: [],
      agent: {
        name: 'Inès Maes',
        role: { nl: 'Makelaar', fr: 'Makelaar' },
        email: 'i@linde.example',
        phone: '09 000 12 34',
        picture: '/_a/img/ines-portrait.webp',
      },
      office: '1',
      fingerprint: 'sale for-sale 245000',
    })
  })

  test('for rent is that', async () => {
    expect(await propertyIn(rental(1, { Price: 950 }))).toMatchObject({
      goal: 'rent',
      availability: 'for-rent',
      price: 950,
      prices: { nl: '€ 950 per maand' },
      fingerprint: 'rent for-rent 950',
    })
  })

  test.each<[string, object, string, string | undefined]>([
    ['hidden', { PublishPrice: false }, 'sale for-sale ', 'Prijs op aanvraag'],
    ['behind a marquee', { Marquee: 1, MarqueeName: 'Optie' }, 'sale for-sale ', 'Optie'],
    ['of what is sold', { Status: 2 }, 'sale sold ', undefined],
  ])('a price that is %s is nowhere', async (_, more, fingerprint, shown) => {
    const found = await propertyIn({ ...FULL, ...more }, TEAM)
    expect(found).not.toHaveProperty('price')
    expect(found?.fingerprint).toBe(fingerprint)
    expect(found?.prices.nl).toBe(shown)
    expect(JSON.stringify(found)).not.toMatch(/245/)
  })

  test('an address that is hidden is nowhere', async () => {
    const found = await propertyIn({ ...FULL, PublishAddress: false }, TEAM)
    expect(found?.address).toEqual({ nl: '9000 Gent', fr: '9000 Gent' })
    expect(JSON.stringify(found)).not.toContain('Veldweg')
  })

  test('stands in the languages that it has, and not at all without one', async () => {
    const dutch = { ...FULL, TypeDescription: { nl: 'Huis' } }
    expect(await propertyIn(dutch, TEAM)).toMatchObject({
      titles: { nl: 'Huis' },
      address: { nl: 'Veldweg 1 bus 2, 9000 Gent' },
      prices: { nl: '€ 245.000' },
      towns: { nl: 'Gent' },
    })
    const found = await propertyIn(dutch, TEAM)
    for (const key of ['paths', 'titles', 'address', 'prices', 'towns'] as const)
      expect(Object.keys(found?.[key] ?? {})).toEqual(['nl'])
    expect(
      await propertyIn({ ...FULL, TypeDescription: undefined, MainTypeName: undefined }, TEAM),
    ).toBeUndefined()
  })

  test('has a picture for mails, else that of its card, and none of another host', async () => {
    const records = properties(house(1, { SmallPictureItem: { Url: 'images/front.jpg' } }))
    const noShared: PictureLookup = {
      of: (ref, recipe) => (recipe === 'og' ? undefined : PICTURES.of(ref, recipe)),
    }
    expect((await siteIn(records, noShared)).properties[0]?.picture).toBe('/_a/img/front-card.webp')
    const far = properties(house(1, { SmallPictureItem: { Url: 'https://crm.example/a.jpg' } }))
    expect((await siteIn(far)).properties[0]).not.toHaveProperty('picture')
    expect((await siteIn(properties(house(1)))).properties[0]).not.toHaveProperty('picture')
  })

  test('has documents to be mailed, in the words in which the form offers them', async () => {
    const Documents = [
      { Name: { nl: 'Akte', fr: 'Acte' }, OnRequest: 'private/deed.pdf', Url: 'https://a.example/x.pdf' },
      { Name: { nl: 'Plan', fr: 'Plan' }, Url: 'https://a.example/plan.pdf' },
      { Name: 'EPC' },
    ]
    const found = await propertyIn({ ...FULL, Documents }, { ...TEAM, 'content/private/deed.pdf': 'deed' })
    expect(found?.documents).toEqual([
      { names: { nl: 'Akte', fr: 'Acte' }, file: 'private/deed.pdf' },
      { names: { nl: 'Plan', fr: 'Plan' }, file: 'https://a.example/plan.pdf' },
      { names: { nl: 'EPC', fr: 'EPC' } },
    ])
    const dutch = { ...FULL, TypeDescription: { nl: 'Huis' }, Documents: [{ Name: { fr: 'Acte' } }] }
    expect((await propertyIn(dutch, TEAM))?.documents).toEqual([])
  })
})

test('a project is known by its addresses and its agent', async () => {
  const site = await siteIn({
    'content/projects/all.json': [
      project(8, { ManagerID: 7 }),
      project(9, { TypeDescription: { nl: 'Café' } }),
    ],
    'site-config/team.json': { members: [{ id: 7, name: 'An' }] },
  })
  expect(site.projects).toEqual([
    {
      id: '8',
      titles: { nl: 'Aan het water', fr: 'Au bord de l’eau' },
      paths: { nl: '/nl/projecten/gent/aan-het-water/8/', fr: '/fr/projets/gent/au-bord-de-l-eau/8/' },
      agent: { name: 'An', role: {} },
    },
    { id: '9', titles: { nl: 'Café' }, paths: { nl: '/nl/projecten/gent/cafe/9/' } },
  ])
})
