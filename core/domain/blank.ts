/** Blanks: what only the agency can fill in, such as `[[company number]]`, in any text of content and configuration. */
const BLANK = /\[\[([^[\]\n]{1,120})\]\]/g

/** The names of the blanks in a text. */
export function blanksIn(text: string): readonly string[] {
  return [...text.matchAll(BLANK)].map(([, name = '']) => name)
}

export function hasBlank(text: string): boolean {
  return text.includes('[[') && blanksIn(text).length > 0
}

/** The address of a site that has none yet: a blank as well, although an address has to have the form of one. */
export const UNKNOWN_ADDRESS = 'https://your-address.example'
