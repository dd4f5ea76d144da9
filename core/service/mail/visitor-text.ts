/**
 * Decides which text of a visitor may appear in a mail or a header. The address in a form may belong to somebody else, so a mail that repeats
 * the whole form would carry advertising of strangers (docs/decisions/0033).
 */

const NAME_LIMIT = 40
/** Letters of any script with the signs between them. Dots and digits are not allowed, so no address is a name. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’-][\p{L}\p{M}]+)*$/u
/** Text that mail programs turn into a link: a URL, an e-mail address, a host name, or an IPv4 address. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2}|(?:\d{1,3}\.){3}\d{1,3}/iu
/** A telephone number of eight digits or more, but no date such as 01/12/2026. A premium number is an advertisement too. */
const PHONE = /(?:\+|\b0)(?!\d?[/. -]\d{1,2}[/. -]\d{2,4}\b)\d(?:[ ./()-]{0,3}\d){6,}/u
/** Full stops of other scripts, which browsers read as dots in a host name (UTS #46). */
const OTHER_DOTS = /[\u3002\uFF0E\uFF61]/gu
/** Line breaks and tabs are allowed in a text, but not in a header. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u
/** Control and format characters. Some reverse the direction of the text that follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu

/** A name that can be written to somebody, or undefined. */
export function writtenName(...parts: readonly (string | undefined)[]): string | undefined {
  const name = parts
    .flatMap((part) => part?.trim() ?? [])
    .filter((part) => part !== '')
    .join(' ')
  return name.length <= NAME_LIMIT && NAME.test(name) ? name : undefined
}

/** Whether a mail to the address in the form may repeat the text. */
export function isRepeatable(text: string): boolean {
  // Full-width letters and digits become plain ones, and invisible characters are removed.
  const plain = text
    .normalize('NFKC')
    .replace(OTHER_DOTS, '.')
    .replace(/[\p{Cf}]/gu, '')
  return !LINK.test(plain) && !PHONE.test(plain)
}

/** Whether a text can be used as a header unchanged. */
export function isOneLine(text: string): boolean {
  return !CONTROL.test(text)
}

/** A text of the site for a header: titles come from feeds. */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
}
