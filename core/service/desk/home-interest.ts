/** The interest in homes: views, messages, appointments, and registered searches that match. */
import type { Kysely } from 'kysely'
import { daysLong } from '../../domain/duration.ts'
import { nameIn } from '../../domain/locale.ts'
import type { DeskHome } from '../../http/desk/homes.ts'
import { LOCALES } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceProperty } from '../../schema/service-site.ts'
import { isBooked } from '../appointments/agenda.ts'
import type { ServiceDeps } from '../deps.ts'
import { siteHref } from '../pages/addresses.ts'
import { viewsOf } from '../portal/activity.ts'
import type { Views } from '../portal/activity.ts'
import { matchesOf, townsOf } from '../registered-searches/criteria.ts'
import type { Criteria } from '../registered-searches/criteria.ts'
import type { Tables } from '../store/tables.ts'
import { nameHome } from './named-home.ts'
import { addDays, dayOf, zoneOf } from '../time-zone.ts'

/** Days of the figures about interest. */
const DAYS = 30

interface Interest {
  readonly home: DeskHome
  readonly views: Views
}

export async function withInterest(
  properties: readonly ServiceProperty[],
  language: Locale,
  deps: ServiceDeps,
): Promise<readonly Interest[]> {
  const { db } = deps.store
  const ids = properties.map(({ id }) => id)
  const now = deps.now()
  const first = addDays(dayOf(now, zoneOf(deps)), 1 - DAYS)
  const views = await viewsOf(db, ids, first)
  const messages = await messagesSince(db, ids, now - daysLong(DAYS))
  const visits = await visitsAhead(db, ids, now)
  const searches = await searchesFor(properties, deps)
  return properties.map((property) => ({
    views,
    home: {
      ...publicPart(property, language, deps),
      views: views.days
        .filter((row) => row.property === property.id)
        .reduce((sum, { count }) => sum + count, 0),
      messages: messages.get(property.id) ?? 0,
      visits: visits.get(property.id) ?? 0,
      matches: searches.get(property.id) ?? 0,
    },
  }))
}

function publicPart(property: ServiceProperty, language: Locale, deps: ServiceDeps) {
  const site = deps.site()
  const { id, goal, availability, office, agent, picture, paths } = property
  return {
    ...nameHome(property, id, { language, deps }),
    goal,
    availability,
    office: office ?? null,
    agent: agent?.name ?? null,
    price: nameIn(property.prices, language, site.defaultLocale) ?? '',
    picture: picture === undefined ? null : siteHref(deps, picture),
    languages: LOCALES.filter((locale) => paths[locale] !== undefined),
    lacking: lackingIn(property),
  }
}

/** The statements of its advert that the law asks and that a home lacks. */
export function lackingIn({ duties = [] }: ServiceProperty): number {
  return duties.filter(({ due }) => due === 'advert').length
}

type Counts = ReadonlyMap<string, number>

function messagesSince(db: Kysely<Tables>, ids: readonly string[], since: number): Promise<Counts> {
  if (ids.length === 0) return Promise.resolve(new Map())
  const rows = db
    .selectFrom('submission')
    .select(({ fn }) => ['property', fn.countAll<number | string | bigint>().as('count')])
    .where('property', 'in', ids)
    .where('received_at', '>=', since)
    .groupBy('property')
    .execute()
  return rows.then(countsOf)
}

function visitsAhead(db: Kysely<Tables>, ids: readonly string[], now: number): Promise<Counts> {
  if (ids.length === 0) return Promise.resolve(new Map())
  const rows = db
    .selectFrom('appointment')
    .select(({ fn }) => ['property', fn.countAll<number | string | bigint>().as('count')])
    .where('property', 'in', ids)
    .where(isBooked(now))
    .where('starts_at', '>=', now)
    .groupBy('property')
    .execute()
  return rows.then(countsOf)
}

function countsOf(
  rows: readonly { readonly property: string | null; readonly count: number | string | bigint }[],
): Counts {
  return new Map(rows.map(({ property, count }) => [property ?? '', Number(count)]))
}

/** The number of confirmed searches that each home meets. */
async function searchesFor(
  properties: readonly ServiceProperty[],
  { store, site }: ServiceDeps,
): Promise<Counts> {
  const rows = await store.db
    .selectFrom('search')
    .select('criteria')
    .where('confirmed_at', 'is not', null)
    .where('saved', 'is', null)
    .execute()
  const towns = townsOf(site())
  const counts = new Map<string, number>()
  for (const { criteria } of rows)
    for (const { id } of matchesOf(JSON.parse(criteria) as Criteria, { properties }, towns))
      counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
