import { describe, expect, test } from 'vitest'
import { detectLocale, localeOfPath, nameIn, textIn } from '../../../../core/domain/locale.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import type { LanguageSources } from '../../../../core/domain/locale.ts'

test.each([
  ['Gent', 'nl', 'Gent'],
  [{ nl: 'Gent', fr: 'Gand' }, 'fr', 'Gand'],
  [{ nl: 'Gent' }, 'fr', undefined],
  [undefined, 'nl', undefined],
] as const)('the text of %j in %s', (text, locale, expected) => {
  expect(textIn(text, locale)).toBe(expected)
})

test.each([
  ['Gent', 'fr', 'nl', 'Gent'],
  [{ nl: 'Gent', fr: 'Gand', en: 'Ghent' }, 'fr', 'nl', 'Gand'],
  [{ nl: 'Gent', en: 'Ghent' }, 'fr', 'en', 'Ghent'],
  [{ de: 'Gent' }, 'fr', 'nl', 'Gent'],
  [{}, 'fr', 'nl', undefined],
  [undefined, 'fr', 'nl', undefined],
] as const)('the name of %j in %s, else in %s', (text, locale, fallback, expected) => {
  expect(nameIn(text, locale, fallback)).toBe(expected)
})

test.each([
  ['/nl/', 'nl'],
  ['/fr/a-vendre/', 'fr'],
  ['/de', 'de'],
  ['/', null],
  ['', null],
  ['/xx/', null],
  ['/_a/nl/', null],
  ['nl/te-koop/', null],
])('the language of the path %j is %s', (path, expected) => {
  expect(localeOfPath(path)).toBe(expected)
})

describe('the language of a visitor', () => {
  const detect = (sources: LanguageSources, enabled: readonly Locale[] = ['nl', 'fr', 'en', 'de']) =>
    detectLocale(sources, enabled, 'nl')

  test('is the first source that names one, in the order of their strength', () => {
    const sources = {
      query: 'fr',
      cookie: 'en',
      localStorage: 'de',
      sessionStorage: 'fr',
      navigator: ['en'],
      htmlTag: 'de',
    }
    const names = ['query', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'] as const
    const found = names.map((_, index) => {
      const left = names.slice(index).map((name) => [name, sources[name]])
      return detect(Object.fromEntries(left) as LanguageSources)
    })
    expect(found).toEqual(['fr', 'en', 'de', 'fr', 'en', 'de'])
  })

  test.each([
    ['fr-BE', 'fr'],
    ['fr_BE', 'fr'],
    [' FR ', 'fr'],
    ['fry', 'nl'],
    ['', 'nl'],
    ['xx', 'nl'],
  ])('of %j is %s', (query, expected) => {
    expect(detect({ query })).toBe(expected)
  })

  test('is the next one where the site lacks it', () => {
    expect(detect({ query: 'de', navigator: ['de-BE', 'en-GB', 'fr'] }, ['nl', 'fr'])).toBe('fr')
  })

  test('is that of the site where no source names one', () => {
    expect(detect({})).toBe('nl')
    expect(
      detect({ query: null, cookie: null, localStorage: null, sessionStorage: null, htmlTag: null }),
    ).toBe('nl')
  })
})
