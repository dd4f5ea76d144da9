/** The dataset as pages: every address, and the data of its template. The peers in JavaScript share it. */
import { readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

export function readModel(folder) {
  return createModel({ site: read(`${folder}/site.json`), properties: read(`${folder}/properties.json`) })
}

export function createModel({ site, properties }) {
  const byGoal = groups(properties, ({ goal }) => goal)
  const byTown = groups(properties, ({ goal, city }) => `${goal}:${city}`)
  const data = { site, byGoal, byTown, byId: new Map(properties.map((property) => [property.id, property])) }
  const routes = site.langs.flatMap((lang) => routesOf(lang, properties, data))
  return { routes, page: (route) => pageOf(route, data), sitemap: () => sitemapOf(routes, site) }
}

function groups(items, keyOf) {
  const found = new Map()
  for (const item of items) {
    const key = keyOf(item)
    if (!found.has(key)) found.set(key, [])
    found.get(key).push(item)
  }
  return found
}

function routesOf(lang, properties, { site, byGoal }) {
  const lists = ['sale', 'rent'].flatMap((goal) =>
    Array.from({ length: pageCount(goal, { site, byGoal }) }, (_, index) => {
      const page = index + 1
      return { kind: 'list', lang, goal, page, path: listPath(lang, goal, page) }
    }),
  )
  return [
    { kind: 'home', lang, path: `/${lang}/` },
    ...lists,
    ...site.testimonials.map(({ id }) => ({
      kind: 'testimonial',
      lang,
      id,
      path: `/${lang}/testimonials/${id}/`,
    })),
    ...properties.map(({ id, goal, slug }) => ({
      kind: 'detail',
      lang,
      goal,
      id,
      path: `/${lang}/${goal}/${slug}/`,
    })),
  ]
}

function pageCount(goal, { site, byGoal }) {
  return Math.max(1, Math.ceil((byGoal.get(goal) ?? []).length / site.perPage))
}

function listPath(lang, goal, page) {
  return page === 1 ? `/${lang}/${goal}/` : `/${lang}/${goal}/page/${page}/`
}

const PAGES = { home: homeOf, list: listOf, testimonial: testimonialOf, detail: detailOf }

function pageOf(route, data) {
  const { lang, kind, path } = route
  const { site } = data
  const L = site.labels[lang]
  const rest = path.slice(lang.length + 2)
  const shell = {
    kind,
    lang,
    L,
    path,
    locale: site.locales[lang],
    canonical: site.base + path,
    alternates: site.langs.map((other) => ({
      lang: other,
      path: `/${other}/${rest}`,
      href: `${site.base}/${other}/${rest}`,
      current: other === lang,
    })),
    menu: site.menu.map(({ key, href }) => ({ label: L[key], href: `/${lang}/${href}` })),
    footer: {
      ...site.footer,
      columns: site.footer.columns.map(({ key, links }) => ({
        title: L[key],
        links: links.map(({ text, href }) => ({ text, href: `/${lang}/${href}` })),
      })),
    },
  }
  const { jsonld, ...own } = PAGES[kind](route, { ...data, lang, L, canonical: shell.canonical })
  const text = JSON.stringify({ '@context': 'https://schema.org', ...jsonld })
  return { ...shell, ...own, jsonld: text.replace(/</g, '\\u003c') }
}

function homeOf(_, { site, byGoal, lang, L, canonical }) {
  const cards = (goal) => (byGoal.get(goal) ?? []).slice(0, 6).map((property) => cardOf(property, site, lang))
  return {
    heading: L.homeTitle,
    saleCards: cards('sale'),
    rentCards: cards('rent'),
    quotes: site.testimonials.slice(0, 3).map(({ id, text, author }) => ({
      text: text[lang],
      author,
      href: `/${lang}/testimonials/${id}/`,
    })),
    title: `${L.homeTitle} | ${L.siteName}`,
    description: L.homeText,
    image: `${site.base}/media/banner-home-1920.webp`,
    heroImg: 'banner-home',
    jsonld: {
      '@type': 'RealEstateAgent',
      name: L.siteName,
      url: canonical,
      telephone: site.footer.phone,
      email: site.footer.email,
    },
  }
}

function listOf({ goal, page }, { site, byGoal, lang, L }) {
  const all = byGoal.get(goal)
  const pages = pageCount(goal, { site, byGoal })
  const items = all.slice((page - 1) * site.perPage, page * site.perPage)
  const cards = items.map((property) => cardOf(property, site, lang))
  return {
    heading: L[goal],
    cards,
    pager: {
      text: `${L.page} ${page} ${L.of} ${pages}`,
      prev: page > 1 ? listPath(lang, goal, page - 1) : null,
      next: page < pages ? listPath(lang, goal, page + 1) : null,
    },
    title: `${L[goal]} - ${L.page} ${page} | ${L.siteName}`,
    description: L.homeText,
    image: imageOf(all[0].images[0], site),
    heroImg: 'banner-list',
    jsonld: {
      '@type': 'ItemList',
      name: L[goal],
      itemListElement: cards.map(({ href, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: site.base + href,
        name,
      })),
    },
  }
}

function testimonialOf({ id }, { site, byGoal, lang, L }) {
  const { title, text, author, city, rating, year } = site.testimonials[id - 1]
  return {
    t: { title: title[lang], text: text[lang], author, city: site.cities[city].name, rating, year },
    cards: byGoal
      .get('sale')
      .slice(0, 3)
      .map((property) => cardOf(property, site, lang)),
    title: `${title[lang]} | ${L.siteName}`,
    description: text[lang].slice(0, 155),
    image: `${site.base}/media/banner-home-1920.webp`,
    heroImg: 'banner-testimonials',
    jsonld: {
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody: text[lang],
    },
  }
}

function detailOf({ id }, { site, byGoal, byTown, byId, lang, L, canonical }) {
  const property = byId.get(id)
  const { name, price, address } = cardOf(property, site, lang)
  const { images, reference } = property
  const text = property.description[lang]
  const description = text.slice(0, 155)
  return {
    p: { id, name, price, address, images, description: text, reference },
    specs: specsOf(property, site, lang),
    similar: similarTo(property, { byGoal, byTown }).map((other) => cardOf(other, site, lang)),
    title: `${name} | ${L.siteName}`,
    description,
    image: imageOf(images[0], site),
    jsonld: {
      '@type': 'RealEstateListing',
      name,
      url: canonical,
      image: images.map((image) => imageOf(image, site)),
      description,
      offers: {
        '@type': 'Offer',
        price: property.price,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${property.street} ${property.houseNumber}`,
        postalCode: property.zip,
        addressLocality: site.cities[property.city].name,
        addressCountry: 'BE',
      },
      numberOfRooms: property.bedrooms,
    },
  }
}

/** The next three properties of the same goal and town, or the first of the same goal if there are fewer. */
function similarTo(property, { byGoal, byTown }) {
  const near = byTown.get(`${property.goal}:${property.city}`)
  const at = near.indexOf(property)
  const found = Array.from({ length: Math.min(3, near.length - 1) }, (_, index) => {
    return near[(at + index + 1) % near.length]
  })
  for (const other of byGoal.get(property.goal)) {
    if (found.length >= 3) break
    if (other !== property && !found.includes(other)) found.push(other)
  }
  return found
}

function cardOf(property, site, lang) {
  const { goal, slug, images, type, city, street, houseNumber, zip } = property
  const town = site.cities[city].name
  return {
    href: `/${lang}/${goal}/${slug}/`,
    img: images[0],
    name: `${site.enums.type[type][lang]} ${site.labels[lang][goal].toLowerCase()} ${town}`,
    price: priceOf(property, site, lang),
    address: `${street} ${houseNumber}, ${zip} ${town}`,
    beds: property.bedrooms,
    baths: property.bathrooms,
    area: property.surfaceLiving,
    epcLabel: property.epcLabel,
  }
}

function specsOf(property, site, lang) {
  const L = site.labels[lang]
  const surface = (value) => `${grouped(value, lang)} m²`
  const known = (kind) => site.enums[kind][property[kind]][lang]
  return [
    [L.reference, property.reference],
    [L.price, priceOf(property, site, lang)],
    [L.type, known('type')],
    [L.address, `${property.street} ${property.houseNumber}`],
    [L.city, `${property.zip} ${site.cities[property.city].name}`],
    [L.bedrooms, String(property.bedrooms)],
    [L.bathrooms, String(property.bathrooms)],
    [L.toilets, String(property.toilets)],
    [L.floors, String(property.floors)],
    [L.living, surface(property.surfaceLiving)],
    [L.plot, surface(property.surfacePlot)],
    [L.garden, surface(property.surfaceGarden)],
    [L.terrace, surface(property.surfaceTerrace)],
    [L.garages, String(property.garages)],
    [L.year, String(property.year)],
    [L.epc, `${property.epc} kWh/m²`],
    [L.epcLabel, property.epcLabel],
    ...['heating', 'glazing', 'orientation', 'flood'].map((kind) => [L[kind], known(kind)]),
  ]
}

function priceOf({ goal, price }, site, lang) {
  const amount = `€ ${grouped(price, lang)}`
  return goal === 'rent' ? `${amount} ${site.labels[lang].perMonth}` : amount
}

const SEPARATORS = { nl: '.', fr: ' ', en: ',', de: '.' }

function grouped(number, lang) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, SEPARATORS[lang])
}

function imageOf(image, { base }) {
  return `${base}/media/${image}-1360.webp`
}

export function srcset(image, extension) {
  return [100, 400, 600, 1360].map((width) => `/media/${image}-${width}.${extension} ${width}w`).join(', ')
}

function sitemapOf(routes, { base, langs }) {
  const entries = routes.map(({ path }) => {
    const links = langs.map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${base}/${lang}/${path.slice(4)}"/>`,
    )
    return `<url><loc>${base}${path}</loc>${links.join('')}</url>`
  })
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`
}
