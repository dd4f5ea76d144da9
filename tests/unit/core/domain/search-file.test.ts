import { describe, expect, test } from 'vitest'
import {
  bucketCount,
  bucketOf,
  parseIdFile,
  parsePairs,
  parseSearchFile,
  usualTownPage,
} from '../../../../core/domain/search-file.ts'
import { bucketsFor } from '../../../../core/domain/search-homes.ts'
import { ID_FILE, PAIRS, SEARCH_FILE } from '../../../support/sample-search.ts'

test.each([
  [0, 1],
  [160, 1],
  [161, 2],
  [320, 2],
  [321, 4],
  [20_000, 128],
  [1_000_000, 128],
])('%i properties lie in %i files', (rows, count) => {
  expect(bucketCount(rows)).toBe(count)
})

test.each([
  ['Gent', '9000', '9000-gent/'],
  ['Sint-Martens-Latem', '9830', '9830-sint-martens-latem/'],
  ["Braine-l'Alleud", '1420', '1420-braine-l-alleud/'],
  ['Liège', '4000', '4000-liege/'],
])('the usual page of %s', (name, zip, page) => {
  expect(usualTownPage(name, zip)).toBe(page)
})

test('only files that can have an id are asked for', () => {
  const ids = { min: 4100, max: 9000, files: ['/a', '/b', '/c', '/d'] }
  expect(bucketsFor(['4127'], ids)).toEqual([ids.files[bucketOf(4127, 4)]])
  expect(bucketsFor(['4127', '4131', '4100'], ids)).toEqual(['/d', '/a'])
  expect(bucketsFor(['41', '9001', '99999999999999999999'], ids)).toEqual([])
  expect(bucketsFor(['4127'], { ...ids, files: [] })).toEqual([])
})

describe('what comes from the host', () => {
  const text = JSON.stringify
  const { goals, towns, types } = SEARCH_FILE
  const [sale, rent] = goals

  test('is taken as it is when it has its shape', () => {
    expect(parseSearchFile(text(SEARCH_FILE))).toEqual(SEARCH_FILE)
    expect(parseSearchFile(text({ ...SEARCH_FILE, pairs: '/_a/pairs.1.json' }))).not.toBeNull()
    expect(parsePairs(text(PAIRS))).toEqual(PAIRS)
    expect(parseIdFile(text(ID_FILE))).toEqual(ID_FILE)
  })

  test.each<[string, unknown]>([
    ['a page of a proxy', '<!doctype html>'],
    ['null', null],
    ['a list', []],
    ['nothing', {}],
    ['another host', { ...SEARCH_FILE, goals: [{ ...sale, href: 'https://evil.example/' }, rent] }],
    ['another host, in short', { ...SEARCH_FILE, goals: [{ ...sale, href: '//evil.example/' }, rent] }],
    [
      'another host, by a backslash',
      { ...SEARCH_FILE, goals: [{ ...sale, href: '/\\evil.example/' }, rent] },
    ],
    ['another host, by a tab', { ...SEARCH_FILE, goals: [{ ...sale, href: '/\t/evil.example/' }, rent] }],
    ['a script', { ...SEARCH_FILE, goals: [{ ...sale, href: 'javascript:alert(1)' }, rent] }],
    ['one goal', { ...SEARCH_FILE, goals: [sale] }],
    ['a count that is none', { ...SEARCH_FILE, goals: [{ ...sale, count: '5' }, rent] }],
    ['a type without a name', { ...SEARCH_FILE, types: [{ ...types[0], names: [] }] }],
    ['a type that leads elsewhere', { ...SEARCH_FILE, types: [{ ...types[0], page: '//evil.example' }] }],
    ['columns of several lengths', { ...SEARCH_FILE, towns: { ...towns, zip: ['9000'] } }],
    ['words that are none', { ...SEARCH_FILE, types: [{ ...types[0], words: 'Villa' }] }],
    [
      'words of another host',
      { ...SEARCH_FILE, words: { first: ['a'], files: ['https://evil.example/a.json'] } },
    ],
    ['more files than first words', { ...SEARCH_FILE, words: { first: [], files: ['/_a/words.1.json'] } }],
    ['projects of another host', { ...SEARCH_FILE, projects: '//evil.example/a.json' }],
    ['negative counts', { ...SEARCH_FILE, towns: { ...towns, sale: [-1, 0, 0, 0, 0] } }],
    ['pairs of another kind', { ...SEARCH_FILE, pairs: [[1], [2]] }],
    ['files of another host', { ...SEARCH_FILE, ids: { min: 1, max: 2, files: ['https://evil.example'] } }],
  ])('is refused when it is %s', (_, file) => {
    expect(parseSearchFile(typeof file === 'string' ? file : text(file))).toBeNull()
  })

  test.each<[string, unknown]>([
    ['a property that leads elsewhere', { ...ID_FILE, href: ['//evil.example', '/a/', '/b/'] }],
    ['a picture that is none', { ...ID_FILE, picture: ['javascript:alert(1)', null, null] }],
    ['a text that is none', { ...ID_FILE, text: [{}, '', ''] }],
    ['a goal that is none', { ...ID_FILE, goal: [2, 0, 0] }],
    ['columns of several lengths', { ...ID_FILE, id: [1] }],
    ['a number', 7],
  ])('is refused when it is %s', (_, file) => {
    expect(parseIdFile(text(file))).toBeNull()
  })
})
