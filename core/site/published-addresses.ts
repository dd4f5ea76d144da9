/** The addresses that a site publishes, in the format of the ledger. */
import { addressHash, answerKey } from '../domain/addresses.ts'
import type { AddressPattern } from '../domain/addresses.ts'
import { projectAvailability } from '../domain/availability.ts'
import type { Availability, Goal } from '../domain/availability.ts'
import { priceOf } from '../domain/money.ts'
import { lazy } from '../domain/remembered.ts'
import { LOCALES } from '../languages/codes.ts'
import type { Localised } from '../domain/locale.ts'
import type { LedgerRecord, Published, PublishedRecord } from '../ledger/ledger.ts'
import type { Linked, LinkedProject, LinkedProperty, LinkedSite } from './linked.ts'
import { foldPath, matchRoute } from './routes.ts'
import type { RouteTable } from './routes.ts'

/** Each part is made when somebody asks for it, and once: a build asks for the homes in many places. */
export function publishedBy(linked: () => Omit<LinkedSite, 'published'>): Published {
  const homes = lazy(() => homesOf(linked()))
  const projects = lazy(
    () =>
      new Map(
        linked()
          .projects.filter(hasPage)
          .map((each) => [each.project.ID, projectOf(each)]),
      ),
  )
  const addresses = lazy(() => addressesOf(linked()))
  const pages = lazy(() => pagesOf(linked()))
  const patterns = lazy(() => patternsOf(linked()))
  return {
    get homes() {
      return homes()
    },
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

function homesOf(site: Omit<LinkedSite, 'published'>): Published['homes'] {
  return new Map(site.properties.filter(hasPage).map((each) => [each.property.ID, publishedHome(site, each)]))
}

function hasPage({ paths }: { readonly paths: Localised<string> }): boolean {
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
  const price = priceOf(property, config.rules.marqueeIgnoreList ?? [])
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

/** Addresses from which the id of the record cannot be read. */
function addressesOf({
  routes,
  properties,
  projects,
}: Pick<LinkedSite, 'routes' | 'properties' | 'projects'>): Published['addresses'] {
  return new Map([
    ...properties.flatMap((linked) => withoutId(routes, linked, linked.property)),
    ...projects.flatMap((linked) => withoutId(routes, linked, linked.project)),
  ])
}

function withoutId(
  routes: RouteTable,
  { original, paths }: Linked,
  { ID, Goal }: { readonly ID: number; readonly Goal: Goal },
): [string, readonly string[]][] {
  const patterns = matchRoute(routes, original, Goal)?.entry.paths ?? {}
  const own = LOCALES.filter((locale) => !patterns[locale]?.includes('{id}')).flatMap(
    (locale) => paths[locale] ?? [],
  )
  const kind = foldPath(original).startsWith('/project/') ? 'project' : 'property'
  return own.length === 0 ? [] : [[answerKey(kind, ID), own.map(addressHash)]]
}

function stateOf(availability: Availability): LedgerRecord['state'] {
  return availability === 'sold' || availability === 'rented' ? availability : 'open'
}

/** Pages that redirect as well: a link to one must outlive a change of its address. */
function pagesOf({ pages, articles }: Pick<LinkedSite, 'pages' | 'articles'>): Published['pages'] {
  return new Map([...pages, ...articles].filter(hasPage).map(({ original, paths }) => [original, paths]))
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
