/** Valid files of each schema: the least that is allowed, and as much as a CRM or an author writes. */
import { category, city } from '../../../../core/schema/collections.ts'
import { article } from '../../../../core/schema/article.ts'
import { page } from '../../../../core/schema/page.ts'
import { project } from '../../../../core/schema/project.ts'
import { property } from '../../../../core/schema/property.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import { readyTheme } from '../../../../core/schema/theme.ts'

export const SCHEMAS = {
  property,
  project,
  category,
  city,
  page,
  article,
  'ready-theme': readyTheme,
  ...(Object.fromEntries(Object.entries(SITE_CONFIG).map(([name, { schema }]) => [name, schema])) as {
    readonly [Name in keyof typeof SITE_CONFIG]: (typeof SITE_CONFIG)[Name]['schema']
  }),
}

export type SchemaName = keyof typeof SCHEMAS

const leastProperty = {
  ID: 4127,
  Goal: 0,
  PublishPrice: true,
  PublishAddress: false,
  Zip: '9000',
  City: 'GENT',
  CountryID: 10,
}

/** As an export writes it: nulls, blanks, flags as numbers, language codes in upper case. */
export const crmProperty = {
  ...leastProperty,
  language: 'NL',
  PublishPrice: 1,
  PublishAddress: 0,
  Price: 895000,
  PriceUnit: null,
  PriceUnitText: '',
  Marquee: 0,
  MarqueeName: '   ',
  Street: 'Coupure Links',
  HouseNumber: 12,
  BoxNr: '',
  Zip: 9000,
  EnergyPerformance: 187.5,
  EPCLabelText: 'B',
  EPCExpiryDate: '2031-04-30T00:00:00',
  WebID: 1,
  WebIDs: '1, 4,',
  TypeDescription: { NL: 'Herenhuis met tuin', FR: 'Maison de maître', EN: null, DE: '' },
  MainTypeName: 'Herenhuis',
  RecordFile: '',
  SmallPictureItem: { Url: 'images/4127-1.jpg', Width: 1600, Height: 1067, ID: '81', Name: null },
  XLargePictureItems: [{ Url: 'https://cdn.example.com/a.jpg' }, { Url: 'images/4127-2.jpg', Name: '' }],
  Documents: [{ Name: 'EPC' }],
  JudicialDecision: -1,
  PlanningCodes: ['Vg', 'Wg'],
  PScore: 'A',
  GScore: null,
  CreatedDate: '2026-11-20',
  LastChangedDate: '2026-11-21T08:30:00+01:00',
  extra: { crm: { agent: null, tags: ['x', null] } },
}

const legal = {
  tradeName: 'Agentschap BV',
  companyNumber: '0123.456.789',
  vatNumber: 'BE0123456789',
  professionalTitle: { nl: 'vastgoedmakelaar' },
  registrationNumber: '500000',
  countryOfRecognition: 'België',
  supervisor: 'BIV',
  supervisorUrl: 'https://www.biv.be',
  codeOfEthics: 'Plichtenleer',
  codeOfEthicsUrl: 'https://www.biv.be/plichtenleer',
  insurer: 'AXA Belgium',
  insurancePolicy: '730.390.160',
}

const office = {
  name: 'Gent',
  street: 'Kouter 1',
  zip: '9000',
  city: 'Gent',
  country: 'BE',
  phone: '+32 9 000 12 34',
}
const day = { validFrom: '2025-01-01', checkedOn: '2026-11-01' }

export const EXAMPLES: { readonly [Name in SchemaName]: readonly unknown[] } = {
  property: [leastProperty, crmProperty],
  imports: [
    { leastStock: 70 },
    {
      sources: [
        {
          id: 'crm',
          preset: 'csv',
          place: 'imports/*.csv',
          ids: { prefix: '7', same: { VBE99: 'VBE12', '100': 41 } },
          onError: 'skip',
          keepLast: 7,
          maxAge: 3,
          mapping: { fields: { Price: 'prijs', Goal: { constant: 0 } }, stock: 'part' },
        },
      ],
    },
  ],
  service: [
    {},
    { mail: { to: ['info@agency.example'] }, appointments: { capacity: 2, holidays: 'BE' }, proxies: 1 },
  ],
  project: [
    { ID: 7, Goal: 0, PublicAddress: true, Zip: 'L-1234', City: { fr: 'Luxembourg' }, CountryID: 50 },
    {
      ID: 8,
      Goal: 1,
      PublicAddress: 1,
      Zip: '8000',
      City: 'Brugge',
      CountryID: 10,
      PriceMin: 250000,
      PriceMax: null,
    },
  ],
  category: [
    { ID: 1, WebID: 1, Name: { nl: 'Huis', fr: 'Maison' }, ShowOrder: 0, Sale: true, Rent: true },
    { ID: 9, WebID: 7, Name: 'Garage/Parking', ShowOrder: 8, Sale: 1, Rent: 0, language: 'nl', CountSale: 3 },
  ],
  city: [
    { Name: { nl: 'Elsene', fr: 'Ixelles' }, Zip: '1050', CountryID: 10 },
    { Name: 'GENT', Zip: 9000, CountryID: 10, CountryName: 'België', PropertyCount: 12, CountRent: 0 },
  ],
  page: [
    {},
    {
      id: 3,
      path: '/services/',
      status: 'Published',
      createDate: '2026-01-02',
      params: {
        title: { nl: 'Over ons', fr: 'Qui sommes-nous ?' },
        seo: { nl: { pageTitle: 'Over ons', isActiveSEO: true, openGraphImage: 'images/team.jpg' } },
        image: { url: 'images/office.jpg', alt: { nl: 'Het kantoor' }, filename: 'office.jpg' },
        modules: [
          { title: 'Wie', span: 8, view: 'slider-view', relations: [{ type: 'article', id: 4 }] },
          { view: '', image: 'images/a.jpg', link: { path: '/contact/', label: 'Contact' }, col: { md: 6 } },
        ],
        bannerTitle: { public: true, text: 'Welkom' },
        languages: { de: { public: false } },
      },
    },
  ],
  article: [
    {},
    { id: 12, category: 'testimonials', path: '/getuigenissen/an/', name: 'An', content: { nl: 'Top.' } },
  ],
  site: [
    { name: 'Agentschap', url: 'https://www.example.be/', offices: [office], legal, analyticsId: 'G-ABC123' },
  ],
  languages: [
    {
      languageDefault: 'nl',
      languageUse: [
        { code: 'nl', use: true },
        { code: 'DE', use: 0 },
      ],
      missing: { de: 'ignore' },
    },
  ],
  routes: [
    {
      routes: [
        { original: '/', path: { nl: '/nl/', fr: '/fr/' } },
        {
          original: '/property/{id}/',
          type: 'page',
          goal: [0],
          path: { NL: '/nl/te-koop/{town}/{slug}/{id}/' },
        },
      ],
    },
  ],
  menu: [
    {
      maxItems: 6,
      items: [
        {
          path: 'for-sale',
          status: 'Published',
          params: { title: { nl: 'Te koop' } },
          childMenus: [
            {
              path: 'new',
              status: 'Draft',
              params: { title: 'Nieuw', redirect: true, redirectUrl: 'https://example.be' },
            },
          ],
        },
      ],
    },
  ],
  redirects: [
    {
      redirects: [
        { from: '/oud/', to: '/contact/' },
        { from: '/bel/', to: 'tel:+3290001234' },
      ],
    },
  ],
  'top-bar': [
    {
      show: true,
      left: [{ status: 'Published', label: 'Bel', link: 'tel:+3290001234', icon: 'phone', color: '#fff' }],
    },
  ],
  header: [{}, { wordmark: 'Agentschap', background: '#222c30' }],
  footer: [
    {
      columns: [
        { title: { public: true, text: 'Contact' }, images: { public: 0, images: ['images/biv.png'] } },
      ],
    },
  ],
  banner: [
    {
      show: true,
      type: 'gallery',
      gallery: ['images/a.jpg'],
      video: { url: 'video/a.mp4', mimetype: 'video/mp4' },
    },
  ],
  search: [
    {
      showSearchInput: true,
      showSearchButton: 1,
      showCountProperty: 0,
      showSearchCount: true,
      data: { countProperty: [20, 17] },
      words: [{ type: 1, words: ['Passiefhuis', ' maison passive '] }],
    },
  ],
  consent: [{ revision: 1, months: 6, mode: 'basic', policy: '/Cookie-policy/' }],
  forms: [
    { target: '/forms/{form}' },
    {
      target: 'https://forms.example.be',
      targets: { 'contact-me': '/contact' },
      captcha: false,
      fields: {
        'send-to-friend': ['friendEmail', 'email', 'firstName', 'lastName'].map((name) => ({ name })),
      },
      answers: 'json',
    },
  ],
  theme: [
    {},
    { colours: { ink: '#222c30', 'on-brick': '#fff' }, fontSize: 17 },
    { use: 'night', dark: 'night-2', colours: { lintel: '#141b1e80' } },
  ],
  'ready-theme': [
    {},
    {
      colours: { paper: '#000', ink: '#fff' },
      fonts: { display: ['Georgia', 'serif'], text: ['Special Gothic', 'Helvetica Neue', 'sans-serif'] },
      sizes: { 's-2': 12, s5: { min: 38, max: 72 } },
      lineHeights: { lead: 1.5, snug: 1.18, tight: 1.04 },
      tracking: { display: -0.02, title: 0 },
      space: { x1: 4, x9: { min: 48, max: 48 }, margin: 16, gutter: { min: 12, max: 24 } },
      measures: { page: 1440, measure: 60, 'measure-lead': 44, tap: 44, 'head-tall': 80, 'top-bar': 32 },
      strokes: { hair: 1, beam: 2, focus: 3, radius: 4 },
    },
  ],
  pictures: [{ quality: 80, remote: { mode: 'fetch', hosts: ['cdn.example.com:8443'], retries: 2 } }],
  map: [
    {},
    {
      road: {
        url: 'https://{s}.tiles.example.com/streets/{z}/{x}/{y}{r}.png?key=a1',
        subdomains: ['a', 'b'],
        maxZoom: 20,
        attribution: [{ text: '© Tiles', url: 'https://tiles.example.com/terms' }],
      },
      aerial: {
        url: 'https://air.example.com/{z}/{y}/{x}.jpg',
        attribution: [{ text: { nl: 'Luchtfoto', fr: 'Vue aérienne' } }],
      },
      type: 'aerial',
      marker: 'images/marker.png',
    },
  ],
  rules: [
    {
      renovation: [{ ...day, years: 6 }],
      deposit: [{ ...day, months: { flanders: 3, wallonia: 2, brussels: 2, luxembourg: 2 } }],
      advance: [{ ...day, percent: 10 }],
      tourHosts: ['tours.example.com'],
    },
  ],
  team: [
    {
      members: [
        { id: 3, name: 'Jan', phone: '09 000 12 34', email: 'jan@example.be', photo: 'images/jan.jpg' },
      ],
    },
  ],
}
