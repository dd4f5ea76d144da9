/** Moving and cancelling by the mailed link. Each is one change: seat, appointment and mails together, or nothing. */
import type { ServiceDeps } from '../deps.ts'
import { eraseAt } from '../submissions/retention.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { changeMails } from './appointment-mails.ts'
import type { AppointmentNews } from './appointment-mails.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { freeStarts, holdAppointment, leaveSeats, takeSeat } from './appointments.ts'
import { addDays, dayOf } from '../time-zone.ts'
import { APPOINTMENT_LENGTH, openingRules, startsWithin } from './opening.ts'

export type Changed =
  | { readonly kind: 'changed'; readonly row: AppointmentRow }
  /** Somebody else has that moment, or it cannot be booked any more. */
  | { readonly kind: 'taken' }
  /** Cancelled already, or over. */
  | { readonly kind: 'closed' }

export async function moveAppointment(deps: ServiceDeps, id: string, start: number): Promise<Changed> {
  const changed = await deps.store.write(async (transaction): Promise<Changed> => {
    const before = await holdAppointment(transaction, id)
    if (!isOpen(before, deps)) return { kind: 'closed' }
    // A second click says the same once more: there is nothing to tell anybody.
    if (before.starts_at === start) return { kind: 'changed', row: before }
    if (!startsFor(before, deps).includes(start)) return { kind: 'taken' }
    const { capacity } = openingRules(deps.config, deps.site())
    const taken = await takeSeat(transaction, { appointment: id, starts: [start], capacity })
    if (taken === undefined) return { kind: 'taken' }
    await leaveSeats(transaction, id, start)
    const ends = start + APPOINTMENT_LENGTH
    const times = { starts_at: start, ends_at: ends, erase_at: eraseAt(before.form, ends, deps.config) }
    const row = { ...before, ...times, sequence: before.sequence + 1 }
    await transaction.updateTable('appointment').set(row).where('id', '=', id).execute()
    await tell(transaction, { row, news: { kind: 'moved', before: before.starts_at } }, deps)
    return { kind: 'changed', row }
  })
  return told(changed, deps)
}

export async function cancelAppointment(deps: ServiceDeps, id: string): Promise<Changed> {
  const changed = await deps.store.write(async (transaction): Promise<Changed> => {
    const before = await holdAppointment(transaction, id)
    if (!isOpen(before, deps)) return { kind: 'closed' }
    await leaveSeats(transaction, id)
    const row: AppointmentRow = { ...before, state: 'cancelled', sequence: before.sequence + 1 }
    await transaction.updateTable('appointment').set(row).where('id', '=', id).execute()
    await tell(transaction, { row, news: { kind: 'cancelled' } }, deps)
    return { kind: 'changed', row }
  })
  return told(changed, deps)
}

/** Whether its link can still change it. */
export function isOpen(
  row: AppointmentRow | undefined,
  { now }: Pick<ServiceDeps, 'now'>,
): row is AppointmentRow {
  return row !== undefined && row.state === 'confirmed' && row.ends_at > now()
}

/** Open days to choose from: more than fit on a page are no help. */
const DAYS_SHOWN = 21

/** When an appointment could be instead, but for its own time. */
export async function freeMoments(row: AppointmentRow, deps: ServiceDeps): Promise<readonly number[]> {
  const { capacity } = openingRules(deps.config, deps.site())
  const free = await freeStarts(deps.store.db, { starts: startsFor(row, deps), capacity })
  return free.filter((start) => start !== row.starts_at)
}

function startsFor({ language }: AppointmentRow, deps: ServiceDeps): readonly number[] {
  const rules = openingRules(deps.config, deps.site())
  const today = dayOf(deps.now(), rules.zone)
  const wish = { from: today, to: addDays(today, rules.daysAhead), slots: [], language }
  const starts: number[] = []
  const days = new Set<string>()
  for (const start of startsWithin(wish, deps.now(), rules)) {
    days.add(dayOf(start, rules.zone))
    if (days.size > DAYS_SHOWN) break
    starts.push(start)
  }
  return starts
}

async function tell(
  transaction: Parameters<typeof enqueue>[0],
  told: { readonly row: AppointmentRow; readonly news: AppointmentNews },
  deps: ServiceDeps,
): Promise<void> {
  await enqueue(transaction, { submission: told.row.id, messages: changeMails(told, deps) }, deps)
}

function told(changed: Changed, { wakeOutbox }: ServiceDeps): Changed {
  if (changed.kind === 'changed') wakeOutbox()
  return changed
}
