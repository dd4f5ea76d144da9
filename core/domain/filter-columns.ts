/**
 * The values that a list of properties is filtered by, beside towns and types: one row for each column. From
 * a row follow the parameters of the address, the column of `list.json`, the select elements of the page, the
 * script that answers them, and the matcher of registered searches. The words of a row are
 * `filter.<parameter>` in `listing.json` of each language.
 *
 * A limit is a promise. A property whose value is not known, or is not shown to visitors, is within no limit:
 * "at least three bedrooms" finds neither a plot nor a house whose bedrooms nobody counted, and "at most
 * 300,000 euro" finds no price on request. A filtered list and a registered search follow the same rule, so
 * that a visitor is told of what the list would show.
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
   * The parameter of the address that sets the lowest value. It is public: links and saved searches hold it.
   */
  readonly least?: Parameter
  /** The parameter that sets the highest value. */
  readonly most?: Parameter
}

/**
 * Decides how a limit is written, which steps are offered, and in which words. Energy is filtered in kWh per square metre and
 * year: a letter means another value in each region (docs/domain.md#energy-labels), so "B or better" would compare what cannot be.
 */
export type FilterUnit = 'euro' | 'count' | 'squareMetre' | 'kilowattHour'

/** The name of a column: in `list.json`, and of the property in the service. */
export type FilterName = keyof typeof FILTER_COLUMNS

type ParameterOf<Row> =
  | (Row extends { readonly least: infer Least extends string } ? Least : never)
  | (Row extends { readonly most: infer Most extends string } ? Most : never)

export type FilterParameter = ParameterOf<(typeof FILTER_COLUMNS)[FilterName]>
