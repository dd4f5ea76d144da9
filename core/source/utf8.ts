/** Well-formed UTF-8 (Unicode 16, table 3-7): lead bytes with the bytes that may follow. */

/**
 * Offset of the first byte that is not part of a valid character; the length of the bytes if all are valid.
 */
export function firstInvalidByte(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const size = sizeOf(bytes[at] as number)
    if (size === 0 || !continues(bytes, at, size)) return at
    at += size
  }
  return at
}

function sizeOf(lead: number): number {
  if (lead < 0x80) return 1
  if (lead >= 0xc2 && lead <= 0xdf) return 2
  if (lead >= 0xe0 && lead <= 0xef) return 3
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
}

function continues(bytes: Uint8Array, at: number, size: number): boolean {
  for (let index = 1; index < size; index += 1) {
    const byte = bytes[at + index] ?? 0
    const [low, high] = index === 1 ? secondByte(bytes[at] as number) : [0x80, 0xbf]
    if (byte < low || byte > high) return false
  }
  return true
}

/** Excludes overlong forms, surrogates and code points above U+10FFFF. */
function secondByte(lead: number): readonly [low: number, high: number] {
  if (lead === 0xe0) return [0xa0, 0xbf]
  if (lead === 0xed) return [0x80, 0x9f]
  if (lead === 0xf0) return [0x90, 0xbf]
  return lead === 0xf4 ? [0x80, 0x8f] : [0x80, 0xbf]
}
