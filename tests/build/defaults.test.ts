import { describe, expect, test } from 'vitest'
import { createSite, MINIMAL, plot } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'

const SITE = MINIMAL['site-config/site.json'] as object

/** The smallest site: the agency, and a home. */
const TWO_FILES: SiteFiles = {
  'site-config/site.json': { ...SITE, languages: ['nl', 'fr'] },
  'content/properties/1.json': plot(1),
}

const IN_FOUR_LANGUAGES = {
  TypeDescription: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
}

const PROJECT = {
  ID: 5,
  Goal: 0,
  PublicAddress: true,
  Zip: '9000',
  City: 'Gent',
  CountryID: 10,
  TypeDescription: { nl: 'Aan het water', fr: 'Au bord de l’eau', en: 'By the water', de: 'Am Wasser' },
}

const smallest = (files: SiteFiles = {}) => createSite(files, TWO_FILES)

const page = (site: TestSite, file: string) => site.read(`${file}/index.html`)

async function built(site: TestSite, touched?: readonly string[]): Promise<TestSite> {
  const { ok, problems } = await site.build({}, {}, touched)
  expect(site.diagnostics(problems)).toEqual([])
  expect(ok).toBe(true)
  return site
}

test.each([
  ['all of its forms', { target: 'https://forms.example/f/{form}' }, undefined],
  ['some of its forms beside a service', { targets: { offer: 'https://forms.example/offer' } }, {}],
])(
  'a site sends %s to another host, and its texts are true without a word of its own',
  async (_, forms, service) => {
    const languages = { ...SITE, languages: ['nl', 'fr', 'en', 'de'] }
    const site = smallest({
      'site-config/site.json': languages,
      'content/properties/1.json': { ...plot(1), ...IN_FOUR_LANGUAGES },
      'site-config/forms.json': forms,
      ...(service && { 'site-config/service.json': service }),
    })
    expect((await site.check()).filter(({ code }) => code.startsWith('AS34'))).toEqual([])
  },
)

test('two files are a complete site in the languages that it names, without a remark', async () => {
  const site = await built(smallest())
  const pages = site.list().filter((file) => /^(?:nl|fr|en|de)\/[^/]+\/index\.html$/.test(file))
  expect(pages).toEqual(
    expect.arrayContaining([
      'nl/contact/index.html',
      'nl/privacy-statement/index.html',
      'fr/vendre/index.html',
    ]),
  )
  expect(pages.some((file) => /^(?:en|de)\//.test(file))).toBe(false)
  expect(page(site, 'nl/privacy-statement')).toContain('Kantoor Linde BV, Lindekaai 7, 9000 Gent')
  expect(page(site, 'nl')).toContain('Grond')
})

describe.each([
  ['without a service', {}],
  ['with a service', { 'site-config/service.json': {} }],
  ['with a service and a project', { 'site-config/service.json': {}, 'content/projects/5.json': PROJECT }],
])('a site of defaults %s', (_, files) => {
  test('has no problem in any language, and names no other agency', async () => {
    const [office] = (SITE as { offices: readonly [object] }).offices
    const site = await built(
      smallest({
        'site-config/site.json': {
          ...SITE,
          languages: ['nl', 'fr', 'en', 'de'],
          offices: [{ ...office, phone: '03 111 22 33', email: 'info@kantoor.example' }],
        },
        'content/properties/1.json': { ...plot(1), ...IN_FOUR_LANGUAGES },
        ...files,
      }),
    )
    const pages = site.list().filter((file) => file.endsWith('.html'))
    const reached = pages.flatMap((file) => [...site.read(file).matchAll(/"((?:tel|mailto):[^"?]+)/g)])
    expect([...new Set(reached.map(([, address]) => address))].toSorted()).toEqual([
      'mailto:info@kantoor.example',
      'tel:+3231112233',
    ])
  })
})

test.each([
  ['9000', 'BE', 'nl'],
  ['5000', 'BE', 'fr'],
  ['1130', 'LU', 'fr de'],
])('a site at %s %s that names no language has those of its region: %s', async (zip, country, languages) => {
  const office = { name: 'Kantoor', street: 'Straat 1', zip, city: 'Stad', country, phone: '09 000 12 34' }
  const site = createSite({ 'site-config/site.json': { ...SITE, offices: [office] } }, {})
  await site.build()
  const homes = site.list().flatMap((file) => /^([a-z]{2})\/index\.html$/.exec(file)?.[1] ?? [])
  expect(homes.toSorted().join(' ')).toBe(languages.split(' ').toSorted().join(' '))
})

test('lists of a stock that the site does not have are in no menu', async () => {
  const site = await built(smallest())
  expect(page(site, 'nl')).not.toContain('href="/nl/projecten/"')
  expect(site.exists('nl/projecten/index.html')).toBe(false)
  site.write('content/projects/5.json', PROJECT)
  await built(site)
  expect(page(site, 'nl')).toContain('href="/nl/projecten/"')
})

describe('a file of the site', () => {
  test('that extends a default adds to it, and replaces its entries of the same name', async () => {
    const site = await built(smallest())
    const path = { nl: '/nl/bereik-ons/', fr: '/fr/contact/' }
    const routes = [{ original: '/contact/', path }]
    site.write('site-config/routes.json', { extends: 'default', routes })
    await built(site, ['site-config/routes.json'])
    expect(site.exists('nl/bereik-ons/index.html')).toBe(true)
    expect(site.exists('nl/verkopen/index.html')).toBe(true)
    site.write('site-config/rules.json', { extends: 'default', tourHosts: ['tours.example.com'] })
    await built(site)
  })

  test('that extends the menu replaces entries where they stand, hides others, and adds the rest at the end', async () => {
    const entry = (path: string, title: string, status = 'Published') => ({
      path,
      status,
      params: { title: { nl: title, fr: title } },
    })
    const items = [
      entry('newsletter', 'Nieuwsbrief'),
      entry('sell', 'Verkoop uw huis'),
      entry('let', 'Verhuren', 'Draft'),
    ]
    const site = await built(smallest({ 'site-config/menu.json': { extends: 'default', items } }))
    const [, menu = ''] = /<nav[^>]*>(.*?)<\/nav>/s.exec(page(site, 'nl')) ?? []
    const shown = [...menu.matchAll(/<a[^>]*>([^<]+)<\/a>/g)].map(([, text]) => text)
    // The stock has no rentals and no projects.
    expect(shown).toEqual(['Te koop', 'Verkoop uw huis', 'Over ons', 'Contact', 'Nieuwsbrief'])
  })

  test('that has a page in one language leaves links of the defaults out in the others, without a remark', async () => {
    const routes = [{ original: '/sell/', path: { nl: '/nl/verkopen/' } }]
    const site = await built(smallest({ 'site-config/routes.json': { extends: 'default', routes } }))
    expect(page(site, 'nl')).toContain('href="/nl/verkopen/"')
    expect(page(site, 'fr')).toContain('Vendre')
    expect(page(site, 'fr')).not.toContain('/vendre/"')
  })

  test('that extends the consent, the footer or the search changes only its keys', async () => {
    const site = await built(
      smallest({
        'site-config/consent.json': { extends: 'default', months: 3 },
        'site-config/footer.json': { extends: 'default', copyright: { public: true, text: 'Sinds 1950' } },
        'site-config/search.json': { words: [{ type: 4, words: ['kavel'] }] },
      }),
    )
    expect(page(site, 'nl/cookie-policy')).toContain('3\u00A0maanden')
    expect(page(site, 'nl')).toContain('Sinds 1950')
    expect(page(site, 'nl')).toContain('href="/nl/privacy-statement/"')
  })

  test('that extends the footer and has no columns has none', async () => {
    const site = await built(smallest({ 'site-config/footer.json': { extends: 'default', columns: [] } }))
    expect(page(site, 'nl')).not.toContain('<h2>Eigenaars</h2>')
    expect(page(site, 'nl')).toContain('href="/nl/privacy-statement/"')
  })

  test.each([
    ['footer', { copyright: { public: true, text: 'Sinds 1950' } }, ['"columns" is missing']],
    ['consent', { months: 3 }, ['"mode" is missing', '"policy" is missing', '"revision" is missing']],
  ])(
    'that lacks keys is reported where it is, with the way to keep the default: %s',
    async (name, own, messages) => {
      const file = `site-config/${name}.json`
      const found = await smallest({ [file]: own }).check()
      expect(found.map(({ message, at }) => `${at?.file} ${message}`).sort()).toEqual(
        messages.map((message) => `${file} ${message}`),
      )
      for (const { hint } of found) expect(hint).toContain('needed without "extends": "default"')
    },
  )

  test('that extends a default which does not hold is an error', async () => {
    const routes = MINIMAL['site-config/routes.json'] as object
    const site = createSite({
      'site-config/routes.json': routes,
      'site-config/menu.json': { extends: 'default' },
    })
    const found = (await site.check()).filter(({ code }) => code === 'AS1210')
    expect(found).toMatchObject([{ severity: 'error', at: { file: 'site-config/menu.json', line: 2 } }])
  })

  test('that does not extend it takes its place, and a route table takes the place of all', async () => {
    const menu = { items: [{ path: 'contact', status: 'Published', params: { title: 'Bel ons' } }] }
    const site = await built(smallest({ 'site-config/menu.json': menu }))
    expect(page(site, 'nl')).toContain('Bel ons')
    expect(page(site, 'nl')).not.toContain('>Over ons</a></li><li')
    site.write('site-config/routes.json', MINIMAL['site-config/routes.json'] as object)
    const { ok, problems } = await site.build()
    expect(ok).toBe(false)
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toContain(
      'AS1202 "site-config/rules.json" is missing',
    )
  })

  test('with the path of a default page takes its place', async () => {
    const params = { title: { nl: 'Wie we zijn', fr: 'Nous' } }
    const site = await built(smallest({ 'content/pages/we.json': { path: '/services/', params } }))
    expect(page(site, 'nl/over-ons')).toContain('Wie we zijn')
    expect(page(site, 'nl/over-ons')).not.toContain('Hoe we werken')
  })

  test('takes a default page away by an entry without a path', async () => {
    const routes = [{ original: '/newsletter/', path: {} }]
    const site = await built(smallest({ 'site-config/routes.json': { extends: 'default', routes } }))
    expect(site.list().filter((file) => file.includes('nieuwsbrief'))).toEqual([])
  })
})

describe('a problem', () => {
  test('of an entry of the site is in the file of the site', async () => {
    const routes = [{ original: '/contact/', path: { nl: '/fr/contact/', fr: '/fr/contact/' } }]
    const site = smallest({ 'site-config/routes.json': { extends: 'default', routes } })
    const found = (await site.check()).find(({ code }) => code === 'AS3002')
    expect(found?.at).toMatchObject({ file: 'site-config/routes.json', line: 7 })
  })

  test('of a default is in the default, by its name', async () => {
    const redirects = [{ from: '/nl/contact/', to: 'https://elsewhere.example/' }]
    const site = smallest({ 'site-config/redirects.json': { redirects } })
    const places = (await site.check()).flatMap(({ at, related = [] }) => [
      at,
      ...related.map((each) => each.at),
    ])
    expect(places.map((at) => at?.file)).toContain('agency-site/defaults/content/pages/contact.json')
  })

  test('of the languages that site.json names is there', async () => {
    const site = smallest({ 'site-config/site.json': { ...SITE, languages: ['nl', 'xx'] } })
    expect((await site.check())[0]?.at?.file).toBe('site-config/site.json')
  })
})
