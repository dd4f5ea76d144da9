/** Plausibility of prices. No law sets these limits: below them, a dot that separates thousands was read as a decimal point. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { at, nameOf } from './advert-rule.ts'
import type { AdvertRule } from './advert-rule.ts'
import type { LinkedProperty } from './linked.ts'

export const PRICE_RULES: readonly AdvertRule[] = [priceIsPlausible]

/**
 * Minimum price in euros of a sale, and of a month's rent. A parking space can rent for 30, and a strip of
 * land can sell for 2,000.
 */
const LEAST = { sale: 1000, rent: 20 }

function priceIsPlausible(linked: LinkedProperty): readonly Problem[] {
  const { Goal, Price } = linked.property
  const goal = Goal === 0 ? 'sale' : 'rent'
  // A missing price and 0 both mean that no price is given.
  if (!Price || Price >= LEAST[goal]) return []
  const params = { name: nameOf(linked), price: Price, least: LEAST[goal], goal } as const
  return [problem('AS4119', params, at(linked, 'Price'))]
}
