/** Words that must not appear in a text or an address of a language. */
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../../core/languages/codes.ts'
import { foreignWordsIn, namesAfterArticles, wordsBesideGlossary } from '../../../../core/domain/wording.ts'
import { SITE_STRINGS } from '../../../../core/languages/strings.ts'
import { WORDING } from '../../../../core/languages/wording.ts'

test('a name after an article', () => {
  expect(namesAfterArticles('Visiter la {place} ou le {title}', 'fr')).toEqual(['la {place}', 'le {title}'])
  expect(namesAfterArticles('Visite : {place}. Le {moment}.', 'fr')).toEqual([])
  expect(namesAfterArticles('Zum {place}', 'de')).toEqual(['Zum {place}'])
  expect(namesAfterArticles('nella {place}', 'fr')).toEqual([])
})

test('a word beside the glossary', () => {
  expect(wordsBesideGlossary('Votre Adresse mail et la newsletter', 'fr')).toEqual([
    { word: 'Adresse mail', use: 'adresse e-mail' },
    { word: 'newsletter', use: 'lettre d’information' },
  ])
  expect(wordsBesideGlossary('une [lettre](/newsletter/) et {newsletter}', 'fr')).toEqual([])
  expect(wordsBesideGlossary('Die Mietkaution', 'de')).toEqual([{ word: 'Mietkaution', use: 'Mietgarantie' }])
  expect(wordsBesideGlossary('Mietkautionskonto', 'de')).toEqual([])
})

test('a word of another language in an address', () => {
  expect(foreignWordsIn('/fr/merci/send-to-friend/', 'fr')).toEqual(['send', 'friend'])
  expect(foreignWordsIn('/fr/temoignages/familie-claessens/', 'fr')).toEqual(['familie'])
  expect(foreignWordsIn('/de/kundenstimmen/familie-claessens/', 'de')).toEqual([])
  expect(foreignWordsIn('/fr/merci/candidature/', 'fr')).toEqual([])
})

describe('the package', () => {
  test.each(LOCALES)('keeps to its own words in %s', (locale) => {
    const found = Object.entries(SITE_STRINGS[locale]).flatMap(([key, text]) => [
      ...namesAfterArticles(text, locale).map((part) => `${key}: ${part}`),
      ...wordsBesideGlossary(text, locale).map(({ word }) => `${key}: ${word}`),
    ])
    expect(found).toEqual([])
  })

  test('has no word of the glossary that the glossary avoids', () => {
    for (const locale of LOCALES)
      for (const use of Object.values(WORDING[locale].glossary))
        expect([locale, use, wordsBesideGlossary(use, locale)]).toEqual([locale, use, []])
  })
})
