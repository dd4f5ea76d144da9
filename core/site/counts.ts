/** Counts that a feed gives are compared with the properties, never shown (spec 3, City and WebID category). */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import { groupBy } from '../domain/group-by.ts'
import type { Text } from '../domain/locale.ts'
import type { Category, City } from '../schema/collections.ts'
import type { LinkContext } from './context.ts'
import { goalOf } from './listings.ts'
import type { LinkedProperty, LinkedSite } from './linked.ts'
import { pointAt, pointAtConfig } from './records.ts'
import type { Sourced } from './records.ts'
import { namesOf } from './towns.ts'

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

export function checkCounts(context: LinkContext, { site, cities, categories }: Counted): void {
  const { properties } = site
  const compare = (given: number | undefined, what: string, { name, found, at }: Found, field: string) => {
    if (given === undefined || given === found.length) return
    context.report(problem('AS2103', { given, found: found.length, name, what }, { at: at(field) }))
  }
  const compareGoals = (
    record: { CountSale?: number | undefined; CountRent?: number | undefined },
    found: Found,
  ) => {
    compare(record.CountSale, 'properties for sale', ofGoal(found, 'sale'), 'CountSale')
    compare(record.CountRent, 'properties for rent', ofGoal(found, 'rent'), 'CountRent')
  }
  const byTown = groupBy(properties, ({ town }) => [townKey(town.zip, town.names)])
  for (const { value: city, origins } of cities) {
    const found = byTown.get(townKey(city.Zip, city.Name)) ?? []
    const inTown = {
      name: namesOf(city.Name)[0] ?? city.Zip,
      found,
      at: (field: string) => pointAt({ origins }, field),
    }
    compare(city.PropertyCount, 'properties', inTown, 'PropertyCount')
    compareGoals(city, inTown)
  }
  const byType = groupBy(properties, ({ types }) => types)
  for (const { value: category, origins } of categories) {
    const name = namesOf(category.Name)[0] ?? String(category.WebID)
    const found = byType.get(category.WebID) ?? []
    compareGoals(category, { name, found, at: (field) => pointAt({ origins }, field) })
  }
  const [sale, rent] = site.config.search?.data?.countProperty ?? []
  const all = (index: number): Found => {
    return {
      name: 'search.json',
      found: properties,
      at: () => [pointAtConfig('search', 'data', 'countProperty', index)],
    }
  }
  compare(sale, 'properties for sale', ofGoal(all(0), 'sale'), '')
  compare(rent, 'properties for rent', ofGoal(all(1), 'rent'), '')
}

function ofGoal(all: Found, goal: 'sale' | 'rent'): Found {
  return { ...all, found: all.found.filter((property) => goalOf(property) === goal) }
}

function townKey(zip: string, names: Text): string {
  return `${zip} ${JSON.stringify(names)}`
}
