/** Costs of the deeds of a purchase and of a mortgage credit (docs/money.md#notary). Amounts are euros, rates per cent. */
import { inCents, inEuros, percentOf } from './cents.ts'
import { notaryFee } from './notary-fee.ts'
import type { Scale, ScaleName } from './notary-fee.ts'

/** The rules of a day, as plain numbers. */
export interface DeedRules {
  readonly scales: Readonly<Record<ScaleName, Scale>>
  readonly administration: number
  readonly linkedAdministration: number
  readonly thirdParties: number
  readonly linkedThirdParties: number
  readonly document: number
  readonly creditDocument: number
  readonly annexes: number
  readonly transcription: number
  readonly vat: number
  readonly duty: number
  readonly mortgageDuty: number
  readonly registryLimit: number
  readonly registry: number
  readonly registryAbove: number
}

/** Each row is rounded to the cent, and the total is their sum. */
export interface DeedCosts {
  readonly rows: Readonly<Partial<Record<DeedRow, number>>>
  readonly total: number
}

type DeedRow =
  | 'fee'
  | 'administration'
  | 'thirdParties'
  | 'annexes'
  | 'document'
  | 'transcription'
  | 'duty'
  | 'mortgageDuty'
  | 'landRegistry'
  | 'vat'

export function purchaseDeed(price: number, scale: 'J' | 'Jbis', rules: DeedRules): DeedCosts {
  return withVat(
    {
      fee: notaryFee(price, rules.scales[scale]),
      administration: rules.administration,
      thirdParties: rules.thirdParties,
      annexes: rules.annexes,
      document: rules.document,
      transcription: rules.transcription,
    },
    rules,
  )
}

interface Credit {
  readonly amount: number
  /** The percentage of the credit that is secured beside it. */
  readonly accessories: number
  readonly scale: 'G' | 'Gbis'
}

/** The secured amount: the credit with its accessories, on which the duties of the mortgage are due. */
export function securedAmount({ amount, accessories }: Pick<Credit, 'amount' | 'accessories'>): number {
  const cents = inCents(amount)
  return inEuros(cents + percentOf(cents, accessories))
}

/** The deed of a credit that is signed together with the purchase. */
export function creditDeed(credit: Credit, rules: DeedRules): DeedCosts {
  const secured = securedAmount(credit)
  return withVat(
    {
      fee: notaryFee(credit.amount, rules.scales[credit.scale]),
      administration: rules.linkedAdministration,
      thirdParties: rules.linkedThirdParties,
      annexes: rules.annexes,
      document: rules.creditDocument,
      duty: inEuros(percentOf(inCents(secured), rules.duty)),
      mortgageDuty: inEuros(percentOf(inCents(secured), rules.mortgageDuty)),
      landRegistry: secured <= rules.registryLimit ? rules.registry : rules.registryAbove,
    },
    rules,
  )
}

/** VAT is due on the fee, on the costs of the notary and on the annexes, as the simulator of the notaries counts it. */
const TAXED = ['fee', 'administration', 'thirdParties', 'annexes'] as const

function withVat(rows: DeedCosts['rows'], { vat }: DeedRules): DeedCosts {
  const base = TAXED.reduce((sum, row) => sum + inCents(rows[row] ?? 0), 0)
  const all = { ...rows, vat: inEuros(percentOf(base, vat)) }
  return { rows: all, total: inEuros(Object.values(all).reduce((sum, amount) => sum + inCents(amount), 0)) }
}
