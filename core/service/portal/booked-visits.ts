/**
 * Visits that visitors booked on the site. The owner sees them at once, beside those of the agency's own
 * software.
 */
import type { Kysely } from 'kysely'
import type { AppointmentRow } from '../appointments/appointment-tables.ts'
import type { Tables } from '../store/tables.ts'
import type { VisitRow } from './tables.ts'
import { visitorName } from './visitor-name.ts'

/** A visit with the agent who receives the visitor, as far as the service knows. */
export type ShownVisit = VisitRow & { readonly person?: string | null }

export async function bookedVisits(
  db: Kysely<Tables>,
  property: string,
  now: number,
): Promise<readonly ShownVisit[]> {
  const rows = await db
    .selectFrom('appointment')
    .select(['id', 'name', 'person', 'starts_at', 'ends_at', 'state'])
    .where('property', '=', property)
    .where((row) => row.or([row('state', '<>', 'unconfirmed'), row('confirm_by', '>', now)]))
    .execute()
  return rows.map(({ id, name, person, starts_at, ends_at, state }) => ({
    id,
    property,
    at: starts_at,
    state: shownState(state, ends_at <= now),
    visitor: visitorName(name),
    person,
    feedback: null,
    interest: null,
  }))
}

/** The number of future visits, by property. */
export async function bookedAhead(
  db: Kysely<Tables>,
  properties: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('appointment')
    .select(({ fn }) => ['property', fn.countAll<number | bigint | string>().as('count')])
    .where('property', 'in', properties)
    .where('state', '=', 'confirmed')
    .where('starts_at', '>=', now)
    .groupBy('property')
    .execute()
  return new Map(rows.map(({ property, count }) => [property ?? '', Number(count)]))
}

/** A request that the office never answered is no visit, and one that waits for its visitor is a request. */
function shownState(state: AppointmentRow['state'], isOver: boolean): VisitRow['state'] {
  if (state === 'confirmed') return isOver ? 'done' : 'planned'
  return isOver || state === 'cancelled' ? 'cancelled' : 'requested'
}
