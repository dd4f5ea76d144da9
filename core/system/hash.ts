import { createHash, hash as digest } from 'node:crypto'
import { inLots } from './lots.ts'

/** Hex digest of content, cut to 128 bits: enough for identity, short enough for a hundred thousand entries. */
export type Hash = string & { readonly __hash: 'sha256-128' }

export function hashOf(content: string | Uint8Array): Hash {
  return cut(digest('sha256', content, 'hex'))
}

/** The length of a hash in hexadecimal digits. The rest of the digest is not used. */
const scratch = Buffer.alloc(32)

/** Copies the digits: a slice would keep the whole digest in memory, and a large site has a million hashes. */
function cut(digest: string): Hash {
  scratch.write(digest, 'latin1')
  return scratch.toString('latin1') as Hash
}

/** The hash and the size of content that arrives in parts. */
export interface Whole {
  readonly hash: Hash
  readonly bytes: number
}

export function createHasher(): { readonly update: (part: Uint8Array) => void; readonly end: () => Whole } {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    update(part) {
      hash.update(part)
      bytes += part.length
    },
    end: () => ({ hash: cut(hash.digest('hex')), bytes }),
  }
}

/** The hash of parts as if they were one. */
export function hashOfAll(parts: readonly Uint8Array[]): Hash {
  const { update, end } = createHasher()
  for (const part of parts) update(part)
  return end().hash
}

/** Passes the parts on. `end` returns their hash and size after all of them have been consumed. */
export function hashedParts(parts: Iterable<string>): {
  readonly parts: Iterable<Uint8Array>
  readonly end: () => Whole
} {
  const { update, end } = createHasher()
  function* seen() {
    for (const part of parts) {
      const encoded = Buffer.from(part)
      update(encoded)
      yield encoded
    }
  }
  return { parts: seen(), end }
}

/** Hash of several parts. Their lengths are part of it, so that moving a border between parts changes the result. */
export function hashParts(parts: readonly (string | Uint8Array)[]): Hash {
  const isText = parts.every((part) => typeof part === 'string')
  // One call hashes a few short texts, which is the usual case, faster than a stream does.
  if (isText) return parts.length <= AT_ONCE ? hashOf(withLengths(parts)) : hashEach(parts)
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return cut(hash.digest('hex'))
}

/** The hash of very many texts, which need not be in memory together. */
export function hashEach(parts: Iterable<string>): Hash {
  const hash = createHash('sha256')
  for (const some of inLots(parts, AT_ONCE)) hash.update(withLengths(some))
  return cut(hash.digest('hex'))
}

/** The number of texts that are hashed together: one text of all names of a large site would take too much memory. */
const AT_ONCE = 1000

function withLengths(parts: readonly string[]): string {
  return parts.map((part) => `${part.length}:${part}`).join('')
}

/** The part of a hash that stands in file names: 40 bits, as collisions there are told apart by the stem. */
export function shortHash(hash: Hash): string {
  return hash.slice(0, 10)
}
