/** Type groups by their ids (`WebID`), which are those of the Omnicasa CRM. */
import type { TypeGroup } from '../languages/language.ts'

export const TYPE_GROUPS: Readonly<Record<TypeGroup, number>> = {
  house: 1,
  apartment: 2,
  studio: 3,
  land: 4,
  investment: 5,
  commercial: 6,
  garage: 7,
  industrial: 8,
  office: 9,
}

export const TYPE_GROUP_NAMES = Object.keys(TYPE_GROUPS) as readonly TypeGroup[]

/** The investment property is a building of homes. */
const HOMES: readonly number[] = [
  TYPE_GROUPS.house,
  TYPE_GROUPS.apartment,
  TYPE_GROUPS.studio,
  TYPE_GROUPS.investment,
]

export function isHome(categoryIds: readonly number[]): boolean {
  return categoryIds.some((id) => HOMES.includes(id))
}
