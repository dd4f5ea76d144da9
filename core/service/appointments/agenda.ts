/** Appointments and holds in the database. */
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { DeskBlockRow } from '../desk/desk-tables.ts'
import { lockSetting } from '../store/lock-setting.ts'
import type { Tables } from '../store/tables.ts'
import type { AppointmentRow, HoldRow } from './appointment-tables.ts'
import { HOUR } from './opening.ts'
import type { Engagement } from './slots.ts'

type Changing = Transaction<Tables>

/** Above any length and travel time, so appointments further apart cannot collide. */
const REACH = 24 * HOUR

/** Makes every other change of the agenda wait until this transaction ends. A free hour therefore stays free. */
export function lockAgenda(transaction: Changing): Promise<void> {
  return lockSetting(transaction, 'agenda')
}

export function findAppointment(db: Kysely<Tables>, id: string): Promise<AppointmentRow | undefined> {
  return db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The future appointments of a visitor. */
export function appointmentsAhead(
  db: Kysely<Tables>,
  email: string,
  now: number,
): Promise<readonly AppointmentRow[]> {
  return db
    .selectFrom('appointment')
    .selectAll()
    .where('email', '=', email)
    .where(isBooked(now))
    .where('ends_at', '>', now)
    .execute()
}

/** The condition that an appointment has its hour: not cancelled, nor left unconfirmed. */
export function isBooked(now: number) {
  return (row: ExpressionBuilder<Tables, 'appointment'>) =>
    row.and([
      row('state', '<>', 'cancelled'),
      row.or([row('state', '<>', 'unconfirmed'), row('confirm_by', '>', now)]),
    ])
}

interface Period {
  readonly from: number
  readonly to: number
}

/** The appointments of a period in the order of their hours. */
export function bookedIn(
  db: Kysely<Tables>,
  { from, to }: Period,
  now: number,
): Promise<readonly AppointmentRow[]> {
  return db
    .selectFrom('appointment')
    .selectAll()
    .where(isBooked(now))
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

interface Without {
  /** The appointment that is moved, which does not block its own hours. */
  readonly appointment?: string
  /** The visitor’s own hold. */
  readonly hold?: string | undefined
}

/** All appointments, holds and blocked hours in or near a period. */
export async function takenIn(
  db: Kysely<Tables>,
  { from, to }: Period,
  {
    now,
    site,
    without = {},
  }: { readonly now: number; readonly site: ServiceSite; readonly without?: Without },
): Promise<readonly Engagement[]> {
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .where(isBooked(now))
    .where('starts_at', '>', from - REACH)
    .where('starts_at', '<', to + REACH)
    .execute()
  const holds = await db
    .selectFrom('hold')
    .selectAll()
    .where('expires_at', '>', now)
    .where('starts_at', '>', from - REACH)
    .where('starts_at', '<', to + REACH)
    .execute()
  const blocks = await db
    .selectFrom('desk_block')
    .selectAll()
    .where('ends_at', '>', from - REACH)
    .where('starts_at', '<', to + REACH)
    .execute()
  return [
    ...rows.filter(({ id }) => id !== without.appointment).map((row) => engagementOf(row, site)),
    ...holds.filter(({ id }) => id !== without.hold).map(engagementOfHold),
    ...blocks.map(engagementOfBlock),
  ]
}

/** Rows of an older version belong to the first office. */
function engagementOf(row: AppointmentRow, { offices }: Pick<ServiceSite, 'offices'>): Engagement {
  const { property, meeting, person, starts_at: start, ends_at: end } = row
  const office = row.office ?? offices[0]?.id ?? ''
  return { office, start, end, outside: isOutside({ property, meeting }), property, person }
}

function engagementOfHold({ office, outside, property, person, starts_at, ends_at }: HoldRow): Engagement {
  return { office, start: starts_at, end: ends_at, outside: outside === 1, property, person }
}

/** Hours that the desk has blocked: for one agent, who then has no appointment, or for the whole office. */
function engagementOfBlock({ office, person, starts_at, ends_at }: DeskBlockRow): Engagement {
  const closes = person === null
  return { office, start: starts_at, end: ends_at, outside: false, property: null, person, closes }
}

export function isOutside({ property, meeting }: Pick<AppointmentRow, 'property' | 'meeting'>): boolean {
  return property !== null || meeting === 'home'
}
