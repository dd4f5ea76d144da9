/** Finds data in JSON text. The text is parsed only for files with problems, once for all of them. */
import { parseTree } from 'jsonc-parser'
import type { Node } from 'jsonc-parser'
import type { DataPath } from './data-path.ts'
import { stretchOf } from './lines.ts'
import type { Lines, Position } from './lines.ts'
import { findPart } from './find-part.ts'

export interface SourceRange extends Position {
  readonly length: number
  /**
   * Whether the whole path was found, and the part if one was requested. Otherwise the range is the nearest
   * one.
   */
  readonly exact: boolean
}

export interface Aim {
  /** Requests the property's name instead of its value. */
  readonly key?: boolean | undefined
  /** A part of the value. */
  readonly part?: string | undefined
}

export type Locator = (path: DataPath, aim?: Aim) => SourceRange

export function jsonLocator(lines: Lines): Locator {
  const root = treeOf(lines.text)
  return (path, aim = {}) => {
    if (root === undefined) return { ...stretchOf(lines, 0, 0), exact: false }
    const { node, property, exact } = walk(root, path)
    if (exact && aim.part !== undefined) {
      const part = partOf(lines.text, node, aim.part)
      if (part !== undefined) return { ...stretchOf(lines, part.start, part.end), exact: true }
    }
    const target = (exact && aim.key === true && property) || node
    const place = stretchOf(lines, target.offset, target.offset + target.length)
    return { ...place, exact: exact && aim.part === undefined }
  }
}

/**
 * Text that is nested too deeply for the parser has been refused with a position, so nothing else in it needs
 * one.
 */
function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text, [], { allowEmptyContent: true })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

interface Found {
  readonly node: Node
  /** The property node that contains the value. */
  readonly property: Node | undefined
  readonly exact: boolean
}

function walk(root: Node, path: DataPath): Found {
  let node = root
  let property: Node | undefined
  for (const segment of path) {
    const next = node.type === 'array' ? element(node, segment) : member(node, segment)
    if (next === undefined) return { node, property, exact: false }
    node = next.value
    property = next.name
  }
  return { node, property, exact: true }
}

interface Child {
  readonly name: Node | undefined
  readonly value: Node
}

function element(node: Node, segment: string | number): Child | undefined {
  const value = node.children?.[Number(segment)]
  return value === undefined ? undefined : { name: undefined, value }
}

/** The last of duplicate keys, because it is the one that counts. */
function member(node: Node, segment: string | number): Child | undefined {
  if (node.type !== 'object') return undefined
  const found = node.children?.findLast(({ children }) => children?.[0]?.value === String(segment))
  const [name, value] = found?.children ?? []
  return value === undefined ? undefined : { name, value }
}

/** The part in a string, or in the first nested string that contains it. */
function partOf(text: string, node: Node, part: string): { start: number; end: number } | undefined {
  const open: Node[] = [node]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.type === 'string') {
      const found = findInString(text, next, part)
      if (found !== undefined) return found
    }
    // The name of a property is not part of its value.
    const children = next.type === 'property' ? next.children?.slice(1) : next.children
    open.push(...(children ?? []).toReversed())
  }
  return undefined
}

function findInString(text: string, node: Node, part: string): { start: number; end: number } | undefined {
  const found = findPart(String(node.value), part)
  if (found === undefined) return undefined
  const raw = text.slice(node.offset, node.offset + node.length)
  const start = rawOffset(raw, 1, found.start)
  return { start: node.offset + start, end: node.offset + rawOffset(raw, start, found.end - found.start) }
}

/**
 * The offset in the text after `count` characters of the decoded string: an escape sequence is one character.
 */
function rawOffset(raw: string, from: number, count: number): number {
  let at = from
  for (let left = count; left > 0; left -= 1) at += raw[at] !== '\\' ? 1 : raw[at + 1] === 'u' ? 6 : 2
  return at
}
