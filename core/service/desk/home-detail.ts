/** One home: the interest in it by day and source, visits with their remarks, owners and open-house days. */
import { nameIn } from '../../domain/locale.ts'
import type { DeskHomeDetail } from '../../http/desk/homes.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceProperty } from '../../schema/service-site.ts'
import type { ServiceDeps } from '../deps.ts'
import { withInterest } from './home-interest.ts'
import { openDaysOf } from './open-days.ts'

const MOST_VISITS = 100

export async function homeDetail(
  property: ServiceProperty,
  language: Locale,
  deps: ServiceDeps,
): Promise<DeskHomeDetail> {
  const { id } = property
  const { visits, owners, reported } = await rowsOf(id, deps)
  const [interest] = await withInterest([property], language, deps)
  if (interest === undefined) throw new Error(`no interest in home ${id}`)
  return {
    ...interest.home,
    address: nameIn(property.address, language, deps.site().defaultLocale) ?? null,
    pictures: property.pictures ?? null,
    duties: property.duties?.map(({ id, due, since }) => ({ id, due, since: since ?? null })) ?? null,
    viewsByDay: interest.views.days.map(({ day, portal, count }) => ({ day, source: portal, count })),
    totalViews: interest.views.totals.get(id) ?? 0,
    visited: visits.map(({ id: visit, at, visitor: name, state, feedback }) => ({
      id: visit,
      at,
      visitor: name,
      state,
      remark: feedback,
    })),
    owners: owners.map(({ disabled_at, ...owner }) => ({ ...owner, isDisabled: disabled_at !== null })),
    reportedAt: reported?.at ?? null,
    openDays: await openDaysOf(property, language, deps),
  }
}

async function rowsOf(id: string, { store: { db } }: Pick<ServiceDeps, 'store'>) {
  const visits = await db
    .selectFrom('visit')
    .selectAll()
    .where('property', '=', id)
    .orderBy('at', 'desc')
    .limit(MOST_VISITS)
    .execute()
  const owners = await db
    .selectFrom('owner')
    .innerJoin('owner_property', 'owner_property.owner', 'owner.id')
    .select(['owner.id', 'owner.name', 'owner.email', 'owner.disabled_at'])
    .where('owner_property.property', '=', id)
    .orderBy('owner.name')
    .execute()
  const reported = await db
    .selectFrom('desk_audit')
    .select('at')
    .where('action', '=', 'report-sent')
    .where('subject', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { visits, owners, reported }
}
