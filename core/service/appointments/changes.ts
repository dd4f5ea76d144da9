/**
 * Moving, cancelling and answering by mailed links. Each is one transaction, which writes the appointment and
 * the mails, or nothing.
 */
import type { Transaction } from 'kysely'
import type { FreeDay } from '../../domain/free-hours.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceDeps } from '../deps.ts'
import type { OutboundMessage } from '../mail/message.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { composeWebhooks } from '../outbox/webhook.ts'
import type { Tables } from '../store/tables.ts'
import { eraseAt } from '../submissions/retention.ts'
import { findForm } from '../submissions/stored-form.ts'
import { appointmentsAhead, findAppointment, lockAgenda, takenIn } from './agenda.ts'
import { bookingMail, changeMails } from './appointment-mails.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import type { Told } from './appointment-words.ts'
import { bookedHour } from './booked-hour.ts'
import { freeHours } from './free-hours.ts'
import { isOffered } from './holds.ts'
import { bookedState, openingRules } from './opening.ts'
import { fits } from './slots.ts'
import { engagementAt } from './subject.ts'
import type { Subject } from './subject.ts'
import { isLapsed } from './unconfirmed.ts'

export type Changed =
  | { readonly kind: 'changed'; readonly row: AppointmentRow }
  /** Another visitor has that hour, or it can no longer be booked. */
  | { readonly kind: 'taken' }
  /** The appointment was cancelled, or is over. */
  | { readonly kind: 'closed' }

interface Wanted {
  readonly start: number
  /** The office needs no notice, and what it chooses is confirmed. */
  readonly by: 'visitor' | 'office'
}

export function moveAppointment(deps: ServiceDeps, id: string, { start, by }: Wanted): Promise<Changed> {
  return change(deps, id, async (before, transaction) => {
    if (before.state === 'unconfirmed') return 'taken'
    // A second click repeats the first, so no mails are sent.
    if (before.starts_at === start) return { row: before }
    const subject = subjectOf(before, deps)
    const withNotice = by === 'visitor'
    if (subject === undefined || !(await isFree(transaction, { before, subject, start, withNotice }, deps)))
      return 'taken'
    const ends = start + subject.rules.length
    const times = { starts_at: start, ends_at: ends, erase_at: eraseAt(before.form, ends, deps.config) }
    // The office has confirmed the previous hour, and not this one.
    const unanswered = subject.rules.confirm === 'office' ? 'requested' : before.state
    const state = by === 'office' ? 'confirmed' : unanswered
    const row = { ...before, ...times, state, sequence: before.sequence + 1 } as const
    return { row, told: { row, news: { kind: 'moved', before: before.starts_at } } }
  })
}

export function cancelAppointment(deps: ServiceDeps, id: string): Promise<Changed> {
  return change(deps, id, (before) => {
    const row = { ...before, state: 'cancelled', sequence: before.sequence + 1 } as const
    return Promise.resolve({ row, told: { row, news: { kind: 'cancelled', was: before.state } } })
  })
}

/**
 * The answer of the office to a request. A confirmed appointment is cancelled by `cancelAppointment` only.
 */
export function answerRequest(
  deps: ServiceDeps,
  id: string,
  answer: 'confirm' | 'decline',
): Promise<Changed> {
  return change(deps, id, (before) => {
    if (before.state !== 'requested') return Promise.resolve({ row: before })
    const isConfirmed = answer === 'confirm'
    const state = isConfirmed ? 'confirmed' : 'cancelled'
    const row = { ...before, state, sequence: before.sequence + 1 } as const
    return Promise.resolve({ row, told: { row, news: { kind: isConfirmed ? 'approved' : 'declined' } } })
  })
}

/** The visitor has pressed the button behind the link in the mail. From now on the office knows the booking. */
export function confirmBooking(deps: ServiceDeps, id: string): Promise<Changed> {
  return change(deps, id, async (before, transaction) => {
    if (before.state !== 'unconfirmed') return { row: before }
    const confirm = subjectOf(before, deps)?.rules.confirm ?? 'service'
    const row = { ...before, state: bookedState({ confirm }) }
    const told: Told = { row, news: { kind: 'made' } }
    const form = await findForm(transaction, id)
    if (form === undefined) return { row, told }
    const hooks = composeWebhooks({ ...form, booked: bookedHour(row, deps) }, deps.config)
    return { row, told, messages: [...bookingMail(row, form, deps), ...hooks] }
  })
}

interface Step {
  readonly row: AppointmentRow
  /** Absent if nothing has changed, so that no mails are sent. */
  readonly told?: Told
  /** In place of the mails about a change. */
  readonly messages?: readonly OutboundMessage[]
}

async function change(
  deps: ServiceDeps,
  id: string,
  step: (before: AppointmentRow, transaction: Transaction<Tables>) => Promise<Step | 'taken'>,
): Promise<Changed> {
  const changed = await deps.store.write(async (transaction): Promise<Changed> => {
    await lockAgenda(transaction)
    const before = await findAppointment(transaction, id)
    if (!isChangeable(before, deps)) return { kind: 'closed' }
    const made = await step(before, transaction)
    if (made === 'taken') return { kind: 'taken' }
    const { row, told, messages } = made
    if (told === undefined) return { kind: 'changed', row }
    await transaction.updateTable('appointment').set(row).where('id', '=', id).execute()
    await enqueue(transaction, { submission: id, messages: messages ?? changeMails(told, deps) }, deps)
    return { kind: 'changed', row }
  })
  if (changed.kind === 'changed') deps.wakeOutbox()
  return changed
}

/** Whether its links can still change it. */
export function isChangeable(
  row: AppointmentRow | undefined,
  { now }: Pick<ServiceDeps, 'now'>,
): row is AppointmentRow {
  return row !== undefined && row.state !== 'cancelled' && row.ends_at > now() && !isLapsed(row, now())
}

/** Number of days to choose from; more do not fit on a page. */
const DAYS_SHOWN = 21

/** The hours to which an appointment can be moved: by its visitor, or by the office, which needs no notice. */
export async function hoursToMove(
  row: AppointmentRow,
  deps: ServiceDeps,
  { by, language }: { readonly by: Wanted['by']; readonly language: Locale } = {
    by: 'visitor',
    language: row.language,
  },
): Promise<readonly FreeDay[]> {
  const found = subjectOf(row, deps)
  if (found === undefined) return []
  const without = { appointment: row.id }
  const subject = by === 'office' ? { ...found, rules: { ...found.rules, notice: 0 } } : found
  const { days } = await freeHours(subject, { language, most: DAYS_SHOWN, without }, deps)
  const own = new Date(row.starts_at).toISOString().slice(0, 16)
  return days
    .map((day) => ({ ...day, hours: day.hours.filter(({ start }) => !start.startsWith(own)) }))
    .filter(({ hours }) => hours.length > 0)
}

/**
 * The subject with the office and the agent of the appointment. Undefined if the site no longer has that
 * office.
 */
function subjectOf(row: AppointmentRow, { site: read, config }: ServiceDeps): Subject | undefined {
  const { offices } = read()
  const office = row.office === null ? offices[0] : offices.find(({ id }) => id === row.office)
  if (office === undefined) return undefined
  const { property, meeting } = row
  const person = row.person === null ? undefined : { name: row.person }
  return { property, meeting, office, person, rules: openingRules(config, office) }
}

interface Moving {
  readonly before: AppointmentRow
  readonly subject: Subject
  readonly start: number
  readonly withNotice: boolean
}

async function isFree(
  transaction: Transaction<Tables>,
  { before, subject, start, withNotice }: Moving,
  { now: clock, site }: ServiceDeps,
): Promise<boolean> {
  const now = clock()
  if (!isOffered(start, subject, { now, withNotice })) return false
  const wanted = engagementAt(start, subject)
  const others = (await appointmentsAhead(transaction, before.email, now)).filter(
    ({ id }) => id !== before.id,
  )
  if (others.some((row) => row.starts_at < wanted.end && start < row.ends_at)) return false
  const period = { from: start, to: wanted.end }
  const taken = await takenIn(transaction, period, { now, site: site(), without: { appointment: before.id } })
  return fits(wanted, taken, subject.rules)
}
