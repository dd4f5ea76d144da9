import { describe, expect, test } from 'vitest'
import { searchIndexOf } from '../../../../core/domain/search-index.ts'
import { MOST_ROWS, panelOf } from '../../../../core/domain/search-panel.ts'
import { readSearch } from '../../../../core/domain/search-reading.ts'
import { SEARCH_FILE } from '../../../support/sample-search.ts'
import { best, find, index, panel } from './search-found.ts'

describe('what a text means', () => {
  const reading = (text: string) => {
    const { goal, parts, ids } = readSearch(index, text)
    const names = parts.map(({ means, types, cities }) => (means === 'type' ? types : cities)[0]?.names[0])
    return [goal, names, ids]
  }

  test.each([
    ['', undefined, [], []],
    ['huis', undefined, ['Huis'], []],
    ['huis gent', undefined, ['Huis', 'Gent'], []],
    ['gent huis', undefined, ['Gent', 'Huis'], []],
    ['huis in Gent', undefined, ['Huis', 'Gent'], []],
    ['maison à Gand', undefined, ['Huis', 'Gent'], []],
    ['appartementen te koop in ixelles', 0, ['Appartement', 'Elsene'], []],
    ['à louer Liège', 1, ['Luik'], []],
    ['te koop', 0, [], []],
    ['koop', undefined, [], []],
    ['huis sint martens latem', undefined, ['Huis', 'Sint-Martens-Latem'], []],
    ['9000 gent', undefined, ['Gent'], ['9000']],
    ['9000 9050', undefined, ['Gent', 'Gentbrugge'], ['9000', '9050']],
    ['huis 9050', undefined, ['Huis', 'Gentbrugge'], ['9050']],
    ['Ref: 4127', undefined, [], ['4127']],
    ['zwembad gent', undefined, ['Gent'], []],
    ['gent x x x x x x x huis', undefined, ['Gent'], []],
    ['__proto__ constructor', undefined, [], []],
  ])('%j', (text, goal, names, ids) => {
    expect(reading(text)).toEqual([goal, names, ids])
  })

  test('the name that is shown counts more than those of other languages; a second type is less likely than a town', () => {
    expect(reading('ge')[1]).toEqual(['Gent'])
    expect(reading('gewe')[1]).toEqual(['Kantoren'])
    expect(reading('huis ge')[1]).toEqual(['Huis', 'Gent'])
    expect(reading('huis a')[1]).toEqual(['Huis', 'Appartement'])
  })

  test('a link word that is still being typed may become a town', () => {
    expect(reading('huis a')[1]).toEqual(['Huis', 'Appartement'])
    expect(reading('huis a gent')[1]).toEqual(['Huis', 'Gent'])
  })
})

describe('limits of a sentence', () => {
  test('join types and towns in the first row, which leads to the filtered list', () => {
    expect(panel('huis met tuin onder 400.000 in gent')[0]?.replace(/\s/g, ' ')).toBe(
      'combined: Huis, Gent (9000), tot € 400.000, tuin ?/?',
    )
    expect(best('huis met tuin onder 400.000 in gent')).toBe(
      '/nl/te-koop/?city=Gent|9000&type=1&max=400000&garden=1',
    )
    expect(best('te huur met lift')).toBe('/nl/te-huur/?lift=1')
  })

  test('alone have a row of their own', () => {
    expect(panel('minstens 3 slaapkamers')).toEqual(['combined: 3+ slaapkamers ?/?'])
  })

  test('say how near a town or a landmark', () => {
    expect(panel('binnen 10 km van gent')[0]).toBe('combined: Gent (9000), + 10 km ?/?')
    expect(best('huis in de buurt van elsene')).toBe('/nl/te-koop/?city=Elsene|1050&type=1&radius=10')
    expect(best('huis bij het station van dampoort')).toBe('/nl/te-koop/?type=1&near=gent-dampoort')
    expect(panel('station')).toEqual(['cities: Station Dampoort ?/?'])
  })

  test('do not make a list out of nothing', () => {
    expect(panel('luik met tuin')[0]).toBe('combined: Luik (4000), tuin 0/0')
  })
})

describe('the panel', () => {
  test('without text: types that there are, then towns, largest stock first', () => {
    expect(panel('')).toEqual([
      'types: Huis 3/1',
      'types: Appartement 2/0',
      'cities: Gent (9000) 3/1',
      'cities: Gentbrugge (9050) 1/0',
      'cities: Elsene (1050) 1/0',
      'cities: Luik (4000) 0/0',
      'cities: Sint-Martens-Latem (9830) 0/0',
    ])
  })

  test.each([
    ['kant', ['types: Kantoren 0/0']],
    ['gent', ['cities: Gent (9000) 3/1', 'cities: Gentbrugge (9050) 1/0']],
    ['90', ['cities: Gent (9000) 3/1', 'cities: Gentbrugge (9050) 1/0']],
    ['ixelles', ['cities: Elsene (1050) 1/0']],
    ['4127', ['homes: 4127']],
    ['4127 12', ['homes: 4127']],
    ['9000', ['homes: 9000', 'cities: Gent (9000) 3/1']],
    ['ge', ['cities: Gent (9000) 3/1', 'cities: Gentbrugge (9050) 1/0', 'types: Kantoren 0/0']],
    [
      't',
      [
        'types: Appartement 2/0',
        'types: Kantoren 0/0',
        'cities: Gent (9000) 3/1',
        'cities: Gentbrugge (9050) 1/0',
        'cities: Sint-Martens-Latem (9830) 0/0',
        'cities: Station Dampoort ?/?',
      ],
    ],
    [
      'huis gent',
      [
        'combined: Huis, Gent (9000) 2/1',
        'combined: Huis, Gentbrugge (9050) 0/0',
        'types: Huis 3/1',
        'cities: Gent (9000) 3/1',
        'cities: Gentbrugge (9050) 1/0',
      ],
    ],
    [
      'gent elsene',
      [
        'combined: Gent (9000), Elsene (1050) 4/1',
        'cities: Gent (9000) 3/1',
        'cities: Gentbrugge (9050) 1/0',
        'cities: Elsene (1050) 1/0',
      ],
    ],
    ['zwembad', []],
    ['<script>alert(1)</script>', ['cities: Elsene (1050) 1/0']],
    ['<img src=x onerror=alert()>', []],
    ['بيت', []],
  ])('%j', (text, rows) => {
    expect(panel(text)).toEqual(rows)
  })

  test('counts of several types are not known, as a property may be of two', () => {
    expect(panel('huis appartement gent')[0]).toBe('combined: Huis, Appartement, Gent (9000) ?/?')
  })

  test('counts of pairs are left out until they are loaded; what has no stock at all needs none', () => {
    expect(panel('appartement gent', { pairs: null })[0]).toBe('combined: Appartement, Gent (9000) ?/0')
  })

  test('never has more than its rows', () => {
    const towns = { ...SEARCH_FILE.towns }
    const many = <T>(value: T) => Array.from({ length: 3000 }, () => value)
    const large = searchIndexOf({
      ...SEARCH_FILE,
      towns: {
        ...towns,
        name: many('Gent'),
        others: many(0 as const),
        zip: many('9000'),
        sale: many(1),
        rent: many(1),
        page: many(0 as const),
      },
    })
    for (const text of ['', 'g', '9', 'huis gent', 'gent gent gent']) {
      const groups = panelOf({
        index: large,
        labelsOf: () => [],
        reading: readSearch(large, text),
        homes: [],
        titled: [],
        projects: [],
        pairs: null,
      })
      expect(groups.reduce((sum, { rows }) => sum + rows.length, 0)).toBeLessThanOrEqual(MOST_ROWS)
    }
  })
})

test('a text of any length is answered', () => {
  for (const text of [
    'a '.repeat(50_000),
    'gent '.repeat(20_000),
    '9'.repeat(100_000),
    '\u202e'.repeat(1000),
  ])
    expect(panelOf(find(text)).length).toBeGreaterThanOrEqual(0)
  expect(best('gent '.repeat(20_000))).toBe('/nl/te-koop/9000-gent/')
})

test('a type and a town of which the file of pairs has no row are in no home together', () => {
  expect(panel('huis gent', { pairs: [[], []] })[0]).toMatch(/ 0\/0$/)
})
