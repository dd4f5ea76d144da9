/** The files of the smallest valid site, and records for it. */

export type SiteFiles = Readonly<Record<string, string | Uint8Array | object | null>>

const HOME = { nl: 'Welkom', fr: 'Bienvenue' }

/** The smallest valid site has two languages, a home page, lists, patterns and one menu item. */
export const MINIMAL: SiteFiles = {
  'site-config/site.json': {
    name: 'Kantoor Linde',
    url: 'https://kantoor-linde.example',
    offices: [
      {
        name: 'Gent',
        street: 'Lindekaai 7',
        zip: '9000',
        city: 'Gent',
        country: 'BE',
        phone: '09 000 12 34',
      },
    ],
    legal: {
      tradeName: 'Kantoor Linde BV',
      companyNumber: '0000.000.097',
      vatNumber: 'BE 0000.000.097',
      professionalTitle: 'Vastgoedmakelaar',
      registrationNumber: 'BIV 000.000',
      countryOfRecognition: 'België',
      supervisor: 'BIV, Luxemburgstraat 16B, 1000 Brussel',
      supervisorUrl: 'https://www.biv.be',
      codeOfEthics: 'Plichtenleer',
      codeOfEthicsUrl: 'https://www.biv.be/plichtenleer',
      insurer: 'Verzekeraar NV',
      insurancePolicy: '000.000.000',
    },
  },
  'site-config/languages.json': {
    languageDefault: 'nl',
    languageUse: [
      { code: 'nl', use: true },
      { code: 'fr', use: true },
    ],
  },
  'site-config/routes.json': {
    routes: [
      { original: '/', path: { nl: '/nl/', fr: '/fr/' } },
      { original: '/for-sale/', path: { nl: '/nl/te-koop/', fr: '/fr/a-vendre/' } },
      {
        original: '/for-sale/page/{page}/',
        path: { nl: '/nl/te-koop/pagina/{page}/', fr: '/fr/a-vendre/page/{page}/' },
      },
      {
        original: '/for-sale/city/{zip}-{town}/',
        path: { nl: '/nl/te-koop/{zip}-{town}/', fr: '/fr/a-vendre/{zip}-{town}/' },
      },
      {
        original: '/for-sale/type/{webid}/',
        path: { nl: '/nl/te-koop/type/{webid}/', fr: '/fr/a-vendre/type/{webid}/' },
      },
      {
        original: '/property/{id}/',
        path: { nl: '/nl/te-koop/{town}/{slug}/{id}/', fr: '/fr/a-vendre/{town}/{slug}/{id}/' },
        breadcrumb: [{ name: { nl: 'Te koop', fr: 'À vendre' }, path: '/for-sale/' }],
      },
      {
        original: '/project/{id}/',
        path: { nl: '/nl/projecten/{town}/{slug}/{id}/', fr: '/fr/projets/{town}/{slug}/{id}/' },
      },
    ],
  },
  'site-config/menu.json': {
    items: [{ path: 'for-sale', status: 'Published', params: { title: { nl: 'Te koop', fr: 'À vendre' } } }],
  },
  'site-config/rules.json': {
    renovation: [{ validFrom: '2025-12-12', checkedOn: '2026-11-20', years: 6 }],
    deposit: [
      {
        validFrom: '2024-11-01',
        checkedOn: '2026-11-20',
        months: { flanders: 3, wallonia: 2, brussels: 2, luxembourg: 2 },
      },
    ],
  },
  'content/categories.json': [
    { ID: 1, WebID: 1, Name: { nl: 'Huis', fr: 'Maison' }, ShowOrder: 0, Sale: true, Rent: true },
    { ID: 4, WebID: 4, Name: { nl: 'Grond', fr: 'Terrain' }, ShowOrder: 3, Sale: true, Rent: true },
  ],
  'content/pages/home.json': { path: '/', params: { title: HOME } },
  'content/pages/for-sale.json': {
    path: '/for-sale/',
    params: {
      title: { nl: 'Te koop', fr: 'À vendre' },
      modules: [{ relations: [{ type: 'property-list', id: 'sale' }] }],
    },
  },
}

/** A building plot in Gent, to which no rule about homes applies. */
/** A town that is unknown, and so has no place on the map. */
export const NOWHERE = { Zip: '9999', City: 'Nergens' }

export function plot(id: number, more: object = {}): Record<string, unknown> {
  return {
    ID: id,
    Goal: 0,
    WebID: 4,
    Price: 200_000 + id,
    PublishPrice: true,
    PublishAddress: true,
    Street: 'Veldweg',
    HouseNumber: String(id),
    Zip: '9000',
    City: 'GENT',
    CountryID: 10,
    TypeDescription: { nl: `Bouwgrond ${id}`, fr: `Terrain à bâtir ${id}` },
    PScore: 'A',
    PlanningCodes: ['Gvg', 'Wg', 'Gmo', 'Gvkr', 'Gvv'],
    CreatedDate: '2026-03-01',
    ...more,
  }
}

/** A project in Gent, without homes. */
export function project(id: number, more: object = {}): Record<string, unknown> {
  return {
    ID: id,
    Goal: 0,
    PublicAddress: true,
    Zip: '9000',
    City: 'GENT',
    CountryID: 10,
    TypeDescription: { nl: 'Aan het water', fr: 'Au bord de l’eau' },
    ...more,
  }
}
