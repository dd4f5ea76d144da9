/** A property as its owner sees it: the data of the site, and the additional data of the agency. */
import type { Locale } from '../../languages/codes.ts'
import type { Localised } from '../../domain/locale.ts'
import { nameIn } from '../../domain/locale.ts'
import type {
  PortalCommunication,
  PortalDocument,
  PortalEvent,
  PortalProperty,
  PortalSummary,
  PortalVisit,
} from '../../http/portal.ts'
import type { ServiceProperty, ServiceSite } from '../../schema/service-site.ts'
import type { ServiceDeps } from '../deps.ts'
import { dayOf, zoneOf } from '../time-zone.ts'
import type { Overview, Views } from './activity.ts'
import { activityOf, overviewsOf, viewsOf } from './activity.ts'
import { bookedVisits } from './booked-visits.ts'
import type { ShownVisit } from './booked-visits.ts'
import { countsOf, firstDayFor, statisticsOf } from './statistics-view.ts'
import type { CommunicationRow, EventRow, OwnerRow, PortalDocumentRow, VisitRow } from './tables.ts'

type ViewDeps = Pick<ServiceDeps, 'store' | 'site' | 'now' | 'config'>

/** Summaries in the order of the ids. */
export async function summariesOf(
  properties: readonly string[],
  language: Locale,
  deps: ViewDeps,
): Promise<readonly PortalSummary[]> {
  const now = deps.now()
  const today = dayOf(now, zoneOf(deps))
  const views = await viewsOf(deps.store.db, properties, firstDayFor(today))
  const overviews = await overviewsOf(deps.store.db, properties, now)
  return properties.map((id) => {
    const overview = overviews.get(id)
    return summaryOf(id, { language, overview, views, today, deps })
  })
}

/** A property as one of its owners sees it. */
export async function propertyOf(
  id: string,
  { id: owner, language }: Pick<OwnerRow, 'id' | 'language'>,
  deps: ViewDeps,
): Promise<PortalProperty> {
  const { db } = deps.store
  const now = deps.now()
  const today = dayOf(now, zoneOf(deps))
  const views = await viewsOf(db, [id], firstDayFor(today))
  const overview = (await overviewsOf(db, [id], now)).get(id)
  const activity = await activityOf(db, { property: id, owner })
  const booked = await bookedVisits(db, id, now)
  const site = deps.site()
  const { agent } = publicOf(site, id) ?? {}
  return {
    ...summaryOf(id, { language, overview, views, today, deps }),
    visitList: together(activity.visits, booked).map(visitOf),
    communications: activity.communications.map(communicationOf),
    statistics: statisticsOf(id, views, { today, siteName: site.name }),
    history: activity.events.map(eventOf),
    documents: activity.documents.map(documentOf),
    mayUpload: overview?.known?.may_upload === 1,
    ...(agent === undefined ? {} : { manager: agent }),
  }
}

/** The newest first. What the agency tells of a booked visit, under its id, stands for it. */
function together(told: readonly VisitRow[], booked: readonly ShownVisit[]): readonly ShownVisit[] {
  const known = new Set(told.map(({ id }) => id))
  return [...told, ...booked.filter(({ id }) => !known.has(id))].sort((left, right) => right.at - left.at)
}

interface Seen {
  readonly language: Locale
  readonly overview: Overview | undefined
  readonly views: Views
  readonly today: string
  readonly deps: ViewDeps
}

function summaryOf(id: string, { language, overview, views, today, deps }: Seen): PortalSummary {
  const site = deps.site()
  const shown = publicOf(site, id)
  const { known, planned = 0, lastAt = null } = overview ?? {}
  const titles = shown?.titles ?? (JSON.parse(known?.titles ?? '{}') as Localised<string>)
  const address = known?.address ?? nameIn(given(shown?.address ?? {}), language, site.defaultLocale)
  return {
    id,
    reference: shown?.reference ?? id,
    titles,
    ...(address === undefined ? {} : { address }),
    state: stateOf(shown),
    ...(shown?.picture === undefined ? {} : { picture: shown.picture }),
    paths: shown?.paths ?? {},
    visits: countsOf(id, views, today),
    visitsPlanned: planned,
    ...(lastAt === null ? {} : { lastActivity: dayOf(lastAt, zoneOf(deps)) }),
  }
}

function publicOf(site: ServiceSite, id: string): ServiceProperty | undefined {
  return site.properties.find((property) => property.id === id)
}

const STATES: Readonly<Record<string, PortalSummary['state']>> = {
  'for-sale': 'for-sale',
  'for-rent': 'for-rent',
  'to-take-over': 'take-over',
  'take-over': 'take-over',
  'under-option': 'under-option',
  sold: 'sold',
  'sold-out': 'sold-out',
  rented: 'rented',
}

/** A property that the site does not show counts as removed. */
function stateOf(shown: ServiceProperty | undefined): PortalSummary['state'] {
  return (shown && STATES[shown.availability]) ?? 'gone'
}

function visitOf({ id, at, state, visitor, person, feedback, interest }: ShownVisit): PortalVisit {
  return given({ id, at, state, visitor, person, feedback, interest })
}

function communicationOf({ id, at, kind, sender, subject, text }: CommunicationRow): PortalCommunication {
  return given({ id, at, kind, from: sender, subject, text })
}

function eventOf(row: EventRow): PortalEvent {
  const { id, at, type, contact, subject, comment, status, source } = row
  return given({ id, at, type, contact, subject, comment, status, source })
}

export function documentOf(row: PortalDocumentRow): PortalDocument {
  const { id, name, type, bytes } = row
  const mayDownload = row.may_download === 1
  return { id, name, type, bytes, addedAt: row.added_at, addedBy: row.added_by, mayDownload }
}

type Given<Row> = { [Key in keyof Row]: Exclude<Row[Key], null | undefined> }

/** The row without empty values. */
function given<Row extends object>(row: Row): Given<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  ) as Given<Row>
}
