/** The state of duties of the law that no other field of a home shows, for `check --law` (docs/law.md). */
import { z } from 'zod'
import { DUTIES, DUTY_IDS } from '../domain/duties/table.ts'
import { date, extra } from './common.ts'

const ADVERT_DUTIES = DUTIES.filter((duty) => duty.class === 'advert').map(({ id }) => id)

const paper = z
  .strictObject({
    duty: z.enum(DUTY_IDS).describe('the duty, as docs/law.md names it'),
    received: date.optional().describe('day on which the paper came in; an advert shows the fact itself'),
    requested: date.optional().describe('day on which it was requested'),
    notNeeded: z.string().min(1).optional().describe('why the law does not ask it of this home'),
    extra,
  })
  .refine(
    ({ received, requested, notNeeded }) =>
      [received, requested, notNeeded].some((each) => each !== undefined),
    { error: 'a duty with "received", "requested" or "notNeeded"' },
  )
  .refine(({ duty, received }) => received === undefined || !ADVERT_DUTIES.includes(duty), {
    path: ['received'],
    error: 'no "received" for a duty of the advert: the record has a field for the fact itself',
  })

export const papers = z
  .array(paper)
  .max(100)
  .describe('the state of papers and duties that `check --law` shows; no page shows it')
