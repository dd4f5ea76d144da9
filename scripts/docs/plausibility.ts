/** docs/plausibility.md, from the table of limits. */
import {
  PLAUSIBLE_BEDROOMS,
  PLAUSIBLE_CHECKED_ON,
  PLAUSIBLE_DISTANCE,
  PLAUSIBLE_ENERGY,
  PLAUSIBLE_GROUND,
  PLAUSIBLE_PRICE,
  PLAUSIBLE_SURFACE,
  PLAUSIBLE_WIDTH,
} from '../../core/domain/plausible.ts'
import type { Limits } from '../../core/domain/plausible.ts'
import { filled } from './http-api.ts'
import { markdownTable } from './markdown-table.ts'

export function plausibilityMarkdown(template: string): string {
  return filled(template, { checked: PLAUSIBLE_CHECKED_ON, prices: pricesTable(), others: othersTable() })
}

function pricesTable(): string {
  const { 0: sale, 1: rent, 2: takeOver } = PLAUSIBLE_PRICE
  const types = Object.keys(sale) as (keyof typeof sale)[]
  const rows = types.map((type) => [type, span(sale[type]), span(rent[type]), span(takeOver[type])])
  return markdownTable(['type', 'sale', 'rent', 'take over'], rows)
}

function othersTable(): string {
  const { old, recent, total } = PLAUSIBLE_ENERGY
  const surfaces = (table: Readonly<Record<string, Limits>>, of: string) =>
    Object.entries(table).map(([type, limits]) => [`${of}: ${type}`, `${span(limits)} m²`, 'AS4202'])
  return markdownTable(
    ['fact', 'plausible', 'code'],
    [
      ...surfaces(PLAUSIBLE_SURFACE, 'surface'),
      ...surfaces(PLAUSIBLE_GROUND, 'plot'),
      ...Object.entries(PLAUSIBLE_BEDROOMS.most).map(([type, most]) => {
        return [`bedrooms: ${type}`, `at most ${most}`, 'AS4203']
      }),
      ['surface for each bedroom', `at least ${PLAUSIBLE_BEDROOMS.surface} m²`, 'AS4203'],
      [
        `energy score of a home of before ${old.before}, not renovated since ${old.renovated}`,
        `at least ${old.least} kWh/m², and no label A+`,
        'AS4204',
      ],
      [`energy score of a home of ${recent.since} or later`, `at most ${recent.most} kWh/m²`, 'AS4204'],
      [
        `energy score from ${number(total.from)} kWh/m², divided by the surface`,
        `not ${span(total.score)}, or it is the total of a year`,
        'AS4205',
      ],
      ['distance from the middle of the municipality', `at most ${PLAUSIBLE_DISTANCE} km`, 'AS4206'],
      ['width of a main picture', `at least ${PLAUSIBLE_WIDTH} pixels`, 'AS4211'],
    ],
  )
}

function span([least, most]: readonly [number, number]): string {
  return `${number(least)} to ${number(most)}`
}

function number(value: number): string {
  return value.toLocaleString('en')
}
