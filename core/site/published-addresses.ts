/** The addresses that a site publishes, in the format of the ledger. */
import { addressHash, answerKey } from '../domain/addresses.ts'
import type { AddressPattern } from '../domain/addresses.ts'
import { projectAvailability } from '../domain/availability.ts'
import type { Availability, Goal } from '../domain/availability.ts'
import { filtered, indexed, valuesByKey } from '../domain/incremental-lists.ts'
import type { Filtered, Indexed } from '../domain/incremental-lists.ts'
import { priceOf } from '../domain/money.ts'
import { mapped } from '../domain/mapped.ts'
import type { Mapped } from '../domain/mapped.ts'
import { lazy } from '../domain/remembered.ts'
import { LOCALES } from '../languages/codes.ts'
import type { Localised } from '../domain/locale.ts'
import type { LedgerRecord, Published, PublishedRecord } from '../ledger/ledger.ts'
import type { Linked, LinkedProject, LinkedProperty, LinkedSite } from './linked.ts'
import { foldPath, matchRoute } from './routes.ts'
import type { RouteTable } from './routes.ts'

/** The records of homes with a page, and of all homes the addresses without an id. */
export interface PublishedHomes {
  readonly withPage: Filtered<LinkedProperty>
  readonly byId: Indexed<number, LinkedProperty>
  readonly records: Mapped<LinkedProperty, PublishedRecord>
  readonly addresses: Mapped<LinkedProperty, readonly WithoutId[]>
}

type WithoutId = readonly [key: string, hashes: readonly string[]]

interface Homes {
  readonly properties: readonly LinkedProperty[]
  readonly before: PublishedHomes | undefined
}

export function publishedHomes(
  { config, routes }: Pick<LinkedSite, 'config' | 'routes'>,
  { properties, before }: Homes,
): PublishedHomes {
  const withPage = filtered(properties, hasAddress, before?.withPage)
  return {
    withPage,
    byId: indexed(withPage.list, ({ property }) => property.ID, before?.byId),
    records: mapped(withPage.list, {
      make: (linked) => publishedHome({ config }, linked),
      around: [config.rules],
      before: before?.records,
    }),
    addresses: mapped(properties, {
      make: (linked) => withoutId(routes, linked, linked.property),
      around: [routes],
      before: before?.addresses,
    }),
  }
}

/** Each part is made once, when it is first needed, because a build reads the homes in many places. */
export function publishedBy(
  linked: () => Omit<LinkedSite, 'published'>,
  { byId, records, addresses: ofHomes }: PublishedHomes,
): Published {
  const projects = lazy(
    () =>
      new Map(
        linked()
          .projects.filter(hasAddress)
          .map((each) => [each.project.ID, projectOf(each)]),
      ),
  )
  const addresses = lazy(() => {
    const { routes, projects: all } = linked()
    return new Map([
      ...ofHomes.results.flat(),
      ...all.flatMap((each) => withoutId(routes, each, each.project)),
    ])
  })
  const pages = lazy(() => pagesOf(linked()))
  const patterns = lazy(() => patternsOf(linked()))
  return {
    homes: valuesByKey(byId, records.results),
    get withdrawn() {
      return linked().withdrawn
    },
    get projects() {
      return projects()
    },
    get addresses() {
      return addresses()
    },
    get pages() {
      return pages()
    },
    get patterns() {
      return patterns()
    },
  }
}

export function hasAddress({ paths }: { readonly paths: Localised<string> }): boolean {
  return Object.keys(paths).length > 0
}

const GOALS = { 0: 'sale', 1: 'rent', 2: 'take-over' } as const
const COUNTRIES = { 10: 'BE', 50: 'LU' } as const

/** Pages of sold homes show no price, whatever their record contains. */
export function publishedHome(
  { config }: Pick<LinkedSite, 'config'>,
  { property, availability, types }: LinkedProperty,
): PublishedRecord {
  const kind = kindOfRecord(property, types[0])
  const state = stateOf(availability)
  if (state !== 'open') return { kind, state }
  const price = priceOf(property, config.rules)
  return { kind, state, price: price.kind === 'amount' ? price.amount : null }
}

/** A project ends as its homes did. */
function projectOf({ project, units }: LinkedProject): PublishedRecord {
  const isSoldOut = projectAvailability(units.map(({ availability }) => availability)) === 'sold-out'
  const state = !isSoldOut ? 'open' : project.Goal === 1 ? 'rented' : 'sold'
  return { kind: kindOfRecord(project, project.WebID), state }
}

interface Placed {
  readonly Goal: Goal
  readonly CountryID: keyof typeof COUNTRIES
  readonly Zip: string
}

function kindOfRecord({ Goal, CountryID, Zip }: Placed, type: number | undefined): string {
  const place = `${COUNTRIES[CountryID]}-${Zip.replace(/[^A-Za-z0-9]/g, '')}`
  return `${GOALS[Goal]} ${place}${type === undefined ? '' : ` ${type}`}`
}

const NONE: readonly WithoutId[] = []

/** Addresses from which the id of the record cannot be read. */
function withoutId(
  routes: RouteTable,
  { original, paths }: Linked,
  { ID, Goal }: { readonly ID: number; readonly Goal: Goal },
): readonly WithoutId[] {
  const patterns = matchRoute(routes, original, Goal)?.entry.paths ?? {}
  const own = LOCALES.filter((locale) => !patterns[locale]?.includes('{id}')).flatMap(
    (locale) => paths[locale] ?? [],
  )
  const kind = foldPath(original).startsWith('/project/') ? 'project' : 'property'
  return own.length === 0 ? NONE : [[answerKey(kind, ID), own.map(addressHash)]]
}

function stateOf(availability: Availability): LedgerRecord['state'] {
  return availability === 'sold' || availability === 'rented' ? availability : 'open'
}

/** Pages that redirect as well: a link to one must outlive a change of its address. */
function pagesOf({ pages, articles }: Pick<LinkedSite, 'pages' | 'articles'>): Published['pages'] {
  return new Map([...pages, ...articles].filter(hasAddress).map(({ original, paths }) => [original, paths]))
}

/** Patterns of the route table that contain an id, and those of list pages, which end in a number as well. */
function patternsOf({ routes, locales }: Pick<LinkedSite, 'routes' | 'locales'>): readonly AddressPattern[] {
  return routes.patterns.flatMap(({ original, paths }) =>
    locales.flatMap((locale): AddressPattern[] => {
      const path = paths[locale]
      const kind = path === undefined ? undefined : kindOf(original, path)
      return path === undefined || kind === undefined ? [] : [{ kind, locale, path }]
    }),
  )
}

function kindOf(original: string, path: string): AddressPattern['kind'] | undefined {
  if (path.includes('{page}')) return 'list'
  if (!path.includes('{id}')) return undefined
  return KINDS.get(foldPath(original))
}

const KINDS = new Map<string, AddressPattern['kind']>([
  ['/property/{id}/', 'property'],
  ['/project/{id}/', 'project'],
])
