/** Type groups that are homes. */

/** House, apartment, studio, and the investment property: a building of homes. */
const HOME_CATEGORIES: readonly number[] = [1, 2, 3, 5]

export function isHome(categoryIds: readonly number[]): boolean {
  return categoryIds.some((id) => HOME_CATEGORIES.includes(id))
}
