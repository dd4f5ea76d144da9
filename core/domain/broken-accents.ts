/** Accents that were lost because a program read the text in the wrong encoding. */

/** The replacement character, and UTF-8 that was read as Windows-1252: `Ã©`, `â€™`. */
const DAMAGED = /[\p{L}\p{M}]*(?:\ufffd|Ã[€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\u00a0-\u00bf]|â€[™œ“”¦˜])[\p{L}\p{M}]*/u
/** A question mark in place of an accent. */
const QUESTIONED = /\p{L}+\?\p{Ll}+/u
/** An elided article with a question mark in place of its apostrophe: "l?entrée". */
const ELIDED = /(?<!\p{L})(?:[cdjlmnst]|qu)\?\p{L}+/iu
/** Each of these patterns has one of these characters. It is quicker to look for them than for words around them. */
const SUSPECT = /[\ufffdÃâ?]/
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/g

/** The first damaged word of a name or title. */
export function brokenAccentInLine(text: string): string | undefined {
  if (!SUSPECT.test(text)) return undefined
  return (DAMAGED.exec(text) ?? QUESTIONED.exec(text))?.[0]
}

/** The same in a longer text, in which a space may be missing after a question: "Interesse?contacteer ons". */
export function brokenAccentInText(text: string): string | undefined {
  if (!SUSPECT.test(text)) return undefined
  const damaged = DAMAGED.exec(text)
  if (damaged !== null || !text.includes('?')) return damaged?.[0]
  const bare = text.replace(ADDRESS, '')
  const elided = ELIDED.exec(bare)
  if (elided !== null) return elided[0]
  const [first, second] = bare.matchAll(new RegExp(QUESTIONED, 'gu'))
  return second === undefined ? undefined : first?.[0]
}
