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
      ...'business day|business days|fortnight|seconds|am|pm|o’clock'.split('|'),
    ],
    one: ['a', 'an', 'one', 'a single'],
    ambiguous: [],
    every: [
      ...'every|every other|each|per|within|within the|once a|twice a|a few|several'.split('|'),
      ...'a couple of|the next|the following|next|following|about a'.split('|'),
    ],
    phrases: [
      ...'half an hour|half a day|quarter of an hour|fortnight|dozen|half-hour'.split('|'),
      ...'today|tomorrow|the same day|the same working day|the day before|this working day'.split('|'),
      ...'the same morning|the same afternoon|the same evening|midnight|noon|decade'.split('|'),
      ...'hourly|daily|weekly|biweekly|fortnightly|monthly|bimonthly|quarterly'.split('|'),
      ...'yearly|annually|overnight|round the clock|around the clock'.split('|'),
      ...'weekday|weekdays|weekend|weekends|dozens|hundreds|thousands'.split('|'),
      ...'monday|tuesday|wednesday|thursday|friday|saturday|sunday'.split('|'),
    ],
    harmless: [
      ...'a day that|an hour that|a day on which'.split('|'),
      ...'monthly income|have a nice day'.split('|'),
    ],
  },
}
