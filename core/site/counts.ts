/**
 * Compares the counts of a feed for towns, types and the search with the properties. Pages show their own
 * counts.
 */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import { groupBy } from '../domain/group-by.ts'
import { lazy } from '../domain/remembered.ts'
import type { Category, City } from '../schema/collections.ts'
import type { LinkContext } from './context.ts'
import { goalOf } from './listings.ts'
import type { LinkedProperty, LinkedSite } from './linked.ts'
import { pointAt, pointAtConfig } from './records.ts'
import type { Sourced } from './records.ts'
import { namesOf, townsAround } from './towns.ts'

interface Counted {
  readonly site: LinkedSite
  readonly cities: readonly Sourced<City>[]
  readonly categories: readonly Sourced<Category>[]
}

interface Found {
  readonly name: string
  readonly found: readonly LinkedProperty[]
  readonly at: (field: string) => readonly Pointer[]
}

interface GivenCounts {
  readonly CountSale?: number | undefined
  readonly CountRent?: number | undefined
}

/** Few sites have counts, and to group all homes takes time. */
function hasCounts(given: GivenCounts & { readonly PropertyCount?: number | undefined }): boolean {
  return [given.PropertyCount, given.CountSale, given.CountRent].some((count) => count !== undefined)
}

export function checkCounts(context: LinkContext, { site, cities, categories }: Counted): void {
  checkTowns(context, site, cities)
  checkTypes(context, site, categories)
  const at = (index: string) => [pointAtConfig('search', 'data', 'countProperty', Number(index))]
  const all = { name: 'search.json', found: site.properties, at }
  const [sale, rent] = site.config.search?.data?.countProperty ?? []
  compare(context, ofGoal(all, 'sale'), { given: sale, what: 'properties for sale', field: '0' })
  compare(context, ofGoal(all, 'rent'), { given: rent, what: 'properties for rent', field: '1' })
}

function checkTowns(context: LinkContext, { properties }: LinkedSite, cities: Counted['cities']): void {
  const byTown = lazy(() => groupBy(properties, ({ town }) => townsAround(town)))
  for (const { value: city, origins } of cities) {
    if (!hasCounts(city)) continue
    const { town } = context.towns.locate({ ...city, City: city.Name })
    // A feed counts a town by postal code.
    const found = (byTown().get(town) ?? []).filter(({ property: { Zip } }) => Zip === city.Zip)
    const inTown = {
      name: namesOf(city.Name)[0] ?? city.Zip,
      found,
      at: (field: string) => pointAt({ origins }, field),
    }
    compare(context, inTown, { given: city.PropertyCount, what: 'properties', field: 'PropertyCount' })
    compareGoals(context, inTown, city)
  }
}

function checkTypes(
  context: LinkContext,
  { properties }: LinkedSite,
  categories: Counted['categories'],
): void {
  const byType = lazy(() => groupBy(properties, ({ types }) => types))
  for (const { value: category, origins } of categories) {
    if (!hasCounts(category)) continue
    const name = namesOf(category.Name)[0] ?? String(category.WebID)
    const found = byType().get(category.WebID) ?? []
    compareGoals(context, { name, found, at: (field) => pointAt({ origins }, field) }, category)
  }
}

interface Comparison {
  readonly given: number | undefined
  /** The word of the message for the counted records. */
  readonly what: string
  readonly field: string
}

function compare(context: LinkContext, { name, found, at }: Found, { given, what, field }: Comparison): void {
  if (given === undefined || given === found.length) return
  context.report(problem('AS2103', { given, found: found.length, name, what }, { at: at(field) }))
}

function compareGoals(context: LinkContext, found: Found, { CountSale, CountRent }: GivenCounts): void {
  const sale = ofGoal(found, 'sale')
  compare(context, sale, { given: CountSale, what: 'properties for sale', field: 'CountSale' })
  const rent = ofGoal(found, 'rent')
  compare(context, rent, { given: CountRent, what: 'properties for rent', field: 'CountRent' })
}

function ofGoal(all: Found, goal: 'sale' | 'rent'): Found {
  return { ...all, found: all.found.filter((property) => goalOf(property) === goal) }
}
