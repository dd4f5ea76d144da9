/** The letters of energy labels as numbers, for filters. `energy.ts` contains the scales of the regions. */
const LETTERS = 'ABCDEFGHI'

/** The letter of a label as a number: 1 for A and better, 2 for B and so on; null for any other text. */
export function gradeOf(label: string): number | null {
  const letter = label.charAt(0).toUpperCase()
  return letter !== '' && LETTERS.includes(letter) ? LETTERS.indexOf(letter) + 1 : null
}

/** The letter of a grade. */
export function letterOf(grade: number): string | undefined {
  return LETTERS[grade - 1]
}
