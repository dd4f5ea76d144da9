/** A site has public languages, and each page exists in some of them. */
import { describe, expect, test } from 'vitest'
import { linkFiles, siteOf } from '../../../support/linked.ts'
import { page, route, withRoutes } from '../../../support/view.ts'

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

describe('a page', () => {
  const ABOUT = withRoutes(route('about'))
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
