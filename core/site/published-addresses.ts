/** The addresses that a site publishes, in the format of the ledger. */
import type { AddressPattern } from '../domain/addresses.ts'
import type { Availability } from '../domain/availability.ts'
import type { Localised } from '../domain/locale.ts'
import type { LedgerHome, Published } from '../ledger/ledger.ts'
import type { LinkedProperty, LinkedSite } from './linked.ts'
import { foldPath } from './routes.ts'

export function publishedBy(site: LinkedSite): Published {
  return {
    homes: new Map(site.properties.filter(hasPage).map((linked) => [linked.property.ID, homeOf(linked)])),
    withdrawn: site.withdrawn,
    projects: new Set(site.projects.filter(hasPage).map(({ project }) => project.ID)),
    pages: pagesOf(site),
    patterns: patternsOf(site),
  }
}

function hasPage({ paths }: { readonly paths: Localised<string> }): boolean {
  return Object.keys(paths).length > 0
}

const GOALS = { 0: 'sale', 1: 'rent', 2: 'take-over' } as const
const COUNTRIES = { 10: 'BE', 50: 'LU' } as const

function homeOf({ property, availability, types }: LinkedProperty): Pick<LedgerHome, 'kind' | 'state'> {
  const type = types[0] === undefined ? '' : ` ${types[0]}`
  const place = `${COUNTRIES[property.CountryID]}-${property.Zip.replace(/[^A-Za-z0-9]/g, '')}`
  const kind = `${GOALS[property.Goal]} ${place}${type}`
  return { kind, state: stateOf(availability) }
}

function stateOf(availability: Availability): LedgerHome['state'] {
  return availability === 'sold' || availability === 'rented' ? availability : 'open'
}

/** Redirect pages have no address of their own. */
function pagesOf({ pages, articles }: LinkedSite): Published['pages'] {
  const own = pages.filter(({ page }) => !page.params?.redirect)
  return new Map([...own, ...articles].filter(hasPage).map(({ original, paths }) => [original, paths]))
}

/** Patterns of the route table that contain an id, and those of list pages, which end in a number as well. */
function patternsOf({ routes, locales }: LinkedSite): readonly AddressPattern[] {
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
