/**
 * Mac OS Roman, in which Excel for Mac saves a table unless UTF-8 is chosen. Most bytes are characters of Windows-1252 as
 * well, so the words decide: `é` of the one is `Ž` of the other, which no word has after a small letter.
 */

/** 0x80 to 0xFF (unicode.org, VENDORS/APPLE/ROMAN.TXT). 0xF0 is the trade mark of Apple, which no font has elsewhere. */
const HIGH =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uFFFDÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ'

export function macRomanText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\u0080-\u00FF]/g, (character) => HIGH[character.charCodeAt(0) - 0x80] ?? character)
}

/** Letters of words and names in Dutch, French, German and Luxembourgish, and of names from elsewhere. */
const LETTERS = 'áàâäåçéèêëíîïñóôöøúùûüÿßœæšžÁÀÂÄÅÇÉÈÊËÍÎÏÑÓÔÖØÚÙÛÜŒÆŠŽ'
const HIGH_CHARACTER = /[^\p{ASCII}]/gu

/**
 * Whether a text can only be Mac OS Roman. In doubt it is not: a file of Windows-1252 with a few odd characters stays what it
 * is.
 */
export function isMacRoman(mac: string, windows: string): boolean {
  const asMac = scoreOf(mac)
  const asWindows = scoreOf(windows)
  return asWindows.odd > 0 && asMac.odd * 10 <= asWindows.odd && asMac.usual >= asWindows.usual
}

interface Score {
  /** Characters where words have them. */
  usual: number
  /** Characters where no word has them. */
  odd: number
}

function scoreOf(text: string): Score {
  const score = { usual: 0, odd: 0 }
  for (const { 0: character, index } of text.matchAll(HIGH_CHARACTER)) {
    const verdict = verdictOf(
      character,
      text.slice(Math.max(0, index - 3), index),
      text.slice(index + 1, index + 4),
    )
    if (verdict !== undefined) score[verdict]++
  }
  return score
}

function verdictOf(character: string, before: string, after: string): keyof Score | undefined {
  if (character === '€') return 'usual'
  if (character === '\uFFFD') return 'odd'
  const followsLetter = /\p{L}$/u.test(before)
  const precedesLetter = /^\p{L}/u.test(after)
  if (character === '’') return followsLetter && precedesLetter ? 'usual' : undefined
  if (character === '‘') return oddQuote(before, after)
  if (!/\p{L}/u.test(character)) return followsLetter && precedesLetter ? 'odd' : undefined
  if (!LETTERS.includes(character)) return followsLetter || precedesLetter ? 'odd' : undefined
  // "À vendre" begins with a letter that is a word; an "Û" before an amount is the euro sign of the other encoding.
  if (!followsLetter && !precedesLetter) return 'àÀéÉ'.includes(character) ? undefined : 'odd'
  const isCapital = character === character.toUpperCase() && character !== 'ß'
  const followsSmall = /\p{Ll}$/u.test(before)
  const precedesCapital = /^\p{Lu}/u.test(after)
  // "LIéGE" and "àPARTIR" are mistakes of programs that capitalise, and prove nothing.
  if (!isCapital && precedesCapital) return followsSmall ? 'odd' : undefined
  if (!isCapital) return 'usual'
  const isInside = followsLetter && /^\p{Ll}/u.test(after)
  return followsSmall || isInside ? 'odd' : 'usual'
}

/** The `ë` of the other encoding, unless it stands for an apostrophe: "auto‘s", "l‘ancien". */
function oddQuote(before: string, after: string): keyof Score | undefined {
  if (!/\p{L}$/u.test(before)) return undefined
  if (!/^\p{L}/u.test(after)) return before.endsWith('i') ? 'odd' : undefined
  const isPlural = /^s(?:\P{L}|$)/u.test(after)
  const isElision = /(?:^|\P{L})(?:[cdjlmnst]|qu)$/iu.test(before)
  return isPlural || isElision ? undefined : 'odd'
}
