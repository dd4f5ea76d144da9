/**
 * Links that prove by themselves that we mailed them: nothing is kept of them, so nothing can be read out of the database. What they open is
 * for their purpose to say; that a link was used is seen in what it is about.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServiceDeps } from './deps.ts'

export type LinkPurpose =
  'appointment' | 'appointment-answer' | 'document' | 'newsletter-confirm' | 'newsletter-end' | 'search'

interface SignedLink {
  readonly purpose: LinkPurpose
  /** What it is about: letters, digits, `_` and `-`. */
  readonly subject: string
  /** Milliseconds; one that has to work as long as the mail it stands in has none. */
  readonly expires?: number
}

/** Subject, end in seconds (0 for none) and signature of 256 bit. A mail program must not break it, so it has no more than it needs. */
const TOKEN = /^([A-Za-z0-9_-]{1,100})\.(0|[1-9][0-9]{9})\.([A-Za-z0-9_-]{43})$/

export function signLink(
  { purpose, subject, expires = 0 }: SignedLink,
  { secrets }: Pick<ServiceDeps, 'secrets'>,
): string {
  const seconds = Math.ceil(expires / 1000)
  const link = `${subject}.${seconds}`
  const token = `${link}.${signature(purpose, link, secrets.signing)}`
  if (!TOKEN.test(token)) throw new Error(`no subject of a link: ${subject}`)
  return token
}

type ReadLink =
  | { readonly kind: 'good'; readonly subject: string }
  | { readonly kind: 'expired' }
  /** Not ours, or for something else. */
  | { readonly kind: 'forged' }

export function readLink(
  token: string,
  purpose: LinkPurpose,
  { secrets, now }: Pick<ServiceDeps, 'secrets' | 'now'>,
): ReadLink {
  const [, subject = '', seconds = '', signed = ''] = TOKEN.exec(token) ?? []
  if (!isSame(signed, signature(purpose, `${subject}.${seconds}`, secrets.signing))) return { kind: 'forged' }
  const expires = Number(seconds) * 1000
  return expires !== 0 && expires <= now() ? { kind: 'expired' } : { kind: 'good', subject }
}

/** Challenges are signed with the same secret: what is signed here begins with a word that none of them has. */
function signature(purpose: LinkPurpose, link: string, secret: string): string {
  return createHmac('sha256', secret).update(`link ${purpose} ${link}`).digest('base64url')
}

/** In a time that does not tell how much of it was right. As text: bytes have several spellings, of which one is ours. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
