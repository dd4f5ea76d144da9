/** Whether a property is still available. */
import { spellingsOf } from './localised-text.ts'
import type { MarqueeFields } from './marquee.ts'
import { shownMarquee } from './marquee.ts'
import { foldText } from './text.ts'

/** 0 sale, 1 rent, 2 take over. */
export type Goal = 0 | 1 | 2

export type Availability =
  'sold' | 'sold-out' | 'rented' | 'for-sale' | 'for-rent' | 'to-take-over' | 'not-found'

interface AvailabilityFields extends MarqueeFields {
  readonly Goal: Goal
  readonly Status?: number | undefined
}

const OPEN = { 0: 'for-sale', 1: 'for-rent', 2: 'to-take-over' } as const

/** Status ids of the CRM: 0 prospective, 1 active, 2 sold, 3 cancelled, 4 rented, 5 inactive, 6 reference. */
export function availabilityOf(fields: AvailabilityFields): Availability {
  switch (fields.Status ?? 1) {
    case 1:
      return closedByMarquee(fields) ?? OPEN[fields.Goal]
    case 2:
      return 'sold'
    case 4:
      return 'rented'
    case 6:
      return closedByMarquee(fields) ?? (fields.Goal === 1 ? 'rented' : 'sold')
    default:
      return 'not-found'
  }
}

/** Words that agencies put over the photograph before they change the status itself, without accents. */
const CLOSED_WORDS: ReadonlyMap<string, Availability> = new Map([
  ...['verkocht', 'vendu', 'vendue', 'sold', 'verkauft'].map((word) => [word, 'sold'] as const),
  ...['verhuurd', 'loue', 'louee', 'rented', 'let', 'vermietet'].map((word) => [word, 'rented'] as const),
])

function closedByMarquee(fields: MarqueeFields): Availability | undefined {
  return spellingsOf(shownMarquee(fields))
    .map((name) => CLOSED_WORDS.get(foldText(name).trim()))
    .find((found) => found !== undefined)
}

/** A project whose units are all sold or rented is sold out; one without listed units is not. */
export function projectAvailability(units: readonly Availability[], goal: Goal = 0): Availability {
  const listed = units.filter(isListed)
  return listed.length > 0 && !listed.some(isAvailable) ? 'sold-out' : OPEN[goal]
}

/** Whether the public site shows the property: available ones, and sold or rented ones as references. */
export function isListed(availability: Availability): boolean {
  return availability !== 'not-found'
}

export function isAvailable(availability: Availability): boolean {
  return availability === 'for-sale' || availability === 'for-rent' || availability === 'to-take-over'
}
