/** The receipt of a choice: a random number that reveals nothing about the visitor and cannot be guessed. */

/** Letters that are not confused with digits or with each other (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const RECEIPT_BYTES = 16

/** `7K2M-9QXP-4T3C-W8ZD`, of sixteen random bytes: eighty bits. */
export function receiptNumber(random: Uint8Array): string {
  const letters = [...random.subarray(0, RECEIPT_BYTES)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

const RECEIPT = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/

export function isReceipt(value: string | null | undefined): value is string {
  return typeof value === 'string' && RECEIPT.test(value)
}
