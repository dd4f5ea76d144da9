/** The price, in euros. */
import type { Condition, ValueRule } from '../../schema/mapping-rules.ts'
import { lowestPrice } from '../mapping/lowest-price.ts'
import { inEuros } from '../presets/placeholders.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import { withoutGoal } from './goal-condition.ts'
import type { GuessedPart } from './guessed-part.ts'
import { priceName } from './price-names.ts'

export function priceRules(columns: ColumnsByMeaning): GuessedPart {
  const prices = columns.all('Price')
  const [currency] = columns.all('currency')
  if (prices.length === 0) return { fields: {}, notes: [] }
  const lowest = prices.filter((from) => columns.sample(from).some((text) => lowestPrice(text) !== undefined))
  const rules = prices.flatMap((from): readonly (string | ValueRule)[] => {
    // The only price is that of every home, whatever it is called.
    const when = prices.length > 1 ? ofGoal(columns, from) : []
    if (currency !== undefined) return inEuros(from, currency, when)
    const more = {
      ...(lowest.includes(from) && { as: 'price' as const }),
      ...(when.length > 0 && { when: [...when] }),
    }
    return Object.keys(more).length === 0 ? [from] : [{ from, ...more }]
  })
  const [only] = rules
  const note = `"${currency}" is the currency of the price: a price in another one than euro is left out.`
  return {
    fields: {
      Price: rules.length === 1 && only !== undefined ? only : [...rules],
      ...(lowest.length > 0 && { PriceUnit: { from: lowest, as: 'priceUnit' } }),
    },
    notes: currency === undefined ? [] : [note],
  }
}

/** The rent of a home for sale is that of its tenant. */
function ofGoal(columns: ColumnsByMeaning, price: string): readonly Condition[] {
  const { isRent, isSale } = priceName(price)
  return isRent ? withoutGoal(columns, 0) : isSale ? withoutGoal(columns, 1) : []
}
