/** What only its holder knows. The database has its hash, so who reads the database cannot use it. */
import { createHash } from 'node:crypto'
import type { ServiceDeps } from '../deps.ts'

/** 256 bit, in signs that stand in a cookie and in an address as they are. */
export function newToken({ random }: Pick<ServiceDeps, 'random'>): string {
  return random(32).toString('base64url')
}

/** Fast is enough: nobody guesses 256 bit, nor the 120 of a recovery code. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
