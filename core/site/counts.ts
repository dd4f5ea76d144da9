/** Counts that a feed gives are compared with the properties, never shown (spec 3, City and WebID category). */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { Category, City } from '../schema/collections.ts'
import type { LinkContext } from './context.ts'
import { goalOf } from './listings.ts'
import type { LinkedProperty, LinkedSite } from './linked.ts'
import { pointAt, pointAtConfig } from './records.ts'
import type { Sourced } from './records.ts'
import { namesOf } from './towns.ts'

export function checkCounts(
  context: LinkContext,
  { site, cities, categories }: { site: LinkedSite; cities: readonly Sourced<City>[]; categories: readonly Sourced<Category>[] },
): void {
  const compare = (given: number | undefined, found: number, where: { name: string; what: string; at: readonly Pointer[] }) => {
    if (given === undefined || given === found) return
    context.report(problem('AS2103', { given, found, name: where.name, what: where.what }, { at: where.at }))
  }
  const byGoal = (properties: readonly LinkedProperty[], goal: 'sale' | 'rent') =>
    properties.filter((property) => goalOf(property) === goal).length

  for (const { value: city, origins } of cities) {
    const name = namesOf(city.Name)[0] ?? city.Zip
    const inCity = site.properties.filter(({ town }) => town.zip === city.Zip && town.names === city.Name)
    compare(city.PropertyCount, inCity.length, { name, what: 'properties', at: pointAt({ origins }, 'PropertyCount') })
    compare(city.CountSale, byGoal(inCity, 'sale'), { name, what: 'sale', at: pointAt({ origins }, 'CountSale') })
    compare(city.CountRent, byGoal(inCity, 'rent'), { name, what: 'rent', at: pointAt({ origins }, 'CountRent') })
  }
  for (const { value: category, origins } of categories) {
    const name = namesOf(category.Name)[0] ?? String(category.WebID)
    const ofType = site.properties.filter(({ types }) => types.includes(category.WebID))
    compare(category.CountSale, byGoal(ofType, 'sale'), { name, what: 'sale', at: pointAt({ origins }, 'CountSale') })
    compare(category.CountRent, byGoal(ofType, 'rent'), { name, what: 'rent', at: pointAt({ origins }, 'CountRent') })
  }
  const [sale, rent] = site.config.search?.data?.countProperty ?? []
  const at = (index: number) => [pointAtConfig('search', 'data', 'countProperty', index)]
  compare(sale, byGoal(site.properties, 'sale'), { name: 'search.json', what: 'sale', at: at(0) })
  compare(rent, byGoal(site.properties, 'rent'), { name: 'search.json', what: 'rent', at: at(1) })
}
