/** Views of a page on a day, and nothing of those who looked. */
export interface PageCountRow {
  /** ID of the property whose page it is, in whichever language; empty for other pages. */
  readonly property: string
  /** Of other pages; empty for properties. */
  readonly path: string
  readonly day: string
  readonly count: number
}

export interface StatisticsTables {
  readonly page_count: PageCountRow
}
