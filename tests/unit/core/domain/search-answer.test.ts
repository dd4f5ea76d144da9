import { describe, expect, test } from 'vitest'
import type { Home } from '../../../../core/domain/search-homes.ts'
import { bestOf, goalLinksOf } from '../../../../core/domain/search-panel.ts'
import { best, find } from './search-found.ts'

const hrefs = (text: string) => goalLinksOf(find(text))?.map(({ href }) => href && decodeURIComponent(href))

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

test('Enter opens the home whose title has the typed word, and not one whose title only begins one with it', () => {
  const home: Home = {
    id: 9,
    reference: '9',
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
