/**
 * Links in mails. The signature of a link proves that the service made it, so the database stores no link, and whoever reads it finds none.
 * The purpose of a link decides what it opens; the subject of the link shows whether it was used.
 */
import { createHmac } from 'node:crypto'
import type { ServiceDeps } from './deps.ts'
import { isSameText } from './guards/same-text.ts'

export type LinkPurpose =
  | 'appointment'
  | 'appointment-answer'
  | 'appointment-confirm'
  | 'document'
  | 'newsletter-confirm'
  | 'newsletter-end'
  | 'search'

interface SignedLink {
  readonly purpose: LinkPurpose
  /** The id of the subject: letters, digits, `_` and `-`. */
  readonly subject: string
  /** Milliseconds. A link that works as long as its mail exists has none. */
  readonly expires?: number
}

/** Subject, end in seconds (0 for none) and a signature of 256 bits. It is short, because mail programs break long links. */
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
  /** Not made by the service, or made for another purpose. */
  | { readonly kind: 'forged' }

export function readLink(
  token: string,
  purpose: LinkPurpose,
  { secrets, now }: Pick<ServiceDeps, 'secrets' | 'now'>,
): ReadLink {
  const [, subject = '', seconds = '', signed = ''] = TOKEN.exec(token) ?? []
  if (!isSameText(signed, signature(purpose, `${subject}.${seconds}`, secrets.signing)))
    return { kind: 'forged' }
  const expires = Number(seconds) * 1000
  return expires !== 0 && expires <= now() ? { kind: 'expired' } : { kind: 'good', subject }
}

/** Challenges are signed with the same secret. The text that is signed here begins with a word that no challenge has. */
function signature(purpose: LinkPurpose, link: string, secret: string): string {
  return createHmac('sha256', secret).update(`link ${purpose} ${link}`).digest('base64url')
}
