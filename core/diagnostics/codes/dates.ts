/** Codes of dates of publication and of open-house days: AS3209 to AS3211. */
import { defineCode } from '../define-code.ts'

export const DATE_CODES = {
  AS3209: defineCode<{ name: string }>({
    severity: 'error',
    title: 'Expires before it is published',
    about:
      'A record is published from "publishAt" and until "expireAt". With the end before the beginning it would never be shown. ' +
      'A day without a time begins at midnight, and as "expireAt" it is counted in.',
    message: ({ name }) => `${name} expires before it is published`,
    hint: () => 'set "expireAt" to a later day or time than "publishAt"',
  }),
  AS3210: defineCode<{ day: string; from: string; to: string }>({
    severity: 'error',
    title: 'Open-house day ends before it begins',
    about: 'The hours of an open-house day are on the clock of Belgium and within one day.',
    message: ({ day, from, to }) => `the open-house day of ${day} ends at ${to} and begins at ${from}`,
    hint: () => 'set "to" to a later time than "from", and add an entry for each day',
  }),
  AS3211: defineCode<{ name: string; day: string }>({
    severity: 'warning',
    title: 'Open-house day while the home is not published',
    about:
      'Pages show an open-house day only as long as its home or project is published. This one begins before "publishAt", or ends ' +
      'after "expireAt".',
    message: ({ name, day }) => `${name} is not published during its open-house day of ${day}`,
    hint: () => 'change the day, or "publishAt" and "expireAt"',
  }),
} as const
