import { describe, expect, test } from 'vitest'
import { CONSENT_KEYS, EVERYTHING, NOTHING } from '../../../../core/domain/consent.ts'
import { namesRefused, needsConsent, storageOf } from '../../../../core/domain/storage.ts'
import {
  CAMPAIGN_KEY,
  DRAFTS_KEY,
  LANGUAGE_KEY,
  OWNER_KEY,
  SAVED_KEY,
} from '../../../../core/domain/storage-keys.ts'
import { TAG_IDS } from '../../../../core/domain/tags.ts'
import type { Tags } from '../../../../core/domain/tags.ts'

const ALL: Tags = { analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: 'GTM-1', pixelId: '1' }
const WHOLE = { tags: ALL, asks: true, saves: true, hasPortal: true }

describe('what a site stores', () => {
  test.each<[string, Tags, boolean, readonly string[], boolean?]>([
    ['nothing to ask', {}, false, ['language', 'drafts']],
    ['a tag, but nobody asks for consent', ALL, false, ['language', 'drafts']],
    ['measuring', { analyticsId: 'G-1' }, true, ['language', 'drafts', 'choice', 'campaign', 'analyticsId']],
    ['advertising', { adsId: 'AW-1' }, true, ['language', 'drafts', 'choice', 'campaign', 'adsId']],
    [
      'a container',
      { tagManagerId: 'GTM-1' },
      true,
      ['language', 'drafts', 'choice', 'campaign', 'tagManagerId'],
    ],
    ['a page for what is saved', {}, false, ['language', 'saved', 'drafts'], true],
    [
      'a pixel',
      { pixelId: '1', adsId: undefined },
      true,
      ['language', 'drafts', 'choice', 'campaign', 'pixelId'],
    ],
  ])('%s', (_, tags, asks, ids, saves = false) => {
    const rows = storageOf({ tags, asks, saves, hasPortal: false })
    expect([...new Set(rows.map(({ id }) => id))]).toEqual(ids)
  })

  test('everything that our own scripts may write is listed, and needs no switch but for the campaign', () => {
    const own = storageOf(WHOLE).filter(({ owner }) => owner === 'site')
    expect(own.flatMap(({ names }) => names)).toEqual([
      LANGUAGE_KEY,
      SAVED_KEY,
      OWNER_KEY,
      DRAFTS_KEY,
      ...CONSENT_KEYS,
      CAMPAIGN_KEY,
    ])
    for (const { category, needs, id } of storageOf(WHOLE)) {
      const isFree = ['language', 'saved', 'owner', 'drafts', 'choice'].includes(id)
      expect([id, category === 'necessary', needs === undefined]).toEqual([id, isFree, isFree])
    }
  })

  test('every tag has its row, and no name stands in two', () => {
    const items = storageOf(WHOLE)
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([...TAG_IDS]))
    const names = items.flatMap((item) => item.names)
    expect(new Set(names).size).toBe(names.length)
  })
})

test.each([
  ['cookie', NOTHING, ['_ga', '_ga_*', '_gcl_*', '_fbp', '_fbc']],
  ['cookie', { ...NOTHING, analyticsStorage: true, adStorage: true }, ['_fbp', '_fbc']],
  ['cookie', EVERYTHING, []],
  ['session', NOTHING, [CAMPAIGN_KEY]],
  ['session', { ...NOTHING, analyticsStorage: true }, []],
  [
    'local',
    { ...EVERYTHING, adStorage: false },
    ['_gcl_ls', 'lastExternalReferrer', 'lastExternalReferrerTime'],
  ],
] as const)('in the place %s, %j refuses %j', (place, choices, names) => {
  expect(namesRefused(place, choices)).toEqual(names)
})

test.each<[Tags, boolean]>([
  [{}, false],
  [{ analyticsId: undefined }, false],
  ...TAG_IDS.map((id) => [{ [id]: 'x' }, true] as [Tags, boolean]),
])('with %j there is something to agree to: %s', (tags, needed) => {
  expect(needsConsent(tags)).toBe(needed)
})
