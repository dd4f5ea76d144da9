// @vitest-environment happy-dom
/** Functions of the portal without rendering: addresses, days, rows of the history, the chart, answers. */
import { describe, expect, test } from 'vitest'
import de from '../../core/languages/de/strings/portal.json' with { type: 'json' }
import en from '../../core/languages/en/strings/portal.json' with { type: 'json' }
import fr from '../../core/languages/fr/strings/portal.json' with { type: 'json' }
import nl from '../../core/languages/nl/strings/portal.json' with { type: 'json' }
import type { PortalEvent } from '../../core/http/portal.ts'
import { readAnswer } from '../../templates/portal/answer.ts'
import { createDates, daysBetween } from '../../templates/portal/dates.ts'
import { dayAt, scaleFor, segmentsOf } from '../../templates/portal/property/chart-scale.ts'
import { kindOf, sizeOf } from '../../templates/portal/property/file-facts.ts'
import { ALL, choicesOf, sortedBy, wantedRows } from '../../templates/portal/property/history-rows.ts'
import { hrefOf, viewOf } from '../../templates/portal/route.ts'
import { createWords, textFor } from '../../templates/portal/words.ts'

const STRINGS = { nl, fr, en, de }

describe('addresses', () => {
  test.each([
    ['', { kind: 'all' }],
    ['#', { kind: 'all' }],
    ['#/', { kind: 'all' }],
    ['#/4127', { kind: 'property', id: '4127', section: 'overview' }],
    ['#/4127/', { kind: 'property', id: '4127', section: 'overview' }],
    ['#/4127/history', { kind: 'property', id: '4127', section: 'history' }],
    ['#/4127/report', { kind: 'property', id: '4127', section: 'report' }],
    ['#/a%20b/visits', { kind: 'property', id: 'a b', section: 'visits' }],
    ['#/account', { kind: 'account' }],
    ['#/account/more', { kind: 'unknown' }],
    ['#/4127/nonsense', { kind: 'unknown' }],
    ['#/4127/history/more', { kind: 'unknown' }],
    ['#//history', { kind: 'unknown' }],
    ['#/%E0%A4%A', { kind: 'unknown' }],
    ['#main', null],
  ])('%s', (hash, view) => {
    expect(viewOf(hash)).toEqual(view)
  })

  test.each(['#/', '#/account', '#/4127', '#/4127/history', '#/a%20b/visits'])(
    '%s leads to itself',
    (hash) => {
      const view = viewOf(hash)
      if (!view || view.kind === 'unknown') throw new Error('no view')
      expect(hrefOf(view)).toBe(hash)
    },
  )
})

describe('days', () => {
  // Half past midnight in Belgium is still the evening before in UTC.
  const now = Date.parse('2026-11-21T23:30:00Z')
  const dates = (locale: keyof typeof STRINGS) => createDates(createWords(STRINGS[locale], locale), () => now)

  test.each([
    ['2026-11-21', 'gisteren'],
    ['2026-11-22', 'vandaag'],
    ['2026-11-23', 'morgen'],
    ['2026-11-24', 'dinsdag 24 november'],
    ['2026-09-24', 'donderdag 24 september'],
    ['2026-09-22', '22 september 2026'],
    ['2027-03-01', '1 maart 2027'],
  ])('%s is %s', (day, text) => {
    expect(dates('nl').day(day)).toBe(text)
  })

  test('hours are those of Belgium, in winter and in summer', () => {
    expect(dates('nl').time(Date.parse('2026-11-22T13:00:00Z'))).toBe('14.00 uur')
    expect(dates('nl').time(Date.parse('2026-07-22T12:00:00Z'))).toBe('14.00 uur')
    expect(dates('en').moment(Date.parse('2026-11-23T13:00:00Z'))).toBe('tomorrow, 2 pm')
    expect(dates('fr').moment(Date.parse('2026-11-23T13:00:00Z'))).toBe('demain, 14 h')
    expect(dates('de').moment(Date.parse('2026-11-23T13:00:00Z'))).toBe('morgen, 14 Uhr')
  })

  test('French says the first of a month in words', () => {
    expect(dates('fr').day('2027-03-01')).toBe('1er mars 2027')
    expect(dates('fr').day('2027-03-11')).toBe('11 mars 2027')
    expect(dates('fr').day('2026-12-01')).toBe('mardi 1er décembre')
  })

  test('a day is a day, also where the clock is turned', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(daysBetween('2027-03-29', '2027-03-27')).toBe(-2)
  })
})

describe('history', () => {
  const event = (id: string, rest: Partial<PortalEvent>): PortalEvent => ({
    id,
    at: 0,
    type: 'Telefoon',
    subject: 'Vraag',
    ...rest,
  })
  const events = [
    event('a', { at: 1, contact: 'Émilie R.', source: 'Website' }),
    event('b', { at: 3, type: 'E-mail', contact: 'Zoë', source: 'Gevelgids', comment: 'Dak' }),
    event('c', { at: 2, contact: 'Bram', source: 'Website', status: 'Open' }),
    event('d', { at: 4, contact: 'Bram' }),
  ]
  const ids = (wanted: Partial<typeof ALL>) =>
    wantedRows(events, { ...ALL, ...wanted }, 'nl')
      .map(({ id }) => id)
      .join('')

  test.each([
    [{}, 'dbca'],
    [{ isDescending: false }, 'acbd'],
    [{ type: 'E-mail' }, 'b'],
    [{ source: 'Website' }, 'ca'],
    [{ source: 'Website', type: 'E-mail' }, ''],
    [{ text: 'EMILIE' }, 'a'],
    [{ text: ' bram  open ' }, 'c'],
    [{ text: 'bram zoë' }, ''],
    // Among equal rows the newest comes first, in both directions.
    [{ column: 'contact', isDescending: false }, 'dcab'],
    [{ column: 'contact', isDescending: true }, 'badc'],
  ] as const)('%j gives %s', (wanted, expected) => {
    expect(ids(wanted)).toBe(expected)
  })

  test('what can be chosen is what there is', () => {
    expect(choicesOf(events, 'source', 'nl')).toEqual(['Gevelgids', 'Website'])
    expect(choicesOf(events, 'type', 'nl')).toEqual(['E-mail', 'Telefoon'])
  })

  test('a column turns round when it is pressed again', () => {
    const byType = sortedBy(ALL, 'type')
    expect([byType.column, byType.isDescending]).toEqual(['type', false])
    expect(sortedBy(byType, 'type').isDescending).toBe(true)
    expect(sortedBy(byType, 'at').isDescending).toBe(true)
  })
})

describe('chart', () => {
  test.each([
    [0, 1, 2],
    [1, 1, 2],
    [4, 4, 5],
    [5, 6, 4],
    [9, 10, 3],
    [40, 40, 5],
    [41, 60, 4],
    [97, 100, 3],
    [1234, 1500, 4],
  ])('the highest day of %i stands on a scale to %i with %i lines', (highest, top, lines) => {
    const scale = scaleFor(highest)
    expect([scale.top, scale.ticks.length, scale.ticks.at(-1)]).toEqual([top, lines, top])
  })

  const plot = { left: 40, width: 300, height: 100 }

  test('the parts of a day stand on each other, and fill what they are of the scale', () => {
    const [own, other] = segmentsOf([20, 0, 30], { index: 1, days: 30, top: 100, plot })
    expect(own).toMatchObject({ source: 0, y: 80, height: 20 })
    expect(other).toMatchObject({ source: 2, y: 50, height: 30 })
  })

  test.each([
    [0, 0],
    [40, 0],
    [49.9, 0],
    [50, 1],
    [339, 29],
    [400, 29],
  ])('at %i px is day %i', (x, day) => {
    expect(dayAt(x, 30, plot)).toBe(day)
  })
})

describe('files', () => {
  const { number } = createWords(nl, 'nl')
  test.each([
    [0, '1 kB'],
    [98_004, '98 kB'],
    [999_499, '999 kB'],
    [1_204_112, '1,2 MB'],
    [12_000_000, '12 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(sizeOf(bytes, { number })).toBe(text)
  })

  test.each([
    ['EPC.pdf', 'application/pdf', 'PDF'],
    ['Plan', 'image/jpeg', 'JPEG'],
    ['Brief', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', undefined],
  ])('%s (%s) is %s', (name, type, kind) => {
    expect(kindOf({ name, type })).toBe(kind)
  })
})

describe('answers', () => {
  test.each([
    [200, { ok: true }, { ok: true, value: { ok: true } }],
    [204, undefined, { ok: true, value: undefined }],
    // A network that requires a log-in answers with a page of its own.
    [200, undefined, { ok: false, reason: 'down' }],
    [401, { ok: false, code: 'second-factor' }, { ok: false, reason: 'second-factor' }],
    [401, undefined, { ok: false, reason: 'session' }],
    [404, undefined, { ok: false, reason: 'not-found' }],
    [413, undefined, { ok: false, reason: 'too-large' }],
    [422, { ok: false, code: 'weak' }, { ok: false, reason: 'weak' }],
    [422, { ok: false, code: 'toString' }, { ok: false, reason: 'down' }],
    [429, { ok: false, code: 'retry' }, { ok: false, reason: 'retry' }],
    [502, undefined, { ok: false, reason: 'down' }],
  ])('%i %j', (status, body, outcome) => {
    expect(readAnswer(status, body)).toEqual(outcome)
  })
})

test('a title is rather shown in another language than not at all', () => {
  expect(textFor({ fr: 'Maison' }, 'nl', 'en')).toBe('Maison')
  expect(textFor({ fr: 'Maison', en: 'House' }, 'nl', 'en')).toBe('House')
  expect(textFor({}, 'nl')).toBeUndefined()
})

test('a count takes its form in the language', () => {
  expect(createWords(nl, 'nl').count('portal.visits.count', 1)).toBe('1 keer bekeken')
  expect(createWords(fr, 'fr').count('portal.history.count', 0)).toBe('0 ligne')
  expect(createWords(en, 'en').count('portal.history.count', 1200)).toBe('1,200 entries')
})
