/** The appointments of the office, blocked hours, and the calendar feeds of agents. */
import { z } from 'zod'
import { day, id, moment, namedHome, written } from './common.ts'
import type { DeskEndpoint } from './endpoint.ts'

export const appointment = z.object({
  /** Also the id of its message. */
  id: z.string(),
  startsAt: moment,
  endsAt: moment,
  state: z.enum(['unconfirmed', 'requested', 'confirmed', 'cancelled']),
  office: z.string(),
  /** The name of the agent who receives the visitor. */
  person: z.string().nullable(),
  visitor: z.string(),
  phone: z.string(),
  email: z.string(),
  home: namedHome.nullable(),
  meeting: z.enum(['office', 'home', 'phone']).nullable(),
  place: z.string(),
})

/** `until` is not part of the period. */
const calendarQuery = z.object({
  from: day,
  until: day,
  office: id.optional(),
  person: z.string().max(120).optional(),
  home: id.optional(),
})

const blocked = z.object({
  id: z.string(),
  startsAt: moment,
  endsAt: moment,
  office: z.string(),
  person: z.string().nullable(),
  text: z.string(),
})

const calendar = z.object({ appointments: z.array(appointment), blocked: z.array(blocked) })

/** Hours to which an appointment can be moved. */
const hours = z.object({
  days: z.array(z.object({ day, hours: z.array(z.object({ label: z.string(), at: moment })) })),
})

const move = z.object({ startsAt: moment })

/** `13:30`, on the clock of the agency. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const block = z.object({
  day,
  from: clock,
  to: clock,
  office: id,
  person: z.string().max(120).nullable(),
  text: written(200),
})

/** The secret address of the member's calendar. It is shown once; a new one ends the one before. */
const feed = z.object({ href: z.string() })

export const CALENDAR_ENDPOINTS = {
  calendar: {
    method: 'GET',
    path: '/calendar',
    purpose: 'lists the appointments and blocked hours of at most 62 days',
    access: 'calendar',
    query: calendarQuery,
    answer: calendar,
  },
  hours: {
    method: 'GET',
    path: '/calendar/{appointment}/hours',
    purpose: 'lists the hours to which an appointment can be moved',
    access: 'calendar',
    answer: hours,
    refusals: ['not-found'],
  },
  move: {
    method: 'POST',
    path: '/calendar/{appointment}/move',
    purpose: 'moves an appointment and tells its visitor, who can refuse',
    access: 'calendar',
    body: move,
    answer: appointment,
    audit: 'appointment-moved',
    refusals: ['not-found', 'taken'],
  },
  confirmRequest: {
    method: 'POST',
    path: '/calendar/{appointment}/confirm',
    purpose: 'confirms a requested appointment',
    access: 'calendar',
    answer: appointment,
    audit: 'appointment-confirmed',
    refusals: ['not-found', 'taken'],
  },
  cancel: {
    method: 'POST',
    path: '/calendar/{appointment}/cancel',
    purpose: 'refuses or cancels an appointment and tells its visitor',
    access: 'calendar',
    answer: appointment,
    audit: 'appointment-cancelled',
    refusals: ['not-found', 'taken'],
  },
  block: {
    method: 'POST',
    path: '/calendar/blocks',
    purpose: 'blocks hours of an office or of one agent',
    access: 'calendar',
    body: block,
    audit: 'hours-blocked',
    refusals: ['not-found'],
  },
  unblock: {
    method: 'DELETE',
    path: '/calendar/blocks/{block}',
    purpose: 'frees blocked hours',
    access: 'calendar',
    audit: 'hours-freed',
    refusals: ['not-found'],
  },
  makeFeed: {
    method: 'POST',
    path: '/calendar/feed',
    purpose: 'makes a secret address of the member’s calendar, and ends the one before',
    access: 'calendar',
    answer: feed,
    audit: 'feed-made',
  },
  endFeed: {
    method: 'DELETE',
    path: '/calendar/feed',
    purpose: 'ends the secret address of the member’s calendar',
    access: 'calendar',
    audit: 'feed-ended',
  },
  feed: {
    method: 'GET',
    path: '/feeds/{feed}',
    purpose: 'returns the calendar of the member whose secret address it is',
    access: 'anyone',
    file: 'text/calendar',
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskAppointment = z.output<typeof appointment>
export type DeskCalendar = z.output<typeof calendar>
export type DeskHours = z.output<typeof hours>
export type DeskFeed = z.output<typeof feed>
