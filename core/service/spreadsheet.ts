/** Tables that office programs open: what they ask of every one of ours. How its cells are separated and quoted, each says itself. */

/** Without it Excel reads UTF-8 as something else. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Such programs calculate what begins like a formula, and a formula can send the table away. An apostrophe before it makes it a text (OWASP,
 * “CSV injection”); telephone numbers with a plus sign get one too.
 */
export function withoutFormula(text: string): string {
  return /^\s*[=+\-@|%\t\r\n]/.test(text) ? `'${text}` : text
}

/** A cell of a table that is separated by commas (RFC 4180), or by the other sign that programs guess. */
export function commaCell(text: string): string {
  const plain = withoutFormula(text)
  return /[",\r\n;]/.test(plain) || plain !== plain.trim() ? `"${plain.replaceAll('"', '""')}"` : plain
}
