import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** On what an engine stores, level 6 takes twice as long for 8 percent less. */
export function deflated(bytes: Uint8Array): Uint8Array {
  return deflateRawSync(bytes, { level: 1 })
}

/** Throws for other bytes than `deflated` returned. */
export function inflated(bytes: Uint8Array): Uint8Array {
  return inflateRawSync(bytes)
}
