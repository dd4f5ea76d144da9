import { createHash, hash as digest } from 'node:crypto'

/** Hex digest of content, cut to 128 bits: enough for identity, short enough for a hundred thousand entries. */
export type Hash = string & { readonly __hash: 'sha256-128' }

export function hashOf(content: string | Uint8Array): Hash {
  return digest('sha256', content, 'hex').slice(0, 32) as Hash
}

/** Hash of content that comes in parts: the same as of the whole. */
export function createHasher(): { readonly update: (part: Uint8Array) => void; readonly end: () => Hash } {
  const hash = createHash('sha256')
  return { update: (part) => void hash.update(part), end: () => hash.digest('hex').slice(0, 32) as Hash }
}

/** Hash of several parts. Their lengths are part of it, so that moving a border between parts changes the result. */
export function hashParts(parts: readonly (string | Uint8Array)[]): Hash {
  // At once where it can be: most hashes are of a few short texts, and there are very many.
  if (parts.every((part) => typeof part === 'string'))
    return hashOf(parts.map((part) => `${part.length}:${part}`).join(''))
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex').slice(0, 32) as Hash
}

/** The part of a hash that stands in file names: 40 bits, as collisions there are told apart by the stem. */
export function shortHash(hash: Hash): string {
  return hash.slice(0, 10)
}
