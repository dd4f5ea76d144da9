/** The addresses of appointments: free hours, holds, and the links of their mails. */
import { z } from 'zod'
import { HOLDS_ADDRESS, HOURS_ADDRESS } from '../domain/free-hours.ts'
import {
  DOWN,
  EXPIRED,
  FOREIGN,
  FORGED,
  JSON_TYPE,
  OTHER_TYPE,
  page,
  sent,
  to,
  TOO_LARGE,
} from './service-answers.ts'
import type { ServiceAnswer, ServiceEndpoint } from './service-answers.ts'

const hour = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/)
const refused = (code: string) => z.object({ ok: z.literal(false), code: z.literal(code) })
const RETRY_LATER: ServiceAnswer = {
  status: 429,
  means: 'too often; nothing is changed',
  type: JSON_TYPE,
  schema: refused('retry'),
  headers: { 'Retry-After': 'seconds until it may be asked again' },
}
const DOWN_JSON: ServiceAnswer = {
  status: 503,
  means: 'temporarily unavailable',
  type: JSON_TYPE,
  schema: refused('retry'),
}

const freeDay = z.object({
  day: z.string(),
  label: z.string(),
  short: z.string(),
  hours: z.array(
    z.object({
      start: hour,
      label: z.string(),
      note: z.string().optional().describe('a sentence, if the visitor has to confirm the booking by mail'),
    }),
  ),
})
const freeHoursBody = z.object({
  ok: z.literal(true),
  kind: z
    .enum(['hours', 'office', 'meeting', 'closed'])
    .describe('hours; what has to be chosen first; or closed: only requests are taken'),
  offices: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('the offices to choose from; none where the property has its own'),
  office: z.string().optional(),
  confirm: z.enum(['service', 'office']).optional().describe('who confirms an hour that is chosen'),
  days: z.array(freeDay).optional(),
  later: z.string().optional().describe('the day from which more hours are free'),
})
const heldBody = z.object({
  ok: z.literal(true),
  hold: z.string().optional().describe('sent with the form, and with the next hold'),
  seconds: z.int().optional(),
  moment: z.string().optional(),
  until: z.string().optional(),
})

export const APPOINTMENT_ENDPOINTS: readonly ServiceEndpoint[] = [
  {
    method: 'GET',
    path: '/api/appointments/{token}',
    caller: 'holder of a mailed link',
    purpose: 'shows an appointment and the free hours to which it can be moved',
    answers: [page(200, 'the appointment'), FORGED, EXPIRED, DOWN],
  },
  {
    method: 'POST',
    path: '/api/appointments/{token}',
    caller: 'holder of a mailed link',
    purpose: 'moves or cancels an appointment',
    sends: sent({
      action: z.enum(['move', 'cancel']),
      start: hour.optional().describe('to move it: one of the free hours'),
    }),
    answers: [
      page(200, 'cancelled'),
      to('moved; redirects to the appointment'),
      FOREIGN,
      FORGED,
      page(409, 'the hour was booked meanwhile'),
      EXPIRED,
      TOO_LARGE,
      OTHER_TYPE,
      DOWN,
    ],
  },
  {
    method: 'GET',
    path: '/api/appointments/{token}/calendar.ics',
    caller: 'holder of a mailed link',
    purpose: 'returns the calendar entry of a confirmed appointment',
    answers: [
      { status: 200, means: 'the entry, as an attachment', type: 'text/calendar' },
      FORGED,
      EXPIRED,
      DOWN,
    ],
  },
  {
    method: 'GET',
    path: '/api/appointment-confirmations/{token}',
    caller: 'holder of a mailed link',
    purpose: 'shows the visitor an unconfirmed booking with the button that confirms it',
    answers: [
      page(200, 'the booking'),
      to('confirmed before; redirects to the appointment'),
      FORGED,
      EXPIRED,
      DOWN,
    ],
  },
  {
    method: 'POST',
    path: '/api/appointment-confirmations/{token}',
    caller: 'holder of a mailed link',
    purpose: 'confirms a booking for the visitor',
    answers: [
      to('confirmed; redirects to the appointment'),
      FOREIGN,
      FORGED,
      EXPIRED,
      TOO_LARGE,
      OTHER_TYPE,
      DOWN,
    ],
  },
  {
    method: 'GET',
    path: '/api/appointment-answers/{token}',
    caller: 'holder of a mailed link',
    purpose: 'shows the office an appointment that it can answer or cancel',
    answers: [page(200, 'the appointment, or a message that it is cancelled'), FORGED, EXPIRED, DOWN],
  },
  {
    method: 'POST',
    path: '/api/appointment-answers/{token}',
    caller: 'holder of a mailed link',
    purpose: 'confirms, declines or cancels an appointment for the office',
    sends: sent({ action: z.enum(['confirm', 'decline', 'cancel']) }),
    answers: [page(200, 'the changed appointment'), FOREIGN, FORGED, EXPIRED, TOO_LARGE, OTHER_TYPE, DOWN],
  },
  {
    method: 'GET',
    path: HOURS_ADDRESS,
    caller: 'pages of the site',
    purpose:
      'gives the free hours of an office, for `property`, or for `meeting` and `office` or `agent`, `from` a day, in a `language`; `hold` is the hour that the visitor has',
    answers: [
      {
        status: 200,
        means: 'the next days with free hours, or the choice that has to precede them',
        type: JSON_TYPE,
        schema: freeHoursBody,
      },
      RETRY_LATER,
      DOWN_JSON,
    ],
  },
  {
    method: 'POST',
    path: HOLDS_ADDRESS,
    caller: 'pages of the site',
    purpose:
      'holds a free hour for ten minutes in the place of the one that `hold` names; without `start` gives that one back',
    sends: sent({
      start: hour.optional(),
      hold: z.string().optional(),
      property: z.string().optional(),
      meeting: z.enum(['office', 'home', 'phone']).optional(),
      office: z.string().optional(),
      agent: z.string().optional(),
      language: z.string().optional(),
    }),
    answers: [
      { status: 200, means: 'held, or released', type: JSON_TYPE, schema: heldBody },
      FOREIGN,
      { status: 409, means: 'the hour is no longer free', type: JSON_TYPE, schema: refused('taken') },
      TOO_LARGE,
      OTHER_TYPE,
      RETRY_LATER,
      DOWN_JSON,
    ],
  },
]
