import { describe, expect, test } from 'vitest'
import { searchIndexOf } from '../../../../core/domain/search-index.ts'
import { homesOf, homesWith } from '../../../../core/domain/search-homes.ts'
import type { Home } from '../../../../core/domain/search-homes.ts'
import { MOST_ROWS, bestOf, goalLinksOf, panelOf } from '../../../../core/domain/search-panel.ts'
import type { Found } from '../../../../core/domain/search-panel.ts'
import { readSearch } from '../../../../core/domain/search-reading.ts'
import { projectsOf, titleQuestions } from '../../../../core/domain/search-titles.ts'
import { idsWith } from '../../../../core/domain/word-file.ts'
import { ID_FILE, PAIRS, PROJECT_FILE, SEARCH_FILE, WORD_FILE } from '../../../support/sample-search.ts'

const index = searchIndexOf(SEARCH_FILE)

function find(text: string, part: Partial<Found> = {}): Found {
  const reading = readSearch(index, text)
  const answers = titleQuestions(reading).map((terms) => idsWith(terms, [WORD_FILE]))
  const titled = homesWith(answers.find(({ length }) => length > 0) ?? [], [ID_FILE])
  const projects = answers.length === 0 ? [] : projectsOf(reading, PROJECT_FILE)
  const homes = homesOf(reading.query, [ID_FILE])
  return { index, reading, homes, titled, projects, pairs: PAIRS, ...part }
}

/** "types: Huis 3/1" */
function panel(text: string, part?: Partial<Found>): readonly string[] {
  return panelOf(find(text, part)).flatMap(({ kind, rows }) =>
    rows.map((row) =>
      'links' in row
        ? `${kind}: ${row.label} ${row.links.map(({ count }) => count ?? '?').join('/')}`
        : `${kind}: ${row.id}`,
    ),
  )
}

const hrefs = (text: string) => goalLinksOf(find(text))?.map(({ href }) => href && decodeURIComponent(href))
const best = (text: string) => {
  const href = bestOf(find(text))
  return href === null ? null : decodeURIComponent(href)
}

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

/** The towns whose postal code begins with 9. */
const NINE = [
  'cities: Gent (9000) 3/1',
  'cities: Gentbrugge (9050) 1/0',
  'cities: Sint-Martens-Latem (9830) 0/0',
]

describe('words of titles and projects', () => {
  test.each([
    ['stadstuin', ['homes: 4127']],
    ['stadst', ['homes: 4127']],
    ['herenhuis met stadstuin', ['homes: 4127', 'types: Huis 3/1']],
    ['stadstuin gent', ['homes: 4127', 'cities: Gent (9000) 3/1', 'cities: Gentbrugge (9050) 1/0']],
    ['stadstuin elsene', ['cities: Elsene (1050) 1/0']],
    // A title of Gent that names another town.
    ['stadstuin luik', ['homes: 4127', 'cities: Luik (4000) 0/0']],
    ['stadstuin te huur', []],
    ['villa', ['types: Huis 3/1', 'homes: 9000']],
    ['huis stadstuin', ['homes: 4127', 'types: Huis 3/1']],
    ['appartement stadstuin', ['types: Appartement 2/0']],
    ['villa met stadstuin', ['homes: 4127', 'types: Huis 3/1']],
    ['Werf Negen', ['projects: 803']],
    ['werf neg', ['projects: 803']],
    ['kade 9', ['projects: 803', ...NINE]],
    ['werf negen gent', ['projects: 803', 'cities: Gent (9000) 3/1', 'cities: Gentbrugge (9050) 1/0']],
    ['werf negen luik', ['cities: Luik (4000) 0/0']],
    ['nieuwbouw', ['projects: 803', 'projects: 804']],
    ['nieuwbouw te huur', ['projects: 804']],
    ['nieuwbouw gent', ['projects: 803', 'cities: Gent (9000) 3/1', 'cities: Gentbrugge (9050) 1/0']],
    ['huis', ['types: Huis 3/1']],
    ['huizen', []],
  ])('%j', (text, rows) => {
    expect(panel(text)).toEqual(rows)
  })

  test('a property or a project that carries all words is the best answer; of a subtype it is the list', () => {
    expect(best('stadstuin gent')).toBe('/nl/te-koop/gent/huis/4127/')
    expect(best('werf negen')).toBe('/nl/te-koop/project/werf-negen/')
    expect(best('villa')).toBe('/nl/te-koop/type/1/')
  })
})

describe('the buttons', () => {
  test.each([
    ['', undefined],
    ['zwembad', undefined],
    ['te huur', undefined],
    ['huis', ['/nl/te-koop/type/1/', '/nl/te-huur/type/1/']],
    ['gent', ['/nl/te-koop/9000-gent/', '/nl/te-huur/9000-gent/']],
    ['elsene', ['/nl/te-koop/x-elsene/', null]],
    ['luik', [null, null]],
    ['huis gent', ['/nl/te-koop/?city=Gent|9000&type=1', '/nl/te-huur/?city=Gent|9000&type=1']],
    ['huis gentbrugge', [null, null]],
    [
      'gent elsene',
      ['/nl/te-koop/?city=Gent|9000&city=Elsene|1050', '/nl/te-huur/?city=Gent|9000&city=Elsene|1050'],
    ],
    ['4127', ['/nl/te-koop/gent/huis/4127/', null]],
    ['4128', [null, '/nl/te-huur/gent/huis/4128/']],
  ])('%j', (text, expected) => {
    expect(hrefs(text)).toEqual(expected)
  })
})

describe('the best answer', () => {
  test.each([
    ['', null],
    ['—', null],
    ['huis', '/nl/te-koop/type/1/'],
    ['gent', '/nl/te-koop/9000-gent/'],
    ['te huur gent', '/nl/te-huur/9000-gent/'],
    ['te huur elsene', null],
    ['te huur', '/nl/te-huur/'],
    ['luik', null],
    ['4128', '/nl/te-huur/gent/huis/4128/'],
    ['9000', '/nl/te-koop/gent/huis/9000/'],
    ['huis gent', '/nl/te-koop/?city=Gent|9000&type=1'],
    ['appartement gentbrugge', '/nl/te-koop/?city=Gentbrugge|9050&type=2'],
    ['gentbrugge huis', '/nl/te-koop/?city=Gentbrugge|9050'],
    ['zwembad', null],
    ['__proto__', null],
  ])('%j', (text, href) => {
    expect(best(text)).toBe(href)
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

test('of homes whose ids begin with what was typed, the panel shows five', () => {
  const homes = [41271, 41272, 41273, 41274, 41275, 41276].map((id) => ({
    id,
    goal: 0 as const,
    href: `/nl/te-koop/gent/huis/${id}/`,
    text: 'Huis',
    place: '9000 Gent',
    picture: null,
  }))
  const shown = panel('4127', { homes }).filter((row) => row.startsWith('homes'))
  expect(shown).toEqual(homes.slice(0, 5).map(({ id }) => `homes: ${id}`))
})

test('a type and a town of which the file of pairs has no row are in no home together', () => {
  expect(panel('huis gent', { pairs: [[], []] })[0]).toMatch(/ 0\/0$/)
})

test('Enter opens the home whose title has the typed word, and not one whose title only begins one with it', () => {
  const home: Home = {
    id: 9,
    goal: 0,
    href: '/nl/9/',
    text: 'Fermette met groene luiken',
    place: 'Aalter',
    picture: null,
  }
  const opened = (text: string) =>
    bestOf({ ...find(text), homes: [], titled: [home], projects: [], pairs: null })
  expect(opened('luiken')).toBe('/nl/9/')
  expect(opened('groene luiken')).toBe('/nl/9/')
  expect(opened('luike')).toBeNull()
})
