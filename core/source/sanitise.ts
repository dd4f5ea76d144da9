/**
 * The only step that cleans texts from outside, by the kind of their field. It changes invisible characters
 * and those that a field of that kind cannot contain, and returns its changes. `docs/faults.md` has the
 * table.
 */
import type { DataPath } from '../diagnostics/data-path.ts'
import { decodeEntities } from './entities.ts'
import { textKindOf, TEXT_LIMITS } from './text-kinds.ts'
import type { TextKind } from './text-kinds.ts'

type Change =
  'control characters' | 'direction marks' | 'HTML' | 'character references' | 'invisible characters'

export interface SanitisedText {
  readonly path: DataPath
  readonly changes: readonly Change[]
  /** The length of a text that is longer than its kind allows, and that limit. */
  readonly tooLong?: { readonly length: number; readonly limit: number }
}

/**
 * Windows-1252 in the positions of the C1 controls, because exports mix it with Unicode. Five positions are
 * empty.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g // eslint-disable-line no-control-regex
/**
 * Embeddings, overrides and isolates change the direction of all text around them. The marks U+200E and
 * U+200F have no such effect and stay.
 */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g
const HALVES = /\p{Cs}/gu
const SUSPECT =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u // eslint-disable-line no-control-regex
/** Matches a text without any visible character. */
const INVISIBLE = /^(?:[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|\p{Variation_Selector}|\u034f)*$/u

const TAGS =
  'a abbr address article b big blockquote body br center code dd div dl dt em font footer h1 h2 h3 h4 h5 h6 head header hr html i ' +
  'iframe img li link main meta nav o:p ol p pre s section small span strike strong sub sup table tbody td tfoot th thead title tr ' +
  'tt u ul'
const TAG = new RegExp(`</?(?:${TAGS.replaceAll(' ', '|')})(?:\\s[^<>]*)?/?>`, 'gi')
const CODE = /<(script|style)\b[^>]*>[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)/gi
const ESCAPED_TAG = /&lt;\/?(?:p|br|ul|ol|li|div|h[1-6]|strong|em|b|i)\b[^<>]{0,200}?&gt;/i

/**
 * Cleans every string at every level in place, and returns the changes worth reporting; line breaks in titles
 * are not. Keys are left unchanged, and so is `extra`, which is not published.
 */
export function sanitise(data: unknown): readonly SanitisedText[] {
  const found: SanitisedText[] = []
  const open: { readonly value: object; readonly path: DataPath }[] = []
  if (typeof data === 'object' && data !== null) open.push({ value: data, path: [] })
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next
    for (const [name, item] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name
      if (key === 'extra') continue
      if (typeof item === 'object' && item !== null)
        open.push({ value: item as object, path: [...path, key] })
      if (typeof item !== 'string') continue
      const result = sanitised(item, [...path, key])
      if (result === null) continue
      ;(value as Record<string | number, unknown>)[key] = result.text
      if (result.found.changes.length > 0 || result.found.tooLong) found.push(result.found)
    }
  }
  return found
}

/** Returns null for an unchanged text. */
function sanitised(text: string, path: DataPath): { text: string; found: SanitisedText } | null {
  // Most texts are short and contain nothing that could change.
  const isPlain =
    text.length <= TEXT_LIMITS.line &&
    !SUSPECT.test(text) &&
    !/[&<\n\r\t]|[^ -\u00ac\u00ae-\u024f€–—‘’“”…•]/.test(text)
  if (isPlain) return null
  const kind = textKindOf(path)
  const changes: Change[] = []
  const limit = kind === undefined ? Infinity : TEXT_LIMITS[kind]
  if (text.length > limit) return { text, found: { path, changes, tooLong: { length: text.length, limit } } }
  const result = cleaned(text, kind, changes)
  return result === text ? null : { text: result, found: { path, changes } }
}

function cleaned(text: string, kind: TextKind | undefined, changes: Change[]): string {
  let result = visibleCharacters(text, changes)
  if (kind === 'rich')
    return ESCAPED_TAG.test(result) && !TAG.test(result) ? unescaped(result, changes) : result
  if (kind === undefined) return result
  result = withoutMarkup(result, kind, changes)
  if (kind === 'line' && /[\r\n\t]/.test(result)) {
    result = result.replace(/\s*[\r\n\t]\s*/g, ' ').trim()
  }
  if (result.trim() === '' || !INVISIBLE.test(result)) return result
  changes.push('invisible characters')
  return ''
}

function visibleCharacters(text: string, changes: Change[]): string {
  if (!SUSPECT.test(text)) return text
  const directed = text.replace(DIRECTIONS, '')
  if (directed !== text) changes.push('direction marks')
  const controlled = directed
    .replace(CONTROLS, windowsCharacter)
    .replace(/\ufeff/g, '')
    .replace(HALVES, '\ufffd')
  if (controlled !== directed) changes.push('control characters')
  return controlled
}

function windowsCharacter(control: string): string {
  const character = WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? ''
  return /[\u0080-\u009f]/.test(character) ? '' : character
}

function unescaped(text: string, changes: Change[]): string {
  changes.push('character references')
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}

/**
 * Replaces character references by characters, and removes HTML tags. A sign as in "< 5 min" is not a tag.
 */
function withoutMarkup(text: string, kind: TextKind, changes: Change[]): string {
  if (!/[&<]/.test(text)) return text
  const decoded = decodeEntities(text)
  const readable = visibleCharacters(decoded, [])
  if (readable !== text) changes.push('character references')
  const between = kind === 'line' ? ' ' : '\n'
  const bare = readable
    .replace(CODE, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi, between)
    .replace(TAG, '')
  if (bare === readable) return readable
  changes.push('HTML')
  return bare
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
