/**
 * Builds records from the events of an XML parser. The elements around a record are read as well, and each record has
 * those before it as `#parent`. Namespaces are ignored: exports differ in them, and never use a name in two.
 */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { MAX_DEPTH, REFUSED_KEYS } from '../../source/limits.ts'
import type { RawFields, RawPlace, RawRecord, RawValue, ReaderOptions, RefusedRecord } from '../raw-record.ts'

export interface XmlTree {
  readonly open: (name: string) => void
  readonly attribute: (name: string, value: string) => void
  /** The element has all its attributes. */
  readonly opened: () => void
  readonly text: (text: string) => void
  readonly close: () => void
  readonly hasRoot: () => boolean
}

interface Sink {
  /** The line of the parser, from 1. */
  readonly line: () => number
  readonly found: (item: RawRecord | RefusedRecord) => void
  /** Called at a limit that makes the whole file unreadable. */
  readonly fail: (limit: string) => void
}

/** The most of any real export is below a tenth of these. */
export const XML_LIMITS = {
  depth: MAX_DEPTH,
  attributes: 200,
  characters: 4_000_000,
  values: 50_000,
} as const

interface Element {
  readonly name: string
  readonly fields: Record<string, RawValue>
  text: string
}

interface OpenRecord {
  readonly depth: number
  readonly at: RawPlace
  refusal: Problem | undefined
}

interface State {
  readonly options: ReaderOptions
  readonly sink: Sink
  readonly drop: ReadonlySet<string>
  readonly open: Element[]
  record: OpenRecord | undefined
  records: number
  /** The depth of the element that is not read, with all elements in it. */
  dropped: number | undefined
  depth: number
  attributes: number
  /** The size of the record, or that of the elements around records. */
  size: { characters: number; values: number }
  outside: { characters: number; values: number }
  hasRoot: boolean
}

export function createXmlTree(options: ReaderOptions, sink: Sink): XmlTree {
  const none = () => ({ characters: 0, values: 0 })
  const state: State = {
    options,
    sink,
    drop: new Set(options.drop),
    open: [],
    record: undefined,
    records: 0,
    dropped: undefined,
    depth: 0,
    attributes: 0,
    size: none(),
    outside: none(),
    hasRoot: false,
  }
  return {
    open: (name) => openElement(state, localName(name)),
    attribute: (name, value) => addAttribute(state, name, value),
    opened: () => void (state.attributes = 0),
    text: (text) => addText(state, text),
    close: () => closeElement(state),
    hasRoot: () => state.hasRoot,
  }
}

/** The name of an element or attribute without its namespace. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function openElement(state: State, name: string): void {
  state.hasRoot = true
  state.depth++
  if (state.depth > XML_LIMITS.depth) state.sink.fail(`${XML_LIMITS.depth} elements inside each other`)
  if (state.dropped !== undefined) return
  if (state.drop.has(name)) {
    state.dropped = state.depth
    return
  }
  if (state.record === undefined && state.options.records?.includes(name)) startRecord(state)
  state.open.push({ name, fields: {}, text: '' })
}

function startRecord(state: State): void {
  state.records++
  const at = { file: state.options.file, line: state.sink.line(), record: state.records }
  state.record = { depth: state.depth, at, refusal: undefined }
  state.size = { characters: 0, values: 0 }
}

function addAttribute(state: State, name: string, value: string): void {
  state.attributes++
  if (state.attributes > XML_LIMITS.attributes) state.sink.fail(`${XML_LIMITS.attributes} attributes`)
  const local = localName(name)
  if (state.dropped !== undefined || name.startsWith('xmlns') || state.drop.has(local)) return
  if (fits(state, value.length)) add(state, `@${local}`, value)
}

function addText(state: State, text: string): void {
  const element = state.open.at(-1)
  if (element === undefined || state.dropped !== undefined || !fits(state, text.length)) return
  element.text += text
}

/**
 * Counts the values in memory, and returns whether they are within the limit. Nothing of a refused record is kept.
 */
function fits(state: State, characters: number, values = 0): boolean {
  const { record, sink } = state
  if (record?.refusal !== undefined) return false
  const size = record === undefined ? state.outside : state.size
  size.characters += characters
  size.values += values
  if (size.characters <= XML_LIMITS.characters && size.values <= XML_LIMITS.values) return true
  const limit = `${XML_LIMITS.characters / 1e6} million characters or ${XML_LIMITS.values} values`
  if (record === undefined) sink.fail(`${limit} outside of records`)
  else refuse(state, limit)
  return false
}

function refuse({ record, open }: State, limit: string): void {
  if (record === undefined) return
  const position = { line: record.at.line, column: 1 }
  record.refusal = problem('AS9104', { limit }, { at: { file: record.at.file, path: [], position } })
  for (const element of open.slice(record.depth - 1)) element.text = ''
}

/** Adds a value to the innermost element. A name that repeats becomes a list. */
function add(state: State, name: string, value: RawValue): void {
  const fields = state.open.at(-1)?.fields
  if (fields === undefined || !fits(state, 0, 1)) return
  if (REFUSED_KEYS.has(name)) {
    if (state.record === undefined) state.sink.fail(`the name "${name}"`)
    refuse(state, `the name "${name}"`)
    return
  }
  const known = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (known === undefined) fields[name] = value
  else if (Array.isArray(known)) known.push(value)
  else fields[name] = [known as RawValue, value]
}

function closeElement(state: State): void {
  const { depth } = state
  state.depth--
  if (state.dropped !== undefined) {
    if (state.dropped === depth) state.dropped = undefined
    return
  }
  const element = state.open.pop()
  if (element === undefined) return
  if (state.record?.depth === depth) closeRecord(state, element)
  else add(state, element.name, valueOf(element))
}

/** Plain text, or an object. Blanks between elements are no text. */
function valueOf({ fields, text }: Element): RawValue {
  if (Object.keys(fields).length === 0) return text
  return text.trim() === '' ? fields : { ...fields, '#text': text }
}

function closeRecord(state: State, element: Element): void {
  const { record } = state
  if (record === undefined) return
  state.record = undefined
  if (record.refusal !== undefined) {
    state.sink.found({ at: record.at, problems: [record.refusal] })
    return
  }
  const value = valueOf(element)
  const own: RawFields = typeof value === 'string' ? { '#text': value } : (value as RawFields)
  const parent = parentOf(state.open)
  state.sink.found({ at: record.at, fields: parent === undefined ? own : { ...own, '#parent': parent } })
}

/** A copy of the elements around a record, as far as they are read. */
function parentOf(open: readonly Element[]): RawFields | undefined {
  return open.reduce<RawFields | undefined>((outer, { fields }) => {
    if (outer === undefined && Object.keys(fields).length === 0) return undefined
    return outer === undefined ? { ...fields } : { ...fields, '#parent': outer }
  }, undefined)
}
