/** Removed homes and projects whose addresses still show how they ended. */
import type { RecordKind } from '../domain/addresses.ts'
import { calendarDate, monthsLater } from '../domain/calendar-date.ts'
import { lazy } from '../domain/remembered.ts'
import type { ListingGoal } from '../domain/listing.ts'
import { endOf } from '../ledger/ledger.ts'
import type { LedgerRecord, Past } from '../ledger/ledger.ts'
import type { RecordEnd } from '../schema/ledger.ts'
import type { LinkedSite, Town } from './linked.ts'
import { byCodeUnit } from './listings.ts'

/** Removed homes, or projects, of one kind with the same end, which share a page. */
export interface Tombstone {
  readonly record: RecordKind
  readonly end: RecordEnd
  readonly goal: ListingGoal
  readonly type: number | undefined
  readonly town: Town | undefined
  /** The kind in the format of the ledger. */
  readonly kind: string
  readonly ids: readonly number[]
}

const DEFAULT_MONTHS = 12

export function tombstonesOf(site: LinkedSite, past: Past): readonly Tombstone[] {
  const groups = new Map<string, { readonly gone: Omit<Gone, 'id' | 'day'>; readonly ids: number[] }>()
  for (const { id, day, ...gone } of goneFrom(site, past)) {
    if (untilOf(site, day) <= past.today) continue
    const key = tombstoneKey(gone)
    const group = groups.get(key) ?? { gone, ids: [] }
    group.ids.push(id)
    groups.set(key, group)
  }
  const sorted = [...groups].sort(([one], [other]) => byCodeUnit(one, other))
  const towns = lazy(() => townsOfStock(site))
  return sorted.map(([, { gone, ids }]) => ({ ...placeOf(site, gone.kind, towns), ...gone, ids }))
}

/** Homes and projects with the same key share a page. */
export function tombstoneKey({ record, end, kind }: Pick<Tombstone, 'record' | 'end' | 'kind'>): string {
  return `${record === 'project' ? 'project ' : ''}${end} ${kind}`
}

/** The next day on which the answer at an address of a removed record changes; null if there is none. */
export function nextEnd(site: LinkedSite, past: Past): string | null {
  const ends = goneFrom(site, past).map(({ day }) => untilOf(site, day))
  return ends.filter((until) => until > past.today).sort()[0] ?? null
}

interface Gone extends Pick<Tombstone, 'record' | 'end' | 'kind'> {
  readonly id: number
  readonly day: string
}

function goneFrom({ published }: LinkedSite, { ledger, today }: Past): readonly Gone[] {
  const gone: Gone[] = []
  const addMissing = (
    record: RecordKind,
    before: ReadonlyMap<number, LedgerRecord>,
    now: ReadonlyMap<number, unknown>,
  ) =>
    before.forEach((known, id) => {
      if (now.has(id)) return
      const isWithdrawn = record === 'property' && published.withdrawn.has(id)
      // The ledger does not contain the removals of this build yet.
      const { day, end } = known.removed ?? { day: today, end: endOf(known, isWithdrawn) }
      gone.push({ record, end, kind: known.kind, id, day })
    })
  addMissing('property', ledger.homes, published.homes)
  addMissing('project', ledger.projects, published.projects)
  return gone
}

/** The first day on which the end of a record is no longer shown. */
function untilOf({ config }: LinkedSite, day: string): string {
  const months = config.redirects?.tombstoneMonths ?? DEFAULT_MONTHS
  const date = calendarDate(day)
  return date === null ? day : monthsLater(date, months).toISOString().slice(0, 10)
}

function placeOf(
  site: LinkedSite,
  kind: string,
  ofStock: () => ReadonlyMap<string, Town | undefined>,
): Pick<Tombstone, 'goal' | 'type' | 'town'> {
  const [goal, place = '', type] = kind.split(' ')
  const [country, zip = ''] = place.split('-')
  return {
    goal: goal === 'rent' ? 'rent' : 'sale',
    type: type === undefined ? undefined : Number(type),
    town: site.townsByZip(country === 'LU' ? 50 : 10, zip) ?? ofStock().get(place),
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
