import { describe, expect, test } from 'vitest'
import { amountInWords, saysAmount } from '../../../../core/domain/amount-words.ts'
import { numberInWords } from '../../../../core/domain/number-words.ts'
import { LOCALES } from '../../../../core/languages/codes.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import type { NumberWords } from '../../../../core/languages/language.ts'
import { loadNumberWords } from '../../../../core/languages/number-words.ts'

const WORDS = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await loadNumberWords(locale)] as const)),
) as Readonly<Record<Locale, NumberWords>>

test.each<[number, string, string, string, string]>([
  [0, 'nul', 'zéro', 'zero', 'null'],
  [1, 'een', 'un', 'one', 'ein'],
  [16, 'zestien', 'seize', 'sixteen', 'sechzehn'],
  [17, 'zeventien', 'dix-sept', 'seventeen', 'siebzehn'],
  [20, 'twintig', 'vingt', 'twenty', 'zwanzig'],
  [21, 'eenentwintig', 'vingt et un', 'twenty-one', 'einundzwanzig'],
  [22, 'tweeëntwintig', 'vingt-deux', 'twenty-two', 'zweiundzwanzig'],
  [33, 'drieëndertig', 'trente-trois', 'thirty-three', 'dreiunddreißig'],
  [71, 'eenenzeventig', 'septante et un', 'seventy-one', 'einundsiebzig'],
  [80, 'tachtig', 'quatre-vingts', 'eighty', 'achtzig'],
  [81, 'eenentachtig', 'quatre-vingt-un', 'eighty-one', 'einundachtzig'],
  [99, 'negenennegentig', 'nonante-neuf', 'ninety-nine', 'neunundneunzig'],
  [100, 'honderd', 'cent', 'one hundred', 'einhundert'],
  [101, 'honderdeen', 'cent un', 'one hundred and one', 'einhundertein'],
  [180, 'honderdtachtig', 'cent quatre-vingts', 'one hundred and eighty', 'einhundertachtzig'],
  [200, 'tweehonderd', 'deux cents', 'two hundred', 'zweihundert'],
  [201, 'tweehonderdeen', 'deux cent un', 'two hundred and one', 'zweihundertein'],
  [
    999,
    'negenhonderdnegenennegentig',
    'neuf cent nonante-neuf',
    'nine hundred and ninety-nine',
    'neunhundertneunundneunzig',
  ],
  [1000, 'duizend', 'mille', 'one thousand', 'eintausend'],
  [1001, 'duizend een', 'mille un', 'one thousand and one', 'eintausendein'],
  [1100, 'duizend honderd', 'mille cent', 'one thousand one hundred', 'eintausendeinhundert'],
  [80_000, 'tachtigduizend', 'quatre-vingt mille', 'eighty thousand', 'achtzigtausend'],
  [100_000, 'honderdduizend', 'cent mille', 'one hundred thousand', 'einhunderttausend'],
  [101_000, 'honderdeenduizend', 'cent un mille', 'one hundred and one thousand', 'einhunderteintausend'],
  [200_000, 'tweehonderdduizend', 'deux cent mille', 'two hundred thousand', 'zweihunderttausend'],
  [
    475_250,
    'vierhonderdvijfenzeventigduizend tweehonderdvijftig',
    'quatre cent septante-cinq mille deux cent cinquante',
    'four hundred and seventy-five thousand two hundred and fifty',
    'vierhundertfünfundsiebzigtausendzweihundertfünfzig',
  ],
  [1_000_000, 'een miljoen', 'un million', 'one million', 'eine Million'],
  [1_000_001, 'een miljoen een', 'un million un', 'one million and one', 'eine Million ein'],
  [80_000_000, 'tachtig miljoen', 'quatre-vingts millions', 'eighty million', 'achtzig Millionen'],
  [200_000_000, 'tweehonderd miljoen', 'deux cents millions', 'two hundred million', 'zweihundert Millionen'],
  [
    999_999_999,
    'negenhonderdnegenennegentig miljoen negenhonderdnegenennegentigduizend negenhonderdnegenennegentig',
    'neuf cent nonante-neuf millions neuf cent nonante-neuf mille neuf cent nonante-neuf',
    'nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine',
    'neunhundertneunundneunzig Millionen neunhundertneunundneunzigtausendneunhundertneunundneunzig',
  ],
])('%i', (value, ...expected) => {
  expect(LOCALES.map((locale) => numberInWords(value, WORDS[locale]))).toEqual(expected)
})

test.each([-1, 1_000_000_000, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d has no words', (value) => {
  for (const locale of LOCALES) expect(numberInWords(value, WORDS[locale])).toBeNull()
})

/** Thousands of numbers, spread over all lengths. */
const SPREAD = [
  ...Array.from({ length: 2000 }, (_, index) => index),
  ...Array.from({ length: 2000 }, (_, index) => (index * 499_979 + 2001) % 1_000_000_000),
]

test.each(LOCALES)('no two numbers are said alike in %s, and each says itself', (locale) => {
  const said = SPREAD.map((value) => amountInWords(value, WORDS[locale]) ?? '')
  expect(new Set(said).size).toBe(new Set(SPREAD).size)
  const wrong = SPREAD.filter((value, index) => {
    const next = SPREAD[index + 1] ?? -1
    return (
      !saysAmount(said[index] ?? '', value, WORDS[locale]) ||
      saysAmount(said[index] ?? '', next, WORDS[locale])
    )
  })
  expect(wrong).toEqual([])
})

describe('amounts', () => {
  test.each<[Locale, number, string | null]>([
    ['nl', 450_000, 'vierhonderdvijftigduizend euro'],
    ['nl', 0, 'nul euro'],
    ['fr', 0, 'zéro euro'],
    ['fr', 1, 'un euro'],
    ['fr', 450_000, 'quatre cent cinquante mille euros'],
    ['fr', 1_000_000, 'un million d’euros'],
    ['fr', 1_200_000, 'un million deux cent mille euros'],
    ['en', 1, 'one euro'],
    ['en', 450_000, 'four hundred and fifty thousand euros'],
    ['de', 1, 'ein Euro'],
    ['de', 1_200_000, 'eine Million zweihunderttausend Euro'],
  ])('%s, %d: %s', (locale, euro, words) => {
    expect(amountInWords(euro, WORDS[locale])).toBe(words)
  })
})

describe('what somebody wrote', () => {
  test.each<[Locale, number, string, boolean]>([
    ['nl', 450_000, 'Vierhonderdvijftigduizend', true],
    ['nl', 450_000, 'VIERHONDERD VIJFTIG DUIZEND EURO', true],
    ['nl', 450_000, 'vierhonderdvijftigduizendeuro', true],
    ['nl', 450_000, 'vierhonderdenvijftigduizend euro.', true],
    ['nl', 450_000, 'vierhonderdvijftig', false],
    ['nl', 450_000, 'vijfhonderdveertigduizend euro', false],
    ['nl', 450_000, 'vierhonderdvijftigduizend euro en tien cent', false],
    ['nl', 22_000, 'twee en twintig duizend', true],
    ['nl', 22_000, 'tweeentwintigduizend', true],
    ['nl', 101, 'honderd en één', true],
    ['nl', 2500, 'vijfentwintighonderd', true],
    ['nl', 2550, 'vijfentwintighonderd vijftig euro', true],
    ['nl', 2000, 'twintighonderd', false],
    ['fr', 475_000, 'quatre cent septante-cinq mille euros', true],
    ['fr', 475_000, 'Quatre-cent-soixante-quinze mille', true],
    ['fr', 71, 'soixante et onze euros', true],
    ['fr', 70, 'soixante dix', true],
    ['fr', 79, 'soixante-dix-neuf', true],
    ['fr', 91, 'quatre-vingt-onze', true],
    ['fr', 91, 'nonante et un', true],
    ['fr', 91, 'nonante-deux', false],
    ['fr', 97, 'quatre-vingt-dix-sept', true],
    ['fr', 97, 'quatre-vingt-sept', false],
    ['fr', 80, 'huitante', true],
    ['fr', 90_000, 'quatre-vingt-dix mille euros', true],
    ['fr', 60_010, 'soixante mille dix', true],
    ['fr', 1_000_000, 'un million d’euros', true],
    ['fr', 1_000_000, "un million d'euros", true],
    ['fr', 1_000_000, 'un million euros', true],
    ['fr', 200, 'deux cent euros', true],
    ['fr', 1500, 'quinze cents euros', true],
    ['en', 450_000, 'Four hundred fifty thousand', true],
    ['en', 100, 'a hundred euros', true],
    ['en', 2500, 'twenty five hundred', true],
    ['en', 1_000_001, 'one million one', true],
    ['en', 450_000, 'forty-five thousand', false],
    ['de', 450_000, 'vierhundertfuenfzigtausend Euro', true],
    ['de', 1000, 'tausend', true],
    ['de', 101, 'hunderteins', true],
    ['de', 101, 'hundertundeins', true],
    ['de', 101_000, 'hunderttausend', false],
    ['de', 100_000, 'hunderttausend', true],
    ['de', 1100, 'tausendeinhundert', true],
    ['de', 1500, 'fünfzehnhundert', true],
    ['de', 1_101_000, 'eine Million hunderteintausend', true],
    ['de', 30, 'dreissig', true],
    ['nl', 450_000, '', false],
    ['nl', 450_000, 'euro', false],
    ['nl', 450_000, '<script>', false],
  ])('%s, %d: %s is %s', (locale, euro, text, expected) => {
    expect(saysAmount(text, euro, WORDS[locale])).toBe(expected)
  })
})
