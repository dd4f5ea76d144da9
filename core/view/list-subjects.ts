import type { ListingGoal } from '../domain/listing.ts'
import type { Locale } from '../languages/codes.ts'
import type { Town } from '../site/linked.ts'

/** The names of the lists in which a home is found: sources and queries of lists have them as their subjects. */
export const wholeSubject = (locale: Locale, goal: ListingGoal) => `${locale} ${goal}`
export const typeSubject = (locale: Locale, goal: ListingGoal, type: number) =>
  `${locale} ${goal} type ${type}`
export const townSubject = (locale: Locale, goal: ListingGoal, { zip, countryId, names }: Town) =>
  `${locale} ${goal} town ${countryId} ${zip} ${JSON.stringify(names)}`
