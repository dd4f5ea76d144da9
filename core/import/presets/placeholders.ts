/** Prices that are none on the site. */
import type { Condition, ValueRule } from '../../schema/mapping-rules.ts'

/** Amounts by which exporters say that there is no price. */
export const NO_PRICE = ['0', '0.0', '0.00', '0,00', '1', '1.0', '1.00', '1,00']

/** A price in euros, which the site shows, or without a currency. One in another currency is left out. */
export function inEuros(from: string, currency: string, more: readonly Condition[] = []): ValueRule[] {
  const conditions: Condition[] = [
    { from: currency, is: ['EUR', '€', 'euro', 'euros'] },
    { from: currency, empty: true },
  ]
  return conditions.map((each) => ({ from, when: [{ from, not: NO_PRICE }, each, ...more] }))
}
