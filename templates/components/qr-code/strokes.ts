/** The only module that knows uqr. */
import { encode, QrCodeDataType } from 'uqr'
import { qrCodewords } from '../../../core/domain/qr-codewords.ts'

/** Dark modules of a QR code as strokes of width one in a square of `size`: "M0 3h7m2 0h1". */
export interface QrStrokes {
  readonly size: number
  readonly path: string
}

/** uqr draws what codes of a version have in common, once; drawing all of each takes five times as long. */
export function qrStrokes(address: string): QrStrokes {
  const { version, codewords } = qrCodewords(address)
  const { size, empty, places } = patternOf(version)
  const modules = empty.slice()
  for (let bit = 0; bit < codewords.length * 8; bit++) {
    const isSet = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
    const place = places[bit] ?? 0
    if (isSet) modules[place] = 1 - (modules[place] ?? 0)
  }
  let path = ''
  for (let y = 0; y < size; y++) path += rowPath(modules.subarray(y * size, (y + 1) * size), y)
  return { size, path }
}

function rowPath(row: Uint8Array, y: number): string {
  let path = ''
  let end = 0
  for (let x = 0; x < row.length; x++) {
    if (row[x] === 0) continue
    const start = x
    while (row[x] === 1) x++
    path += path === '' ? `M${start} ${y}h${x - start}` : `m${start - end} 0h${x - start}`
    end = x
  }
  return path
}

/** What all codes of a version have in common. */
interface Pattern {
  readonly size: number
  /** Row by row, 1 is dark: the code whose codewords are all zero. */
  readonly empty: Uint8Array
  /** Where the bits of codewords stand in it, in their order. */
  readonly places: Uint16Array
}

/** Those of addresses are few, as they are about as long as each other. */
const patterns = new Map<number, Pattern>()

function patternOf(version: number): Pattern {
  const known = patterns.get(version)
  if (known) return known
  // The mask is fixed: readers take any, and the best would have to be tried out for each page.
  const options = { ecc: 'M', border: 0, maskPattern: 3, minVersion: version, maxVersion: version } as const
  const { size, data, types } = encode('', options)
  const places = placesOf(size, (x, y) => types[y]?.[x] === QrCodeDataType.Data)
  const empty = Uint8Array.from(data.flat(), Number)
  for (const place of places) empty[place] = ((place % size) + Math.floor(place / size)) % 3 === 0 ? 1 : 0
  const made = { size, empty, places }
  patterns.set(version, made)
  return made
}

/** The column of the timing pattern holds no codewords. */
const TIMING = 6

/** Two columns at a time, from the right, upwards and downwards in turn (ISO/IEC 18004, 7.7.3). */
function placesOf(size: number, isFree: (x: number, y: number) => boolean): Uint16Array {
  const places: number[] = []
  let isUpward = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === TIMING) right--
    for (let row = 0; row < size; row++) {
      const y = isUpward ? size - 1 - row : row
      for (const x of [right, right - 1]) if (isFree(x, y)) places.push(y * size + x)
    }
    isUpward = !isUpward
  }
  return Uint16Array.from(places)
}
