/** Decodes the bytes of a source file: UTF-8, with or without a byte order mark, and any kind of line end. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import { linesOf, normaliseText, positionAt } from '../diagnostics/lines.ts'
import { firstInvalidByte } from './utf8.ts'

const MEGABYTE = 1024 * 1024
export const JSON_LIMIT = 20 * MEGABYTE
export const TEXT_FILE_LIMIT = 2 * MEGABYTE

/** The size limit of a file in bytes. A larger file is not read. */
export function sizeLimitOf(file: string): number {
  return /\.(?:json|jsonl|ndjson|csv|tsv|txt|xml)$/i.test(file) ? JSON_LIMIT : TEXT_FILE_LIMIT
}

/**
 * For callers that know the size before they read, so that a file of 200 MB is refused without reading it.
 */
export function sizeProblem(file: string, size: number): Problem | null {
  const limit = sizeLimitOf(file)
  if (size <= limit) return null
  return problem('AS1001', { size: megabytes(size), limit: megabytes(limit) }, { at: { file, path: [] } })
}

/** Rounded up, so that a file a little over the limit does not read as if it were as large as the limit. */
function megabytes(bytes: number): string {
  return `${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB`
}

const strict = new TextDecoder('utf-8', { fatal: true })
const lenient = new TextDecoder('utf-8')

/** The text with LF as its only line end; null with a problem if the bytes are not valid text. */
export function decode(bytes: Uint8Array, file: string): Checked<string | null> {
  const fault = sizeProblem(file, bytes.length) ?? encodingProblem(bytes, file)
  if (fault !== null) return { value: null, problems: [fault] }
  try {
    return { value: normaliseText(strict.decode(bytes)), problems: [] }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { value: null, problems: [invalidByte(bytes, file)] }
  }
}

/** The text for a code frame: invalid bytes of UTF-8 become U+FFFD. Null if no text can be shown. */
export function textForFrame(
  bytes: Uint8Array,
  file: string,
  decode: (bytes: Uint8Array) => string = (all) => lenient.decode(all),
): string | null {
  if (bytes.length > sizeLimitOf(file) || utf16Of(bytes) !== null || isCompressed(bytes)) return null
  return normaliseText(decode(bytes))
}

/** The first bytes of ZIP, which spreadsheets are as well, and of gzip. */
function isCompressed([first, second]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b) || (first === 0x1f && second === 0x8b)
}

function encodingProblem(bytes: Uint8Array, file: string): Problem | null {
  const encoding = utf16Of(bytes)
  if (encoding !== null) return problem('AS1003', { encoding }, { at: { file, path: [] } })
  const offset = bytes.indexOf(0)
  return offset < 0 ? null : problem('AS1004', { offset }, { at: byteAt(bytes, offset, file) })
}

function invalidByte(bytes: Uint8Array, file: string): Problem {
  const offset = firstInvalidByte(bytes)
  const byte = `0x${(bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`
  return problem('AS1002', { offset, byte }, { at: byteAt(bytes, offset, file) })
}

function byteAt(bytes: Uint8Array, offset: number, file: string) {
  const before = normaliseText(lenient.decode(bytes.subarray(0, offset)))
  const position = { ...positionAt(linesOf(before), before.length), length: 1 }
  return { file, path: [], position }
}

/** Detected by the byte order mark, or because every other byte of the start is NUL, as in Latin text. */
function utf16Of(bytes: Uint8Array): 'UTF-16' | null {
  if (bytes.length < 2) return null
  const mark = ((bytes[0] as number) << 8) | (bytes[1] as number)
  if (mark === 0xfffe || mark === 0xfeff) return 'UTF-16'
  const start = bytes.subarray(0, 64)
  const nulls = [0, 0]
  start.forEach((byte, index) => {
    if (byte === 0) nulls[index % 2] = (nulls[index % 2] as number) + 1
  })
  const half = Math.floor(start.length / 2)
  const [even, odd] = nulls as [number, number]
  return Math.max(even, odd) * 2 > half && Math.min(even, odd) === 0 ? 'UTF-16' : null
}
