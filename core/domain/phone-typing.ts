/** Groups a telephone number while it is typed, and keeps the position of the cursor. */

interface Typed {
  readonly text: string
  /** The number of characters before the cursor. */
  readonly caret: number
}

/** The significant characters, without spacing. */
const signs = (text: string) => text.replace(/[^+0-9]/g, '')

/**
 * The grouped number with the cursor after the same digit, or null if nothing changes. A grouping that
 * changes digits, such as one that adds a country code, is not applied while the visitor types.
 */
export function groupTyped({ text, caret }: Typed, group: (phone: string) => string): Typed | null {
  const grouped = group(text).replace(/\u00A0/g, ' ')
  if (grouped === text || signs(grouped) !== signs(text)) return null
  return { text: grouped, caret: placeAfter(grouped, signs(text.slice(0, caret)).length) }
}

/** The position after this number of significant characters, before the space that follows them. */
function placeAfter(text: string, count: number): number {
  let seen = 0
  for (const [index, character] of [...text].entries()) {
    if (seen === count) return index
    if (signs(character) !== '') seen += 1
  }
  return text.length
}
