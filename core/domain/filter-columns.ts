import type { LimitName } from '../languages/limit-names.ts'

/**
 * The values by which a list of properties is filtered, beside towns and types: one row for each column. From
 * a row follow the parameters of the address, the column of `list.json`, the select elements of the page, the
 * script that evaluates them, and the matcher of registered searches. The words of a row are
 * `filter.<parameter>` in `listing.json` of each language.
 *
 * A property whose value is unknown, or hidden from visitors, meets no limit: "at least three bedrooms" finds
 * neither a plot nor a house without a known number of bedrooms, and "at most 300,000 euro" finds no price on
 * request. Filtered lists and registered searches follow the same rule, so a visitor is notified of the
 * properties that the list shows.
 */
export const FILTER_COLUMNS = {
  price: { value: 'shownPrice', unit: 'euro', least: 'min', most: 'max', isMain: true },
  bedrooms: { value: 'NumberOfBedRooms', unit: 'count', least: 'bedrooms', isMain: true },
  surface: { value: 'insideSurface', unit: 'squareMetre', least: 'surface', isMain: true },
  garden: { value: 'gardenSurface', unit: 'outdoors', least: 'garden' },
  terrace: { value: 'terraceSurface', unit: 'outdoors', least: 'terrace' },
  parking: { value: 'parkingSpaces', unit: 'count', least: 'parking' },
  lift: { value: 'hasLift', unit: 'presence', least: 'lift' },
  ground: { value: 'isOnGroundFloor', unit: 'presence', least: 'ground' },
  year: { value: 'ConstructionYear', unit: 'year', least: 'year' },
  epc: { value: 'energyGrade', unit: 'energyGrade', most: 'epc' },
  energy: { value: 'EnergyPerformance', unit: 'kilowattHour', most: 'energy' },
  renovated: { value: 'isFreeOfRenovation', unit: 'presence', least: 'renovated' },
  available: { value: 'availableDay', unit: 'day', most: 'available' },
} as const satisfies Readonly<Record<string, FilterColumn<LimitName>>>

export interface FilterColumn<Parameter extends string = string> {
  /**
   * A number of the property by its name in the content, or one that `core/view/filter-values.ts` derives.
   */
  readonly value: string
  readonly unit: FilterUnit
  /**
   * The parameter of the address that sets the lowest value. It is public: links and saved searches contain
   * it.
   */
  readonly least?: Parameter
  /** The parameter that sets the highest value. */
  readonly most?: Parameter
  /** Whether the filter stands in the bar. The others are behind "more filters". */
  readonly isMain?: true
}

/**
 * Determines the notation of a limit, the steps on offer, and their words.
 *
 * - `outdoors`: square metres of a garden or terrace. 1 asks for any, also for one of unknown size.
 * - `presence`: 1 for a property that has it.
 * - `energyGrade`: 1 for A, 2 for B and so on, in the scale of the region of the property. A letter means
 *   another value in each region (docs/domain.md#energy-labels); energy in kWh per square metre and year
 *   compares across regions.
 * - `day`: the year, month and day as one number, 20261231.
 */
export type FilterUnit =
  'euro' | 'count' | 'squareMetre' | 'outdoors' | 'presence' | 'year' | 'energyGrade' | 'kilowattHour' | 'day'

/** The name of a column: in `list.json`, and of the field of a property in the service. */
export type FilterName = keyof typeof FILTER_COLUMNS

type ParameterOf<Row> =
  | (Row extends { readonly least: infer Least extends string } ? Least : never)
  | (Row extends { readonly most: infer Most extends string } ? Most : never)

export type FilterParameter = ParameterOf<(typeof FILTER_COLUMNS)[FilterName]>
