/** Groups a telephone number while it is typed, and keeps the position of the cursor. */

interface Typed {
  readonly text: string
  /** How many characters stand before the cursor. */
  readonly caret: number
}

/** What counts: the rest is spacing. */
const signs = (text: string) => text.replace(/[^+0-9]/g, '')

/**
 * The grouped number with the cursor behind the same digit, or null where nothing changes. A grouping that would change
 * the digits themselves, as one that adds a country, waits until somebody else shows the number.
 */
export function groupTyped({ text, caret }: Typed, group: (phone: string) => string): Typed | null {
  const grouped = group(text).replace(/\u00A0/g, ' ')
  if (grouped === text || signs(grouped) !== signs(text)) return null
  return { text: grouped, caret: placeAfter(grouped, signs(text.slice(0, caret)).length) }
}

/** Behind so many digits, before the space that follows them. */
function placeAfter(text: string, count: number): number {
  let seen = 0
  for (const [index, character] of [...text].entries()) {
    if (seen === count) return index
    if (signs(character) !== '') seen += 1
  }
  return text.length
}
