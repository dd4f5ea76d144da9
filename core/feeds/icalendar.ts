/** The values and lines of iCalendar (RFC 5545). */

/** TEXT (3.3.11): four signs have another meaning, and no other control character may stand in it. */
export function calendarValue(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}

/** An address has no blanks and no ends of lines, because a text with them could begin a line of its own. */
export function calendarUri(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]/gu, '')
}

export function calendarLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** In bytes, without the end of the line (3.1). */
const LINE_LIMIT = 75

/** Goes on in the next line behind a blank. A character is never halved, though the rule would allow it. */
function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_LIMIT) [text, bytes] = [`${text}\r\n `, 1]
    text += character
    bytes += size
  }
  return text
}
