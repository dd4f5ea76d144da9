import { lazy } from '../domain/remembered.ts'
import { isOfFragment } from '../plan/list-files.ts'
import type { KeysBefore } from '../plan/list-files.ts'
import type { Hash } from '../system/hash.ts'
import type { Manifest } from './manifest.ts'

/** What fragments of the output were made of, and the key that each got: its cards need not be looked at for it. */
export function keysOfFragments(manifest: Manifest | null): KeysBefore {
  const known = lazy(() => keysByInputs(manifest?.files ?? new Map()))
  return (inputs) => known().get(inputs)
}

function keysByInputs(files: Manifest['files']): ReadonlyMap<Hash, Hash> {
  const keys = new Map<Hash, Hash>()
  for (const [file, { key, inputs }] of files)
    if (inputs !== undefined && isOfFragment(file)) keys.set(inputs, key)
  return keys
}
