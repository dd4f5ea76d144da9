/** Appointments at the desk: a period of the calendar, moving, answering, and blocked hours. */
import { CALENDAR_ENDPOINTS } from '../../http/desk/calendar.ts'
import { bookedIn, findAppointment } from '../appointments/agenda.ts'
import type { AppointmentRow } from '../appointments/appointment-tables.ts'
import { answerRequest, cancelAppointment, hoursToMove, moveAppointment } from '../appointments/changes.ts'
import type { Changed } from '../appointments/changes.ts'
import { readHour } from '../appointments/free-hours.ts'
import { newId } from '../ids.ts'
import { insertAll } from '../store/json-rows.ts'
import { addDays, instantOf, zoneOf } from '../time-zone.ts'
import type { Call, Handlers, MemberCall } from './call.ts'
import { refused } from './call.ts'
import { endFeed, makeFeed, showFeed } from './calendar-feed.ts'
import { minutesOf } from '../appointments/opening.ts'
import { appointmentOf } from './message-view.ts'
import { notTheirs, seesOffice } from './sight.ts'

type Endpoints = typeof CALENDAR_ENDPOINTS

/** Longer periods are cut. */
const MOST_DAYS = 62

export const calendarHandlers: Handlers<Endpoints> = {
  calendar: list,
  hours: (call) =>
    withAppointment(call, async (row) => {
      const { deps, visitor } = call
      const days = await hoursToMove(row, deps, { by: 'office', language: visitor.member.language })
      return {
        days: days.map(({ day, hours }) => ({
          day,
          hours: hours.map(({ start, label }) => ({ label, at: readHour(start) })),
        })),
      }
    }),
  move: (call) =>
    withAppointment(call, ({ id }) => {
      const { startsAt: start } = call.body
      return changed(call, moveAppointment(call.deps, id, { start, by: 'office' }))
    }),
  confirmRequest: (call) =>
    withAppointment(call, ({ id }) => changed(call, answerRequest(call.deps, id, 'confirm'))),
  cancel: (call) =>
    withAppointment(call, ({ id, state }) => {
      const { deps } = call
      return changed(
        call,
        state === 'requested' ? answerRequest(deps, id, 'decline') : cancelAppointment(deps, id),
      )
    }),
  block,
  unblock: async (call) => {
    const { param, visitor, deps } = call
    const id = param('block')
    const row = await deps.store.db
      .selectFrom('desk_block')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return refused('not-found')
    if (!seesOffice(visitor.member, row.office, deps.site())) return notTheirs(call, id)
    await deps.store.write((transaction) =>
      transaction.deleteFrom('desk_block').where('id', '=', id).execute(),
    )
    return undefined
  },
  makeFeed,
  endFeed,
  feed: showFeed,
}

async function list({ query, visitor: { member }, deps }: Call<Endpoints['calendar']>) {
  const site = deps.site()
  const zone = zoneOf(deps)
  const furthest = addDays(query.from, MOST_DAYS)
  const until = query.until < furthest ? query.until : furthest
  const from = instantOf({ day: query.from, minutes: 0 }, zone)
  const to = instantOf({ day: until, minutes: 0 }, zone)
  const { db } = deps.store
  const rows = await bookedIn(db, { from, to }, deps.now())
  const blocks = await db
    .selectFrom('desk_block')
    .selectAll()
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .execute()
  const isAsked = ({ office, person }: Pick<AppointmentRow, 'office' | 'person'>) =>
    seesOffice(member, office, site) &&
    (query.office === undefined || seesOffice({ office: query.office }, office, site)) &&
    (query.person === undefined || person === query.person)
  return {
    appointments: rows
      .filter((row) => isAsked(row) && (query.home === undefined || row.property === query.home))
      .map((row) => appointmentOf(row, member.language, deps)),
    blocked: blocks.filter(isAsked).map(({ id, starts_at, ends_at, office, person, text }) => ({
      id,
      startsAt: starts_at,
      endsAt: ends_at,
      office,
      person,
      text,
    })),
  }
}

async function withAppointment<Answer>(
  call: MemberCall & Pick<Call, 'param'>,
  work: (row: AppointmentRow) => Promise<Answer>,
): Promise<Answer | Response> {
  const { deps, visitor, param } = call
  const id = param('appointment')
  const row = await findAppointment(deps.store.db, id)
  if (row === undefined) return refused('not-found')
  return seesOffice(visitor.member, row.office, deps.site()) ? work(row) : notTheirs(call, id)
}

async function changed({ deps, visitor }: MemberCall, change: Promise<Changed>) {
  const made = await change
  return made.kind === 'changed' ? appointmentOf(made.row, visitor.member.language, deps) : refused('taken')
}

async function block({ body, visitor: { member }, deps }: Call<Endpoints['block']>) {
  const { day, from, to, office, person, text } = body
  const site = deps.site()
  const isKnown = site.offices.some(({ id }) => id === office) && seesOffice(member, office, site)
  if (!isKnown) return refused('not-found')
  if (to <= from) return refused('type')
  const zone = zoneOf(deps)
  const [starts_at, ends_at] = [from, to].map((time) => instantOf({ day, minutes: minutesOf(time) }, zone))
  if (starts_at === undefined || ends_at === undefined) return refused('type')
  const rows = [{ id: newId(deps), office, person, starts_at, ends_at, text, member: member.id }]
  await deps.store.write((transaction) => insertAll(transaction, 'desk_block', { rows }))
  return undefined
}
