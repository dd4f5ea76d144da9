/** Payments of a tenant before the keys are handed over. Amounts are euros. */
import { inCents, inEuros } from './cents.ts'

/** The highest lawful deposit: a number of monthly rents without charges. */
export function highestDeposit(rent: number, months: number): number {
  return inEuros(inCents(rent) * months)
}

/** The shares of an expert's inventory: half each; an odd cent is the tenant's. */
export function inventoryShares(cost: number): { readonly tenant: number; readonly landlord: number } {
  const cents = inCents(cost)
  const landlord = Math.floor(cents / 2)
  return { tenant: inEuros(cents - landlord), landlord: inEuros(landlord) }
}
