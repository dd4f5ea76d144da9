import type { ServiceDeps } from './deps.ts'

/** 32 hexadecimal digits that sort by time and cannot be guessed: 48 bits of milliseconds, 80 random bits. */
export function newId({ now, random }: Pick<ServiceDeps, 'now' | 'random'>): string {
  return now().toString(16).padStart(12, '0') + random(10).toString('hex')
}
