/** The answers of portal and desk: JSON that is not cached, a refusal, or a download. */
import { attachmentHeader } from '../attachment.ts'

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

/** `headers` may contain a cookie. */
export function json(body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { headers: { ...PRIVATE, ...headers } })
}

export function done(headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 204, headers: { ...PRIVATE, ...headers } })
}

/** `seconds` until the next try, for `retry`. The body names the code. */
export function refusal(body: object, status: number, seconds?: number): Response {
  const retry = seconds === undefined ? {} : { 'Retry-After': String(seconds) }
  return Response.json(body, { status, headers: { ...PRIVATE, ...retry } })
}

interface File {
  readonly name: string
  readonly type: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

/** A download that browsers save and never show, so its content cannot become a page of the site. */
export function download({ name, type, content }: File): Response {
  return new Response(content, {
    headers: {
      ...PRIVATE,
      'Content-Type': type,
      'Content-Disposition': attachmentHeader(name, plainName(name)),
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}

/** The name for programs older than RFC 6266. */
function plainName(name: string): string {
  return name.normalize('NFD').replace(/[^A-Za-z0-9 ._()-]/g, (sign) => (/\p{M}/u.test(sign) ? '' : '_'))
}
