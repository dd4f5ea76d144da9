/** File names of pictures: hashes and a width, nothing of the source's name. */
import { shortHash } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath } from '../system/paths.ts'

export interface Named {
  readonly key: Hash
  readonly width: number
  readonly format: 'webp' | 'png' | 'jpeg'
}

/**
 * The beginning of a key, or the whole key if several keys share the beginning. Two sources among hundreds of
 * thousands may share forty bits, and a house must never show the photograph of another one.
 */
export function stemsApart(shared: ReadonlySet<string>): (key: Hash) => string {
  return (key) => (shared.has(shortHash(key)) ? key : shortHash(key))
}

/** The beginnings that several keys share. There are rarely any. */
export function sharedStems(keys: readonly Hash[]): ReadonlySet<string> {
  const owners = new Map<string, Hash>()
  const shared = new Set<string>()
  for (const key of keys) {
    const stem = shortHash(key)
    if (owners.has(stem) && owners.get(stem) !== key) shared.add(stem)
    owners.set(stem, key)
  }
  return shared
}

export function fileOf({ key, width, format }: Named, stemOf: (key: Hash) => string): OutputPath {
  const extension = format === 'jpeg' ? 'jpg' : format
  return `${ASSET_FOLDER}/img/${stemOf(key)}-${width}.${extension}` as OutputPath
}
