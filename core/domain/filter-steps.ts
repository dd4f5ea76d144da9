/** Steps that the filters of a list offer: round numbers that part the stock, so that no choice is empty or idle. */
import { ENERGY_LETTERS } from './list-query.ts'
import type { EnergyLetter } from './list-query.ts'

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

const BEDROOMS = [1, 2, 3, 4, 5, 6, 8, 10]

/** Square metres. */
const SURFACES = [50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000]

export interface PriceSteps {
  readonly min: readonly number[]
  readonly max: readonly number[]
}

export function priceSteps(goal: 'sale' | 'rent', prices: readonly number[]): PriceSteps {
  const steps = goal === 'sale' ? SALE_PRICES : RENT_PRICES
  return {
    min: dividing(steps, prices),
    max: steps.filter(
      (step) => prices.some((price) => price <= step) && prices.some((price) => price > step),
    ),
  }
}

export function bedroomSteps(counts: readonly number[]): readonly number[] {
  return dividing(BEDROOMS, counts)
}

export function surfaceSteps(surfaces: readonly number[]): readonly number[] {
  return dividing(SURFACES, surfaces)
}

/** "From": some reach the step, and some do not. */
function dividing(steps: readonly number[], values: readonly number[]): readonly number[] {
  return steps.filter((step) => values.some((value) => value >= step) && values.some((value) => value < step))
}

/** "Or better": all but the worst class there is. */
export function energySteps(letters: readonly number[]): readonly EnergyLetter[] {
  return ENERGY_LETTERS.filter(
    (_, step) => letters.some((letter) => letter <= step) && letters.some((letter) => letter > step),
  )
}

/** Place of a label's letter among the classes: "A+" and "A" are one; null for none. */
export function energyRank(label: string | undefined): number | null {
  const rank = ENERGY_LETTERS.findIndex((letter) => letter === label?.charAt(0).toUpperCase())
  return rank === -1 ? null : rank
}
