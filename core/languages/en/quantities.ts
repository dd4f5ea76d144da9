/** Durations and counts in English. */
import type { Quantities } from '../language.ts'

const UNITS = {
  minute: ['minute', 'minutes'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  workingDay: ['working day', 'working days'],
  week: ['week', 'weeks'],
  month: ['month', 'months'],
  year: ['year', 'years'],
} as const

export const quantities: Quantities = {
  unit: (unit, count) => UNITS[unit][count === 1 ? 0 : 1],
  otherTowns: (count) => (count === 1 ? '1 other town' : `${count} other towns`),
  words: {
    units: [
      ...Object.values(UNITS).flat(),
      ...'business day|business days|fortnight|second|seconds|am|pm|o’clock'.split('|'),
    ],
    one: ['a', 'an', 'one', 'a single'],
    ambiguous: [],
    every: ['every', 'each', 'per', 'within the', 'once a'],
    phrases: [
      ...'half an hour|half a day|quarter of an hour|fortnight|dozen|half-hour'.split('|'),
      ...'today|tomorrow|the same day|the same working day|the day before|this working day'.split('|'),
      ...'daily|weekly|monthly|yearly|overnight'.split('|'),
      ...'monday|tuesday|wednesday|thursday|friday|saturday|sunday'.split('|'),
    ],
  },
}
