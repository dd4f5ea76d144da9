/**
 * Which type groups are homes (spec 3 "WebID category": category ids 1-6, 8, 9, 7 in the order of their
 * names).
 */

/** House, apartment, studio, and the investment property: a building of homes. */
const HOME_CATEGORIES: readonly number[] = [1, 2, 3, 5]

export function isHome(categoryIds: readonly number[]): boolean {
  return categoryIds.some((id) => HOME_CATEGORIES.includes(id))
}
