import type { Hash } from '../system/hash.ts'
import { withRoom } from './edges.ts'

/** Fingerprints by the number of a node: the first 64 bits of a hash, as two words. */
export interface Fingerprints {
  set(node: number, fingerprint: Hash): void
  textOf(node: number): string
  isEqual(node: number, fingerprint: Hash): boolean
  /** The fingerprints of some nodes, one after the other. */
  bytesOf(nodes: readonly number[]): Uint8Array
}

const high = (fingerprint: Hash) => parseInt(fingerprint.slice(0, 8), 16)
const low = (fingerprint: Hash) => parseInt(fingerprint.slice(8, 16), 16)

const hexOf = (word = 0) => word.toString(16).padStart(8, '0')

/** The part of a hash that is kept. */
export function shortened(fingerprint: Hash): string {
  return fingerprint.slice(0, 16)
}

export function createFingerprints(known = new Uint32Array(2048)): Fingerprints {
  let words = known
  return {
    set(node, fingerprint) {
      words = withRoom(words, node * 2 + 1)
      words[node * 2] = high(fingerprint)
      words[node * 2 + 1] = low(fingerprint)
    },
    textOf: (node) => hexOf(words[node * 2]) + hexOf(words[node * 2 + 1]),
    isEqual: (node, fingerprint) =>
      words[node * 2] === high(fingerprint) && words[node * 2 + 1] === low(fingerprint),
    bytesOf(nodes) {
      const copied = new Uint32Array(nodes.length * 2)
      nodes.forEach((node, index) => {
        copied[index * 2] = words[node * 2] ?? 0
        copied[index * 2 + 1] = words[node * 2 + 1] ?? 0
      })
      return new Uint8Array(copied.buffer)
    },
  }
}
