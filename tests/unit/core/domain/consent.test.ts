import { describe, expect, test } from 'vitest'
import type { Choices, Consent, Stored } from '../../../../core/domain/consent.ts'
import {
  acceptAll,
  acceptPartly,
  clearsConsent,
  closeSettings,
  CONSENT_KEYS,
  decline,
  EVERYTHING,
  initialConsent,
  needsDialog,
  NOTHING,
  openSettings,
  toStorage,
} from '../../../../core/domain/consent.ts'
import { consentModeDefault, consentModeUpdate } from '../../../../core/domain/consent-mode.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const policy = { months: 6, revision: 3 }
const receipt = '7K2M-9QXP-4T3C-W8ZD'
const moment = { now, revision: 3, receipt }
const some: Choices = { analyticsStorage: true, adStorage: false, adUserData: true, adPersonalization: false }

const stored = (change: Stored = {}): Stored => ({ ...toStorage(acceptPartly(some, moment)), ...change })
const at = (date: string) => new Date(date)

describe('actions', () => {
  test('each gives its choices, dated and under the revision', () => {
    const given = { stage: 'set', date: '2026-11-21T10:00:00.000Z', revision: 3, receipt }
    expect(acceptAll(moment)).toEqual({ ...given, choices: EVERYTHING })
    expect(decline(moment)).toEqual({ ...given, choices: NOTHING })
    expect(acceptPartly(some, moment)).toEqual({ ...given, choices: some })
  })

  test('everything is all four, nothing is none', () => {
    expect(Object.values(EVERYTHING)).toEqual([true, true, true, true])
    expect(Object.values(NOTHING)).toEqual([false, false, false, false])
  })
})

describe('toStorage', () => {
  test('the keys of the choices, with date and revision', () => {
    expect(toStorage(acceptPartly(some, moment))).toEqual({
      consent: 'set',
      consentAnalyticsStorage: 'true',
      consentAdStorage: 'false',
      consentAdUserData: 'true',
      consentAdPersonalization: 'false',
      consentDate: '2026-11-21T10:00:00.000Z',
      consentReceipt: receipt,
      consentRevision: '3',
    })
  })

  test('`consent` is written last: what breaks off before it is no choice', () => {
    expect(Object.keys(toStorage(acceptAll(moment))).at(-1)).toBe('consent')
  })

  test('every key that is written is one that clearing removes', () => {
    expect(Object.keys(toStorage(acceptAll(moment))).toSorted()).toEqual(CONSENT_KEYS.toSorted())
  })
})

describe('initialConsent', () => {
  test.each<[string, Choices]>([
    ['all', EVERYTHING],
    ['none', NOTHING],
    ['some', some],
  ])('what was stored comes back: %s', (_, choices) => {
    const given = acceptPartly(choices, moment)
    expect(initialConsent(toStorage(given), policy, now)).toEqual(given)
  })

  test.each<[string, Stored]>([
    ['nothing stored', {}],
    ['nulls', Object.fromEntries(CONSENT_KEYS.map((key) => [key, null]))],
    ['not set', stored({ consent: '' })],
    ['another word', stored({ consent: 'true' })],
    ['no date', stored({ consentDate: null })],
    ['no real date', stored({ consentDate: 'yesterday' })],
    ['a date in another form', stored({ consentDate: '2026-11-20' })],
    ['no receipt', stored({ consentReceipt: null })],
    ['a receipt of another form', stored({ consentReceipt: '<b>7K2M</b>' })],
    ['a date in the future', stored({ consentDate: '2026-11-21T10:00:00.001Z' })],
    ['no revision', stored({ consentRevision: null })],
    ['an older revision', stored({ consentRevision: '2' })],
    ['a newer revision', stored({ consentRevision: '4' })],
  ])('asks again: %s', (_, values) => {
    expect(initialConsent(values, policy, now)).toEqual({ stage: 'ask' })
  })

  test.each<[string, number, string, Consent['stage']]>([
    ['2026-05-21T10:00:00.001Z', 6, '2026-11-21T10:00:00.000Z', 'set'],
    ['2026-05-21T10:00:00.000Z', 6, '2026-11-21T10:00:00.000Z', 'ask'],
    ['2026-11-21T10:00:00.000Z', 6, '2026-11-21T10:00:00.000Z', 'set'],
    ['2026-01-31T00:00:00.000Z', 1, '2026-02-27T23:59:59.999Z', 'set'],
    ['2026-01-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z', 'ask'],
    ['2026-12-15T00:00:00.000Z', 12, '2027-12-14T23:59:59.999Z', 'set'],
    ['2026-12-15T00:00:00.000Z', 12, '2027-12-15T00:00:00.000Z', 'ask'],
    ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z', 'ask'],
  ])('given %s for %d months, on %s: %s', (consentDate, months, today, stage) => {
    expect(initialConsent(stored({ consentDate }), { months, revision: 3 }, at(today)).stage).toBe(stage)
  })

  test.each(['TRUE', '1', 'yes', '', null])('a flag stored as %j is not a yes', (value) => {
    const consent = initialConsent(stored({ consentAnalyticsStorage: value }), policy, now)
    expect(consent.stage === 'set' && consent.choices.analyticsStorage).toBe(false)
  })
})

describe('settings', () => {
  test('open with every switch off at first', () => {
    expect(openSettings({ stage: 'ask' })).toEqual({ stage: 'settings', choices: NOTHING })
    expect(closeSettings(openSettings({ stage: 'ask' }))).toEqual({ stage: 'ask' })
  })

  test('open later as they were set; closing changes nothing', () => {
    const given = acceptPartly(some, moment)
    expect(openSettings(given)).toMatchObject({ stage: 'settings', choices: some })
    expect(closeSettings(openSettings(openSettings(given)))).toEqual(given)
    expect(closeSettings(given)).toBe(given)
  })
})

test('Consent Mode: the update says each word, the default denies all and waits', () => {
  expect(consentModeUpdate(some)).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'granted',
    ad_personalization: 'denied',
  })
  expect(consentModeDefault()).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    wait_for_update: 500,
  })
})

test.each([
  ['/nl/', true],
  ['/nl/te-koop/', true],
  ['/preview/', false],
  ['/nl/preview/te-koop/', false],
  ['/nl/te-koop-preview/', false],
  ['/nl/pre-view/', true],
])('%s needs the dialog: %s', (path, needed) => {
  expect(needsDialog(path)).toBe(needed)
})

test.each([
  ['', false],
  ['setcookies', true],
  ['setcookies=1', true],
  ['setcookies=0', true],
  ['a=setcookies', false],
  ['SetCookies', false],
])('query %j clears what is stored: %s', (query, clears) => {
  expect(clearsConsent(new URLSearchParams(query))).toBe(clears)
})
