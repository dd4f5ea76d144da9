/**
 * Steps that the filters of a list offer: round numbers that divide the stock, so that each step finds a part
 * of it.
 */
import type { FilterUnit } from './filter-columns.ts'
import type { FilterLimit } from './filter-limits.ts'
import type { ListingGoal } from './listing.ts'

const THOUSAND = 1000

const SALE_PRICES = [
  50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1250,
  1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000,
].map((thousands) => thousands * THOUSAND)

/** Euro a month. */
const RENT_PRICES = [
  300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1750, 2000, 2500, 3000, 4000, 5000,
  7500, 10_000,
]

const STEPS: Readonly<Record<FilterUnit, (goal: ListingGoal) => readonly number[]>> = {
  euro: (goal) => (goal === 'sale' ? SALE_PRICES : RENT_PRICES),
  count: () => [1, 2, 3, 4, 5, 6, 8, 10],
  squareMetre: () => [50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
  kilowattHour: () => [50, 100, 150, 200, 250, 300, 400, 500],
}

/** The steps of one limit that some of these values meet and some do not. */
export function limitSteps(
  { unit, side }: Pick<FilterLimit, 'unit' | 'side'>,
  goal: ListingGoal,
  values: readonly number[],
): readonly number[] {
  const isWithin = (step: number) => (value: number) => (side === 'least' ? value >= step : value <= step)
  return STEPS[unit](goal).filter((step) => values.some(isWithin(step)) && !values.every(isWithin(step)))
}
