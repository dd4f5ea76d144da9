/**
 * Decodes an export to UTF-8, in parts. The bytes decide before the declaration: an export declared as ISO-8859-1 is
 * UTF-8 as often as not, and one without a declaration is Windows-1252 if it is not UTF-8 and its words are not those of
 * Mac OS Roman.
 */
import { isAscii } from 'node:buffer'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts'
import { declaredEncoding, encodingNamed, utf16Of } from './declared-encoding.ts'
import type { Encoding } from './declared-encoding.ts'
import { isMacRoman } from './mac-roman.ts'
import { oneByteText } from './one-byte-text.ts'
import { StreamFault } from './stream-fault.ts'
import { createRepair, validity } from './utf8-repair.ts'

export interface DecodeOptions {
  /** As problems name it. */
  readonly file: string
  /** The encoding that the site states. It takes precedence over everything but a byte order mark. */
  readonly encoding?: string | undefined
  /** The charset of the HTTP answer. */
  readonly charset?: string | undefined
  readonly report: (problem: Problem) => void
}

/** The start that is searched for a declaration, and the part that decides between UTF-8 and other encodings. */
const START_BYTES = 1024
const WINDOW_BYTES = 65_536
/** Characters before the first one that is not ASCII belong to its word. */
const LONGEST_WORD = 40

/** The content as UTF-8 without a byte order mark. Throws `StreamFault` for an encoding that is not read. */
export async function* decodeExport(
  chunks: AsyncIterable<Uint8Array>,
  options: DecodeOptions,
): AsyncIterable<Uint8Array> {
  const source = createSource(chunks)
  try {
    yield* decoded(source, options)
  } finally {
    // A reader that stops early leaves the file open otherwise.
    await source.close()
  }
}

async function* decoded(source: Source, options: DecodeOptions): AsyncIterable<Uint8Array> {
  const start = await source.peek(START_BYTES)
  const at: Pointer = { file: options.file, path: [] }
  const chosen = known(options.encoding, at)
  if (hasMark(start, [0xef, 0xbb, 0xbf])) {
    await source.skip(3)
    return yield* repaired(source.rest(), options)
  }
  const wide = utf16Of(start) ?? wideOf(chosen)
  if (wide !== undefined) return yield* wideText(source.rest(), wide)
  const declared = known(chosen ?? declaredEncoding(start) ?? options.charset, at)
  yield* narrowText(source, { ...options, declared, isForced: chosen !== undefined })
}

function known(name: string | undefined, at: Pointer): Encoding | undefined {
  if (name === undefined) return undefined
  const encoding = encodingNamed(name)
  if (encoding === undefined) throw new StreamFault(problem('AS9205', { file: at.file, encoding: name }))
  return encoding
}

function wideOf(encoding: Encoding | undefined): 'utf-16le' | 'utf-16be' | undefined {
  return encoding === 'utf-16le' || encoding === 'utf-16be' ? encoding : undefined
}

function hasMark(start: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => start[index] === byte)
}

/** The decoder removes the byte order mark. */
async function* wideText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: 'utf-16le' | 'utf-16be',
): AsyncIterable<Uint8Array> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}

interface NarrowOptions extends DecodeOptions {
  readonly declared: Encoding | undefined
  readonly isForced: boolean
}

/** ASCII is the same in all of them, so the decision waits for the first other byte. */
async function* narrowText(source: Source, options: NarrowOptions): AsyncIterable<Uint8Array> {
  const { declared, isForced, file } = options
  const repair = createRepair()
  for (let chunk = await source.next(); chunk !== undefined; chunk = await source.next()) {
    if (isAscii(chunk)) {
      yield repair.push(chunk)
      continue
    }
    source.unread(chunk)
    const ascii = chunk.findIndex((byte) => byte >= 0x80)
    const window = (await source.peek(ascii + WINDOW_BYTES)).subarray(Math.max(0, ascii - LONGEST_WORD))
    const real = isForced && declared !== undefined ? declared : realEncoding(window, declared)
    if (declared !== undefined && isUtf8(declared) !== isUtf8(real))
      options.report(problem('AS9203', { file, declared, real }, { at: { file, path: [] } }))
    if (isUtf8(real)) return yield* repaired(source.rest(), options, repair)
    for await (const part of source.rest()) yield Buffer.from(oneByteText(part, real))
  }
}

const isUtf8 = (encoding: Encoding) => encoding === 'utf-8'

function realEncoding(window: Uint8Array, declared: Encoding | undefined): Encoding {
  const { valid, invalid } = validity(window)
  if (valid > invalid) return 'utf-8'
  if (declared !== undefined && !isUtf8(declared)) return declared
  const readAs = (encoding: Encoding) => oneByteText(window, encoding)
  return isMacRoman(readAs('macintosh'), readAs('windows-1252')) ? 'macintosh' : 'windows-1252'
}

/** The text of a file that is not UTF-16, by the encoding that its bytes have. */
export function oneByteOrUtf8(bytes: Uint8Array): string {
  const first = bytes.findIndex((byte) => byte >= 0x80)
  const window = bytes.subarray(Math.max(0, first - LONGEST_WORD), first + WINDOW_BYTES)
  const named = declaredEncoding(bytes.subarray(0, START_BYTES))
  const real =
    first < 0 ? 'utf-8' : realEncoding(window, named === undefined ? undefined : encodingNamed(named))
  return isUtf8(real) ? new TextDecoder().decode(bytes) : oneByteText(bytes, real)
}

/** UTF-8; bytes that are none are read as Windows-1252 and reported once, with the first places. */
async function* repaired(
  chunks: AsyncIterable<Uint8Array>,
  { file, report }: DecodeOptions,
  repair = createRepair(),
): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) yield repair.push(chunk)
  yield repair.end()
  const { count, places } = repair.faults()
  const [first, ...others] = places.map((position): Pointer => ({ file, path: [], position }))
  if (first === undefined) return
  const related = others.map((at) => ({ message: 'and here', at }))
  report(problem('AS9204', { file, count }, { at: first, related }))
}

interface Source {
  next(): Promise<Uint8Array | undefined>
  unread(chunk: Uint8Array): void
  /** Up to so many bytes, which stay to be read. */
  peek(bytes: number): Promise<Uint8Array>
  skip(bytes: number): Promise<void>
  rest(): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

function createSource(chunks: AsyncIterable<Uint8Array>): Source {
  const iterator = chunks[Symbol.asyncIterator]()
  let held: Uint8Array | undefined
  const next = async () => {
    const given = held
    held = undefined
    if (given !== undefined && given.length > 0) return given
    const result = await iterator.next()
    return result.done === true ? undefined : (result.value as Uint8Array)
  }
  const peek = async (bytes: number) => {
    const parts: Uint8Array[] = []
    let size = 0
    for (let part = await next(); part !== undefined; part = await next()) {
      parts.push(part)
      size += part.length
      if (size >= bytes) break
    }
    held = parts.length === 1 ? parts[0] : Buffer.concat(parts)
    return (held ?? new Uint8Array()).subarray(0, bytes)
  }
  return {
    next,
    unread: (chunk) => void (held = chunk),
    peek,
    async skip(bytes) {
      await peek(bytes)
      held = held?.subarray(bytes)
    },
    async *rest() {
      for (let part = await next(); part !== undefined; part = await next()) yield part
    },
    close: async () => void (await iterator.return?.()),
  }
}
