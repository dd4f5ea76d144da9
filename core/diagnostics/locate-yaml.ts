/** Finds data in the front matter of a Markdown file, and parts of its body. */
import { isAlias, isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml'
import type { Document, Node, Pair } from 'yaml'
import type { DataPath } from './data-path.ts'
import { findPart } from './find-part.ts'
import { stretchOf } from './lines.ts'
import type { Lines } from './lines.ts'
import type { Aim, Locator, SourceRange } from './locate-json.ts'

/** The key that stands for the body of a Markdown file. */
const BODY = 'content'

export function yamlLocator(lines: Lines): Locator {
  const { text } = lines
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 3) : -1
  const body = end < 0 ? 0 : afterLine(text, end + 1)
  const document = end < 0 ? undefined : parse(text.slice(0, end + 1))
  const place = (range: Range, exact: boolean): SourceRange => ({ ...stretchOf(lines, ...range), exact })

  const find = ({ path, ...aim }: Aim): SourceRange => {
    const found = document === undefined ? { ...TOP, exact: path.length === 0 } : walk(document, path)
    if (found.exact && path.length > 0) {
      const part = aim.part === undefined ? undefined : findIn(text, found.range, aim.part)
      if (part !== undefined) return place(part, true)
      return place(aim.key === true ? found.key : found.range, aim.part === undefined)
    }
    const part = aim.part === undefined ? undefined : findIn(text, [body, text.length], aim.part)
    if (part !== undefined) return place(part, true)
    if (path.includes(BODY)) return place([body, text.length], aim.part === undefined)
    return place(found.range, found.exact && aim.part === undefined)
  }
  return (aims) => aims.map(find)
}

type Range = readonly [start: number, end: number]

interface Found {
  readonly range: Range
  /** The range of the key. */
  readonly key: Range
  readonly exact: boolean
}

/**
 * Data that are missing in the front matter are shown at its opening line, or at the start of a file without
 * front matter.
 */
const OPENING: Range = [0, 3]
const TOP = { range: [0, 0], key: [0, 0] } as const

/** The opening `---` is parsed as well, so that offsets are those of the file. */
function parse(text: string): Document {
  return parseDocument(text, {
    stringKeys: true,
    uniqueKeys: false,
    strict: false,
    prettyErrors: false,
    logLevel: 'silent',
  })
}

function walk(document: Document, path: DataPath): Found {
  let node: unknown = document.contents
  let found: Found = { range: OPENING, key: OPENING, exact: true }
  for (const segment of path) {
    const next = child(isAlias(node) ? node.resolve(document) : node, segment)
    // An object has no sign of its own in YAML: the nearest range is that of its key.
    if (next === undefined) return { ...found, range: found.key, exact: false }
    node = next.value
    found = { ...rangesOf(next), exact: true }
  }
  return found
}

interface Child {
  readonly key: unknown
  readonly value: unknown
}

function child(node: unknown, segment: string | number): Child | undefined {
  if (isSeq(node)) {
    const value = node.items[Number(segment)]
    return value === undefined ? undefined : isPair(value) ? value : { key: value, value }
  }
  if (!isMap(node)) return undefined
  return node.items.findLast((pair: Pair) => isScalar(pair.key) && String(pair.key.value) === String(segment))
}

/** A key without a value is marked itself. */
function rangesOf({ key, value }: Child): { range: Range; key: Range } {
  const name = rangeOf(key) ?? OPENING
  const range = rangeOf(value)
  return { key: name, range: range === undefined || range[0] === range[1] ? name : range }
}

function rangeOf(node: unknown): Range | undefined {
  const range = isNode(node) ? (node as Node).range : undefined
  return range ? [range[0], range[1]] : undefined
}

function findIn(text: string, [start, end]: Range, part: string): Range | undefined {
  const found = findPart(text, part, start)
  return found === undefined || found.end > end ? undefined : [found.start, found.end]
}

function afterLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end + 1
}
