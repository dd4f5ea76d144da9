/**
 * Encrypts the secret of an authenticator, which the service must read again and therefore cannot hash. The
 * database does not contain the key. The owner is part of the seal, so that it cannot be moved to another
 * account.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { ServiceDeps } from '../deps.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

type SealDeps = Pick<ServiceDeps, 'secrets' | 'random'>

export function seal(text: string, owner: string, { secrets, random }: SealDeps): string {
  const nonce = random(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secrets.signing), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** null if it was altered, belongs to another owner, or was sealed with another secret. */
export function unseal(text: string, owner: string, { secrets }: Pick<SealDeps, 'secrets'>): string | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  const cipher = createDecipheriv(CIPHER, keyOf(secrets.signing), nonce, { authTagLength: TAG_BYTES })
  try {
    const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES)
    const opened = cipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
    return Buffer.concat([opened.update(rest), opened.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'agency-site second factor', 32))
}
