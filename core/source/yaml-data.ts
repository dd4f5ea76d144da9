/** Converts YAML nodes to plain data, and refuses data that no format may contain. */
import { isAlias, isMap, isScalar, isSeq } from 'yaml'
import type { Alias, Node, Pair, Scalar, YAMLMap } from 'yaml'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import { shorten } from '../diagnostics/words.ts'
import { duplicate } from './json-data.ts'
import { MAX_DEPTH, REFUSED_KEYS } from './limits.ts'
import type { PointerAt } from './parse-yaml.ts'

/** The number of values that all aliases of a file may repeat together. */
const ALIAS_LIMIT = 1000

interface Anchored {
  /**
   * Absent while the anchored value is being read, because an alias inside it would cause an endless loop.
   */
  readonly done?: { readonly value: unknown; readonly size: number }
}

interface Reading {
  readonly at: PointerAt
  readonly problems: Problem[]
  readonly anchors: Map<string, Anchored>
  repeated: number
  /** The number of values read so far, including repeated ones. */
  size: number
}

/** The parser has limited the depth of the nodes. Nodes deeper than the limit for data are a problem here. */
export function yamlData(root: unknown, at: PointerAt): Checked<unknown> {
  const reading: Reading = { at, problems: [], anchors: new Map(), repeated: 0, size: 0 }
  const value = read(root, 1, reading)
  return { value, problems: reading.problems }
}

function read(node: unknown, depth: number, reading: Reading): unknown {
  reading.size += 1
  if (isAlias(node)) return repeat(node, reading)
  const anchor = isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined
  if (anchor === undefined) return readValue(node, depth, reading)
  const before = reading.size
  reading.anchors.set(anchor, {})
  const value = readValue(node, depth, reading)
  reading.anchors.set(anchor, { done: { value, size: reading.size - before + 1 } })
  return value
}

function readValue(node: unknown, depth: number, reading: Reading): unknown {
  if (isScalar(node)) return readScalar(node, reading)
  if (!isMap(node) && !isSeq(node)) return null
  if (depth > MAX_DEPTH) {
    reading.problems.push(problem('AS1021', { limit: MAX_DEPTH }, { at: placeOf(node, reading) }))
    return null
  }
  if (isMap(node)) return readMap(node, depth, reading)
  return node.items.map((item) => read(item, depth + 1, reading))
}

function readScalar(node: Scalar, reading: Reading): unknown {
  const { value, source = '', comment } = node
  if (typeof value === 'number' && !Number.isFinite(value)) {
    reading.problems.push(problem('AS1022', { number: shorten(source) }, { at: placeOf(node, reading) }))
  }
  if (comment && /^\S/.test(comment)) {
    reading.problems.push(problem('AS1110', { comment }, { at: placeOf(node, reading) }))
  }
  return value
}

function readMap(map: YAMLMap, depth: number, reading: Reading): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  const keys = new Map<string, Node>()
  for (const pair of map.items as readonly Pair<Node, unknown>[]) {
    const key = keyOf(pair.key, reading)
    const value = read(pair.value, depth + 1, reading)
    if (key === null) continue
    const first = keys.get(key)
    if (first === undefined) keys.set(key, pair.key)
    else reading.problems.push(duplicate(key, placeOf(pair.key, reading), placeOf(first, reading)))
    data[key] = value
  }
  return data
}

function keyOf(node: Node, reading: Reading): string | null {
  const key = isScalar(node) ? String(node.value ?? '') : ''
  const at = placeOf(node, reading)
  if (key === '<<') reading.problems.push(problem('AS1107', {}, { at }))
  else if (REFUSED_KEYS.has(key)) reading.problems.push(problem('AS1023', { key }, { at }))
  else return key
  return null
}

/** Aliases share the value that they repeat. The count limits the size of a copy of the data. */
function repeat(alias: Alias, reading: Reading): unknown {
  const refuse = (why: string): null => {
    const params = { alias: shorten(alias.source), why }
    reading.problems.push(problem('AS1108', params, { at: placeOf(alias, reading) }))
    return null
  }
  const anchored = reading.anchors.get(alias.source)
  if (anchored === undefined) return refuse(`has no anchor "&${shorten(alias.source)}" above it`)
  if (anchored.done === undefined) return refuse('stands inside its own anchor')
  const { value, size } = anchored.done
  const isFirstTooMuch = reading.repeated <= ALIAS_LIMIT && reading.repeated + size > ALIAS_LIMIT
  reading.repeated += size
  reading.size += size
  return isFirstTooMuch ? refuse(`repeats too much: over ${ALIAS_LIMIT} values in this file`) : value
}

function placeOf(node: Node, reading: Reading) {
  const [start, end] = node.range ?? [0, 0]
  // An empty value, before a comment, is shown by its first character.
  return reading.at(start, Math.max(end, start + 1))
}
