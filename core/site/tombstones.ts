/** Removed homes whose addresses still show how they ended. */
import { calendarDate, monthsLater } from '../domain/calendar-date.ts'
import type { ListingGoal } from '../domain/listing.ts'
import { endOf } from '../ledger/ledger.ts'
import type { LedgerHome, Past } from '../ledger/ledger.ts'
import type { HomeEnd } from '../schema/ledger.ts'
import type { LinkedSite, Town } from './linked.ts'
import { publishedBy } from './published-addresses.ts'

/** Removed homes of one kind with the same end, which share a page. */
export interface Tombstone {
  readonly end: HomeEnd
  readonly goal: ListingGoal
  readonly type: number | undefined
  readonly town: Town | undefined
  /** The kind in the format of the ledger. */
  readonly kind: string
  readonly ids: readonly number[]
}

const DEFAULT_MONTHS = 12

export function tombstonesOf(site: LinkedSite, past: Past): readonly Tombstone[] {
  const groups = new Map<
    string,
    { readonly home: LedgerHome; readonly end: HomeEnd; readonly ids: number[] }
  >()
  for (const [id, { home, end, day }] of goneFrom(site, past)) {
    if (untilOf(site, day) <= past.today) continue
    const key = `${end} ${home.kind}`
    const group = groups.get(key) ?? { home, end, ids: [] }
    group.ids.push(id)
    groups.set(key, group)
  }
  const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1))
  const towns = townsOfStock(site)
  return sorted.map(
    ([
      ,
      {
        home: { kind },
        end,
        ids,
      },
    ]) => ({ ...placeOf(site, kind, towns), end, kind, ids }),
  )
}

/** The next day on which the answer at an address of a removed home changes; null if there is none. */
export function nextEnd(site: LinkedSite, past: Past): string | null {
  let next: string | null = null
  for (const [, { day }] of goneFrom(site, past)) {
    const until = untilOf(site, day)
    if (until > past.today && (next === null || until < next)) next = until
  }
  return next
}

interface Gone {
  readonly home: LedgerHome
  readonly end: HomeEnd
  readonly day: string
}

function* goneFrom(site: LinkedSite, { ledger, today }: Past): Iterable<readonly [number, Gone]> {
  const published = publishedBy(site)
  for (const [id, home] of ledger.homes) {
    if (published.homes.has(id)) continue
    // The ledger does not contain the removals of this build yet.
    const { day, end } = home.removed ?? { day: today, end: endOf(id, home, published) }
    yield [id, { home, end, day }]
  }
}

/** The first day on which the end of a home is no longer shown. */
function untilOf({ config }: LinkedSite, day: string): string {
  const months = config.redirects?.tombstoneMonths ?? DEFAULT_MONTHS
  const date = calendarDate(day)
  return date === null ? day : monthsLater(date, months).toISOString().slice(0, 10)
}

function placeOf(
  site: LinkedSite,
  kind: string,
  ofStock: ReadonlyMap<string, Town | undefined>,
): Pick<Tombstone, 'goal' | 'type' | 'town'> {
  const [goal, place = '', type] = kind.split(' ')
  const [country, zip = ''] = place.split('-')
  return {
    goal: goal === 'rent' ? 'rent' : 'sale',
    type: type === undefined ? undefined : Number(type),
    town: site.townsByZip(country === 'LU' ? 50 : 10, zip) ?? ofStock.get(place),
  }
}

/** Towns by place, in the format of the ledger, for homes in a town that the content does not list. */
function townsOfStock({ properties }: LinkedSite): ReadonlyMap<string, Town | undefined> {
  const towns = new Map<string, Town | undefined>()
  for (const { town } of properties) {
    const place = `${town.countryId === 50 ? 'LU' : 'BE'}-${town.zip}`
    towns.set(place, towns.has(place) && towns.get(place) !== town ? undefined : town)
  }
  return towns
}
