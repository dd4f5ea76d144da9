/** What the headers of a request ask for (RFC 9110): a coding, a part, or only what has changed. */
import { parseAccept } from 'hono/utils/accept'

/** The better first: of two that are welcome alike, it is taken. */
const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** The coding of an answer; null for an uncompressed one. */
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

/** Whether the visitor has it already. Tags are compared weakly: each coding of a file has the same, but for its strength. */
export function isUnchanged(headers: Headers, { tag, modified }: Validators): boolean {
  const tags = headers.get('If-None-Match')
  if (tags === null) return headers.get('If-Modified-Since') === modified
  return tags.trim() === '*' || (tags.match(/"[^"]*"/g)?.some((one) => one === tag) ?? false)
}

export type Part =
  | { readonly kind: 'whole' }
  /** Both ends are part of it. */
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'outside' }

const WHOLE: Part = { kind: 'whole' }

/** One part of so many bytes. What is written otherwise, or is of another version (If-Range), is answered whole. */
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
