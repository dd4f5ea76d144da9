/** The one table of duties (docs/law.md), which checks of adverts and the advert passport share. */
import { COMING_DUTIES } from './coming-duties.ts'
import type { Duty } from './duty.ts'
import { ENERGY_DUTIES } from './energy-duties.ts'
import { FILE_DUTIES } from './file-duties.ts'
import { LETTING_DUTIES } from './letting-duties.ts'
import { isPast } from './passport.ts'
import { PLANNING_DUTIES } from './planning-duties.ts'
import { WORDING_DUTIES } from './wording-duties.ts'

/** The day on which the table was last compared with its sources. */
export const DUTIES_CHECKED_ON = '2026-11-26'

export const DUTIES: readonly Duty[] = [
  ...ENERGY_DUTIES,
  ...PLANNING_DUTIES,
  ...LETTING_DUTIES,
  ...WORDING_DUTIES,
  ...FILE_DUTIES,
  ...COMING_DUTIES,
]

export const DUTY_IDS: readonly string[] = DUTIES.map(({ id }) => id)

/** The duties that `check` reports by a diagnostic. */
export const REPORTED_DUTIES: readonly Duty[] = DUTIES.filter(({ code }) => code !== undefined)

/** The law of a day: on two days with the same law, adverts break the same duties. */
export function lawOf(day: string): string {
  return REPORTED_DUTIES.filter((duty) => duty.from <= day && !isPast(duty, day))
    .map(({ id }) => id)
    .join(' ')
}
