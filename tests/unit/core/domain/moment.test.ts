import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { endOf, instantOf, isMoment } from '../../../../core/domain/moment.ts'

const utc = (instant: number) => new Date(instant).toISOString()

test.each([
  ['2026-12-01', true],
  ['2026-12-01T09:00', true],
  ['2026-12-01T09:00:59', true],
  ['2026-12-01T09:00Z', true],
  ['2026-12-01T09:00:00+01:00', true],
  ['2026-02-29', false],
  ['2026-12-01T24:00', false],
  ['2026-12-01T09:60', false],
  ['2026-12-01T09:00:60', false],
  ['2026-12-01T09', false],
  ['2026-12-01 09:00', false],
  ['2026-12-01Z', false],
  ['2026-12-01T09:00+15:00', false],
  ['2026-12-01T09:00+0100', false],
  ['tomorrow', false],
])('whether %s is a moment', (text, isOne) => {
  expect(isMoment(text)).toBe(isOne)
})

test.each([
  ['a day in winter', '2026-12-01', '2026-11-30T23:00:00.000Z'],
  ['a day in summer', '2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['seconds', '2026-12-01T09:00:30', '2026-12-01T08:00:30.000Z'],
  ['an offset', '2026-12-01T09:00+05:30', '2026-12-01T03:30:00.000Z'],
  ['UTC', '2026-12-01T09:00Z', '2026-12-01T09:00:00.000Z'],
  ['before the skipped hour', '2026-03-29T01:59:59', '2026-03-29T00:59:59.000Z'],
  ['in the skipped hour', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['after the skipped hour', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['before the hour that comes twice', '2026-10-25T01:59:59', '2026-10-24T23:59:59.000Z'],
  ['in the hour that comes twice: the first', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['after the hour that comes twice', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('%s', (_, moment, instant) => {
  expect(utc(instantOf(moment))).toBe(instant)
})

test('Every quarter of an hour of the days around both changes is that of Temporal.', () => {
  for (const day of ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2027-03-28'])
    for (let minutes = 0; minutes < 1440; minutes += 15) {
      const plain = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes })
      const moment = plain.toString().slice(0, 16)
      expect(instantOf(moment), moment).toBe(plain.toZonedDateTime('Europe/Brussels').epochMilliseconds)
    }
})

test.each([
  ['a day is counted in', '2026-12-31', '2026-12-31T23:00:00.000Z'],
  ['the day of 23 hours', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['the day of 25 hours', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['a time is exact', '2026-12-31T12:00', '2026-12-31T11:00:00.000Z'],
  ['the last day of the calendar', '9999-12-31', '9999-12-31T23:00:00.000Z'],
])('The end: %s.', (_, moment, instant) => {
  expect(utc(endOf(moment))).toBe(instant)
})
