/** Energy classes as buyers compare them: signs beside the letter do not count. */
export const ENERGY_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

/**
 * The place of a label's letter in `ENERGY_LETTERS`: "A+" and "A" have the same; null for any other label.
 */
export function energyRank(label: string | undefined): number | null {
  const rank = ENERGY_LETTERS.findIndex((letter) => letter === label?.charAt(0).toUpperCase())
  return rank === -1 ? null : rank
}
