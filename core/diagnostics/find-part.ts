/**
 * The first occurrence of `part` in `text`. White space matches any white space, because parsers fold it and
 * authors wrap lines.
 */
export function findPart(text: string, part: string, from = 0): { start: number; end: number } | undefined {
  if (part.trim() === '') return undefined
  const start = text.indexOf(part, from)
  if (start >= 0) return { start, end: start + part.length }
  if (!/\s/.test(part)) return undefined
  const words = part
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(words.join('\\s+'), 'g')
  pattern.lastIndex = from
  const found = pattern.exec(text)
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length }
}
