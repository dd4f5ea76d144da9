import type { ListingGoal } from '../domain/listing.ts'
import type { Locale } from '../languages/codes.ts'
import type { LinkedProperty, LinkedSite, Town } from '../site/linked.ts'

/** The names of the lists in which a home is found: sources and queries of lists have them as their subjects. */
export const wholeSubject = (locale: Locale, goal: ListingGoal) => `${locale} ${goal}`
export const typeSubject = (locale: Locale, goal: ListingGoal, type: number) =>
  `${locale} ${goal} type ${type}`
export const townSubject = (locale: Locale, goal: ListingGoal, town: Town) =>
  `${locale} ${goal} town ${keyOfTown(town)}`

/** Each town of a site has another one. */
export function keyOfTown({ zip, countryId, names }: Town): string {
  return `${countryId} ${zip} ${JSON.stringify(names)}`
}

export type Group = readonly LinkedProperty[]

/** The homes of each list. */
export function listingsBySubject({ listings, locales }: LinkedSite): ReadonlyMap<string, Group> {
  const found = new Map<string, Group>()
  for (const locale of locales) {
    for (const [goal, { items, types, towns }] of Object.entries(listings[locale])) {
      const of = goal as ListingGoal
      found.set(wholeSubject(locale, of), items)
      for (const { category, items: own } of types) found.set(typeSubject(locale, of, category.WebID), own)
      for (const { town, items: own } of towns) found.set(townSubject(locale, of, town), own)
    }
  }
  return found
}
