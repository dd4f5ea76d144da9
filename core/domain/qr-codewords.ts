/**
 * What a QR code says (ISO/IEC 18004, 7.4 to 7.6), as bytes and with error correction M: a fold or a stain does not matter.
 */
import { errorCodewords } from './reed-solomon.ts'

export interface QrCodewords {
  /** 1 to 40: the smallest that has room. */
  readonly version: number
  /** In the order in which their bits are drawn. */
  readonly codewords: Uint8Array
}

export function qrCodewords(text: string): QrCodewords {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  return { version, codewords: interleaved(dataOf(bytes, version), version) }
}

/** Table 9, error correction M, from version 1 on: blocks, and codewords for errors in each of them. */
const BLOCKS = [
  ...[1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
  ...[17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
]
const ERROR_CODEWORDS = [
  ...[10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
  ...[26, ...Array<number>(19).fill(28)],
]

interface Layout {
  readonly blocks: number
  /** In each block. */
  readonly errors: number
  /** Codewords of data. */
  readonly capacity: number
}

function layoutOf(version: number): Layout {
  const [blocks = 0, errors = 0] = [BLOCKS[version - 1], ERROR_CODEWORDS[version - 1]]
  return { blocks, errors, capacity: (modulesForCodewords(version) >> 3) - blocks * errors }
}

/** What finders, timing, alignment, format and version leave of a square. */
function modulesForCodewords(version: number): number {
  const all = (16 * version + 128) * version + 64
  if (version === 1) return all
  const lines = Math.floor(version / 7) + 2
  return all - (25 * lines - 10) * lines + 55 - (version < 7 ? 0 : 36)
}

const MODE_BITS = 4
const BYTE_MODE = 0b0100

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

function versionFor(length: number): number {
  const found = BLOCKS.findIndex((_, index) => {
    const version = index + 1
    return MODE_BITS + lengthBits(version) + length * 8 <= layoutOf(version).capacity * 8
  })
  if (found === -1) throw new RangeError(`a QR code has no room for ${length} bytes`)
  return found + 1
}

/** They end the text where there is room for them. */
const END_BITS = 4
const PADDING = [0b1110_1100, 0b0001_0001] as const

function dataOf(bytes: Uint8Array, version: number): Uint8Array {
  const data = new Uint8Array(layoutOf(version).capacity)
  let end = 0
  const append = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--, end++) {
      const place = end >> 3
      data[place] = (data[place] ?? 0) | (((value >> bit) & 1) << (7 - (end & 7)))
    }
  }
  append(BYTE_MODE, MODE_BITS)
  append(bytes.length, lengthBits(version))
  for (const byte of bytes) append(byte, 8)
  const filled = (end + END_BITS + 7) >> 3
  for (let place = filled; place < data.length; place++) data[place] = PADDING[(place - filled) & 1] ?? 0
  return data
}

/** In blocks, each with its codewords for errors; the first codewords of all blocks, then the second ones and so on. */
function interleaved(data: Uint8Array, version: number): Uint8Array {
  const { blocks, errors } = layoutOf(version)
  const codewords = new Uint8Array(data.length + blocks * errors)
  const short = Math.floor(data.length / blocks)
  const shortBlocks = blocks - (data.length % blocks)
  let start = 0
  for (let block = 0; block < blocks; block++) {
    const own = data.subarray(start, start + short + (block < shortBlocks ? 0 : 1))
    start += own.length
    own.forEach((codeword, i) => {
      // Only the longer blocks, which come last, have one more.
      codewords[i * blocks + block - (i < short ? 0 : shortBlocks)] = codeword
    })
    errorCodewords(own, errors).forEach((codeword, i) => {
      codewords[data.length + i * blocks + block] = codeword
    })
  }
  return codewords
}
