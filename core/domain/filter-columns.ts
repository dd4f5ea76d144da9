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
  price: { value: 'shownPrice', unit: 'euro', least: 'min', most: 'max' },
  bedrooms: { value: 'NumberOfBedRooms', unit: 'count', least: 'bedrooms' },
  surface: { value: 'insideSurface', unit: 'squareMetre', least: 'surface' },
  energy: { value: 'EnergyPerformance', unit: 'kilowattHour', most: 'energy' },
} as const satisfies Readonly<Record<string, FilterColumn>>

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
}

/**
 * Determines the notation of a limit, the steps on offer, and their words. Energy is filtered in kWh per
 * square metre and year. A letter means another value in each region (docs/domain.md#energy-labels), so "B or
 * better" cannot be compared across regions.
 */
export type FilterUnit = 'euro' | 'count' | 'squareMetre' | 'kilowattHour'

/** The name of a column: in `list.json`, and of the field of a property in the service. */
export type FilterName = keyof typeof FILTER_COLUMNS

type ParameterOf<Row> =
  | (Row extends { readonly least: infer Least extends string } ? Least : never)
  | (Row extends { readonly most: infer Most extends string } ? Most : never)

export type FilterParameter = ParameterOf<(typeof FILTER_COLUMNS)[FilterName]>
