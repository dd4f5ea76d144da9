/** Scans JSON text without parsing it: fast, and with a constant stack. */

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const LINE_FEED = 0x0a
/** For both kinds, the code of the closing bracket is that of the opening one plus two. */
const OPEN_LIST = 0x5b
const OPEN_OBJECT = 0x7b

/** The number of keys in valid JSON text, duplicates included. */
export function countKeys(text: string): number {
  let keys = 0
  for (let open = text.indexOf('"'); open >= 0; open = text.indexOf('"', open)) {
    open = closingQuote(text, open) + 1
    let next = open
    while (text.charCodeAt(next) <= 0x20) next += 1
    if (text.charCodeAt(next) === COLON) keys += 1
  }
  return keys
}

function closingQuote(text: string, open: number): number {
  let close = text.indexOf('"', open + 1)
  while (close >= 0 && isEscaped(text, close)) close = text.indexOf('"', close + 1)
  return close < 0 ? text.length : close
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text.charCodeAt(before) === BACKSLASH) before -= 1
  return (at - before) % 2 === 0
}

/**
 * Offset of the bracket that opens level `limit` + 1, in any text. A string ends with its line at the latest,
 * and a bracket is closed by its own kind only, so a parser that recovers from errors never nests deeper than
 * the count.
 */
export function tooDeepAt(text: string, limit: number): number | null {
  const closers: number[] = []
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE || code === LINE_FEED) inString = false
    } else if (code === QUOTE) inString = true
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (closers.length === limit) return at
      closers.push(code + 2)
    } else if (code === closers.at(-1)) closers.pop()
  }
  return null
}
