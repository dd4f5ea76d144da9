/** These pages have no content of their own. */
import { describe, expect, test } from 'vitest'
import { internalPage, languagesPage, rootPage } from '../../../../core/view/language-pages.ts'
import { redirectPage } from '../../../../core/view/special-pages.ts'
import type { Paths } from '../../../../core/site/linked.ts'
import { siteConfig, viewOf, withRoutes } from '../../../support/view.ts'

const ORIGIN = 'https://kantoor-linde.example'

describe('the choice of languages', () => {
  test('welcomes in each, and has no search engine find it', async () => {
    const { frame, ...rest } = languagesPage((await viewOf()).context)
    expect(rest).toEqual({
      choices: [
        { locale: 'nl', href: '/nl/', name: 'Nederlands', welcome: 'Welkom' },
        { locale: 'fr', href: '/fr/', name: 'Français', welcome: 'Bienvenue' },
      ],
    })
    expect(frame.head).toMatchObject({ noIndex: true, alternates: [] })
  })

  test('`/` leads to the default language, and is what search engines fall back on', async () => {
    const files = siteConfig({ description: { nl: 'Vastgoed in Gent', fr: 'Immobilier' } })
    const { frame, choices, leadsTo } = rootPage((await viewOf(files)).context)
    expect(leadsTo).toEqual({ locale: 'nl', href: '/nl/' })
    expect(choices).toEqual([
      { locale: 'nl', href: '/nl/', name: 'Nederlands', welcome: 'Welkom' },
      { locale: 'fr', href: '/fr/', name: 'Français', welcome: 'Bienvenue' },
    ])
    expect(frame.head).toMatchObject({
      title: 'Kantoor Linde',
      description: 'Vastgoed in Gent',
      canonical: `${ORIGIN}/`,
      alternates: [
        { hreflang: 'nl', href: `${ORIGIN}/nl/` },
        { hreflang: 'fr', href: `${ORIGIN}/fr/` },
        { hreflang: 'x-default', href: `${ORIGIN}/` },
      ],
      script: '/_a/language.js',
    })
    expect(frame.head).not.toHaveProperty('noIndex')
    expect(frame).toMatchObject({ languages: [], breadcrumbs: [] })
  })

  test('names the languages in their own words, and leaves out one without a home page', async () => {
    const languageUse = ['de', 'en', 'nl', 'fr'].map((code) => ({ code, use: true }))
    const { routes } = withRoutes()['site-config/routes.json'] as {
      routes: readonly { original: string; path: object }[]
    }
    const view = await viewOf({
      'site-config/languages.json': {
        languageDefault: 'nl',
        languageUse,
        missing: { de: 'ignore', en: 'ignore', fr: 'ignore' },
      },
      'site-config/routes.json': {
        routes: routes.map((each) =>
          each.original === '/' ? { ...each, path: { ...each.path, de: '/de/', en: '/en/' } } : each,
        ),
      },
      'content/pages/home.json': {
        path: '/',
        params: { title: { nl: 'Welkom', de: 'Willkommen', en: 'Welcome' } },
      },
    })
    expect(languagesPage(view.context).choices).toEqual([
      { locale: 'de', href: '/de/', name: 'Deutsch', welcome: expect.any(String) as string },
      { locale: 'en', href: '/en/', name: 'English', welcome: expect.any(String) as string },
      { locale: 'nl', href: '/nl/', name: 'Nederlands', welcome: 'Welkom' },
    ])
  })
})

describe('an internal path', () => {
  test('leads to the page in each language, and home where there is none', async () => {
    const { context } = await viewOf()
    const target = { original: '/café/', paths: { nl: '/nl/café/' } as Paths, titles: { nl: 'Café' } }
    const { frame, ...rest } = internalPage(context, target)
    expect(rest).toEqual({
      defaultLocale: 'nl',
      ids: [],
      choices: [
        { locale: 'nl', href: '/nl/caf%C3%A9/', name: 'Nederlands', label: 'Café' },
        { locale: 'fr', href: '/fr/', name: 'Français', label: 'Kantoor Linde' },
      ],
    })
    expect(frame.head).toMatchObject({
      title: 'Café | Kantoor Linde',
      noIndex: true,
      alternates: [],
      script: '/_a/language.js',
    })
    expect(frame.head).not.toHaveProperty('canonical')
  })

  test('without a title is called as the agency is', async () => {
    const { context } = await viewOf({}, { locale: 'fr' })
    const shown = internalPage(context, { original: '/x/', paths: { nl: '/nl/x/' } as Paths, titles: {} })
    expect(shown.frame.head.title).toBe('Kantoor Linde')
    expect(shown.choices[0]?.label).toBe('Kantoor Linde')
  })

  test('of projects knows each by its id', async () => {
    const ids = [{ id: 8, paths: { nl: '/nl/p/8/' } as Paths }]
    const { context } = await viewOf()
    expect(internalPage(context, { original: '/project/', paths: {}, titles: {}, ids }).ids).toEqual(ids)
  })
})

test('an old address names the new one', async () => {
  const { context } = await viewOf()
  const { frame, to } = redirectPage(context, { href: '/nl/te-koop/', label: 'Te koop' })
  expect(to).toEqual({ href: '/nl/te-koop/', label: 'Te koop' })
  expect(frame.head).toMatchObject({
    title: 'Te koop | Kantoor Linde',
    noIndex: true,
    canonical: `${ORIGIN}/nl/te-koop/`,
  })
  expect(redirectPage(context, { href: 'https://a.example/', label: 'A' }).frame.head.canonical).toBe(
    'https://a.example/',
  )
})
