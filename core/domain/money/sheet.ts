/** Rows that a calculator shows: the same at build time, for its first values, and in the browser. */
import { healthIndexOf, isConfirmedMonth } from './health-index.ts'

/** The texts of the fields as they were typed or chosen, by name. */
export type Values = Readonly<Record<string, string>>

export interface SheetRow {
  readonly name: string
  readonly value: number
  /** Euros without a unit. */
  readonly unit?: 'percent' | 'index' | 'factor'
  /** The rate of a duty or tax, in per cent. */
  readonly percent?: number
  /** `about`: an unconfirmed figure is part of it. `atMost`: a limit of the law. */
  readonly kind?: 'about' | 'atMost'
}

export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** Fields with a text that is no amount; there are no rows then. */
  readonly wrong: readonly string[]
  /** Why there is no result, though every field is filled in. */
  readonly message?: string
  /** The month that the message is about, such as `2026-09`. */
  readonly month?: string
}

export const isAbout = (found: boolean) => (found ? ({ kind: 'about' } as const) : {})

/** The amounts of these fields in euros, or the names of those that are wrong. Fields that may be empty are 0. */
export function amountsOf<Name extends string>(
  values: Values,
  fields: Readonly<Record<Name, 'needed' | 'optional'>>,
): { readonly amounts: Readonly<Record<Name, number>>; readonly wrong: readonly string[] } {
  const names = Object.keys(fields) as Name[]
  const found = names.map((name) => {
    const text = (values[name] ?? '').trim()
    return [name, text === '' && fields[name] === 'optional' ? 0 : typedAmount(text)] as const
  })
  return {
    amounts: Object.fromEntries(found.map(([name, amount]) => [name, amount ?? 0])) as Record<Name, number>,
    wrong: found.filter(([, amount]) => amount === null).map(([name]) => name),
  }
}

const MOST_DIGITS = 9

/** `300.000`, `300 000,50` or `1,250.5` in euros, whatever the language; null for other texts. */
export function typedAmount(text: string): number | null {
  const bare = text.replace(/[\s€'’]/g, '')
  const parts = /^([0-9.,]*?[0-9])(?:[.,]([0-9]{1,2}))?$/.exec(bare)
  if (parts === null) return null
  const [, whole = '', decimals = '0'] = parts
  if (/[.,]/.test(whole) && !/^[0-9]{1,3}(?:[.,][0-9]{3})+$/.test(whole)) return null
  const digits = whole.replace(/\D/g, '')
  return digits.length > MOST_DIGITS ? null : Number(`${digits}.${decimals}`)
}

/** A rate or an index, in which point and comma are decimal; null for other texts. */
export function typedNumber(text: string): number | null {
  const bare = text.trim().replace(/\s?%$/, '').replace(',', '.')
  return /^[0-9]{1,3}(?:\.[0-9]{1,6})?$/.test(bare) ? Number(bare) : null
}

/** An index from the series, with its confidence. */
export function knownIndex(month: string): { readonly value: number; readonly about: boolean } | undefined {
  const value = healthIndexOf(month)
  return value === undefined ? undefined : { value, about: !isConfirmedMonth(month) }
}

/** The calculators, as the relation of a module names them. */
export const CALCULATORS = ['buying', 'loan', 'renting', 'indexation'] as const
