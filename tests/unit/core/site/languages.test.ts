/** A site has public languages, and each page exists in some of them. */
import { describe, expect, test } from 'vitest'
import { propertyPage } from '../../../../core/view/property-page.ts'
import { linkFiles, siteOf } from '../../../support/linked.ts'
import { house, page, PARTIAL, properties, route, viewOf, withRoutes } from '../../../support/view.ts'

const languages = (languageDefault: string, use: Readonly<Record<string, boolean>>, missing?: object) => ({
  'site-config/languages.json': {
    languageDefault,
    languageUse: Object.entries(use).map(([code, isUsed]) => ({ code, use: isUsed })),
    ...(missing && { missing }),
  },
})

test('are those in use, in their order, each once', async () => {
  const site = await siteOf(languages('fr', { fr: true, nl: true, en: false }))
  expect([site.locales, site.defaultLocale]).toEqual([['fr', 'nl'], 'fr'])
})

test('hold the default one, which must be in use', async () => {
  const { site, marks } = await linkFiles(languages('fr', { nl: true, fr: false }))
  expect(marks()).toContain('AS3101 site-config/languages.json "fr"')
  expect(site.locales).toEqual(['fr', 'nl'])
})

const ABOUT = withRoutes(route('about'))

describe('a page', () => {
  const missing = async (params: object, files: object = {}) => {
    const { diagnostics } = await linkFiles({ ...ABOUT, ...page('about', params), ...files })
    return diagnostics().flatMap(({ code, severity }) => (code === 'AS3201' ? [severity] : []))
  }

  test('stands in a language where it has a title and a path', async () => {
    const site = await siteOf({
      ...withRoutes({ original: '/about/', path: { nl: '/nl/over/' } }),
      ...page('about'),
    })
    const about = site.pages.find(({ original }) => original === '/about/')
    expect(about?.titles).toEqual({ nl: 'about nl', fr: 'about fr' })
    expect(about?.paths).toEqual({ nl: '/nl/over/' })
  })

  test('without a title in a language that has a path is spoken of, as the site wants it', async () => {
    const dutch = { title: { nl: 'Over' } }
    const both = { nl: true, fr: true }
    expect(await missing(dutch)).toEqual(['warning'])
    expect(await missing(dutch, languages('nl', both, { fr: 'error' }))).toEqual(['error'])
    expect(await missing(dutch, languages('nl', both, { fr: 'ignore' }))).toEqual([])
    expect(await missing({})).toEqual([])
  })

  test('without a title in a language is shown where its titles stand', async () => {
    const { marks } = await linkFiles({ ...ABOUT, ...page('about', { title: { nl: 'Over' } }) })
    expect(marks()).toEqual(['AS3201 content/pages/about.json {'])
    const { diagnostics } = await linkFiles({ ...ABOUT, ...page('about', { title: { nl: 'Over' } }) })
    const { file, line, column } = diagnostics()[0]?.at ?? {}
    // The object of titles, on the fourth line of the file.
    expect([file, line, column]).toEqual(['content/pages/about.json', 4, 14])
  })

  test('that is not to be public in a language is not missed there', async () => {
    expect(await missing({ title: { nl: 'Over' }, languages: { fr: { public: false } } })).toEqual([])
    expect(await missing({ languages: { fr: { public: false } } })).toEqual([])
  })
})

describe('a page that is translated in part', () => {
  const both = { nl: true, fr: true }
  const MODULE = { title: { nl: 'Wat we doen', fr: 'Nos services' }, description: { nl: 'Verkopen.' } }
  const linked = async (files: object) => {
    const { site, problems } = await linkFiles({ ...ABOUT, ...files })
    const about = site.pages.find(({ original }) => original === '/about/')
    const found = problems.map(({ code, severity, message }) => `${severity} ${code} ${message}`)
    return { paths: about?.paths, found }
  }

  test.each<[string, object, string]>([
    ['a text', { content: { nl: 'Al lang.' } }, 'params.content'],
    ['the sentence under its title', { description: { nl: 'Al lang.' } }, 'params.description'],
    ['a block', { modules: [MODULE] }, 'params.modules.0.description'],
  ])('is left out of the language that lacks %s', async (_, params, field) => {
    expect(await linked(page('about', params))).toEqual({
      paths: { nl: '/nl/about/' },
      found: [`warning AS3208 page /about/ is left out in fr: "${field}" is not translated`],
    })
  })

  test('is an error where a missing translation is one, and never left out in silence', async () => {
    const about = page('about', { content: { nl: 'Al lang.' } })
    const severities = async (severity: string) =>
      (await linked({ ...about, ...languages('nl', both, { fr: severity }) })).found.map(
        (text) => text.split(' ')[0],
      )
    expect(await severities('error')).toEqual(['error'])
    expect(await severities('ignore')).toEqual(['warning'])
  })

  test('is built with the texts it has where the site says so', async () => {
    const about = page('about', { content: { nl: 'Al lang.' } })
    expect(await linked({ ...about, ...PARTIAL })).toEqual({
      paths: { nl: '/nl/about/', fr: '/fr/about/' },
      found: [],
    })
  })

  test('lacks nothing if a part is a draft, in no language, or the same in all', async () => {
    const modules = [{ ...MODULE, status: 'Draft' }, { title: 'Dorpel' }, { title: { fr: 'Pour vous' } }]
    expect((await linked(page('about', { modules, content: 'Veldweg 1' }))).found).toEqual([])
  })

  test.each<[string, object]>([
    ['its description', { Description: { nl: 'Rustig.' } }],
    ['a fact', { Heating: { nl: 'Gas' } }],
    ['the name of a document', { Documents: [{ Name: { nl: 'Plan' }, Url: 'https://a.example/plan.pdf' }] }],
  ])('a home without %s in French is in no French list, menu or link', async (_, more) => {
    const view = await viewOf(properties(house(1, more), house(2)))
    const listed = (locale: 'nl' | 'fr') =>
      view.context.site.listings[locale].sale.items.map(({ property }) => property.ID)
    expect([listed('nl'), listed('fr')]).toEqual([[2, 1], [2]])
    const { frame } = propertyPage(view.context, view.property(1), {})
    expect(frame.languages.map(({ href }) => href)).toEqual(['/nl/te-koop/gent/huis-1/1/', '/fr/'])
    expect(frame.head.alternates.map(({ hreflang }) => hreflang)).toEqual(['nl', 'x-default'])
  })

  test('names are no texts: they are shown in their own language', async () => {
    const site = await siteOf(
      properties(house(1, { MainTypeName: { nl: 'Huis' }, Street: { nl: 'Veldweg' } })),
    )
    expect(Object.keys(site.properties[0]?.paths ?? {})).toEqual(['nl', 'fr'])
  })
})
