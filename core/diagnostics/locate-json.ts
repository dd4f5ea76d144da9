/**
 * Finds data in JSON text. One scan finds the places of all problems of a file, and nothing of the text is parsed but
 * the keys on the way to them: a stock of properties has megabytes, and may have a problem in every record.
 */
import type { DataPath } from './data-path.ts'
import { findPart } from './find-part.ts'
import { stretchOf } from './lines.ts'
import type { Lines, Position } from './lines.ts'

export interface SourceRange extends Position {
  readonly length: number
  /**
   * Whether the whole path was found, and the part if one was requested. Otherwise the range is the nearest
   * one.
   */
  readonly exact: boolean
}

/** Data to find. */
export interface Aim {
  readonly path: DataPath
  /** Requests the property's name instead of its value. */
  readonly key?: boolean | undefined
  /** A part of the value. */
  readonly part?: string | undefined
}

/** The ranges of all aims, in their order. */
export type Locator = (aims: readonly Aim[]) => readonly SourceRange[]

type Range = readonly [start: number, end: number]

/** A value on the way to an aim. */
interface Step {
  readonly below: Map<string, Step>
  value?: Range | undefined
  /** The range of the property's name; elements of lists have none. */
  name?: Range | undefined
}

export function jsonLocator(lines: Lines): Locator {
  return (aims) => {
    const root: Step = { below: new Map() }
    for (const { path } of aims) addPath(root, path)
    const start = afterSpace(lines.text, 0)
    if (start < lines.text.length) visit(lines.text, start, root)
    return aims.map((aim) => rangeOf(lines, root, aim))
  }
}

function addPath(root: Step, path: DataPath): void {
  let step = root
  for (const segment of path) {
    const key = String(segment)
    const next: Step = step.below.get(key) ?? { below: new Map() }
    step.below.set(key, next)
    step = next
  }
}

function rangeOf(lines: Lines, root: Step, { path, key, part }: Aim): SourceRange {
  let step = root
  let exact = root.value !== undefined
  for (const segment of path) {
    const next = step.below.get(String(segment))
    exact &&= next?.value !== undefined
    if (next === undefined || !exact) break
    step = next
  }
  const value = step.value ?? [0, 0]
  const found = exact && part !== undefined ? partIn(lines.text, value, part) : undefined
  if (found !== undefined) return { ...stretchOf(lines, ...found), exact: true }
  const range = (exact && key === true && step.name) || value
  return { ...stretchOf(lines, ...range), exact: exact && part === undefined }
}

/** Notes the range of a value and of the wanted values in it, and returns its end. */
function visit(text: string, at: number, step: Step): number {
  // The last of duplicate keys counts, because it does for JSON.parse.
  if (step.value !== undefined) forget(step)
  const isObject = text[at] === '{'
  const isEntered = step.below.size > 0 && (isObject || text[at] === '[')
  const end = !isEntered
    ? endOfValue(text, at)
    : isObject
      ? visitObject(text, at, step)
      : visitList(text, at, step)
  step.value = [at, end]
  return end
}

function forget(step: Step): void {
  step.value = undefined
  for (const next of step.below.values()) forget(next)
}

function visitObject(text: string, start: number, { below }: Step): number {
  let at = afterSpace(text, start + 1)
  while (text[at] === '"') {
    const name: Range = [at, endOfString(text, at)]
    const colon = afterSpace(text, name[1])
    if (text[colon] !== ':') return colon
    const value = afterSpace(text, colon + 1)
    const step = below.get(decoded(text, name))
    if (step !== undefined) step.name = name
    const end = afterSpace(text, step === undefined ? endOfValue(text, value) : visit(text, value, step))
    if (text[end] !== ',') return Math.min(end + 1, text.length)
    at = afterSpace(text, end + 1)
  }
  return Math.min(at + 1, text.length)
}

function visitList(text: string, start: number, { below }: Step): number {
  let at = afterSpace(text, start + 1)
  for (let index = 0; at < text.length && text[at] !== ']'; index += 1) {
    const step = below.get(String(index))
    const end = afterSpace(text, step === undefined ? endOfValue(text, at) : visit(text, at, step))
    if (text[end] !== ',') return Math.min(end + 1, text.length)
    at = afterSpace(text, end + 1)
  }
  return Math.min(at + 1, text.length)
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x7b, 0x5b])
const CLOSING = new Set([0x7d, 0x5d])

/** Iterative, so that values of any depth can be skipped. */
function endOfValue(text: string, start: number): number {
  const first = text.charCodeAt(start)
  if (first === QUOTE) return endOfString(text, start)
  if (!OPENING.has(first)) return endOfLiteral(text, start)
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at) - 1
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code) && --depth === 0) return at + 1
  }
  return text.length
}

function endOfLiteral(text: string, start: number): number {
  const pattern = /[^\s,\]}]*/y
  pattern.lastIndex = start
  pattern.test(text)
  return pattern.lastIndex
}

function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0
    while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return quote + 1
  }
  return text.length
}

function afterSpace(text: string, start: number): number {
  let at = start
  for (let code = text.charCodeAt(at); code === 0x20 || (code >= 0x09 && code <= 0x0d);) {
    at += 1
    code = text.charCodeAt(at)
  }
  return at
}

/** The text of a string. A broken escape leaves it as it is written. */
function decoded(text: string, [start, end]: Range): string {
  const raw = text.slice(start + 1, end - 1)
  if (!raw.includes('\\')) return raw
  try {
    return String(JSON.parse(text.slice(start, end)))
  } catch {
    return raw
  }
}

/** The part in a string, or in the first nested string that contains it. */
function partIn(text: string, [start, end]: Range, part: string): Range | undefined {
  for (let at = text.indexOf('"', start); at >= 0 && at < end;) {
    const string: Range = [at, endOfString(text, at)]
    // The name of a property is not part of its value.
    const isName = text[afterSpace(text, string[1])] === ':'
    const found = isName ? undefined : findInString(text, string, part)
    if (found !== undefined) return found
    at = text.indexOf('"', string[1])
  }
  return undefined
}

function findInString(text: string, range: Range, part: string): Range | undefined {
  const found = findPart(decoded(text, range), part)
  if (found === undefined) return undefined
  const raw = text.slice(...range)
  const start = rawOffset(raw, 1, found.start)
  return [range[0] + start, range[0] + rawOffset(raw, start, found.end - found.start)]
}

/**
 * The offset in the text after `count` characters of the decoded string: an escape sequence is one character.
 */
function rawOffset(raw: string, from: number, count: number): number {
  let at = from
  for (let left = count; left > 0; left -= 1) at += raw[at] !== '\\' ? 1 : raw[at + 1] === 'u' ? 6 : 2
  return at
}
