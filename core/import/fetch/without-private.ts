/**
 * A downloaded file without its private fields, in the same format and in UTF-8: the cache contains none of them. Files
 * of a format without names of fields stay as they are.
 */
import { problem } from '../../diagnostics/diagnostic.ts'
import { broken } from '../archive.ts'
import { createCleaner } from '../private-fields.ts'
import { isFault, isRecord } from '../raw-record.ts'
import type { RawFields, RawRecord } from '../raw-record.ts'
import { readJsonLines } from '../readers/json-lines.ts'
import { StreamFault } from '../stream-fault.ts'
import { hasPrivate, isPrivateBy } from './privacy.ts'
import type { Privacy } from './privacy.ts'
import { tableWithout } from './table-without.ts'
import type { TableForm } from './table-without.ts'
import { xmlWithout } from './xml-without.ts'

/** A whole JSON document is read at once; an export of this size has some hundred thousand records. */
const LARGEST_JSON = 400e6

const NOWHERE = { file: '', line: 0, record: 0 }

interface Cut {
  readonly file: string
  readonly privacy: Privacy
  readonly table?: TableForm | undefined
}

/** The content as UTF-8. Throws `StreamFault` for a file that breaks off. */
export async function* withoutPrivate(
  chunks: AsyncIterable<Uint8Array>,
  { file, privacy, table = {} }: Cut,
): AsyncIterable<Uint8Array | string> {
  if (!hasPrivate(privacy)) return yield* chunks
  const isPrivate = isPrivateBy(privacy)
  const clean = createCleaner({ isPrivate, ignoreCase: false })
  const { start, all } = await beginning(chunks)
  if (start.startsWith('<')) return yield* xmlWithout(all, { file, isPrivate })
  if (/^[[{]/.test(start) && !isJsonLines(start)) return yield* jsonWithout(all, { file, clean })
  if (start.startsWith('{')) return yield* linesWithout(all, { file, clean })
  yield* tableWithout(all, { file, isPrivate, table })
}

type Clean = (record: RawRecord) => RawRecord

const START_BYTES = 65_536

async function beginning(chunks: AsyncIterable<Uint8Array>) {
  const iterator = chunks[Symbol.asyncIterator]()
  const held: Uint8Array[] = []
  let size = 0
  while (size < START_BYTES) {
    const next = await iterator.next()
    if (next.done === true) break
    held.push(next.value as Uint8Array)
    size += (next.value as Uint8Array).length
  }
  async function* all() {
    yield* held
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { start: Buffer.concat(held).toString().trimStart(), all: all() }
}

/** The first line is a whole object, and another one follows. */
function isJsonLines(start: string): boolean {
  const [first = '', second = ''] = start.split(/\r?\n/, 2)
  if (!second.trimStart().startsWith('{')) return false
  try {
    return typeof JSON.parse(first) === 'object'
  } catch {
    return false
  }
}

async function* jsonWithout(
  chunks: AsyncIterable<Uint8Array>,
  { file, clean }: Cleaning,
): AsyncIterable<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > LARGEST_JSON) throw broken(file, `JSON of more than ${LARGEST_JSON / 1e6} MB is not stored`)
    parts.push(chunk)
  }
  yield JSON.stringify(cleanedJson(parsed(Buffer.concat(parts).toString(), file), clean))
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StreamFault(problem('AS9011', {}, { at: { file, path: [] } }))
  }
}

/** Any value without its private fields. */
export function cleanedJson(value: unknown, clean: Clean): unknown {
  return clean({ fields: { value } as RawFields, at: NOWHERE }).fields['value']
}

interface Cleaning {
  readonly file: string
  readonly clean: Clean
}

async function* linesWithout(
  chunks: AsyncIterable<Uint8Array>,
  { file, clean }: Cleaning,
): AsyncIterable<string> {
  for await (const item of readJsonLines(chunks, { file })) {
    if (isFault(item)) throw new StreamFault(item.fault)
    // A refused line is refused again.
    yield isRecord(item) ? `${JSON.stringify(clean(item).fields)}\n` : '{\n'
  }
}
