/** The one table of the figures of buying and renting (docs/money.md), with the days for which it holds. */
import { CONDITION_FIGURES } from './condition-figures.ts'
import { DEED_FIGURES, SCALES } from './deed-figures.ts'
import { DUTY_FIGURES } from './duty-figures.ts'
import { isConfirmed, versionOn } from './figure.ts'
import type { Figure } from './figure.ts'
import { RENT_FIGURES, RENT_RULES } from './rent-figures.ts'

export const MONEY_TABLE = {
  /** The year that pages name: "scales of 2026". */
  year: 2026,
  checkedOn: '2026-11-23',
  /** Costs of the notary and charges of the land registry change on 1 January. */
  pastFrom: '2027-01-01',
  /** The day of the rules with which pages compute. */
  rulesOf: '2026-11-23',
} as const

const NUMBERS = { ...DUTY_FIGURES, ...CONDITION_FIGURES, ...DEED_FIGURES, ...RENT_FIGURES } as const

export const MONEY_FIGURES: Readonly<Record<string, Figure<unknown>>> = {
  ...DUTY_FIGURES,
  ...CONDITION_FIGURES,
  ...Object.fromEntries(Object.entries(SCALES).map(([name, scale]) => [`notary.${name}`, scale])),
  ...DEED_FIGURES,
  ...RENT_FIGURES,
  ...RENT_RULES,
}

/** A figure in force on the day of the table. */
export function figureOf(name: keyof typeof NUMBERS): number {
  const value = versionOn<number>(NUMBERS[name], MONEY_TABLE.rulesOf)?.value
  if (value === undefined) throw new Error(`The figure ${name} is not in force.`)
  return value
}

/** Figures in force that one source alone gives; an abolished one is on no page. */
export function unconfirmedNames(): readonly string[] {
  const { rulesOf } = MONEY_TABLE
  return Object.entries(MONEY_FIGURES).flatMap(([name, figure]) =>
    versionOn(figure, rulesOf) === undefined || isConfirmed(figure, rulesOf) ? [] : [name],
  )
}
