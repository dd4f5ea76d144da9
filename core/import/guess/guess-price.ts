/** The price, in euros. */
import { inEuros } from '../presets/placeholders.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import type { GuessedPart } from './guessed-part.ts'

export function priceRules(columns: ColumnsByMeaning): GuessedPart {
  const prices = columns.all('Price')
  const [currency] = columns.all('currency')
  const paths = columns.from('Price')
  if (paths === undefined) return { fields: {}, notes: [] }
  if (currency === undefined) return { fields: { Price: paths }, notes: [] }
  return {
    fields: { Price: prices.flatMap((price) => inEuros(price, currency)) },
    notes: [`"${currency}" is the currency of the price: a price in another one than euro is left out.`],
  }
}
