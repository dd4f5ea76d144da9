import { describe, expect, test } from 'vitest'
import {
  addShared,
  addSearch,
  isNothingSaved,
  MAX_HOMES,
  MAX_RECENT,
  MAX_SEARCHES,
  NOTHING_SAVED,
  parseSaved,
  parseShared,
  rememberVisits,
  removeSearch,
  serializeSaved,
  sharedText,
  toggleHome,
  withVisited,
} from '../../../../core/domain/saved.ts'
import type { Saved, SavedSearch } from '../../../../core/domain/saved.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const GENT: SavedSearch = { goal: 'sale', query: '?city=Gent%7C9000', label: 'Gent (9000)' }
const SAVED: Saved = { homes: [4103, 4101], searches: [GENT], recent: [4120] }

describe('homes', () => {
  test('the last one saved comes first; saved twice is not saved', () => {
    const one = toggleHome(NOTHING_SAVED, 4101)
    const two = toggleHome(one, 4103)
    expect(two.homes).toEqual([4103, 4101])
    expect(toggleHome(two, 4101).homes).toEqual([4103])
  })

  test('no more than a hundred: the oldest goes', () => {
    const full = { ...NOTHING_SAVED, homes: upTo(MAX_HOMES) }
    expect(toggleHome(full, 999).homes).toEqual([999, ...upTo(MAX_HOMES - 1)])
    expect(addShared(full, { homes: [999], searches: [] }).homes).toEqual(upTo(MAX_HOMES))
  })

  test('those of a shared link join the others, each once', () => {
    expect(addShared(SAVED, { homes: [4101, 4105], searches: [] }).homes).toEqual([4103, 4101, 4105])
    expect(
      addShared({ ...NOTHING_SAVED, searches: [] }, { homes: [], searches: [GENT, GENT] }).searches,
    ).toEqual([GENT])
  })
})

describe('searches', () => {
  test('one is saved once, the last one first, and removed', () => {
    const rent = { ...GENT, goal: 'rent' as const }
    const saved = addSearch(addSearch(addSearch(NOTHING_SAVED, GENT), rent), GENT)
    expect(saved.searches).toEqual([GENT, rent])
    expect(removeSearch(saved, GENT).searches).toEqual([rent])
  })

  test.each<[string, SavedSearch, readonly SavedSearch[]]>([
    [
      'the page and the view are no part of it',
      { ...GENT, query: '?city=Gent%7C9000&page=3&view=map' },
      [GENT],
    ],
    ['the whole list is no search', { ...GENT, query: '?page=2' }, []],
    ['what a list does not know is left out', { ...GENT, query: '?city=Gent%7C9000&x=<b>' }, [GENT]],
    ['a query beyond all use', { ...GENT, query: `?city=Gent%7C9000&x=${'y'.repeat(1000)}` }, []],
  ])('%s', (_, search, expected) => {
    expect(addSearch(NOTHING_SAVED, search).searches).toEqual(expected)
  })

  test('no more than twenty', () => {
    const many = upTo(25).reduce(
      (saved, min) => addSearch(saved, { ...GENT, query: `?min=${min}` }),
      NOTHING_SAVED,
    )
    expect(many.searches).toHaveLength(MAX_SEARCHES)
    expect(many.searches[0]?.query).toBe('?min=25')
  })
})

describe('what was looked at', () => {
  test('is not remembered before somebody asks, and forgotten at once', () => {
    expect(withVisited(NOTHING_SAVED, 4101)).toBe(NOTHING_SAVED)
    const asked = rememberVisits(NOTHING_SAVED, true)
    expect(withVisited(withVisited(asked, 4101), 4103).recent).toEqual([4103, 4101])
    expect(rememberVisits(withVisited(asked, 4101), true).recent).toEqual([4101])
    expect(rememberVisits(withVisited(asked, 4101), false).recent).toBeNull()
  })

  test('each once, the last twelve', () => {
    const asked = rememberVisits(NOTHING_SAVED, true)
    const seen = [...upTo(14), 5].reduce(withVisited, asked)
    expect(seen.recent?.slice(0, 3)).toEqual([5, 14, 13])
    expect(seen.recent).toHaveLength(MAX_RECENT)
  })
})

describe('text', () => {
  test.each([NOTHING_SAVED, SAVED, { ...SAVED, recent: null }])('%j comes back as it was', (saved) => {
    expect(parseSaved(serializeSaved(saved))).toEqual(saved)
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a number', '7'],
    ['a list', '[]'],
    ['the wrong kinds', '{"homes":"4101","searches":{"0":1},"recent":"4101"}'],
    ['wrong ids', '{"homes":["4101",-1,0,1.5,1e12,null,{"id":1}]}'],
    [
      'searches that are none',
      '{"searches":[1,null,{"goal":"buy","query":"?type=1","label":"x"},{"goal":"sale"}]}',
    ],
  ])('%s is nothing', (_, text) => {
    expect(parseSaved(text)).toEqual(NOTHING_SAVED)
    expect(isNothingSaved(parseSaved(text))).toBe(true)
  })

  test('of somebody else is cut to what fits', () => {
    const text = JSON.stringify({ homes: [7, 7, ...upTo(500)], searches: [], recent: upTo(500) })
    const { homes, recent } = parseSaved(text)
    expect([homes.length, recent?.length]).toEqual([MAX_HOMES, MAX_RECENT])
  })

  test.each([
    [sharedText({ homes: [4101, 4103], searches: [], compared: [] }), [4101, 4103]],
    ['#homes=4101', [4101]],
    ['#homes=4101.4101.0.9999999999999', [4101]],
    ['#homes=', []],
    ['#homes=1,2', []],
    ['#homes=<script>', []],
    ['#main', []],
    [`#homes=${'1.'.repeat(2000)}`, []],
  ])('a link with %s holds %j', (hash, ids) => {
    expect(parseShared(hash)).toEqual({ homes: ids, searches: [], compared: [] })
  })

  test('a link holds searches and the homes that stand side by side', () => {
    const shared = { homes: [1, 2, 3], searches: [GENT], compared: [1, 3] }
    expect(parseShared(`#${sharedText(shared)}`)).toEqual(shared)
  })

  test.each([
    'search=[]',
    'search=["sale","","All"]',
    'search=["buy","?type=1","x"]',
    'search=x',
    'compare=a',
  ])('a link with %s holds nothing', (hash) => {
    expect(parseShared(`#${hash}`)).toEqual({ homes: [], searches: [], compared: [] })
  })
})
