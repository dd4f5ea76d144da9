/**
 * JSON with a list of records: the list itself, in an envelope, or in several pages. The rules name the list; without a
 * name, it is the first one whose elements are objects. `homes.*` are the objects in `homes`, which is no list:
 * their names are their field `#id`.
 */
import { problem } from '../../diagnostics/diagnostic.ts'
import { parsePath, valuesAt } from '../mapping/source-path.ts'
import type { RawFields, RawPlace, RawValue, ReaderOptions, ReadItem } from '../raw-record.ts'
import type { Capture } from './json-capture.ts'
import { createScanner } from './json-scanner.ts'
import { beyondLimit, parsedRecord, unreadable } from './parsed-record.ts'
import { textOf } from './text-chunks.ts'

export async function* readJson(
  chunks: AsyncIterable<Uint8Array>,
  options: ReaderOptions,
): AsyncIterable<ReadItem> {
  const list = createList(options)
  for await (const text of textOf(chunks)) {
    list.push(text)
    yield* list.take()
    if (list.isBroken()) return
  }
  list.end()
  yield* list.take()
}

interface List {
  readonly push: (text: string) => void
  readonly end: () => void
  /** The items since the last call. */
  readonly take: () => readonly ReadItem[]
  readonly isBroken: () => boolean
}

function createList({ file, records: names }: ReaderOptions): List {
  const wanted = names?.map((name) => name.toLowerCase())
  const items: ReadItem[] = []
  const choice = createChoice(wanted)
  let record = 0
  let isBroken = false
  const fail = (what: string, line: number) => {
    if (!isBroken) items.push({ fault: unreadable(what, { file, line, record }) })
    isBroken = true
  }
  const found = (capture: Capture) => {
    const place: RawPlace = { file, line: capture.line, record: record + 1 }
    const limit = capture.limit()
    const item =
      limit === undefined ? parsedRecord(capture.text(), place, 'record') : beyondLimit(limit, place)
    const key = choice.key()
    const read = !('fields' in item)
      ? [item]
      : key === undefined
        ? recordsIn(item.fields, names ?? [], place)
        : [{ ...item, fields: { ...item.fields, '#id': key } }]
    record += read.length
    items.push(...read)
  }
  const scanner = createScanner({ ...choice, found, broken: fail })
  const end = () => {
    if (isBroken) return
    const at = { file, path: [], position: { line: scanner.line(), column: 1 } }
    if (record === 0 && !choice.hasList())
      items.push({ fault: problem('AS9012', { names: names ?? [] }, { at }) })
    else if (!scanner.isComplete()) items.push({ fault: problem('AS9011', {}, { at }) })
  }
  return { push: scanner.push, end, take: () => items.splice(0), isBroken: () => isBroken }
}

/** The names of the rules for a root object that is a record itself. */
const ROOT = '.'

function createChoice(wanted: readonly string[] | undefined) {
  let chosen: string | undefined
  let hasList = false
  let key: string | undefined
  const hasNames = wanted?.some((name) => name !== ROOT) === true
  return {
    /** Those of the outermost list may be pages: objects are looked into. */
    isRecords: (path: string, isObject: boolean) => {
      key = undefined
      if (wanted !== undefined) return path === '' || wanted.includes(path.toLowerCase())
      if (isObject) chosen ??= path
      return chosen === path
    },
    isRecord: (path: string) => {
      if (wanted === undefined) return false
      const name = path === '' ? ROOT : path.toLowerCase()
      key = wanted.map((other) => keyIn(path, other)).find((each) => each !== undefined)
      const isWanted = key !== undefined || wanted.includes(name)
      return isWanted && !wanted.some((other) => other.startsWith(`${name}.`))
    },
    mayBeRecord: (isInList: boolean) => hasNames && (isInList || wanted.includes(ROOT)),
    listEnded: (path: string) => {
      const isWanted = wanted?.includes(path.toLowerCase()) === true
      hasList ||= wanted === undefined || path === '' || isWanted
      return isWanted
    },
    /** The name of the record that began last, if it is none in a list. */
    key: () => key,
    hasList: () => hasList || chosen !== undefined,
  }
}

/** `1001` of `homes.1001` in `homes.*`, and of `1001` in `*`. */
function keyIn(path: string, wanted: string): string | undefined {
  const around = wanted.slice(0, -1)
  const isAny = wanted === '*' || wanted.endsWith('.*')
  const name = isAny && path.toLowerCase().startsWith(around) ? path.slice(around.length) : ''
  return name === '' || name.includes('.') ? undefined : name
}

/** The records of an answer in a list of answers; otherwise the object itself. */
function recordsIn(fields: RawFields, names: readonly string[], place: RawPlace): readonly ReadItem[] {
  const found =
    names
      .filter((name) => name !== ROOT)
      .map((name) => valuesAt(fields, parsePath(name)))
      .find((values) => values.length > 0) ?? []
  if (found.length === 0) return [{ fields, at: place }]
  return found.map((value: RawValue, index) => {
    const at = { ...place, record: place.record + index }
    return parsedRecord(JSON.stringify(value), at, 'record')
  })
}
