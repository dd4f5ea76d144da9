/** The changes of a home between two publications, in the order in which they are shown. */
export const STOCK_CHANGES = [
  'new',
  'reopened',
  'sold',
  'rented',
  'cheaper',
  'dearer',
  'edited',
  'gone',
] as const
export type StockChange = (typeof STOCK_CHANGES)[number]
