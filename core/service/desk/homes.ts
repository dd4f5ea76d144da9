/** The published homes of the member's offices, with the interest in them. */
import type { Kysely } from 'kysely'
import { daysLong } from '../../domain/duration.ts'
import { nameIn } from '../../domain/locale.ts'
import { HOME_ENDPOINTS } from '../../http/desk/homes.ts'
import type { DeskHome } from '../../http/desk/homes.ts'
import { LOCALES } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceProperty, ServiceSite } from '../../schema/service-site.ts'
import { isBooked } from '../appointments/agenda.ts'
import type { ServiceDeps } from '../deps.ts'
import { siteHref } from '../pages/addresses.ts'
import { viewsOf } from '../portal/activity.ts'
import type { Views } from '../portal/activity.ts'
import { matchesOf, townsOf } from '../registered-searches/criteria.ts'
import type { Criteria } from '../registered-searches/criteria.ts'
import type { Tables } from '../store/tables.ts'
import { addDays, dayOf, zoneOf } from '../time-zone.ts'
import type { Call, Handlers } from './call.ts'
import { refused } from './call.ts'
import { openDaysOf } from './open-days.ts'
import { ownerHandlers } from './owners.ts'
import { notTheirs, seesOffice } from './sight.ts'

type Endpoints = typeof HOME_ENDPOINTS

const AT_ONCE = 100
/** Days of the figures about interest. */
const DAYS = 30

export const homeHandlers: Handlers<Endpoints> = { homes: list, home: detail, ...ownerHandlers }

async function list({ query, visitor: { member }, deps }: Call<Endpoints['homes']>) {
  const site = deps.site()
  const words = (query.search ?? '').toLowerCase().split(/\s+/)
  const found = site.properties
    .filter((home) => seesOffice(member, home.office, site))
    .filter((home) => query.office === undefined || seesOffice({ office: query.office }, home.office, site))
    .filter((home) => words.every((word) => textOf(home, member.language, site).includes(word)))
    .toSorted((one, other) => byId(one.id, other.id))
  const rest = found.filter(({ id }) => query.after === undefined || byId(query.after, id) < 0)
  const page = rest.slice(0, AT_ONCE)
  const homes = await withInterest(page, member.language, deps)
  return {
    homes: homes.map(({ home }) => home),
    next: rest.length > AT_ONCE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** The newest ids first. */
function byId(one: string, other: string): number {
  return Number(other) - Number(one)
}

function textOf(
  { id, reference, titles, address, towns }: ServiceProperty,
  language: Locale,
  site: ServiceSite,
): string {
  const parts = [titles, address, towns].map((text) => nameIn(text, language, site.defaultLocale) ?? '')
  return [id, reference, ...parts].join(' ').toLowerCase()
}

interface Interest {
  readonly home: DeskHome
  readonly views: Views
}

async function withInterest(
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
  const { id, reference, goal, availability, office, agent, picture, paths } = property
  const named = (text: ServiceProperty['titles']) => nameIn(text, language, site.defaultLocale)
  const path = named(paths)
  return {
    id,
    reference,
    goal,
    availability,
    title: named(property.titles) ?? reference,
    office: office ?? null,
    agent: agent?.name ?? null,
    price: named(property.prices) ?? '',
    href: path === undefined ? null : siteHref(deps, path),
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
    .execute()
  const towns = townsOf(site())
  const counts = new Map<string, number>()
  for (const { criteria } of rows)
    for (const { id } of matchesOf(JSON.parse(criteria) as Criteria, { properties }, towns))
      counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

async function detail(call: Call<Endpoints['home']>) {
  const { param, visitor, deps } = call
  const { member } = visitor
  const id = param('home')
  const site = deps.site()
  const property = site.properties.find((home) => home.id === id)
  if (property === undefined) return refused('not-found')
  if (!seesOffice(member, property.office, site)) return notTheirs(call, id)
  const [found] = await withInterest([property], member.language, deps)
  if (found === undefined) return refused('not-found')
  const { db } = deps.store
  const visits = await db
    .selectFrom('visit')
    .selectAll()
    .where('property', '=', id)
    .orderBy('at', 'desc')
    .limit(100)
    .execute()
  const owners = await db
    .selectFrom('owner')
    .innerJoin('owner_property', 'owner_property.owner', 'owner.id')
    .select(['owner.id', 'owner.name', 'owner.email'])
    .where('owner_property.property', '=', id)
    .orderBy('owner.name')
    .execute()
  return {
    ...found.home,
    address: nameIn(property.address, member.language, site.defaultLocale) ?? null,
    pictures: property.pictures ?? null,
    duties: property.duties?.map(({ id, due, since }) => ({ id, due, since: since ?? null })) ?? null,
    viewsByDay: found.views.days.map(({ day, portal, count }) => ({ day, source: portal, count })),
    totalViews: found.views.totals.get(id) ?? 0,
    visited: visits.map(({ id: visit, at, visitor: name, state, feedback }) => ({
      id: visit,
      at,
      visitor: name,
      state,
      remark: feedback,
    })),
    owners,
    openDays: await openDaysOf(property, member.language, deps),
  }
}
