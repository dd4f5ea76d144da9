/** The notation of data in messages. */
import type { DataPath } from './data-path.ts'

const LONGEST = 60

/** Text and numbers are shown as they are written, lists and objects by their kind. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `"${shorten(value)}"`
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (value === null || typeof value !== 'object') return String(value)
  return Object.keys(value).length === 0 ? 'an empty object' : 'an object'
}

/** "a, b or c". If one of two entries contains a comma, ", or" separates them. */
export function oneOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  const last = words.at(-1) as string
  const separator = words.length === 2 && words.some((word) => word.includes(',')) ? ', or ' : ' or '
  return `${words.slice(0, -1).join(', ')}${separator}${last}`
}

/** "a, b and c", of at least two entries. */
export function allOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** "1 page", "1,234 pages". */
export function countOf(count: number, one: string, other = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : other}`
}

/** "1,234": the digits of a number in groups. */
export function grouped(count: number): string {
  return count.toLocaleString('en')
}

/** A path through data in JavaScript notation: `params.modules[2].span`. A key alone is as the file has it. */
export function dotted(path: DataPath): string {
  const [only, ...more] = path
  if (typeof only === 'string' && more.length === 0 && !only.includes('"')) return shorten(only)
  return path.map(segmentText).join('').replace(/^\./, '')
}

function segmentText(segment: string | number): string {
  if (typeof segment === 'number') return `[${segment}]`
  return /^[\p{L}_$][\p{L}\d_$-]*$/u.test(segment) ? `.${shorten(segment)}` : `["${shorten(segment)}"]`
}

export function shorten(text: string, longest: number = LONGEST): string {
  if (text.length <= longest) return text
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
