/**
 * Random tokens that only their holder has. The database contains their hash, so reading it gives no access.
 */
import { createHash } from 'node:crypto'
import type { ServiceDeps } from '../deps.ts'

/** 256 bit, in characters that a cookie and an address can contain unchanged. */
export function newToken({ random }: Pick<ServiceDeps, 'random'>): string {
  return random(32).toString('base64url')
}

/** A fast hash suffices, because 256 bit cannot be guessed, nor the 120 of a recovery code. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
