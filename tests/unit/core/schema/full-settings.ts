/** Files of site-config/ in which every setting has a value, in a site in which it matters. */
import { FORM_NAMES } from '../../../../core/domain/forms.ts'
import type { SiteConfigName } from '../../../../core/schema/site-config.ts'
import { house, rental } from '../../../support/view.ts'
import { MINIMAL, plot, project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'

const both = (nl: string) => ({ nl, fr: `${nl} fr` })
const said = (nl: string) => ({ public: true, text: both(nl) })
const link = (nl: string, more: object = {}) => ({
  status: 'Published',
  label: both(nl),
  link: '/for-sale/',
  ...more,
})
const picture = (name: string) => ({ url: `images/${name}.jpg`, alt: both(name) })
const dated = { validFrom: '2025-07-01', checkedOn: '2024-11-23', source: 'https://example.be/rule' }
const earlier = { ...dated, validFrom: '2020-01-01', checkedOn: '2024-10-01' }
const regions = { flanders: 3, wallonia: 3, brussels: 3 }

const office = (id: string, more: object = {}) => ({
  id,
  name: both(`Kantoor ${id}`),
  street: both('Lindekaai 7'),
  zip: '9000',
  city: both('Gent'),
  country: 'BE',
  phone: '09 000 12 34',
  email: `${id}@example.be`,
  hours: both('’s avonds op afspraak'),
  openingHours: [
    { days: [1, 2], from: '09:00', to: '12:00' },
    { days: [1], from: '13:00', to: '17:00' },
  ],
  latitude: 51.05,
  longitude: 3.72,
  ...more,
})

const menuItem = (path: string, more: object = {}) => ({
  path,
  status: 'Published',
  params: { title: both(path) },
  ...more,
})

const bar = { background: '#112233', color: '#ffffff' }

const tileSource = (name: string) => ({
  url: `https://{s}.${name}.example.com/{z}/{x}/{y}.png`,
  subdomains: ['a', 'b'],
  maxZoom: 18,
  attribution: ['Tegels', 'Kaart'].map((each) => ({ text: both(each), url: 'https://tiles.example.com' })),
})

const site = MINIMAL['site-config/site.json'] as { readonly legal: object }
const { routes } = MINIMAL['site-config/routes.json'] as { readonly routes: readonly object[] }
const route = (path: string, more: object = {}) => ({
  original: `/${path}/`,
  path: { nl: `/nl/${path}/`, fr: `/fr/${path}/`, de: `/de/${path}/` },
  ...more,
})
const crumb = (name: string) => ({ name: both(name), public: true, path: '/for-sale/' })

const GALLERY = {
  show: true,
  type: 'gallery',
  image: picture('banner'),
  color: '#ddeeff',
  gallery: [picture('one'), picture('two')],
  video: { url: 'film.mp4', mimetype: 'video/mp4' },
  autoplay: 7,
  title: said('Kop'),
  description: said('Zin'),
  description2: said('Zin twee'),
  showLogo: true,
}

export const SETTINGS = {
  site: {
    name: 'Kantoor Linde',
    url: 'https://kantoor-linde.example',
    published: true,
    editor: {
      path: 'editor',
      repository: 'linde/site',
      branch: 'trunk',
      backend: 'gitlab',
      address: 'https://git.example.com',
    },
    hosting: { target: 'netlify', service: 'https://dienst.kantoor-linde.example' },
    description: both('Een kantoor'),
    logo: picture('logo'),
    logoOnDark: picture('dark'),
    icon: 'images/icon.png',
    iconShapes: [
      { path: 'M0 0h32v32H0z', color: '#112233' },
      { path: 'M4 4h8v8H4z', color: '#ffeedd' },
    ],
    openGraphImage: picture('share'),
    offices: [office('gent'), office('brugge', { country: 'LU', zip: '1009' })],
    legal: { ...site.legal, thirdPartyAccount: 'BE00 0000 0000 0097' },
    social: ['one', 'two'].map((name) => ({ name, url: `https://${name}.example.be` })),
    analyticsId: 'G-ABC123XYZ',
    adsId: 'AW-123456789',
    tagManagerId: 'GTM-ABC123',
    pixelId: '123456789',
    facts: { sales: 6, report: { count: 5, unit: 'day' } },
    diagnostics: { AS4119: 'warning', AS4101: 'off' },
    history: { prices: true, time: true, asked: true },
  },
  languages: {
    languageDefault: 'nl',
    languageFlags: true,
    languageUse: [
      { code: 'nl', use: true },
      { code: 'fr', use: true },
      { code: 'de', use: true },
    ],
    missing: { de: 'warning' },
    partial: ['fr', 'de'],
  },
  routes: {
    routes: [
      { original: '/property/{id}/', goal: [1, 2], path: { nl: '/nl/huur/{id}/', fr: '/fr/louer/{id}/' } },
      ...routes.filter((each) => (each as { original: string }).original !== '/property/{id}/'),
      {
        original: '/property/{id}/',
        path: { nl: '/nl/koop/{slug}/{id}/', fr: '/fr/achat/{slug}/{id}/', de: '/de/kauf/{slug}/{id}/' },
        breadcrumb: [crumb('Koop')],
      },
      route('film', { type: 'page', breadcrumb: [crumb('Een'), crumb('Twee')] }),
      route('thanks', { type: 'feedback' }),
      route('elsewhere', { external: true }),
      route('for-rent'),
      route('login', { type: 'login' }),
      route('cookies'),
    ],
  },
  menu: {
    ...bar,
    maxItems: 2,
    hideHome: true,
    items: [
      menuItem('for-sale', { childMenus: [menuItem('type/1'), menuItem('type/4')] }),
      menuItem('film', { params: { title: both('Weg'), redirect: true, redirectUrl: 'https://example.be' } }),
      menuItem('cookies'),
      menuItem('/'),
    ],
  },
  redirects: {
    redirects: [
      { from: '/oud/', to: '/for-sale/' },
      { from: '/vroeger/', to: '/for-sale/' },
    ],
    tombstoneMonths: 3,
  },
  'top-bar': {
    show: true,
    ...bar,
    left: [link('Bel', { icon: 'phone', color: '#ffeedd' }), link('Post')],
    right: [link('Mail', { icon: 'mail', color: '#ffeeda' }), link('Plaats')],
  },
  header: { wordmark: 'Linde', logo: picture('header'), ...bar },
  footer: {
    ...bar,
    columns: ['Een', 'Twee'].map((title) => ({
      title: said(title),
      introText: said('Intro'),
      fullText: said('Tekst'),
      images: { public: true, images: [picture('biv'), picture('cib')] },
    })),
    copyright: said('Auteur'),
    links: ['Koop', 'Kopen'].map((label) => ({ label: both(label), path: '/for-sale/' })),
  },
  banner: GALLERY,
  search: {
    showSearchInput: true,
    showSearchButton: true,
    showCountProperty: true,
    showSearchCount: true,
    data: { countProperty: [20, 17] },
    title: said('Zoek'),
    description: said('Zin'),
    description2: said('Zin twee'),
    words: [
      { type: 1, words: ['passiefhuis', 'houtbouw'] },
      { type: 4, words: ['schapenwei'] },
    ],
    landmarks: [
      { id: 'station', name: both('Station'), latitude: 51.04, longitude: 3.71 },
      { id: 'campus', name: both('Campus'), latitude: 51.05, longitude: 3.73 },
    ],
  },
  consent: {
    revision: 1,
    months: 6,
    mode: 'basic',
    policy: '/cookies/',
    title: both('Koekjes'),
    description: both('Mag dit?'),
  },
  forms: {
    target: '/post/{form}',
    targets: Object.fromEntries(FORM_NAMES.map((name) => [name, `https://forms.example.be/${name}`])),
    captcha: '/puzzle/{form}',
    answers: 'json',
  },
  pictures: {
    quality: 80,
    pngFallback: true,
    missing: 'error',
    remote: {
      mode: 'fetch',
      hosts: ['cdn.example.com', 'img.example.com'],
      maxMegabytes: 2,
      timeoutSeconds: 9,
      retries: 1,
      allowPrivate: true,
      ignoreParameters: ['t', 'u'],
    },
  },
  map: { road: tileSource('tiles'), aerial: tileSource('air'), type: 'aerial', marker: 'images/marker.png' },
  rules: {
    renovation: [
      { ...earlier, years: 5 },
      { ...dated, years: 6 },
    ],
    deposit: [
      { ...earlier, months: { ...regions, luxembourg: 3 } },
      { ...dated, months: { ...regions, luxembourg: 2 } },
    ],
    advance: [
      { ...earlier, percent: 5 },
      { ...dated, percent: 10 },
    ],
    vat: [
      { ...earlier, standard: 21, reduced: 12 },
      { ...dated, standard: 21, reduced: 6 },
    ],
    registrationDuty: [
      { ...earlier, percent: { flanders: 10, wallonia: 10, brussels: 10 } },
      { ...dated, percent: { flanders: 12, wallonia: 12.5, brussels: 12.5 } },
    ],
    brusselsScale: 'spec',
    phoneGrouping: 'zones',
    marqueeIgnoreList: [1, 2],
    tourHosts: ['tours.example.com', 'more.example.com'],
  },
  team: {
    members: [3, 4].map((id) => ({
      id,
      name: `Jan ${id}`,
      role: both('makelaar'),
      registration: both('BIV 1'),
      phone: '09 000 12 34',
      email: 'jan@example.be',
      office: 'gent',
      photo: 'images/jan.jpg',
      introduction: both('Dag'),
      languages: ['nl', 'fr'],
    })),
  },
} satisfies Readonly<Record<Exclude<SiteConfigName, 'service' | 'theme' | 'imports'>, object>>

/** Files with other values, for settings that the first ones make needless. */
export const ALSO: Readonly<Partial<Record<keyof typeof SETTINGS, readonly object[]>>> = {
  banner: [{ ...GALLERY, type: 'video' }],
  forms: [{ target: '/post/{form}' }],
  team: [
    {
      members: [
        { id: 3, name: 'Mia', publishAt: '2026-12-01' },
        { id: 4, name: 'Ties', expireAt: '2026-11-01' },
      ],
    },
    { members: [{ id: 3, name: 'Roos', draft: true }] },
  ],
}

const newBuild = {
  IsNew: true,
  VAT: 21,
  ELevel: 20,
  LandPrice: 50_000,
  LandSeller: 'other',
  WorksBegun: true,
}
const page = (path: string, params: object) => ({
  path: `/${path}/`,
  params: { title: both(path), ...params },
})

/** The content in which the settings matter. */
export const AROUND: SiteFiles = {
  'content/properties/all.json': [
    house(1, { Latitude: 51.05, Longitude: 3.72, ManagerID: 3, EPCLabelText: 'F', Price: 300 }),
    house(2, { Marquee: 1, VirtualTourUrl: 'https://tours.example.com/1', ManagerID: 4 }),
    house(3, {
      Marquee: 2,
      WebID: 4,
      VirtualTourUrl: 'https://more.example.com/1',
      CountryName: both('België'),
    }),
    house(4, { CountryID: 50, Zip: '8008', City: 'Strassen' }),
    house(5, { Zip: '1000', City: 'Brussel', EnergyPerformance: 100, EPCLabelText: undefined }),
    house(6, newBuild),
    house(7, { ...newBuild, Zip: '5000', City: 'Namur', ReducedVAT: true }),
    house(8, { ...newBuild, Zip: '1000', City: 'Brussel' }),
    house(10, {
      XLargePictureItems: [{ Url: 'images/lead.jpg' }],
      TypeDescription: { nl: 'Huis', fr: 'Maison', de: 'Haus' },
      Description: { nl: 'Lang', fr: 'Long' },
      Lead: { nl: 'Kort', de: 'Kurz' },
    }),
    house(11, { Goal: 2 }),
    plot(12),
    house(13, { Status: 2 }),
    rental(9, { XLargePictureItems: [{ Url: 'https://cdn.example.com/a.jpg' }] }),
  ],
  'content/pages/home.json': {
    path: '/',
    params: {
      title: both('Welkom'),
      content: both(
        '[Daar](/elsewhere/): {fact:sales} in {fact:report}, {openingHours:gent}, {consent:months}',
      ),
      showSearch: true,
      modules: [
        { relations: [{ type: 'contact', id: 'offices' }] },
        { relations: [{ type: 'person', id: '3' }], view: 'single-view' },
      ],
    },
  },
  'content/pages/more.json': [
    page('film', { bannerType: 'video', video: { url: 'film.mp4', mimetype: 'video/mp4' } }),
    page('thanks', {}),
    page('login', {}),
    page('cookies', { modules: [{ relations: [{ type: 'storage' }] }] }),
    page('for-rent', { modules: [{ relations: [{ type: 'property-list', id: 'rent' }] }] }),
  ],
  'content/projects/all.json': [project(20, { XLargePictureItems: [{ Url: 'images/lead.jpg' }] })],
  'content/static/film.mp4': '',
  'site-config/service.json': {},
}
