/** The parts of `LIMIT_WORDS`. */

/** The parameters of the filters of lists (`core/domain/filter-columns.ts`). */
export type LimitName =
  | 'min'
  | 'max'
  | 'bedrooms'
  | 'surface'
  | 'garden'
  | 'terrace'
  | 'parking'
  | 'lift'
  | 'ground'
  | 'year'
  | 'epc'
  | 'energy'
  | 'renovated'
  | 'available'

/** Facts that a word names without a number. */
export type FactName = 'garden' | 'terrace' | 'parking' | 'lift' | 'ground' | 'renovated' | 'available'

/** The units of numbers. */
export type LimitUnit = 'price' | 'bedrooms' | 'surface' | 'parking' | 'energy'

/**
 * The words for limits in a language: "a house with a garden below 400,000 in Ghent". Words to read are in small
 * letters without accents, and several words are separated by single spaces.
 */
export interface LimitWords {
  /** The text of a limit with its value. */
  readonly phrases: Readonly<Record<LimitName, string>>
  /** The text of a limit that asks for the fact itself, and not for a size or a day. */
  readonly named: Readonly<Record<'garden' | 'terrace' | 'available', string>>
  readonly facts: Readonly<Record<FactName, readonly string[]>>
  readonly most: readonly string[]
  readonly least: readonly string[]
  /** Before the first and between both numbers of "between 200 and 300". */
  readonly between: readonly string[]
  readonly and: readonly string[]
  /** After a number. */
  readonly orLess: readonly string[]
  readonly orMore: readonly string[]
  readonly units: Readonly<Record<LimitUnit, readonly string[]>>
  readonly thousand: readonly string[]
  readonly million: readonly string[]
  /** The numbers from one on. */
  readonly numbers: readonly string[]
  /** Before a fact, and before one that must not be. */
  readonly with: readonly string[]
  readonly without: readonly string[]
  /** Before the year of construction. */
  readonly built: readonly string[]
  /** Before the letter of an energy label. */
  readonly label: readonly string[]
  /** Between a fact and its size, "a garden of 300 m²", and between a distance and its place. */
  readonly of: readonly string[]
  /** Before a distance, its unit, and the words for a place that is near without a distance. */
  readonly within: readonly string[]
  readonly kilometres: readonly string[]
  readonly near: readonly string[]
}
