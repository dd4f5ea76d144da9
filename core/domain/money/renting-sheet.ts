/** The calculator of the payments of a tenant before the keys are handed over. */
import { inCents, inEuros } from './cents.ts'
import { highestDeposit, inventoryShares } from './renting.ts'
import { amountsOf } from './sheet.ts'
import type { Sheet, SheetRow, Values } from './sheet.ts'

/** The highest deposits in months of rent, by region. */
export interface RentingRules {
  readonly months: Readonly<Record<string, number>>
}

const FIELDS = { rent: 'needed', charges: 'optional', inventory: 'optional' } as const

export function rentingSheet(values: Values, { months }: RentingRules): Sheet {
  const { amounts, wrong } = amountsOf(values, FIELDS)
  const most = months[values['region'] ?? '']
  if (wrong.length > 0 || most === undefined) return { rows: [], wrong }
  const inventory = inventoryShares(amounts.inventory).tenant
  const rows: SheetRow[] = [
    { name: 'rent', value: amounts.rent },
    ...(amounts.charges > 0 ? [{ name: 'charges', value: amounts.charges }] : []),
    { name: 'deposit', value: highestDeposit(amounts.rent, most), kind: 'atMost' },
    ...(inventory > 0 ? [{ name: 'inventory', value: inventory }] : []),
  ]
  const ready = inEuros(rows.reduce((sum, { value }) => sum + inCents(value), 0))
  return { rows: [...rows, { name: 'ready', value: ready, kind: 'atMost' }], wrong: [] }
}
