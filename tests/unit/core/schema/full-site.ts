/** A site in which every field of the records has a value, in a record in which it matters. */
import { house, rental, route, rulesConfig } from '../../../support/view.ts'
import { MINIMAL, project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'

const image = (name: string) => ({
  id: 4,
  filename: `${name}.jpg`,
  originalname: `${name}-1.jpg`,
  url: `images/${name}.jpg`,
  mimetype: 'image/jpeg',
  destination: '/uploads',
  createDate: '2026-01-01',
  alt: { nl: `Foto ${name}`, fr: `Photo ${name}` },
})

const item = (name: string) => ({
  Url: `images/${name}.jpg`,
  Width: 800,
  Height: 600,
  ID: 3,
  Name: { nl: `Foto ${name}`, fr: `Photo ${name}` },
})

const seo = (name: string) => ({
  pageTitle: `${name} paginatitel`,
  metadataTitle: `${name} titel`,
  metadataDescription: `${name} omschrijving`,
  openGraphTitle: `${name} OG`,
  openGraphDescription: `${name} OG-tekst`,
  openGraphImage: image(`${name}-og`),
  twitterTitle: `${name} T`,
  twitterDescription: `${name} T-tekst`,
  twitterImage: image(`${name}-twitter`),
  isActiveSEO: true,
})

const DETAILS = {
  PriceUnit: 7,
  PriceUnitText: { nl: 'per lot', fr: 'par lot' },
  MainTypeName: { nl: 'Herenhuis', fr: 'Maison de maître' },
  Lead: { nl: 'Kort', fr: 'Court' },
  Description: { nl: 'Lang', fr: 'Long' },
  RecordFile: 'D-17',
  ManagerID: 3,
  BoxNr: '2',
  Latitude: 51.05,
  Longitude: 3.72,
  NumberOfBedRooms: 3,
  NumberOfBathRooms: 1,
  NumberOfShowerRooms: 1,
  NumberOfToilets: 2,
  NumberOfGarages: 1,
  NumberOfParkings: 2,
  SurfaceTotal: 200,
  SurfaceGround: 300,
  SurfaceLiving: 150,
  SurfaceTerrace: 20,
  SurfaceGarden: 100,
  SurfaceConstructed: 120,
  ConstructionYear: 1950,
  RenovationYear: 2010,
  Facades: 'open',
  NumberOfFacades: 4,
  Heating: { nl: 'Gas', fr: 'Gaz' },
  Kitchen: { nl: 'Open', fr: 'Ouverte' },
  Roof: { nl: 'Zadeldak', fr: 'Toit' },
  EnergyPerformance: 187,
  EPCCertificateNumber: '2026-1',
  UniqueCode: '245',
  EPCExpiryDate: '2031-04-30',
  CO2Emission: 12,
  TotalEnergy: 9000,
  AsbestosType: { nl: 'Dak', fr: 'Toit' },
  AsbestosDate: '2025-01-01',
  CadastralIncome: 900,
  ChargesRenter: 55,
  ChargesOwner: 40,
  NotaryFees: 3000,
  RegistrationRights: 12,
  VAT: 21,
  DepositAmount: 2500,
  FloodZone: { nl: 'Geen', fr: 'Aucune' },
  PlanningInformation: { nl: 'Vergund', fr: 'Permis' },
  JudicialDecision: 1,
  MobilityScore: 9,
  Availability: { nl: 'Bij akte', fr: 'À l’acte' },
  XLargePictureItems: [item('a'), item('b')],
  PlanItems: [item('plan'), item('plan-2')],
  Documents: [
    { Name: { nl: 'Plan', fr: 'Plan' }, Url: 'documents/plan.pdf' },
    { Name: { nl: 'Akte', fr: 'Acte' }, OnRequest: 'private/deed.pdf' },
  ],
  VideoUrl: 'https://youtu.be/abcdefghijk',
  VirtualTourUrl: 'https://my.matterport.com/show?m=1',
}

export const PROPERTIES: readonly object[] = [
  house(1, { ...DETAILS, IsNew: true, LastChangedDate: '2026-10-01', WebIDs: '1,4' }),
  rental(2, {
    ...DETAILS,
    ChargesType: 'advance',
    IndividualMeters: true,
    Management: { nl: 'Het kantoor', fr: 'L’agence' },
    InventoryShare: 200,
  }),
  house(3, {
    CountryID: 50,
    Zip: '8008',
    City: 'Strassen',
    CountryName: { nl: 'Luxemburg', fr: 'Luxembourg' },
    EnergyClass: 'B',
    InsulationClass: 'C',
    CO2Class: 'D',
    XLargePictureItem: item('c'),
  }),
  house(4, {
    ProjectID: 8,
    ELevel: 20,
    VAT: 21,
    LandSeller: 'same',
    WorksBegun: false,
    LandPrice: 50_000,
    ReducedVAT: true,
    Marquee: 1,
    MarqueeName: { nl: 'Onder optie', fr: 'Option' },
    SmallPictureItem: item('d'),
  }),
  house(10, {
    ProjectID: 8,
    VAT: 21,
    LandSeller: 'other',
    WorksBegun: false,
    LandPrice: 50_000,
    ReducedVAT: true,
  }),
  house(12, { VAT: 21, LandSeller: 'same', WorksBegun: true, LandPrice: 50_000, IsNew: true, ELevel: 20 }),
  house(11, { CountryID: 50, Zip: '8008', City: 'Strassen' }),
  house(5, { Status: 2 }),
  house(6, {
    Zip: '1000',
    City: 'Brussel',
    PlanningUrl: 'https://www.example.be/planning',
    EnergyPerformance: 100,
  }),
  house(7, {
    Dwellings: [
      {
        Name: { nl: 'Gelijkvloers', fr: 'Rez' },
        EnergyPerformance: 200,
        EPCLabelText: 'C',
        EPCCertificateNumber: '2026-2',
        UniqueCode: '7',
      },
      { Name: { nl: 'Boven', fr: 'Étage' }, EPCLabelText: 'C', EPCCertificateNumber: '2026-3' },
    ],
  }),
  house(9, { XLargePictureItems: [{ url: 'https://cdn.example.com/remote.jpg', Width: 640, Height: 480 }] }),
]

export const PROJECTS: readonly object[] = [
  project(8, {
    ...Object.fromEntries(
      Object.entries(DETAILS).filter(([key]) =>
        ['Lead', 'Description', 'ManagerID', 'BoxNr', 'Latitude', 'Longitude', 'PlanItems'].includes(key),
      ),
    ),
    Street: { nl: 'Kaai', fr: 'Quai' },
    HouseNumber: '2',
    ExternalWeb: 'https://project.example.be',
    WebID: 1,
    WebIDName: { nl: 'Appartementen', fr: 'Appartements' },
    ProjectWebID: 5,
    PriceMin: 200_000,
    PriceMax: 400_000,
    XLargePictureItems: [item('p'), item('q')],
    Documents: DETAILS.Documents,
    Progress: { nl: 'Ruwbouw', fr: 'Gros œuvre' },
    Delivery: { nl: '2027', fr: '2027' },
    CreatedDate: '2026-01-01',
    LastChangedDate: '2026-02-01',
    VideoUrl: 'https://youtu.be/abcdefghijk',
  }),
  project(9, { SmallPicture: 'images/small.jpg', Goal: 1, PriceMin: 900 }),
  project(10, {
    SmallPictureItem: item('s'),
    CountryID: 50,
    Zip: '8008',
    City: 'Strassen',
    CountryName: 'Lux',
  }),
  project(11, { XLargePictureItem: item('x'), PriceMin: 1 }),
]

const modules: readonly object[] = [
  {
    id: 1,
    title: { nl: 'Titel', fr: 'Titre' },
    titleSize: 'large',
    description: { nl: 'Tekst', fr: 'Texte' },
    description2: { nl: 'Meer', fr: 'Plus' },
    position: 'contentTop',
    span: 8,
    col: { sm: 6, md: 5, lg: 4 },
    class: 'on-paper',
    image: image('m'),
    images: [image('n'), image('o')],
    link: { path: '/for-sale/', label: { nl: 'Koop', fr: 'Achat' } },
  },
  { title: 'A', sort: 2, colorBackground: '#aabbcc', backgroundType: 'color', image: image('q') },
  { title: 'B', sort: 1, backgroundType: 'gallery', images: [image('g')] },
  { title: 'C', status: 'Draft' },
  {
    title: 'D',
    view: 'slider-view',
    autoplay: 5,
    numberItemOfRow: 2,
    maxItems: 1,
    isHasSubcategories: true,
    relations: [{ type: 'category', id: 'news' }],
  },
  { title: 'E', relations: ['an', 'bo'].map((id) => ({ type: 'article', id })) },
]

export const PAGES: readonly object[] = [
  {
    id: 5,
    parentId: 6,
    name: 'Over ons',
    path: '/about/',
    status: 'Published',
    createDate: '2026-01-01',
    modifyDate: '2026-02-01',
    sort: 3,
    childMenus: [7, 8],
    params: {
      title: { nl: 'Over ons', fr: 'À propos' },
      description: { nl: 'Wie', fr: 'Qui' },
      seo: { nl: seo('about'), fr: { pageTitle: 'Qui', isActiveSEO: true } },
      image: image('about'),
      logo: image('logo'),
      modules,
      content: { nl: 'Inhoud', fr: 'Contenu' },
      css: '.page-about h1 { color: #112233 }',
      type: 'module',
      showBreadcrumb: false,
      showBanner: true,
      showSearch: true,
      bannerType: 'gallery',
      bannerTitle: { public: true, text: { nl: 'Kop', fr: 'Tête' } },
      bannerDescription: { public: true, text: { nl: 'Onder', fr: 'Sous' } },
      gallery: [image('ga'), image('gb')],
      fixedMenu: true,
      noReferrer: true,
      noCookiePopup: true,
      languages: { de: { public: false } },
    },
  },
  {
    id: 6,
    path: '/top/',
    params: { title: 'Top', bannerType: 'color', color: '#aabbcc', noIndex: true },
  },
  {
    id: 7,
    path: '/film/',
    createDate: '2026-01-01',
    params: {
      title: { nl: 'Film', fr: 'Film' },
      bannerType: 'video',
      video: { url: 'film.mp4', mimetype: 'video/mp4' },
      languages: { fr: { public: false } },
    },
  },
  { id: 8, path: '/under/', params: { title: { nl: 'Onder', fr: 'Dessous' } } },
  { id: 9, path: '/moved/', params: { title: 'x', redirect: true, redirectUrl: '/about/' } },
]

export const ARTICLES: readonly object[] = [
  {
    id: 'an',
    category: 'news',
    path: '/news/an/',
    status: 'Published',
    sort: 2,
    createDate: '2026-01-01',
    modifyDate: '2026-02-01',
    name: { nl: 'An', fr: 'Anne' },
    place: { nl: 'in Gent', fr: 'à Gand' },
    title: { nl: 'Titel', fr: 'Titre' },
    summary: { nl: 'Kort', fr: 'Court' },
    content: { nl: 'Lang', fr: 'Long' },
    image: image('an'),
    seo: { nl: seo('an'), fr: seo('anne') },
  },
  { id: 'bo', category: 'news/local', path: '/news/bo/', title: 'Bo', sort: 1 },
]

export const CATEGORIES: readonly object[] = [
  {
    ...(MINIMAL['content/categories.json'] as readonly object[])[0],
    ShowOrder: 5,
    CountSale: 6,
    CountRent: 1,
  },
  { ...(MINIMAL['content/categories.json'] as readonly object[])[1], ShowOrder: 5 },
]

export const CITIES: readonly object[] = [
  { Name: { nl: 'Gent', fr: 'Gand' }, Zip: '9000', CountryID: 10, Latitude: 51, Longitude: 3.7 },
  {
    Name: { nl: 'Strassen', fr: 'Strassen' },
    Zip: '8008',
    CountryID: 50,
    CountryName: { nl: 'Groothertogdom', fr: 'Grand-Duché' },
    PropertyCount: 1,
    CountSale: 1,
    CountRent: 0,
  },
]

const { routes } = MINIMAL['site-config/routes.json'] as { readonly routes: readonly object[] }

export const BESIDE: SiteFiles = {
  'site-config/routes.json': {
    routes: [
      ...routes,
      route('about'),
      route('top'),
      route('film'),
      route('under'),
      route('feedback/offer'),
      route('moved'),
      { original: '/feedback/site-contact/', path: { nl: '/nl/bedankt/', fr: '/fr/merci/' } },
      { original: '/news/{slug}/', path: { nl: '/nl/nieuws/{slug}/', fr: '/fr/nouvelles/{slug}/' } },
      { original: '/for-rent/', path: { nl: '/nl/te-huur/', fr: '/fr/a-louer/' } },
      {
        original: '/for-rent/type/{webid}/',
        path: { nl: '/nl/te-huur/type/{webid}/', fr: '/fr/a-louer/type/{webid}/' },
      },
    ],
  },
  'content/pages/for-rent.json': {
    path: '/for-rent/',
    params: {
      title: { nl: 'Te huur', fr: 'À louer' },
      modules: [
        { relations: [{ type: 'property-list', id: 'rent' }] },
        { relations: [{ type: 'project-list', id: 'all' }], maxItems: 5 },
      ],
    },
  },
  'site-config/team.json': { members: [{ id: 3, name: 'Jan', phone: '09 000 12 34' }] },
  'site-config/search.json': {
    showSearchInput: true,
    showSearchButton: true,
    showCountProperty: true,
    showSearchCount: true,
  },
  'site-config/service.json': {},
  'site-config/pictures.json': { remote: { mode: 'link', hosts: ['cdn.example.com'] } },
  ...rulesConfig({
    vat: [{ validFrom: '2025-07-01', checkedOn: '2026-11-23', standard: 21, reduced: 6 }],
    registrationDuty: [
      {
        validFrom: '2022-01-01',
        checkedOn: '2026-11-23',
        percent: { flanders: 12, wallonia: 12.5, brussels: 12.5 },
      },
    ],
  }),
  'content/documents/plan.pdf': '%PDF',
  'content/private/deed.pdf': '%PDF',
  'content/static/film.mp4': '',
}
