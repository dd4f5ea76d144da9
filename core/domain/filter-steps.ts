/**
 * Steps that the filters of a list offer: round numbers that divide the stock, so that each step finds a part
 * of it.
 */
import type { FilterUnit } from './filter-columns.ts'
import type { FilterLimit } from './filter-limits.ts'
import type { Column } from './list-columns.ts'
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

type StepsOf = (goal: ListingGoal, values: readonly number[]) => readonly number[]

const STEPS: Readonly<Record<FilterUnit, StepsOf>> = {
  euro: (goal) => (goal === 'sale' ? SALE_PRICES : RENT_PRICES),
  count: () => [1, 2, 3, 4, 5, 6, 8, 10],
  squareMetre: () => [50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
  outdoors: () => [1, 25, 50, 100, 250, 500, 1000, 2500, 5000],
  presence: () => [1],
  year: () => [1900, 1945, 1960, 1970, 1980, 1990, 2000, 2006, 2010, 2015, 2020, 2025],
  energyGrade: () => [1, 2, 3, 4, 5, 6, 7],
  day: (_, values) => [...new Set(values.map(nextFirstOfMonth))].sort((left, right) => left - right),
  kilowattHour: () => [50, 100, 150, 200, 250, 300, 400, 500],
}

/** Units in which a property without a value is one that lacks it. */
const OPEN_UNITS: ReadonlySet<FilterUnit> = new Set(['presence', 'outdoors', 'day'])

/** The first day of a month on or after a day: homes that are free by then. */
function nextFirstOfMonth(day: number): number {
  const [month, dayOfMonth] = [Math.floor(day / 100), day % 100]
  if (dayOfMonth <= 1 || month === 0) return day
  return (month % 100 === 12 ? month + 89 : month + 1) * 100 + 1
}

/**
 * The steps of one limit that some values of a column meet and some do not. In a unit of facts, a property
 * without a value is one of those that do not.
 */
export function limitSteps(
  { unit, side }: Pick<FilterLimit, 'unit' | 'side'>,
  goal: ListingGoal,
  column: Column,
): readonly number[] {
  const values = column.filter((value) => value !== null)
  const isUnknownApart = OPEN_UNITS.has(unit) && values.length < column.length
  const [least, most] = rangeOf(values)
  const meetSome = (step: number) => (side === 'least' ? most >= step : least <= step)
  const meetAll = (step: number) => (side === 'least' ? least >= step : most <= step)
  return STEPS[unit](goal, values).filter((step) => meetSome(step) && (isUnknownApart || !meetAll(step)))
}

/** Without a value the range is empty, and no step meets it. */
function rangeOf(values: readonly number[]): readonly [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}
