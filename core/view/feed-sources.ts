/**
 * The reads of feeds beside the records of a site: the day since which records are offered, and the newest records of
 * a list.
 */
import { dayAt, instantOf } from '../domain/moment.ts'
import { indexed, replacedPlaces, valuesByKey } from '../domain/incremental-lists.ts'
import type { Indexed } from '../domain/incremental-lists.ts'
import { mappedPairs } from '../domain/mapped.ts'
import type { MappedPairs } from '../domain/mapped.ts'
import { lazy } from '../domain/remembered.ts'
import { sameData } from '../domain/same-data.ts'
import { latestOf, newestFirst } from '../feeds/feed.ts'
import { marketAfter } from '../ledger/offer.ts'
import type { MarketRecord } from '../ledger/market.ts'
import type { Past } from '../ledger/ledger.ts'
import type { LinkedProject, LinkedProperty, LinkedSite } from '../site/linked.ts'
import { isSold } from '../site/listings.ts'
import { publishedHome } from '../site/published-addresses.ts'

/** ISO dates. */
export interface OfferDates {
  readonly published: string
  /** The day of the latest change that readers are told of: of the record, or of the price that its page shows. */
  readonly updated: string
}

/** The newest available homes of a list. */
export interface Newest {
  readonly ids: readonly number[]
  /** The date of the newest of these, or of the whole list if all of it is sold; absent if nothing has a date. */
  readonly updated?: string
}

interface RecordName {
  readonly record: 'property' | 'project'
  readonly id: number
}

interface DatedHome extends OfferDates {
  readonly id: number
}

type Group = readonly LinkedProperty[]

/** The dates of the homes of a site, and the newest homes of lists, which are found when they are first needed. */
export interface DatedOffers {
  readonly byId: Indexed<number, LinkedProperty>
  readonly homes: MappedPairs<LinkedProperty, MarketRecord | undefined, DatedHome | undefined>
  readonly newest: Map<Group, Newest>
}

interface Dated {
  readonly site: LinkedSite
  readonly past?: Past | undefined
}

/** `before` are those of the plan before. */
export function datedOffers({ site, past }: Dated, before: DatedOffers | undefined): DatedOffers {
  const { ledger, today } = past ?? {}
  const records = site.properties.map(({ property }) => ledger?.market.get(property.ID))
  const homes = mappedPairs(site.properties, records, {
    make: (linked) => homeDates(site, past, linked),
    around: [site.config.rules, ledger?.homes, ledger?.lastDay === null, today],
    before: before?.homes,
  })
  const byId = indexed(site.properties, ({ property }) => property.ID, before?.byId)
  return { byId, homes, newest: new Map(before && sameNewest(before, homes)) }
}

/** The newest homes of lists whose homes all stayed, with their dates. */
function sameNewest({ homes, newest }: DatedOffers, now: DatedOffers['homes']): DatedOffers['newest'] {
  const places = replacedPlaces(homes.items, now.items)
  const dates = replacedPlaces(homes.results, now.results)
  if (places === null || dates === null || places.length + dates.length > FEW) return new Map()
  const changed = [...places, ...dates].map((place) => homes.items[place] as LinkedProperty)
  return new Map([...newest].filter(([group]) => !changed.some((home) => group.includes(home))))
}

/** More homes are not searched for in each list. */
const FEW = 32

/** `subjects` are the lists by the names of core/view/site-sources.ts. */
export function feedSources(
  { site, past }: Dated,
  {
    subjects,
    dated,
  }: { readonly subjects: () => ReadonlyMap<string, Group>; readonly dated: () => DatedOffers },
) {
  const homes = lazy(() => valuesByKey(dated().byId, dated().homes.results))
  const projects = lazy(
    () => new Map(site.projects.map((linked) => [linked.project.ID, projectDates(past, linked)])),
  )
  return {
    dates: {
      name: 'dates of offer',
      of(record: string): OfferDates | undefined {
        const { record: kind, id } = recordNamed(record)
        if (kind === 'project') return projects().get(id)
        const dates = homes().get(id)
        return dates && { published: dates.published, updated: dates.updated }
      },
      textOf: json,
      isSame: sameData,
    },
    newest: {
      name: 'newest of list',
      of(subject: string): Newest | undefined {
        const group = subjects().get(subject)
        if (group === undefined) return undefined
        // Most lists are the same in each language, as one object.
        const { newest } = dated()
        const found = newest.get(group) ?? newestOf(group, homes())
        newest.set(group, found)
        return found
      },
      textOf: json,
      isSame: sameData,
    },
    /** The records that have open-house days, past ones included: the calendar asks each for its own. */
    openHouses: { name: 'records with open-house days', of: () => openHousesOf(site), textOf: json },
  }
}

/** The record of a subject such as `property/4127`. */
export function recordNamed(subject: string): RecordName {
  const slash = subject.indexOf('/')
  const record = subject.startsWith('project/') ? 'project' : 'property'
  return { record, id: Number(subject.slice(slash + 1)) }
}

function json(value: unknown): string {
  return JSON.stringify(value)
}

function newestOf(group: Group, dates: ReadonlyMap<number, DatedHome | undefined>): Newest {
  const datesIn = (homes: Group) => homes.flatMap(({ property }) => dates.get(property.ID) ?? [])
  const newest = newestFirst(datesIn(group.filter((home) => !isSold(home))))
  const updated = latestOf((newest.length > 0 ? newest : datesIn(group)).map((each) => each.updated))
  return { ids: newest.map(({ id }) => id), ...(updated !== undefined && { updated }) }
}

/** The offer of a home as the ledger has it after this publication. */
export function offerOf(site: LinkedSite, past: Past, linked: LinkedProperty): MarketRecord | undefined {
  const { ID } = linked.property
  // A home without a page is none that the site publishes.
  return marketAfter(past, ID, site.published.homes.get(ID) ?? publishedHome(site, linked))
}

/** The ledger knows since when a home without a date is published; the price of the first day is no change. */
function homeDates(site: LinkedSite, past: Past | undefined, linked: LinkedProperty): DatedHome | undefined {
  const { property } = linked
  const offer = past && offerOf(site, past, linked)
  const seen = past && (past.ledger.homes.get(property.ID)?.firstSeen ?? past.today)
  const changed = offer?.prices.slice(1).at(-1)?.day
  const dates = datesOf(property, { since: offer?.since ?? seen, changed })
  return dates && { id: property.ID, ...dates }
}

function projectDates(past: Past | undefined, { project }: LinkedProject): OfferDates | undefined {
  return datesOf(project, { since: past && (past.ledger.projects.get(project.ID)?.firstSeen ?? past.today) })
}

interface DatedRecord {
  readonly CreatedDate?: string | undefined
  readonly LastChangedDate?: string | undefined
  readonly publishAt?: string | undefined
}

function datesOf(
  { CreatedDate, LastChangedDate, publishAt }: DatedRecord,
  { since, changed }: { readonly since?: string | undefined; readonly changed?: string | undefined },
): OfferDates | undefined {
  const begin = publishAt === undefined ? undefined : dayAt(instantOf(publishAt))
  const published = latestOf([CreatedDate, begin]) ?? since
  if (published === undefined) return undefined
  return { published, updated: latestOf([published, LastChangedDate, changed]) ?? published }
}

function openHousesOf({ properties, projects }: LinkedSite): readonly RecordName[] {
  return [
    ...properties.flatMap(({ property: { ID, openHouse } }): readonly RecordName[] =>
      openHouse === undefined ? [] : [{ record: 'property', id: ID }],
    ),
    ...projects.flatMap(({ project: { ID, openHouse } }): readonly RecordName[] =>
      openHouse === undefined ? [] : [{ record: 'project', id: ID }],
    ),
  ]
}
