/**
 * The second factor: TOTP (RFC 6238), which every authenticator supports, and recovery codes for a lost
 * telephone.
 */
import { Secret, TOTP } from 'otpauth'
import type { ServiceDeps } from '../deps.ts'

const PERIOD_SECONDS = 30
/** Clocks of telephones differ, so the previous and the next code are accepted as well. */
const WINDOW = 1
const RECOVERY_CODES = 10
/** 120 bit: 24 signs of base32. */
const RECOVERY_BYTES = 15

interface Account {
  readonly issuer: string
  readonly label: string
}

/** 160 bit, as RFC 4226 recommends. */
export function newSecret({ random }: Pick<ServiceDeps, 'random'>): string {
  return base32(random(20))
}

/** The content of the QR code. */
export function secretUri(secret: string, { issuer, label }: Account): string {
  return totp(secret, { issuer, label }).toString()
}

/** The time step of the code, if it is right and later than the last used one; else null. */
export function stepOf(
  code: string,
  secret: string,
  { now, after }: { readonly now: number; readonly after: number },
): number | null {
  const token = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totp(secret).validate({ token, timestamp: now, window: WINDOW })
  if (delta === null) return null
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta
  return step > after ? step : null
}

function totp(secret: string, account?: Account): TOTP {
  const about = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) }
  return new TOTP({ ...about, ...account })
}

/** In groups of four, for writing down. */
export function newRecoveryCodes({ random }: Pick<ServiceDeps, 'random'>): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => grouped(base32(random(RECOVERY_BYTES))))
}

function grouped(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}

/**
 * The form of a code that is hashed: without the groups, in one case. Null for text that cannot be a code.
 */
export function recoveryCodeOf(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z2-7]{24}$/.test(code) ? code : null
}

function base32(bytes: Buffer): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
}
