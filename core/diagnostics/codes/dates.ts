/** Codes of dates of publication, open-house days and terms: AS3209 to AS3214. */
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
  AS3212: defineCode<{ name: string; kind: string; goal: number }>({
    severity: 'error',
    title: 'Terms of another goal',
    about:
      'A life annuity, a public sale and sealed bids are ways to sell a home ("Goal" 0). A lease for life, a student room and a short ' +
      'lease are ways to let one ("Goal" 1).',
    message: ({ name, kind, goal }) => `${name} has "Goal" ${goal}, which "${kind}" does not fit`,
    hint: () => 'correct "Goal", or remove "Terms"',
  }),
  AS3213: defineCode<{ name: string; from: string; until: string }>({
    severity: 'error',
    title: 'Bidding ends before it begins',
    about:
      'The page of a public sale shows from when and until when bids are taken. A day without a time begins at midnight, and as ' +
      '"until" it is counted in.',
    message: ({ name, from, until }) => `bidding for ${name} ends on ${until} and begins on ${from}`,
    hint: () => 'set "until" to a later time than "from"',
  }),
  AS3214: defineCode<{ name: string; until: string }>({
    severity: 'warning',
    title: 'Bidding is over',
    about:
      'A home is still offered after its bidding has ended, so that visitors learn too late that they cannot bid.',
    message: ({ name, until }) => `bidding for ${name} ended on ${until}, and the home is still offered`,
    hint: () => 'set "Status" to 2 if it is sold, or "until" to the new end',
  }),
} as const
