/** The calculator of the costs of a purchase. */
import { knownTax } from '../new-build-tax.ts'
import type { BelgianRegion } from './duty-rules.ts'
import type { DeedRules } from './deed-costs.ts'
import { inCents, inEuros } from './cents.ts'
import { purchaseCosts } from './purchase.ts'
import type { Purchase } from './purchase.ts'
import type { DutyRules } from './sale-duty.ts'
import { amountsOf, isAbout } from './sheet.ts'
import type { Sheet, SheetRow, Values } from './sheet.ts'

/** The data that the page gives to its script. */
export interface BuyingRules {
  readonly duty: Readonly<Record<BelgianRegion, DutyRules>>
  readonly deed: DeedRules
  readonly accessories: number
  /** VAT on a new building. */
  readonly vat: number
  /** The names of figures in force that one source alone gives. */
  readonly unconfirmed: readonly string[]
}

const FIELDS = { price: 'needed', landPrice: 'optional', credit: 'optional' } as const

export function buyingSheet(values: Values, rules: BuyingRules): Sheet {
  const { amounts, wrong } = amountsOf(values, FIELDS)
  const { price, credit, landPrice } = amounts
  const problems = [...wrong, ...(price === 0 ? ['price'] : []), ...(landPrice > price ? ['landPrice'] : [])]
  if (problems.length > 0) return { rows: [], wrong: problems }
  const region = (values['region'] ?? 'flanders') as BelgianRegion
  const isNew = values['kind'] === 'new'
  const purchase: Purchase = {
    price,
    credit,
    buyer: (values['buyer'] ?? 'other') as Purchase['buyer'],
    land: values['kind'] === 'land',
    coreCity: values['coreCity'] === '1',
    jumps: Number(values['jumps'] ?? 0),
  }
  const taxes = isNew
    ? newTaxes(purchase, { landPrice, region, rules })
    : saleTaxes(purchase, { region, rules })
  return { rows: rowsOf(purchase, { taxes, region, rules, isNew }), wrong: [] }
}

interface Place {
  readonly region: BelgianRegion
  readonly rules: BuyingRules
}

function saleTaxes(purchase: Purchase, { region, rules }: Place): readonly SheetRow[] {
  const { duty } = purchaseCosts(purchase, { ...rules, duty: rules.duty[region] })
  const isOpen =
    (duty.isSmallest && rules.unconfirmed.includes(`${region}.smallest`)) ||
    (purchase.buyer === 'own-home-before-sale' && rules.unconfirmed.includes(`${region}.resale`))
  return [{ name: 'duty', value: duty.duty, percent: duty.percent, ...isAbout(isOpen) }]
}

/** VAT, and the ordinary duty on land of another seller. */
function newTaxes({ price }: Purchase, { landPrice, region, rules }: Place & { landPrice: number }) {
  const land = landPrice > 0 ? { land: landPrice, duty: rules.duty[region].ordinary } : {}
  const tax = knownTax(price, { vat: rules.vat, ...land })
  const vat: SheetRow = { name: 'vat', value: tax.vat.amount, percent: tax.vat.percent }
  if (tax.kind === 'vat') return [vat]
  return [vat, { name: 'landDuty', value: tax.duty.amount, percent: tax.duty.percent }]
}

function rowsOf(
  purchase: Purchase,
  { taxes, region, rules, isNew }: Place & { taxes: readonly SheetRow[]; isNew: boolean },
): readonly SheetRow[] {
  const { price, credit = 0 } = purchase
  const { deed, credit: loan } = purchaseCosts(purchase, { ...rules, duty: rules.duty[region] })
  const isOwn = purchase.buyer === 'only-own-home' && !purchase.land
  const isDeedOpen = isNew || (!isOwn && price <= (rules.deed.scales.J.low?.upTo ?? 0))
  const rows: SheetRow[] = [
    ...taxes,
    { name: 'deed', value: deed.total, ...isAbout(isDeedOpen) },
    // Fixed costs of the deed of a credit are from one source.
    ...(loan ? [{ name: 'mortgage', value: loan.total, kind: 'about' } as const] : []),
  ]
  const about = isAbout(rows.some(({ kind }) => kind === 'about'))
  const costs = rows.reduce((sum, { value }) => sum + inCents(value), 0)
  const total = costs + inCents(price)
  return [
    { name: 'price', value: price },
    ...rows,
    { name: 'costs', value: inEuros(costs), ...about },
    { name: 'total', value: inEuros(total), ...about },
    ...(credit > 0 ? [{ name: 'credit', value: credit }] : []),
    { name: 'ownMoney', value: inEuros(Math.max(total - inCents(credit), 0)), ...about },
  ]
}
