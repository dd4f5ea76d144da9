/** Parts of numbers and of phrases, shared by the languages that write numbers in words. */

interface Parts {
  readonly millions: number
  readonly thousands: number
  readonly rest: number
}

export function partsOf(value: number): Parts {
  return {
    millions: Math.floor(value / 1_000_000),
    thousands: Math.floor(value / 1000) % 1000,
    rest: value % 1000,
  }
}

/** The words of a text by their index. The word before the first space is empty. */
export function wordList(text: string): (index: number) => string {
  const list = text.split(' ')
  return (index) => list[index] ?? ''
}

/** The parts that are not empty, with spaces between them. */
export const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')
