/** Reads from the headers of a request (RFC 9110) the coding, the range and the conditions. */
import { parseAccept } from 'hono/utils/accept'

/** In the order of preference: of two equally accepted codings, the first is used. */
const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** The coding of an answer; null for an uncompressed answer. */
export function codingFor(acceptEncoding: string | undefined): Coding | null {
  if (acceptEncoding === undefined) return null
  const accepted = parseAccept(acceptEncoding)
  const weightOf = (coding: string) =>
    (accepted.find(({ type }) => type.toLowerCase() === coding) ?? accepted.find(({ type }) => type === '*'))
      ?.q ?? 0
  const [best] = CODINGS.filter((coding) => weightOf(coding) > 0).toSorted(
    (left, right) => weightOf(right) - weightOf(left),
  )
  return best ?? null
}

export interface Validators {
  readonly tag: string
  readonly modified: string
}

/**
 * Whether the visitor has the current version. Tags are compared weakly, because the codings of a file have
 * the same tag apart from its strength.
 */
export function isUnchanged(headers: Headers, { tag, modified }: Validators): boolean {
  const tags = headers.get('If-None-Match')
  if (tags === null) return headers.get('If-Modified-Since') === modified
  return tags.trim() === '*' || (tags.match(/"[^"]*"/g)?.some((one) => one === tag) ?? false)
}

export type Part =
  | { readonly kind: 'whole' }
  /** Both ends are inclusive. */
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'outside' }

const WHOLE: Part = { kind: 'whole' }

/**
 * One byte range. Any other syntax, and a range of another version (If-Range), is answered with the whole
 * file.
 */
export function partOf(headers: Headers, size: number, { tag, modified }: Validators): Part {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('Range') ?? '') ?? []
  const version = headers.get('If-Range')
  const isOther = version !== null && version !== tag && version !== modified
  if ((from === '' && to === '') || isOther) return WHOLE
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return WHOLE
  return start >= size ? { kind: 'outside' } : { kind: 'part', start, end }
}
