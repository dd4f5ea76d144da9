/**
 * What of a visitor’s text may stand where. Somebody can fill in another person’s address, so a mail that repeats what was typed would
 * carry anybody’s advertising in our name (docs/decisions/0033).
 */

const NAME_LIMIT = 40
/** Letters of any script with the signs between them; no dot, no digit, so that no address fits. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’-][\p{L}\p{M}]+)*$/u
/** What mail programs turn into a link: an address with its scheme, one of a mailbox, or a name with a dot before letters. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2}/iu
/** Line breaks and tabs are right in a text, and in no header. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u
/** They turn the direction of what follows, and so what a reader takes it for. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu

/** A name that can be written to somebody, or undefined. */
export function writtenName(...parts: readonly (string | undefined)[]): string | undefined {
  const name = parts
    .flatMap((part) => part?.trim() ?? [])
    .filter((part) => part !== '')
    .join(' ')
  return name.length <= NAME_LIMIT && NAME.test(name) ? name : undefined
}

/** Whether a text can be repeated to the address that was filled in with it. */
export function isRepeatable(text: string): boolean {
  return !LINK.test(text)
}

/** Whether a text can be a header as it is. */
export function isOneLine(text: string): boolean {
  return !CONTROL.test(text)
}

/** A text of the site for a header: titles come from feeds. */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
}
