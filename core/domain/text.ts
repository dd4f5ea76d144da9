/** Rules for plain text. */

/** A value is empty if it is null, or blank after trimming. */
export function isEmpty(value: string | null | undefined): boolean {
  return value == null || value.trim() === ''
}

/** Folds case and accents, so that "Liège", "LIEGE" and "liège" compare equal. */
export function foldText(text: string): string {
  // Most names have no accents, and the list of towns is folded at once.
  const isPlain = /^[\w .,'()/-]*$/.test(text)
  if (isPlain) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘`´]/g, "'")
    .normalize('NFC')
}

/** Descriptions are cut at 250 characters, and type descriptions in search results at 100. */
export const DESCRIPTION_LIMIT = 250
export const TYPE_DESCRIPTION_LIMIT = 100

/** One unit of a character that has two. */
const SURROGATE = /[\ud800-\udfff]/

/**
 * Cuts text to `limit` characters and adds an ellipsis: at the last space if that lies beyond 80 % of the
 * limit, else inside the word. A character outside the basic plane is never split.
 */
export function truncate(text: string, limit: number = DESCRIPTION_LIMIT): string {
  if (text.length <= limit) return text
  // A character has at most two units, so the rest of a long text is not read.
  const start = text.slice(0, 2 * limit + 2)
  const characters = SURROGATE.test(start) ? Array.from(start) : start
  if (characters.length <= limit) return text
  const cut = characters.slice(0, limit)
  const space = cut.lastIndexOf(' ')
  const kept = space > limit * 0.8 ? cut.slice(0, space) : cut
  return `${(typeof kept === 'string' ? kept : kept.join('')).trimEnd()}…`
}

/** Replaces `{NAME}` by its value. A name without a value stays as it was written. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  // Most texts have no placeholder, and a page has a hundred texts.
  if (!text.includes('{')) return text
  return text.replace(/\{([A-Za-z_]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
