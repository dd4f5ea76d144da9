/** Archives of exports. They are hostile until they are read, so sizes, counts and paths have limits. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { StreamFault } from './stream-fault.ts'

export interface UnpackLimits {
  /** Bytes of all files together, after they are expanded. */
  readonly maxBytes: number
  /** Expanded bytes for each packed one. Smaller files than `RATIO_FREE_BYTES` may have any ratio. */
  readonly maxRatio: number
  readonly maxFiles: number
}

/** Exports of real stocks have ratios below 60; DEFLATE ends at 1032. */
export const UNPACK_LIMITS: UnpackLimits = { maxBytes: 8e9, maxRatio: 250, maxFiles: 200_000 }

export const RATIO_FREE_BYTES = 16e6

export interface UnpackedFile {
  /** A relative path with forward slashes, without `..`. */
  readonly name: string
  /** The file as problems name it: that of the archive, `!`, and the name inside it. */
  readonly shown: string
  /** Known for files and entries of a .zip. */
  readonly bytes: number | undefined
  /** The separator of the table that is made of a sheet. A mapping names that of the exports as CSV. */
  readonly delimiter?: string
  /** CRC-32 of an entry of a .zip, which `open` checks. */
  readonly checksum?: number | undefined
  /** The content; throws `StreamFault` if it cannot be read to its end. */
  readonly open: () => AsyncIterable<Uint8Array>
}

export interface Unpacked {
  readonly files: readonly UnpackedFile[]
  readonly close: () => Promise<void>
}

export interface PackedFile {
  /** Absolute. */
  readonly location: string
  /** As problems name it. */
  readonly shown: string
  readonly limits?: UnpackLimits | undefined
}

export type Archive = PackedFile & { readonly limits: UnpackLimits }

export function sizeReason({ maxBytes, maxRatio }: UnpackLimits): string {
  return `it expands to more than ${maxBytes / 1e6} MB, or to more than ${maxRatio} times its size`
}

export function brokenArchive(file: string, reason: string): Problem {
  return problem('AS9201', { file, reason })
}

export function broken(file: string, reason: string): StreamFault {
  return new StreamFault(brokenArchive(file, reason))
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'it is damaged'
}
