/**
 * The contract between the owner portal and the service: required and optional fields of answers, and the
 * requests.
 */
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  codeRequest,
  newPasswordRequest,
  passwordRequest,
  portalDocument,
  portalPerson,
  portalProperty,
  portalRefusal,
  portalSession,
  portalSessions,
  recoveryCodes,
  secondFactorSetup,
} from '../../../../core/http/portal.ts'

const NOW = 1_795_000_000_000
const counts = { today: 0, week: 1, month: 2, total: 3 }

const summary = {
  id: '4127',
  reference: 'VBE12',
  titles: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
  address: 'Veldweg 1, Gent',
  state: 'for-sale',
  picture: '/a.jpg',
  paths: { nl: '/nl/4127/' },
  visits: counts,
  visitsPlanned: 1,
  lastActivity: '2026-11-22',
}
const person = {
  name: 'Noor',
  role: { nl: 'Makelaar' },
  email: 'a@example.com',
  phone: '1',
  picture: '/b.jpg',
}
const visit = { id: '1', at: NOW, state: 'done', visitor: 'Jan P.', feedback: 'Mooi', interest: 'some' }
const communication = { id: '2', at: NOW, kind: 'mail', from: 'Noor', subject: 'Dag', text: 'Tekst' }
const event = {
  id: '3',
  at: NOW,
  type: 'visit',
  contact: 'Jan',
  subject: 'Bezoek',
  comment: 'Mooi',
  status: 'done',
  source: 'site',
}
const document = {
  id: '4',
  name: 'plan.pdf',
  type: 'application/pdf',
  bytes: 10,
  addedAt: NOW,
  addedBy: 'owner',
  mayDownload: true,
}
const statistics = {
  visits: counts,
  sources: [{ id: 'site', name: 'Site' }],
  days: [{ day: '2026-11-22', counts: [3] }],
}
const property = {
  ...summary,
  visitList: [visit],
  communications: [communication],
  statistics,
  history: [event],
  documents: [document],
  mayUpload: true,
  manager: person,
}
const owner = {
  name: 'An',
  email: 'an@example.com',
  language: 'nl',
  secondFactor: false,
  secondFactorRequired: true,
}
const session = { owner, properties: [summary], endsAt: NOW }
const device = { id: '1', startedAt: NOW, seenAt: NOW, device: 'Firefox', isThis: true }

type Change = Readonly<Record<string, unknown>>

const without = (value: Change, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))

/** A schema, a whole answer as a function of one of its parts, that part, and its optional fields. */
const PARTS: readonly (readonly [string, z.ZodType, (part: Change) => unknown, Change, readonly string[]])[] =
  [
    ['a session', portalSession, (part) => part, session, []],
    ['an owner', portalSession, (part) => ({ ...session, owner: part }), owner, []],
    [
      'a property in the overview',
      portalSession,
      (part) => ({ ...session, properties: [part] }),
      summary,
      ['address', 'picture', 'lastActivity'],
    ],
    [
      'a property',
      portalProperty,
      (part) => part,
      property,
      ['address', 'picture', 'lastActivity', 'manager'],
    ],
    ['counts', portalProperty, (part) => ({ ...property, visits: part }), counts, []],
    [
      'titles',
      portalProperty,
      (part) => ({ ...property, titles: part }),
      summary.titles,
      ['nl', 'fr', 'en', 'de'],
    ],
    [
      'a visit',
      portalProperty,
      (part) => ({ ...property, visitList: [part] }),
      visit,
      ['feedback', 'interest'],
    ],
    [
      'a communication',
      portalProperty,
      (part) => ({ ...property, communications: [part] }),
      communication,
      ['text'],
    ],
    [
      'a row of the history',
      portalProperty,
      (part) => ({ ...property, history: [part] }),
      event,
      ['contact', 'comment', 'status', 'source'],
    ],
    ['statistics', portalProperty, (part) => ({ ...property, statistics: part }), statistics, []],
    [
      'a source of statistics',
      portalProperty,
      (part) => ({ ...property, statistics: { ...statistics, sources: [part] } }),
      { id: 'site', name: 'Site' },
      [],
    ],
    [
      'a day of statistics',
      portalProperty,
      (part) => ({ ...property, statistics: { ...statistics, days: [part] } }),
      { day: '2026-11-22', counts: [3] },
      [],
    ],
    ['a document', portalDocument, (part) => part, document, []],
    ['a person', portalPerson, (part) => part, person, ['role', 'email', 'phone', 'picture']],
    ['a device', portalSessions, (part) => ({ sessions: [part] }), device, []],
    ['a second factor', secondFactorSetup, (part) => part, { secret: 'A', uri: 'otpauth://x' }, []],
    ['recovery codes', recoveryCodes, (part) => part, { codes: ['a'] }, []],
    ['a refusal', portalRefusal, (part) => part, { ok: false, code: 'session' }, []],
    ['a sent code', codeRequest, (part) => part, { code: '123456' }, []],
    ['a sent password', passwordRequest, (part) => part, { password: 'x' }, []],
    ['a new password', newPasswordRequest, (part) => part, { password: 'x', newPassword: 'y' }, []],
  ]

describe.each(PARTS)('%s', (_, schema, whole, part, optional) => {
  test('is kept as it is', () => {
    expect(schema.parse(whole(part))).toEqual(whole(part))
  })

  test.each(Object.keys(part))('%s is there unless it is optional, and of its type', (name) => {
    expect(schema.safeParse(whole(without(part, name))).success).toBe(optional.includes(name))
    expect(schema.safeParse(whole({ ...part, [name]: Symbol('another type') })).success).toBe(false)
  })
})

describe('words and numbers', () => {
  const isGood = (change: Change) => portalProperty.safeParse({ ...property, ...change }).success

  test.each([
    ['state', 'for-sale for-rent take-over under-option sold sold-out rented gone'],
    ['visitList.state', 'planned done cancelled'],
    ['visitList.interest', 'none some strong'],
    ['communications.kind', 'mail telephone letter message meeting'],
    ['documents.addedBy', 'agency owner'],
  ])('%s is one of its words', (path, words) => {
    const [list = '', name] = path.split('.')
    const parts: Change = { visitList: visit, communications: communication, documents: document }
    const change = (word: string) =>
      name === undefined ? { [list]: word } : { [list]: [{ ...(parts[list] as Change), [name]: word }] }
    for (const word of words.split(' ')) expect(isGood(change(word)), word).toBe(true)
    for (const word of ['', 'other', words]) expect(isGood(change(word)), word).toBe(false)
  })

  test.each(['2026-11-2', '20261122', 'x2026-11-22', '2026-11-22T00:00', '2026-1a-22', ''])(
    '%j is no day',
    (day) => {
      expect(isGood({ lastActivity: day })).toBe(false)
    },
  )

  test('counts and moments are whole numbers', () => {
    expect(isGood({ visits: { ...counts, week: 1.5 } })).toBe(false)
    expect(isGood({ visitsPlanned: 0.5 })).toBe(false)
    expect(isGood({ visitList: [{ ...visit, at: NOW + 0.5 }] })).toBe(false)
    expect(isGood({ documents: [{ ...document, bytes: 0.5 }] })).toBe(false)
    expect(isGood({ statistics: { ...statistics, days: [{ day: '2026-11-22', counts: [0.5] }] } })).toBe(
      false,
    )
  })

  test.each(['nl', 'fr', 'en', 'de'])('an owner may read %s', (language) => {
    expect(portalSession.safeParse({ ...session, owner: { ...owner, language } }).success).toBe(true)
  })

  test('an owner reads a language that the product has', () => {
    expect(portalSession.safeParse({ ...session, owner: { ...owner, language: 'xx' } }).success).toBe(false)
  })

  test.each(
    `session second-factor second-factor-setup second-factor-required code password not-found too-large type
    retry weak`.split(/\s+/),
  )('a refusal may say %s', (code) => {
    expect(portalRefusal.safeParse({ ok: false, code }).success).toBe(true)
    expect(portalRefusal.safeParse({ ok: true, code }).success).toBe(false)
    expect(portalRefusal.safeParse({ ok: false, code: `${code}s` }).success).toBe(false)
  })
})

test.each([
  ['a code', 40, (text: string) => codeRequest.safeParse({ code: text })],
  ['a password', 128, (text: string) => passwordRequest.safeParse({ password: text })],
  [
    'the present password',
    128,
    (text: string) => newPasswordRequest.safeParse({ password: text, newPassword: 'x' }),
  ],
  [
    'the new password',
    128,
    (text: string) => newPasswordRequest.safeParse({ password: 'x', newPassword: text }),
  ],
])('%s holds up to %d characters', (_, limit, parse) => {
  expect(parse('x'.repeat(limit)).success).toBe(true)
  expect(parse('x'.repeat(limit + 1)).success).toBe(false)
})
