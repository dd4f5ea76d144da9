/**
 * Text of Windows-1252, ISO-8859-1, ISO-8859-15 and Mac OS Roman. The tables are here because `TextDecoder` of some versions of Node
 * reads Windows-1252 as ISO-8859-1 and loses the euro sign.
 */
import type { Encoding } from './declared-encoding.ts'
import { macRomanText } from './mac-roman.ts'

/** 0x80 to 0x9F of Windows-1252. Five bytes have no character. Programs that say ISO-8859-1 mean these as well. */
const HIGH = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ'

/** The eight characters in which ISO-8859-15 differs from ISO-8859-1. */
const LATIN_9: Readonly<Record<string, string>> = {
  '\u00A4': '€',
  '\u00A6': 'Š',
  '\u00A8': 'š',
  '\u00B4': 'Ž',
  '\u00B8': 'ž',
  '\u00BC': 'Œ',
  '\u00BD': 'œ',
  '\u00BE': 'Ÿ',
}

export function oneByteText(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'macintosh') return macRomanText(bytes)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (character) => HIGH[character.charCodeAt(0) - 0x80] ?? character)
  if (encoding !== 'iso-8859-15') return text
  return text.replace(/[\u00A4\u00A6\u00A8\u00B4\u00B8\u00BC-\u00BE]/g, (found) => LATIN_9[found] ?? found)
}
