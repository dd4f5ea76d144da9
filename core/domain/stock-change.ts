/** What can become of a home between two publications. The most important change is first. */
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
