/** The costs of a purchase, and the money that a buyer needs beside the loan. Amounts are euros. */
import { inCents, inEuros } from './cents.ts'
import { creditDeed, purchaseDeed } from './deed-costs.ts'
import type { DeedCosts, DeedRules } from './deed-costs.ts'
import { saleDuty } from './sale-duty.ts'
import type { DutyRules, Sale, SaleDuty } from './sale-duty.ts'

/**
 * The conditions of the reduced duty and those of the lower fee differ: a buyer who still has to sell another home
 * may have the first, but not the second.
 */
type PurchaseBuyer = 'only-own-home' | 'own-home-before-sale' | 'other'

export interface Purchase {
  readonly price: number
  readonly buyer: PurchaseBuyer
  readonly land?: boolean
  readonly coreCity?: boolean
  readonly jumps?: number
  /** The loan, without costs; 0 for none. */
  readonly credit?: number
}

interface PurchaseCosts {
  readonly duty: SaleDuty
  readonly deed: DeedCosts
  /** Absent without a loan. */
  readonly credit?: DeedCosts
  /** Duty, deed and credit. */
  readonly costs: number
  /** The price and the costs. */
  readonly total: number
  readonly ownMoney: number
}

interface Rules {
  readonly duty: DutyRules
  readonly deed: DeedRules
  /** The accessories of the credit in per cent. */
  readonly accessories: number
}

export function purchaseCosts(purchase: Purchase, rules: Rules): PurchaseCosts {
  const { price, buyer, land = false, credit = 0 } = purchase
  const isOwn = buyer === 'only-own-home' && !land
  const duty = saleDuty(saleOf(purchase), rules.duty)
  const deed = purchaseDeed(price, isOwn ? 'Jbis' : 'J', rules.deed)
  const loan = { amount: credit, accessories: rules.accessories, scale: isOwn ? 'Gbis' : 'G' } as const
  const creditCosts = credit > 0 ? creditDeed(loan, rules.deed) : undefined
  const costs = sum(duty.duty, deed.total, creditCosts?.total ?? 0)
  const total = sum(price, costs)
  return {
    duty,
    deed,
    ...(creditCosts && { credit: creditCosts }),
    costs,
    total,
    ownMoney: Math.max(sum(total, -credit), 0),
  }
}

function saleOf({ price, buyer, land = false, coreCity = false, jumps = 0 }: Purchase): Sale {
  return { price, land, coreCity, jumps, buyer: buyer === 'other' ? 'other' : 'only-own-home' }
}

/** A sum of euros to the cent. */
function sum(...euros: readonly number[]): number {
  return inEuros(euros.reduce((cents, euro) => cents + inCents(euro), 0))
}
