/** Converts problems to diagnostics. It reads each file once, and finds line, column and frame. */
import type { Diagnostic, Location, Pointer, Problem } from './diagnostic.ts'
import { findPart } from './find-part.ts'
import { frameOf } from './frame.ts'
import { lineText, linesOf, normaliseText, stretchOf } from './lines.ts'
import type { Lines } from './lines.ts'
import { jsonLocator } from './locate-json.ts'
import type { Locator, SourceRange } from './locate-json.ts'
import { yamlLocator } from './locate-yaml.ts'
import { visible } from './visible.ts'

/** The text of a file of the site, or null if it cannot be shown: the diagnostic then has no frame. */
type ReadText = (file: string) => string | null

/** Sorted by file, line, column and code, without duplicates. Problems without a file come first. */
export function locate(problems: readonly Problem[], read: ReadText): Diagnostic[] {
  const open = opener(read)
  const unique = new Map<string, Diagnostic>()
  for (const found of problems) {
    const diagnostic = toDiagnostic(found, open)
    const { file = '', line = 0, column = 0 } = diagnostic.at ?? {}
    const identity = JSON.stringify([file, line, column, found.code, diagnostic.message])
    unique.set(identity, diagnostic)
  }
  return [...unique.values()].sort(byPlace)
}

/** The source location of data without a problem. */
export function placeOfData(pointers: readonly Pointer[], read: ReadText): Location | undefined {
  return locationOf(pointers, opener(read))
}

interface Opened {
  readonly lines: Lines
  readonly locator: Locator
}

type Open = (file: string) => Opened | null

function opener(read: ReadText): Open {
  const files = new Map<string, Opened | null>()
  return (file) => {
    const cached = files.get(file)
    if (cached !== undefined) return cached
    const text = read(file)
    const opened = text === null ? null : openText(file, linesOf(normaliseText(text)))
    files.set(file, opened)
    return opened
  }
}

/** The text is parsed when the first pointer needs data in it. */
function openText(file: string, lines: Lines): Opened {
  let parsed: Locator | undefined
  return {
    lines,
    locator: (path, aim) => {
      parsed ??= locatorFor(file)(lines)
      return parsed(path, aim)
    },
  }
}

function locatorFor(file: string): (lines: Lines) => Locator {
  if (/\.json$/i.test(file)) return jsonLocator
  return /\.(md|markdown)$/i.test(file) ? yamlLocator : textLocator
}

/** In style sheets, templates and other text, only parts can be found. */
function textLocator(lines: Lines): Locator {
  return (path, aim = {}) => {
    const part = aim.part === undefined ? undefined : findPart(lines.text, aim.part)
    const exact = path.length === 0 && (part !== undefined || aim.part === undefined)
    return { ...stretchOf(lines, part?.start ?? 0, part?.end ?? 0), exact }
  }
}

function toDiagnostic({ code, severity, message, hint, at, related }: Problem, open: Open): Diagnostic {
  const location = locationOf(at, open)
  const others = (related ?? []).flatMap((other) => {
    const place = locationOf([other.at], open)
    return place === undefined ? [] : [{ message: visible(other.message), at: place }]
  })
  return {
    code,
    severity,
    message: visible(message),
    ...(hint === undefined ? {} : { hint: visible(hint) }),
    ...(location === undefined ? {} : { at: location }),
    ...(others.length === 0 ? {} : { related: others }),
  }
}

/**
 * The location of the first pointer whose data exists, otherwise the nearest location of the first pointer.
 */
function locationOf(pointers: readonly Pointer[], open: Open): Location | undefined {
  let nearest: Location | undefined
  for (const pointer of pointers) {
    const opened = open(pointer.file)
    const place = placeOf(pointer, opened)
    if (place.exact || nearest === undefined) {
      const location = { ...locationAt(place, opened), file: visible(pointer.file) }
      if (place.exact) return location
      nearest = location
    }
  }
  return nearest
}

function placeOf(pointer: Pointer, opened: Opened | null): SourceRange {
  const { path, key, part, position } = pointer
  if (position !== undefined) return { ...position, length: position.length ?? 1, exact: true }
  if (opened === null)
    return { line: 1, column: 1, length: 0, exact: path.length === 0 && part === undefined }
  return opened.locator(path, { key, part })
}

function locationAt({ line, column, length }: SourceRange, opened: Opened | null): Omit<Location, 'file'> {
  if (opened === null) return { line, column, length, frame: '' }
  const rest = Math.max(0, lineText(opened.lines, line).length - column + 1)
  const place = { line, column, length: Math.min(length, rest) }
  return { ...place, frame: frameOf(opened.lines, place) }
}

function byPlace(one: Diagnostic, other: Diagnostic): number {
  return (
    compare(one.at?.file ?? '', other.at?.file ?? '') ||
    (one.at?.line ?? 0) - (other.at?.line ?? 0) ||
    (one.at?.column ?? 0) - (other.at?.column ?? 0) ||
    compare(one.code, other.code) ||
    compare(one.message, other.message)
  )
}

/** Compares by code unit, so that the order does not depend on the locale of the machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
