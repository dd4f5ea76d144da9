/** The calculators of buying and renting, and the costs on the page of a home. */
import type { Link } from './elements.ts'

export interface Calculator {
  readonly name: 'buying' | 'loan' | 'renting' | 'indexation'
  readonly fields: readonly CalculatorField[]
  /** The figures with which the script computes, as JSON. */
  readonly rules?: string
  /** Every row in its order; those without a text are hidden until the script has one. */
  readonly rows: readonly CalculatorRow[]
  /** Texts with which the script writes, as JSON. */
  readonly texts: string
  /** The year and the day of the figures. */
  readonly scales: string
  readonly notes: readonly string[]
  readonly links: readonly Link[]
  /** Amounts for a browser without scripts, and for print. */
  readonly table: AmountTable
}

export interface CalculatorField {
  readonly name: string
  readonly kind: 'amount' | 'number' | 'date' | 'select' | 'checkbox'
  readonly label: string
  readonly hint?: string
  /** The message for a text that cannot be read. */
  readonly error?: string
  readonly value: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

export interface CalculatorRow {
  readonly name: string
  readonly label: string
  readonly text?: string
  /** The result of the calculator, which is announced. */
  readonly isMain?: true
}

export interface AmountTable {
  readonly caption: string
  readonly head: readonly string[]
  /** The first cell of a row is its head. */
  readonly rows: readonly (readonly string[])[]
}

/** The costs of buying a home, or the money that a tenant needs before the keys. */
export interface HomeCosts {
  readonly kind: 'buying' | 'renting'
  readonly table: AmountTable
  readonly notes: readonly string[]
  /** The calculator, with the price of the home. */
  readonly link: Link
}
