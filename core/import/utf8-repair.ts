/** UTF-8 in parts, with bytes in between that are none: records that another program has pasted in as Windows-1252. */
import { isUtf8 } from 'node:buffer'
import { firstInvalidByte } from '../source/utf8.ts'
import { oneByteText } from './one-byte-text.ts'

interface Place {
  readonly line: number
  readonly column: number
}

export interface Repair {
  push(chunk: Uint8Array): Uint8Array
  /** The bytes of a character that the file ends in. */
  end(): Uint8Array
  faults(): { readonly count: number; readonly places: readonly Place[] }
}

const MOST_PLACES = 4
/** A character has at most four bytes, so an incomplete one has at most three. */
const LONGEST_TAIL = 3

export function createRepair(): Repair {
  let tail: Uint8Array = new Uint8Array()
  let count = 0
  const places: Place[] = []
  const position = createPosition()
  const repair = (bytes: Uint8Array) => {
    const parts: Uint8Array[] = []
    let rest = bytes
    while (rest.length > 0) {
      const valid = rest.subarray(0, firstInvalidByte(rest))
      position.pass(valid)
      parts.push(valid)
      if (valid.length === rest.length) break
      count += 1
      if (places.length < MOST_PLACES) places.push(position.now())
      const wrong = rest.subarray(valid.length, valid.length + 1)
      position.pass(wrong)
      parts.push(Buffer.from(oneByteText(wrong, 'windows-1252')))
      rest = rest.subarray(valid.length + 1)
    }
    return Buffer.concat(parts)
  }
  const convert = (bytes: Uint8Array) => {
    if (!isUtf8(bytes)) return repair(bytes)
    position.pass(bytes)
    return bytes
  }
  return {
    push(chunk) {
      const whole = tail.length === 0 ? chunk : Buffer.concat([tail, chunk])
      const end = whole.length - incompleteEnd(whole)
      tail = whole.subarray(end)
      return convert(whole.subarray(0, end))
    },
    end: () => convert(tail),
    faults: () => ({ count, places }),
  }
}

/** The number of bytes at the end that begin a character and do not complete it. */
function incompleteEnd(bytes: Uint8Array): number {
  for (let size = 1; size <= Math.min(LONGEST_TAIL, bytes.length); size += 1) {
    const byte = bytes[bytes.length - size] as number
    if (byte < 0x80) return 0
    if (byte < 0xc0) continue
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    return needed > size ? size : 0
  }
  return 0
}

/** Line and column in characters, counted over all chunks. */
function createPosition(): { pass(bytes: Uint8Array): void; now(): Place } {
  let line = 1
  let column = 1
  return {
    pass(bytes) {
      let start = 0
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
        line += 1
        column = 1
        start = at + 1
      }
      for (let at = start; at < bytes.length; at += 1)
        if (((bytes[at] as number) & 0xc0) !== 0x80) column += 1
    },
    now: () => ({ line, column }),
  }
}

/** The number of valid characters of several bytes, and of bytes that belong to no character. */
export function validity(bytes: Uint8Array): { readonly valid: number; readonly invalid: number } {
  let [valid, invalid] = [0, 0]
  let rest = bytes.subarray(0, bytes.length - incompleteEnd(bytes))
  while (rest.length > 0) {
    const end = firstInvalidByte(rest)
    for (const byte of rest.subarray(0, end)) if (byte >= 0xc0) valid += 1
    if (end === rest.length) break
    invalid += 1
    rest = rest.subarray(end + 1)
  }
  return { valid, invalid }
}
