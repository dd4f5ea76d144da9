/** The activity around properties: visits, communications, the history, documents, and counts of views. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { bookedAhead } from './booked-visits.ts'
import { visibleTo } from './documents.ts'
import type {
  CommunicationRow,
  EventRow,
  PortalCountRow,
  PortalDocumentRow,
  PortalPropertyRow,
  VisitRow,
} from './tables.ts'

/** The maximum of each, newest first. Longer lists would not be read, and the history has its table. */
const MOST = { visits: 500, communications: 500, events: 5000 }

interface Activity {
  readonly visits: readonly VisitRow[]
  readonly communications: readonly CommunicationRow[]
  readonly events: readonly EventRow[]
  readonly documents: readonly PortalDocumentRow[]
}

export async function activityOf(
  db: Kysely<Tables>,
  { property, owner }: { readonly property: string; readonly owner: string },
): Promise<Activity> {
  const [visits, communications, events, documents] = await Promise.all([
    db
      .selectFrom('visit')
      .selectAll()
      .where('property', '=', property)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(MOST.visits)
      .execute(),
    db
      .selectFrom('communication')
      .selectAll()
      .where('property', '=', property)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(MOST.communications)
      .execute(),
    eventsOf(db, property),
    db
      .selectFrom('portal_document')
      .selectAll()
      .where('property', '=', property)
      .where(visibleTo(owner))
      .orderBy('added_at', 'desc')
      .orderBy('id')
      .execute(),
  ])
  return { visits, communications, events, documents }
}

export function eventsOf(db: Kysely<Tables>, property: string): Promise<readonly EventRow[]> {
  return db
    .selectFrom('event')
    .selectAll()
    .where('property', '=', property)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST.events)
    .execute()
}

/** The activity in the summary of a property. */
export interface Overview {
  readonly known: PortalPropertyRow | undefined
  readonly planned: number
  /** The time of the latest event, in milliseconds. */
  readonly lastAt: number | null
}

export async function overviewsOf(
  db: Kysely<Tables>,
  properties: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Overview>> {
  if (properties.length === 0) return new Map()
  const [known, planned, latest, booked] = await Promise.all([
    db.selectFrom('portal_property').selectAll().where('id', 'in', properties).execute(),
    plannedVisits(db, properties, now),
    latestTimes(db, properties, now),
    bookedAhead(db, properties, now),
  ])
  return new Map(
    properties.map((id) => {
      const times = latest.filter(({ property }) => property === id).map(({ at }) => Number(at))
      const visits = Number(planned.find(({ property }) => property === id)?.count ?? 0)
      return [
        id,
        {
          known: known.find((row) => row.id === id),
          planned: visits + (booked.get(id) ?? 0),
          lastAt: times.length === 0 ? null : Math.max(...times),
        },
      ]
    }),
  )
}

function plannedVisits(db: Kysely<Tables>, properties: readonly string[], now: number) {
  return db
    .selectFrom('visit')
    .select(({ fn }) => ['property', fn.countAll<number | bigint | string>().as('count')])
    .where('property', 'in', properties)
    .where('state', '=', 'planned')
    .where('at', '>=', now)
    .groupBy('property')
    .execute()
}

/** The latest past time of each table for each property. */
async function latestTimes(db: Kysely<Tables>, properties: readonly string[], now: number) {
  const found = await Promise.all(
    (['visit', 'communication', 'event'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => ['property', fn.max('at').as('at')])
        .where('property', 'in', properties)
        .where('at', '<=', now)
        .groupBy('property')
        .execute(),
    ),
  )
  return found.flat()
}

/** Views of a property on a day, by source: another site by its name, or null for the site's own pages. */
export interface ViewCount extends Omit<PortalCountRow, 'portal'> {
  readonly portal: string | null
}

export interface Views {
  /** From the first requested day on. */
  readonly days: readonly ViewCount[]
  /** All-time totals by property. */
  readonly totals: ReadonlyMap<string, number>
}

export async function viewsOf(
  db: Kysely<Tables>,
  properties: readonly string[],
  from: string,
): Promise<Views> {
  if (properties.length === 0) return { days: [], totals: new Map() }
  const total = sql<number | string>`sum(count)`.as('total')
  const [elsewhere, own, ...sums] = await Promise.all([
    db
      .selectFrom('portal_count')
      .selectAll()
      .where('property', 'in', properties)
      .where('day', '>=', from)
      .execute(),
    db
      .selectFrom('page_count')
      .select(['property', 'day', 'count'])
      .where('property', 'in', properties)
      .where('day', '>=', from)
      .execute(),
    ...(['portal_count', 'page_count'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(['property', total])
        .where('property', 'in', properties)
        .groupBy('property')
        .execute(),
    ),
  ])
  const totals = new Map<string, number>()
  for (const { property, total } of sums.flat())
    totals.set(property, (totals.get(property) ?? 0) + Number(total))
  return { days: [...own.map((row) => ({ ...row, portal: null })), ...elsewhere], totals }
}
