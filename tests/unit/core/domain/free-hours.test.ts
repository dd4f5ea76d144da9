/** Answers about free hours come from a host: what is not an answer of the service is none. */
import { describe, expect, test } from 'vitest'
import { readFreeHours, readHeldHour } from '../../../../core/domain/free-hours.ts'

const DAY = {
  day: '2026-12-01',
  label: 'dinsdag 1 december 2026',
  short: 'di 1 dec',
  hours: [{ start: '2026-12-01T09:00Z', label: '10.00 uur' }],
}
const GENT = { id: 'gent', name: 'Gent' }
const HOURS = { kind: 'hours', confirm: 'service', offices: [GENT], days: [DAY] }

describe('free hours', () => {
  test.each<[string, object, unknown]>([
    ['days with hours', HOURS, HOURS],
    ['a day after them', { ...HOURS, later: '2026-12-03' }, { ...HOURS, later: '2026-12-03' }],
    ['an office that confirms', { ...HOURS, confirm: 'office' }, { ...HOURS, confirm: 'office' }],
    ['any other confirmation', { ...HOURS, confirm: 'x' }, HOURS],
    ['a later day that is none', { ...HOURS, later: 3 }, HOURS],
    ['no offices', { ...HOURS, offices: undefined }, { ...HOURS, offices: [] }],
    ['offices that are none', { ...HOURS, offices: [GENT, { id: 1, name: 'x' }, { id: 'x' }, null] }, HOURS],
    [
      'days that are none',
      { ...HOURS, days: [DAY, { ...DAY, hours: 'x' }, { ...DAY, day: 1 }, null] },
      HOURS,
    ],
    [
      'the choice of an office first',
      { kind: 'office', offices: [GENT] },
      { kind: 'office', offices: [GENT] },
    ],
    ['the choice of a meeting first', { kind: 'meeting' }, { kind: 'meeting', offices: [] }],
    ['no appointments', { kind: 'closed', days: [DAY] }, { kind: 'closed' }],
  ])('%s', (_, answer, read) => {
    expect(readFreeHours({ ok: true, ...answer })).toEqual(read)
  })

  test.each([
    ['nothing', null],
    ['text', 'x'],
    ['a refusal', { ...HOURS, ok: false }],
    ['another kind', { ...HOURS, ok: true, kind: 'x' }],
    ['no days', { ...HOURS, ok: true, days: undefined }],
  ])('%s is no answer', (_, body) => {
    expect(readFreeHours(body)).toBeNull()
  })
})

describe('an hour that is held', () => {
  const held = { hold: 'a'.repeat(32), seconds: 600, moment: 'dinsdag om 10.00 uur', until: '9.25 uur' }

  test('has its key, its time and its words', () => {
    expect(readHeldHour({ ok: true, ...held, more: 1 })).toEqual(held)
  })

  test.each([
    ['nothing', null],
    ['a refusal', { ...held, ok: false }],
    ...Object.keys(held).map((name): [string, object] => [
      `no ${name}`,
      { ok: true, ...held, [name]: undefined },
    ]),
    ['a time in words', { ok: true, ...held, seconds: '600' }],
  ])('%s is none', (_, body) => {
    expect(readHeldHour(body)).toBeNull()
  })
})
