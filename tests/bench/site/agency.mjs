/**
 * The dataset as content of agency-site: the same pages as the peers', so lists of towns and types are left out. Pictures
 * are the demo's.
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, PICTURE_POOL } from '../dataset/dataset.mjs'

/** Records in a file of content/properties: what a CRM's export is cut into. */
export const PER_FILE = 100

/** Writes a site to a new folder. `demo` is the folder whose pictures, rules and look it borrows. */
export function writeAgency(folder, { site, properties }, demo) {
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), JSON.stringify(content))
  }
  cpSync(path.join(demo, 'content/images'), path.join(folder, 'content/images'), { recursive: true })
  for (const name of ['languages', 'rules', 'header', 'pictures', 'search']) {
    cpSync(path.join(demo, `site-config/${name}.json`), path.join(folder, `site-config/${name}.json`))
  }
  write('site-config/site.json', siteConfig(site, demo))
  write('site-config/routes.json', { routes: ROUTES })
  write('site-config/menu.json', menuOf(site))
  write('site-config/footer.json', footerOf(site))
  write('content/cities.json', site.cities.map(townOf))
  write('content/categories.json', Object.entries(site.enums.type).map(categoryOf))
  write('content/pages/home.json', homePage(site))
  for (const goal of ['sale', 'rent']) write(`content/pages/for-${goal}.json`, listPage(site, goal))
  write('content/articles/testimonials/all.json', site.testimonials.map(testimonialOf(site)))
  const records = properties.map(propertyOf(site, photosOf(demo)))
  for (let start = 0; start < records.length; start += PER_FILE) {
    write(fileOf(start), records.slice(start, start + PER_FILE))
  }
}

/** The file that holds the property of this index. */
export function fileOf(index) {
  return `content/properties/${String(Math.floor(index / PER_FILE)).padStart(4, '0')}.json`
}

const inEvery = (make) => Object.fromEntries(LANGUAGES.map((language) => [language, make(language)]))

const WORDS = { sale: 'for-sale', rent: 'for-rent', testimonials: 'testimonials' }

const ROUTES = [
  { original: '/', path: inEvery((language) => `/${language}/`) },
  { original: '/testimonials/{slug}/', path: inEvery((language) => `/${language}/testimonials/{slug}/`) },
  ...['sale', 'rent'].flatMap((goal, index) => [
    { original: `/${WORDS[goal]}/`, path: inEvery((language) => `/${language}/${goal}/`) },
    {
      original: `/${WORDS[goal]}/page/{page}/`,
      path: inEvery((language) => `/${language}/${goal}/page/{page}/`),
    },
    {
      original: '/property/{id}/',
      goal: index === 0 ? [0, 2] : [1],
      path: inEvery((language) => `/${language}/${goal}/{slug}/{id}/`),
    },
  ]),
]

function siteConfig({ base }, demo) {
  const {
    analyticsId: _a,
    adsId: _b,
    ...config
  } = JSON.parse(readFileSync(path.join(demo, 'site-config/site.json'), 'utf8'))
  return { ...config, url: base }
}

function menuOf({ labels }) {
  const items = ['sale', 'rent'].map((goal) => ({
    path: WORDS[goal],
    status: 'Published',
    params: { title: inEvery((language) => labels[language][goal]) },
  }))
  return { items }
}

function footerOf({ labels, footer }) {
  const goalOf = (href) => WORDS[href.split('/')[0]]
  const columns = footer.columns.map(({ key, links }) => ({
    title: { public: true, text: inEvery((language) => labels[language][key]) },
    fullText: {
      public: true,
      text: links
        .map(({ href, text }) => `- [${text}](/${href.replace(/^[a-z]+/, goalOf(href))})`)
        .join('\n'),
    },
  }))
  return { columns, copyright: { public: true, text: footer.vat } }
}

function townOf({ name, zip }) {
  return { Name: name, Zip: zip, CountryID: 10 }
}

function categoryOf([, name], index) {
  return { ID: index + 1, WebID: index + 1, Name: name, ShowOrder: index, Sale: true, Rent: true }
}

function homePage({ labels }) {
  const label = (key) => inEvery((language) => labels[language][key])
  const block = (id, title, relation) => ({
    id,
    title: label(title),
    status: 'Published',
    relations: [relation],
    maxItems: 6,
  })
  const modules = [
    block('sale', 'latestSale', { type: 'property-list', id: 'latest' }),
    {
      ...block('quotes', 'testimonials', { type: 'category', id: 'testimonials' }),
      maxItems: 3,
      view: 'quote-view',
    },
  ]
  return { path: '/', params: { title: label('homeTitle'), description: label('homeText'), modules } }
}

function listPage({ labels }, goal) {
  const title = inEvery((language) => labels[language][goal])
  const modules = [{ relations: [{ type: 'property-list', id: goal }] }]
  return { path: `/${WORDS[goal]}/`, params: { title, modules } }
}

function testimonialOf({ cities }) {
  return ({ id, author, city, title, text }) => ({
    id: String(id),
    category: 'testimonials',
    path: `/testimonials/${id}/`,
    status: 'Published',
    name: author,
    place: cities[city].name,
    title,
    content: text,
    summary: title,
  })
}

function photosOf(demo) {
  const photos = readdirSync(path.join(demo, 'content/images')).filter((name) => name.endsWith('.jpg'))
  return Array.from({ length: PICTURE_POOL }, (_, index) => `images/${photos[index % photos.length]}`)
}

function propertyOf({ cities, enums, labels }, photos) {
  const types = Object.keys(enums.type)
  return (item, index) => {
    const town = cities[item.city].name
    const name = (language) =>
      `${enums.type[item.type][language]} ${labels[language][item.goal].toLowerCase()} ${town}`
    return {
      ID: item.id,
      Goal: item.goal === 'sale' ? 0 : 1,
      Status: 1,
      WebID: types.indexOf(item.type) + 1,
      MainTypeName: enums.type[item.type],
      TypeDescription: inEvery(name),
      Description: item.description,
      CreatedDate: `2026-${String(1 + (index % 10)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
      Price: item.price,
      PublishPrice: true,
      ...(item.goal === 'rent' ? { ChargesRenter: 75 } : {}),
      PublishAddress: true,
      Street: item.street,
      HouseNumber: item.houseNumber,
      Zip: item.zip,
      City: town.toUpperCase(),
      CountryID: 10,
      NumberOfBedRooms: item.bedrooms,
      NumberOfBathRooms: item.bathrooms,
      NumberOfToilets: item.toilets,
      NumberOfGarages: item.garages,
      SurfaceLiving: item.surfaceLiving,
      SurfaceGround: item.surfacePlot,
      SurfaceGarden: item.surfaceGarden,
      SurfaceTerrace: item.surfaceTerrace,
      ConstructionYear: item.year,
      Heating: enums.heating[item.heating],
      ...adviceOf(item, enums),
      XLargePictureItems: item.images.map((image, at) => ({
        Url: photos[Number(image.slice(-3)) - 1],
        Name: inEvery((language) => `${name(language)} - ${labels[language].photo} ${at + 1}`),
      })),
    }
  }
}

/** What the law wants an advert to say: without it, each page would carry a warning. */
function adviceOf({ id, epc, flood }, enums) {
  return {
    EnergyPerformance: epc,
    EPCCertificateNumber: `20241210-000${id}-RES-1`,
    UniqueCode: String(id),
    FloodZone: enums.flood[flood],
    PScore: 'A',
    GScore: 'A',
    PlanningCodes: ['Vg', 'Wg', 'Gmo', 'Gvkr', 'Gvv'],
  }
}
