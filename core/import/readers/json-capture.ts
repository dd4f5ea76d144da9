/** The text of a record, collected from the chunks in which it is. */
import { LONGEST_RECORD, MOST_LEVELS } from './parsed-record.ts'

export interface Capture {
  readonly line: number
  /** The index after the record, if it ends with this token. */
  readonly follow: (token: string, index: number) => number | undefined
  /** Keeps what a chunk has of the record, up to an index. */
  readonly keep: (text: string, end: number) => void
  readonly text: () => string
  /** The limit of records that it is beyond. */
  readonly limit: () => string | undefined
}

/** A record begins with a token at an index of the current chunk. */
export function createCapture(first: string, index: number, line: number): Capture {
  const isBracketed = first === '{' || first === '['
  let depth = isBracketed ? 1 : 0
  let parts: string[] = []
  let length = 0
  let from = index
  let limit: string | undefined
  const follow = (token: string, at: number) => {
    if (token === '{' || token === '[') depth++
    // A number or a word ends before the next comma or bracket.
    else if (token === '}' || token === ']') depth--
    else if (isBracketed || token !== ',') return undefined
    if (depth > MOST_LEVELS) limit = `${MOST_LEVELS} levels`
    if (!isBracketed) return depth < 0 || token === ',' ? at : undefined
    return depth === 0 ? at + 1 : undefined
  }
  const keep = (text: string, end: number) => {
    length += end - from
    if (length > LONGEST_RECORD) limit = `${LONGEST_RECORD} characters`
    if (limit === undefined) parts.push(text.slice(from, end))
    else parts = []
    from = 0
  }
  return { line, follow, keep, text: () => parts.join(''), limit: () => limit }
}
