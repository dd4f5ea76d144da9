/** Sentences of visitors: limits are read in every language, and the other words stay. */
import { describe, expect, test } from 'vitest'
import { limitLabels } from '../../../../core/domain/limit-phrases.ts'
import { readLimits } from '../../../../core/domain/search-limits.ts'

describe('a sentence contains limits', () => {
  test.each<[string, object, string]>([
    ['huis met tuin onder 400.000 in Gent', { garden: 1, max: 400_000 }, 'huis in gent'],
    ['appartement vanaf 2 slaapkamers tot 1.200 euro', { bedrooms: 2, max: 1200 }, 'appartement'],
    ['woning tussen 300.000 en 450.000 euro te Aalst', { min: 300_000, max: 450_000 }, 'woning te aalst'],
    ['3 slaapkamers of meer, garage, terras', { bedrooms: 3, terrace: 1 }, 'garage'],
    ['huis met tuin en garage', { garden: 1, parking: 1 }, 'huis'],
    ['huis met drie slaapkamers', { bedrooms: 3 }, 'huis met'],
    ['tuin van 300 m² en lift', { garden: 300, lift: 1 }, ''],
    ['villa max 1,2 miljoen', { max: 1_200_000 }, 'villa'],
    ['villa 650k', { max: 650_000 }, 'villa'],
    ['bouwjaar vanaf 2000', { year: 2000 }, ''],
    ['gebouwd na 1990 epc b of beter', { year: 1990, epc: 2 }, ''],
    ['gelijkvloers appartement zonder renovatieplicht', { ground: 1, renovated: 1 }, 'appartement'],
    ['minstens 150 m2', { surface: 150 }, ''],
    ['huis onmiddellijk beschikbaar', { available: 1 }, 'huis'],
    ['maison avec jardin à moins de 400 000 € à Gand', { garden: 1, max: 400_000 }, 'maison a a gand'],
    [
      'appartement 2 chambres avec ascenseur et terrasse',
      { bedrooms: 2, lift: 1, terrace: 1 },
      'appartement',
    ],
    ['entre 200 000 et 300 000 euros', { min: 200_000, max: 300_000 }, ''],
    ['au moins 3 chambres, PEB C', { bedrooms: 3, epc: 3 }, ''],
    ['house with garden under €400,000 in Ghent', { garden: 1, max: 400_000 }, 'house in ghent'],
    ['at least 3 bedrooms and a garage', { bedrooms: 3, parking: 1 }, ''],
    ['flat up to 900 euro a month', { max: 900 }, 'flat a month'],
    ['Haus mit Garten unter 400.000 Euro in Eupen', { garden: 1, max: 400_000 }, 'haus in eupen'],
    ['Wohnung ab 80 m² mit Aufzug und Balkon', { surface: 80, lift: 1, terrace: 1 }, 'wohnung'],
    ['mindestens zwei Schlafzimmer', { bedrooms: 2 }, ''],
    ['energie 150 kwh', { energy: 150 }, 'energie'],
    ['tuin van 300 m² en minstens 150 m²', { garden: 300, surface: 150 }, 'en'],
    ['vanaf 149,7 m²', { surface: 150 }, ''],
  ])('%s', (text, limits, rest) => {
    expect(readLimits(text)).toEqual({ limits, rest })
  })

  test.each<[string, number | 'usual', string]>([
    ['binnen 10 km van Gent', 10, 'gent'],
    ['huis in de buurt van Aalst', 'usual', 'huis aalst'],
    ['appartement vlakbij station gent', 'usual', 'appartement station gent'],
    ['maison à moins de 5 km de Namur', 5, 'maison namur'],
    ['within 20km of Ghent', 20, 'ghent'],
    ['Wohnung im Umkreis von 15 km um Eupen', 15, 'wohnung eupen'],
  ])('%s says how near', (text, nearness, rest) => {
    expect(readLimits(text)).toEqual({ limits: {}, nearness, rest })
  })
})

describe('other words are no limits', () => {
  test.each([
    ['gent 9000', 'gent 9000'],
    ['4127', '4127'],
    ['huis zonder tuin', 'huis zonder tuin'],
    ['maison sans garage', 'maison sans garage'],
    ['garage te koop', 'garage te koop'],
    ['tot 3', 'tot 3'],
    ['een huis', 'een huis'],
    ['tuinappartement', 'tuinappartement'],
    ['gebouwd voor 2000', 'gebouwd voor 2000'],
    ['2000', '2000'],
    ['m²', 'm²'],
    ['villa near', 'villa near'],
    [`${'x'.repeat(100)} met tuin`, 'x'.repeat(100)],
    ['onder', 'onder'],
    ['', ''],
  ])('%s', (text, rest) => {
    expect(readLimits(text)).toEqual({ limits: {}, rest })
  })
})

test('a limit is said in the language of the page', () => {
  const limits = { max: 400_000, bedrooms: 3, garden: 1, terrace: 20, lift: 1, epc: 2, available: 20_270_601 }
  const said = (locale: 'nl' | 'de') => limitLabels(limits, locale).map((text) => text.replace(/\s/g, ' '))
  expect(said('nl')).toEqual([
    'tot € 400.000',
    '3+ slaapkamers',
    'tuin',
    'terras vanaf 20 m²',
    'lift',
    'EPC B of beter',
    'beschikbaar tegen 1 juni 2027',
  ])
  expect(said('de')[2]).toBe('Garten')
})
