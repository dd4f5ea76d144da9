/** Ages of copies, in the largest unit that has at least two. */

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

export function ageInWords(milliseconds: number): string {
  for (const [unit, length] of UNITS) {
    const count = Math.floor(milliseconds / length)
    if (count >= 2) return `${count} ${unit}s`
  }
  return milliseconds >= 60_000 ? '1 minute' : 'less than a minute'
}
