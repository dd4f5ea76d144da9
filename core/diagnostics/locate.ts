/**
 * Converts problems to diagnostics with line, column and frame. Each file is scanned once for the places of all of its
 * problems. Frames are made one after another, so that a stock with a problem in every record needs little memory.
 */
import type { Diagnostic, Location, Pointer, Problem } from './diagnostic.ts'
import { findPart } from './find-part.ts'
import { frameOf } from './frame.ts'
import { lineText, linesOf, normaliseText, stretchOf } from './lines.ts'
import type { Lines } from './lines.ts'
import { jsonLocator } from './locate-json.ts'
import type { Aim, Locator, SourceRange } from './locate-json.ts'
import { yamlLocator } from './locate-yaml.ts'
import { maskAddresses, maskLine } from './masked.ts'
import { visible } from './visible.ts'

/** The text of a file of the site, or null if it cannot be shown: the diagnostic then has no frame. */
type ReadText = (file: string) => string | null

/** Sorted by file, line, column and code, without duplicates. Problems without a file come first. */
export function locate(problems: readonly Problem[], read: ReadText): Diagnostic[] {
  return [...locator(read)(problems)]
}

/**
 * Returns a function that does the same, one after another, with the problems of one file in memory at a time. Texts
 * that its last calls read stay open.
 */
export function locator(read: ReadText): (problems: readonly Problem[]) => Iterable<Diagnostic> {
  const open = opener(read)
  return (problems) => located(problems, open)
}

function* located(problems: readonly Problem[], open: Open): Generator<Diagnostic> {
  const { ofFile, ofSeveral } = byFile(problems)
  const placed = placedIn(ofSeveral, open)
  const files = new Set([...ofFile.keys(), ...placed.map(({ file }) => file)])
  for (const file of [...files].sort(compare)) {
    const own = [...placedIn(ofFile.get(file) ?? [], open), ...placed.filter((each) => each.file === file)]
    let previous: Placed | undefined
    for (const each of own.sort(byPlace)) {
      if (previous === undefined || byPlace(previous, each) !== 0) yield diagnosticOf(each, open)
      previous = each
    }
  }
}

/** Most problems point into one file. The others may have their place in any of several. */
function byFile(problems: readonly Problem[]) {
  const ofFile = new Map<string, Problem[]>()
  const ofSeveral: Problem[] = []
  for (const found of problems) {
    const pointers = pointersOf(found)
    const file = pointers[0]?.file ?? ''
    const known = ofFile.get(file)
    if (pointers.some((pointer) => pointer.file !== file)) ofSeveral.push(found)
    else if (known === undefined) ofFile.set(file, [found])
    else known.push(found)
  }
  return { ofFile, ofSeveral }
}

function placedIn(problems: readonly Problem[], open: Open): readonly Placed[] {
  const places = rangesOf(problems.flatMap(pointersOf), open)
  return problems.map((found) => {
    const place = bestPlace(found.at, places)
    const related = (found.related ?? []).map(({ message, at }) => ({
      message,
      place: bestPlace([at], places),
    }))
    return { found, message: shown(found.message), file: place?.pointer.file ?? '', place, related }
  })
}

function shown(text: string): string {
  return visible(maskAddresses(text))
}

function pointersOf({ at, related }: Problem): readonly Pointer[] {
  return related === undefined ? at : [...at, ...related.map((other) => other.at)]
}

/** The source location of data without a problem. */
export function placeOfData(pointers: readonly Pointer[], read: ReadText): Location | undefined {
  const open = opener(read)
  const place = bestPlace(pointers, rangesOf(pointers, open))
  return place && locationOf(place, open)
}

/** A range of a file. */
interface Place {
  readonly pointer: Pointer
  readonly range: SourceRange
}

interface Placed {
  readonly found: Problem
  readonly message: string
  /** Empty for a problem without a file. */
  readonly file: string
  readonly place: Place | undefined
  readonly related: readonly { readonly message: string; readonly place: Place | undefined }[]
}

type Places = ReadonlyMap<Pointer, SourceRange>

/** The ranges of pointers, found file by file. */
function rangesOf(pointers: readonly Pointer[], open: Open): Places {
  const wanted = new Map<string, Pointer[]>()
  const places = new Map<Pointer, SourceRange>()
  for (const pointer of pointers) {
    const { file, position } = pointer
    const others = wanted.get(file)
    // The parser of the file gave the position.
    if (position !== undefined)
      places.set(pointer, { ...position, length: position.length ?? 1, exact: true })
    else if (others === undefined) wanted.set(file, [pointer])
    else others.push(pointer)
  }
  for (const [file, own] of wanted) {
    const lines = open(file)
    const ranges = lines && locatorFor(file)(lines)(own)
    own.forEach((pointer, index) => places.set(pointer, ranges?.[index] ?? placeWithoutFile(pointer)))
  }
  return places
}

function placeWithoutFile({ path, part }: Pointer): SourceRange {
  return { line: 1, column: 1, length: 0, exact: path.length === 0 && part === undefined }
}

function locatorFor(file: string): (lines: Lines) => Locator {
  if (/\.json$/i.test(file)) return jsonLocator
  return /\.(md|markdown)$/i.test(file) ? yamlLocator : textLocator
}

/** In style sheets, templates and other text, only parts can be found. */
function textLocator(lines: Lines): Locator {
  const find = ({ path, part: wanted }: Aim): SourceRange => {
    const part = wanted === undefined ? undefined : findPart(lines.text, wanted)
    const exact = path.length === 0 && (part !== undefined || wanted === undefined)
    return { ...stretchOf(lines, part?.start ?? 0, part?.end ?? 0), exact }
  }
  return (aims) => aims.map(find)
}

/** The place of the first pointer whose data exists, otherwise the nearest place of the first pointer. */
function bestPlace(pointers: readonly Pointer[], places: Places): Place | undefined {
  const pointer = pointers.find((each) => places.get(each)?.exact === true) ?? pointers[0]
  const range = pointer && places.get(pointer)
  return range && { pointer, range }
}

function diagnosticOf({ found, message, place, related }: Placed, open: Open): Diagnostic {
  const { code, severity, hint } = found
  const others = related.flatMap((other) =>
    other.place === undefined ? [] : [{ message: shown(other.message), at: locationOf(other.place, open) }],
  )
  return {
    code,
    severity,
    message,
    ...(hint === undefined ? {} : { hint: shown(hint) }),
    ...(place === undefined ? {} : { at: locationOf(place, open) }),
    ...(others.length === 0 ? {} : { related: others }),
  }
}

function locationOf({ pointer, range: { line, column, length } }: Place, open: Open): Location {
  const file = visible(pointer.file)
  const lines = open(pointer.file)
  if (lines === null) return { file, line, column, length, frame: '' }
  const rest = Math.max(0, lineText(lines, line).length - column + 1)
  const mark = { line, column, length: Math.min(length, rest) }
  return { file, ...mark, frame: frameOf(lines, mark, (text) => maskLine(text, pointer.file)) }
}

type Open = (file: string) => Lines | null

/** Characters of the texts that stay open: those of a small site are read once. */
const OPEN_AT_ONCE = 4_000_000

function opener(read: ReadText): Open {
  const recent = new Map<string, Lines | null>()
  let size = 0
  return (file) => {
    const known = recent.get(file)
    if (known !== undefined) return known
    const text = read(file)
    const lines = text === null ? null : linesOf(normaliseText(text))
    size += lines?.text.length ?? 0
    for (const [oldest, old] of recent) {
      if (size <= OPEN_AT_ONCE) break
      recent.delete(oldest)
      size -= old?.text.length ?? 0
    }
    recent.set(file, lines)
    return lines
  }
}

function byPlace(one: Placed, other: Placed): number {
  const [left, right] = [one.place?.range, other.place?.range]
  return (
    compare(one.file, other.file) ||
    (left?.line ?? 0) - (right?.line ?? 0) ||
    (left?.column ?? 0) - (right?.column ?? 0) ||
    compare(one.found.code, other.found.code) ||
    compare(one.message, other.message)
  )
}

/** Compares by code unit, so that the order does not depend on the locale of the machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
