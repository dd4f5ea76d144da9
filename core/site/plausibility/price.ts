/** Prices that are probably typing errors: a dot read as a decimal point, a rent as a price, a price of 0. */
import { PLAUSIBLE_PRICE, typeGroupOf } from '../../domain/plausible.ts'
import { isWholePrice } from '../../domain/terms.ts'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { at, nameOf } from '../advert-rule.ts'
import type { AdvertRule } from '../advert-rule.ts'
import type { LinkedProperty } from '../linked.ts'

export const PRICE_RULES: readonly AdvertRule[] = [priceIsPlausible, shownPriceExists]

function priceIsPlausible(linked: LinkedProperty): readonly Problem[] {
  const { Goal, Price, Terms } = linked.property
  // A missing price and 0 both mean that no price is given.
  if (!Price || !isWholePrice(Terms)) return []
  const type = typeGroupOf(linked.types)
  const [least, most] = PLAUSIBLE_PRICE[Goal][type]
  const params = { name: nameOf(linked), price: Price, goal: Goal, otherGoal: otherGoalOf(linked) }
  if (Price < least) return [problem('AS4119', { ...params, least }, at(linked, 'Price'))]
  return Price > most ? [problem('AS4201', { ...params, most }, at(linked, 'Price'))] : []
}

/** Sale for rent and the reverse, if the price is plausible then. */
function otherGoalOf({ property: { Goal, Price = 0 }, types }: LinkedProperty): 0 | 1 | undefined {
  if (Goal === 2) return undefined
  const other = Goal === 0 ? 1 : 0
  const [least, most] = PLAUSIBLE_PRICE[other][typeGroupOf(types)]
  return Price >= least && Price <= most ? other : undefined
}

/** AS4101 reports rents of homes. */
function shownPriceExists(linked: LinkedProperty): readonly Problem[] {
  const { Goal, Price, PublishPrice, PriceUnitText, Marquee, Terms } = linked.property
  if (Goal === 1 || Terms !== undefined || !PublishPrice || Price || PriceUnitText !== undefined || Marquee)
    return []
  return [problem('AS4212', { name: nameOf(linked) }, at(linked, 'Price'))]
}
