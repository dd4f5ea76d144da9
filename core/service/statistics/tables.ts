/** Views of a page on a day, without data about the visitors. */
export interface PageCountRow {
  /** ID of the property of the page, in every language; empty for other pages. */
  readonly property: string
  /** Path of other pages; empty for properties. */
  readonly path: string
  readonly day: string
  readonly count: number
}

export interface StatisticsTables {
  readonly page_count: PageCountRow
}
