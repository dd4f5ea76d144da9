import { describe, expect, test } from 'vitest'
import { slugBelowTown, slugOf, SLUG_LIMIT, townSlug } from '../../../../core/site/slug.ts'

describe('slugOf', () => {
  test.each([
    ['Herenhuis met stadstuin', 'herenhuis-met-stadstuin'],
    ['Huis & tuin', 'huis-tuin'],
    ['Maison de maître à Liège', 'maison-de-maitre-a-liege'],
    ["Appartement d'exception", 'appartement-d-exception'],
    ['312 m²', '312-m2'],
    ['Hall de 1\u202f480 m²', 'hall-de-1480-m2'],
    ['Villa op 1.820 m²', 'villa-op-1820-m2'],
    ['Land of 1,250,000 m²', 'land-of-1250000-m2'],
    ['7.20 m', '7-20-m'],
    ['2 150', '2-150'],
    ['fooBarBaz', 'foobarbaz'],
    ['Œuvre', 'oeuvre'],
    ['coördinator, reünie, geüpdatet', 'coordinator-reunie-geupdatet'],
    ['e\u0301te\u0301', 'ete'],
    ['  --Huis--  ', 'huis'],
    ['Te koop! 895.000 €', 'te-koop-895000-e'],
    ['房子 Gent', 'gent'],
    ['I ♥ Gent', 'i-gent'],
  ])('%j is %s', (text, slug) => {
    expect(slugOf(text, 4127)).toBe(slug)
  })

  test('keeps as many characters as the limit, and ends at a word beyond it', () => {
    const word = 'a'.repeat(SLUG_LIMIT - 4)
    expect(slugOf(`${word} bcd`, 1)).toBe(`${word}-bcd`)
    expect(slugOf(`${word} bcde`, 1)).toBe(word)
    expect(slugOf('a'.repeat(SLUG_LIMIT + 1), 1)).toBe('a'.repeat(SLUG_LIMIT))
  })

  test('German writes its umlauts out', () => {
    expect(slugOf('Schönes Häuschen, Straße', 1, 'de')).toBe('schoenes-haeuschen-strasse')
    expect(slugOf('Schönes Häuschen, Straße', 1, 'nl')).toBe('schones-hauschen-strasse')
  })

  test.each([
    '',
    ' ',
    '.',
    '..',
    '-',
    '😀🏠',
    '♥',
    '❤️',
    '🦄',
    '日本語',
    '한국',
    '\u0000',
    '\u202E',
    'con',
    'CON',
    'Con.',
    'prn',
    'aux',
    'nul',
    'com0',
    'COM1',
    'com9',
    'lpt0',
    'lpt1',
    'LPT9',
    'com¹',
  ])('%j falls back', (text) => {
    expect(slugOf(text, 4127)).toBe('4127')
  })

  test.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['..%2f', '2f'],
    ['..\\..\\windows', 'windows'],
    ['C:\\x', 'c-x'],
    ['a\u0000b', 'a-b'],
    ['．．／etc', 'etc'],
    ['con.txt', 'con-txt'],
    ['com10', 'com10'],
    ['console', 'console'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['"; rm -rf /', 'rm-rf'],
  ])('%j is only letters: %s', (text, slug) => {
    expect(slugOf(text, 4127)).toBe(slug)
  })

  test('a fallback is cleaned as well, and never empty', () => {
    expect(slugOf('', '../Gent')).toBe('gent')
    expect(slugOf('', '')).toBe('x')
    expect(slugOf('..', 'con')).toBe('x')
  })
})

describe('length', () => {
  const word = (length: number) => 'a'.repeat(length)

  test.each([
    ['70 letters', word(70), word(70)],
    ['71 letters', word(71), word(70)],
    ['300 letters', word(300), word(70)],
    ['a word that ends at 70', `${word(34)} ${word(35)} b`, `${word(34)}-${word(35)}`],
    ['a word that ends at 71', `${word(34)} ${word(36)}`, word(34)],
    ['two words of 70 together', `${word(34)} ${word(35)}`, `${word(34)}-${word(35)}`],
    ['a hyphen at 70', `${word(69)} bbb`, word(69)],
    ['many words', 'huis '.repeat(60), Array.from({ length: 14 }, () => 'huis').join('-')],
  ])('%s', (_, text, slug) => {
    expect(slugOf(text, 1)).toBe(slug)
  })
})

test('whatever comes in, the form is right', () => {
  const parts = [
    'Huis',
    '..',
    '/',
    '\\',
    '%2e',
    '\u0000',
    '😀',
    'é',
    '日',
    ' ',
    '-',
    'con',
    "'",
    '\uD800',
    'ﷺ',
    'İ',
    'ß',
    'Ж',
  ]
  for (let n = 0; n < 5000; n++) {
    const text = [1, 7, 53, 311]
      .map((step) => parts[(n * step + Math.floor(n / step)) % parts.length])
      .join('')
    const slug = slugOf(text, n)
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(slug.length).toBeLessThanOrEqual(SLUG_LIMIT)
    expect(slug).not.toBe('con')
  }
})

test.each([
  ['Gent', 'gent'],
  ["'s-Gravenbrakel", 's-gravenbrakel'],
  ["Braine-l'Alleud", 'braine-l-alleud'],
  ['Braine-l’Alleud', 'braine-l-alleud'],
  ['Sint-Martens-Latem', 'sint-martens-latem'],
  ['Liège', 'liege'],
  ['Esch-sur-Sûre', 'esch-sur-sure'],
  ['東京', '9000'],
])('town %s is %s', (town, slug) => {
  expect(townSlug(town, '9000')).toBe(slug)
})

test.each([
  ['Huis te koop – Dilbeek', 'dilbeek', 'huis-te-koop'],
  ['Huis te koop in Dilbeek', 'dilbeek', 'huis-te-koop'],
  ['Dilbeek: huis', 'dilbeek', 'dilbeek-huis'],
  ['Dilbeek', 'dilbeek', 'dilbeek'],
  ['Groot-Dilbeek', 'beek', 'groot-dilbeek'],
])('below its town, %s in %s is %s', (title, town, slug) => {
  expect(slugBelowTown(title, { town, fallback: 7, locale: 'nl' })).toBe(slug)
})
