/** A site with every kind of page and block, and the same text in every text field. */
import { MINIMAL, plot } from '../../support/site.ts'
import type { SiteFiles } from '../../support/site.ts'

const { routes } = MINIMAL['site-config/routes.json'] as { routes: readonly object[] }
const entry = (original: string, name: string) => ({
  original,
  path: { nl: `/nl/${name}/`, fr: `/fr/${name}/` },
})

/** A house with every field that its page shows. */
export function house(id: number, text: string, more: object = {}): object {
  return {
    ...plot(id),
    WebID: 1,
    TypeDescription: text,
    MainTypeName: text,
    Lead: text,
    PriceUnitText: text,
    Marquee: 1,
    MarqueeName: text,
    Street: text,
    HouseNumber: text,
    BoxNr: text,
    City: text,
    CountryName: text,
    Heating: text,
    Kitchen: text,
    Roof: text,
    AsbestosType: text,
    FloodZone: text,
    PlanningInformation: text,
    Availability: text,
    EnergyPerformance: 245,
    EPCCertificateNumber: text,
    UniqueCode: text,
    GScore: 'A',
    Description: text,
    Documents: [{ Name: text }],
    ManagerID: 1,
    ProjectID: 801,
    Price: 895e3,
    RecordFile: text,
    ...more,
  }
}

const SECOND_PAGE = {
  listing: { relations: [{ type: 'property-list', id: 'latest' }] },
  projects: { relations: [{ type: 'project-list', id: 'all' }] },
  voices: { relations: [{ type: 'category', id: 'testimonials' }], view: 'slider-view' },
  form: { relations: [{ type: 'contact', id: 'site-contact' }] },
  offices: { relations: [{ type: 'contact', id: 'offices' }] },
}

function modules(text: string): readonly object[] {
  const words = { title: text, description: text, link: { path: '/for-sale/', label: text } }
  return [
    { ...words, description2: text },
    { ...words, description2: text, view: 'quote-view' },
    ...Object.values(SECOND_PAGE).map((module) => ({ ...words, ...module })),
  ]
}

function seo(text: string): object {
  const fields = [
    'pageTitle',
    'metadataTitle',
    'metadataDescription',
    'openGraphTitle',
    'openGraphDescription',
  ]
  const all = [...fields, 'twitterTitle', 'twitterDescription'].map((field) => [field, text])
  return { nl: { ...Object.fromEntries(all), isActiveSEO: true } }
}

function configWith(text: string): SiteFiles {
  const shown = { public: true, text }
  const site = MINIMAL['site-config/site.json'] as { offices: readonly object[]; legal: object }
  const words = ['tradeName', 'companyNumber', 'vatNumber', 'professionalTitle', 'registrationNumber']
  const legal = [
    ...words,
    'countryOfRecognition',
    'supervisor',
    'codeOfEthics',
    'insurer',
    'insurancePolicy',
    'thirdPartyAccount',
  ]
  const office = { ...site.offices[0], name: text, street: text, city: text, hours: text }
  const item = { status: 'Published', label: text, link: '/for-sale/' }
  return {
    'site-config/site.json': {
      ...site,
      name: text,
      description: text,
      offices: [office, office],
      legal: {
        ...site.legal,
        ...Object.fromEntries(legal.map((field) => [field, text])),
      },
      social: [
        {
          name: text,
          url: 'https://social.example/',
        },
      ],
    },
    'site-config/menu.json': { items: [{ path: 'for-sale', status: 'Published', params: { title: text } }] },
    'site-config/top-bar.json': { show: true, left: [item], right: [item] },
    'site-config/header.json': { wordmark: text },
    'site-config/footer.json': {
      columns: [{ title: shown, introText: shown, fullText: shown }],
      copyright: shown,
      links: [{ label: text, path: '/for-sale/' }],
    },
    'site-config/banner.json': {
      show: true,
      type: 'properties',
      title: shown,
      description: shown,
      description2: shown,
    },
    'site-config/search.json': {
      showSearchInput: true,
      showSearchButton: true,
      showCountProperty: true,
      showSearchCount: true,
      title: shown,
      description: shown,
      description2: shown,
    },
    'site-config/team.json': {
      members: [
        { id: 1, name: text, role: text, registration: text, phone: '09 000 12 34', introduction: text },
      ],
    },
    'site-config/strings.nl.json': { 'page.skip': text, 'breadcrumb.home': text },
  }
}

/** Includes redirects, an article that follows another, pages that were not found, and a sold house. */
export function fullSite(text: string): SiteFiles {
  const paths = [
    { ...entry('/contact/', 'contact'), breadcrumb: [{ name: text, path: '/for-sale/' }] },
    ...['/404/', '/property-not-found/', '/a/', '/b/', '/moved/'].map((original) =>
      entry(original, original.slice(1, -1)),
    ),
  ]
  const page = (path: string, params: object = {}) => ({
    path,
    params: { title: text, description: text, ...params },
  })
  const article = (name: string) => ({
    path: `/${name}/`,
    category: 'testimonials',
    title: text,
    name: text,
    place: text,
    summary: text,
    content: text,
  })
  return {
    ...MINIMAL,
    ...configWith(text),
    'site-config/routes.json': { routes: [...routes, ...paths] },
    'site-config/redirects.json': { redirects: [{ from: '/nl/oud/', to: '/contact/' }] },
    'content/categories.json': [{ ID: 1, WebID: 1, Name: text, ShowOrder: 0, Sale: true, Rent: true }],
    'content/cities.json': [{ Name: text, Zip: '9000', CountryID: 10, CountryName: text }],
    'content/pages/home.json': page('/', {
      showSearch: true,
      seo: seo(text),
      content: text,
      modules: modules(text),
    }),
    'content/pages/contact.json': page('/contact/', { content: text, bannerType: 'color', color: '#123456' }),
    'content/pages/404.json': page('/404/'),
    'content/pages/gone.json': page('/property-not-found/'),
    'content/pages/moved.json': page('/moved/', { redirect: true, redirectUrl: '/contact/' }),
    'content/articles/a.json': article('a'),
    'content/articles/b.json': article('b'),
    'content/projects/801.json': {
      ID: 801,
      Goal: 0,
      PublicAddress: true,
      Street: text,
      HouseNumber: text,
      Zip: '9000',
      City: text,
      CountryID: 10,
      WebIDName: text,
      TypeDescription: text,
      Lead: text,
      Description: text,
      Progress: text,
      Delivery: text,
      ManagerID: 1,
    },
    'content/properties/houses.json': [house(1, text), house(2, text, { Status: 2 })],
  }
}
