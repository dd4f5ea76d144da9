import { describe, expect, test } from 'vitest'
import { EVERYTHING, NOTHING } from '../../../../core/domain/consent.ts'
import type { Choices } from '../../../../core/domain/consent.ts'
import { tagHosts } from '../../../../core/domain/tag-hosts.ts'
import { allowedTags, parseTags, tagList } from '../../../../core/domain/tags.ts'
import type { ConsentMode, Tags } from '../../../../core/domain/tags.ts'

const ALL: Tags = { analyticsId: 'G-ABC123', adsId: 'AW-123', tagManagerId: 'GTM-ABC', pixelId: '123' }
const GOOGLE = ['analyticsId', 'adsId', 'tagManagerId']
const ads: Choices = { ...EVERYTHING, analyticsStorage: false }

describe('what may load', () => {
  test.each<[string, Tags, Choices, ConsentMode, readonly string[]]>([
    ['nothing, before a yes', ALL, NOTHING, 'basic', []],
    ['everything', ALL, EVERYTHING, 'basic', [...GOOGLE, 'pixelId']],
    ['statistics', ALL, { ...NOTHING, analyticsStorage: true }, 'basic', ['analyticsId', 'tagManagerId']],
    ['storing for advertisements alone', ALL, { ...NOTHING, adStorage: true }, 'basic', ['adsId']],
    ['all about advertisements', ALL, ads, 'basic', ['adsId', 'pixelId']],
    ['all but sharing', ALL, { ...ads, adUserData: false }, 'basic', ['adsId']],
    ['all but made to measure', ALL, { ...ads, adPersonalization: false }, 'basic', ['adsId']],
    ['sharing without storing', ALL, { ...ads, adStorage: false }, 'basic', []],
    ['what the site does not name', { analyticsId: 'G-1' }, EVERYTHING, 'basic', ['analyticsId']],
    ['Google’s, in the advanced mode', ALL, NOTHING, 'advanced', GOOGLE],
  ])('%s', (_, tags, choices, mode, ids) => {
    expect(allowedTags(tags, choices, mode)).toEqual(ids)
  })
})

describe('ids in a page', () => {
  test('are read as they were written', () => {
    expect(parseTags(tagList(ALL))).toEqual(ALL)
    expect(parseTags(tagList({ pixelId: '9' }))).toEqual({ pixelId: '9' })
  })

  test.each([
    '',
    'G-',
    'G-abc',
    'AW-1a',
    'GTM-1&l=x',
    '1//evil',
    'https://evil.example',
    'UA-1',
    '1'.repeat(21),
  ])('%j is none', (list) => {
    expect(parseTags(list)).toEqual({})
  })
})

describe('hosts', () => {
  test('none without tags, and each once', () => {
    expect(tagHosts({})).toEqual({ scripts: [], images: [], connects: [], frames: [] })
    const { scripts } = tagHosts(ALL)
    expect(new Set(scripts).size).toBe(scripts.length)
  })

  test('of Google and Meta are those that their guides for a content security policy name', () => {
    const ads = [
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://www.google.com',
      'https://google.com',
    ]
    const tags = 'https://www.googletagmanager.com'
    expect(tagHosts({ analyticsId: 'G-1' })).toEqual({
      scripts: [tags],
      images: ['https://*.google-analytics.com', tags],
      connects: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        tags,
        'https://www.google.com',
      ],
      frames: [],
    })
    expect(tagHosts({ adsId: 'AW-1' })).toEqual({
      scripts: [tags, ...ads],
      images: [tags, ...ads],
      connects: ads,
      frames: [tags, 'https://td.doubleclick.net'],
    })
    expect(tagHosts({ pixelId: '1' })).toEqual({
      scripts: ['https://connect.facebook.net'],
      images: ['https://www.facebook.com'],
      connects: ['https://www.facebook.com', 'https://connect.facebook.net'],
      frames: [],
    })
  })

  test('are those of the tags that there are', () => {
    expect(tagHosts({ pixelId: '1' }).scripts).toEqual(['https://connect.facebook.net'])
    expect(tagHosts({ tagManagerId: 'GTM-1' })).toEqual({
      scripts: ['https://www.googletagmanager.com'],
      images: ['https://www.googletagmanager.com'],
      connects: ['https://www.googletagmanager.com', 'https://www.google.com'],
      frames: ['https://www.googletagmanager.com'],
    })
    expect(tagHosts({ analyticsId: 'G-1' }).scripts).toEqual(['https://www.googletagmanager.com'])
    expect(Object.values({ ...tagHosts(ALL) }).flat()).toSatisfy((all: string[]) =>
      all.every((source) => /^https:\/\/[\w*.-]+$/.test(source)),
    )
  })
})
