/** Versions of all that makes pages out of content. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashParts } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import { runtimeVersions } from '../inputs.ts'
import { PACKAGE_ROOT, toolVersions } from '../../system/package-root.ts'
import { ENCODER } from '../pictures/sharp.ts'

/** All that makes pages out of content, beside the templates. */
export function toolchain(): string {
  return [codeHash(), ENCODER, runtimeVersions()].join(' ')
}

let known: Hash | undefined

/** Of the generator itself, whose version stays the same while somebody works on it, and of what it is made with. Does not change in a process. */
export function codeHash(): Hash {
  known ??= hashParts([...toolVersions(), compiledHashes().code])
  return known
}

/** Hashes that the compiler leaves beside the code (scripts/compile.mjs): of all of it, and of what bundles templates. */
export function compiledHashes(): { readonly code: string; readonly bundlers: string } {
  const text = readFileSync(path.join(PACKAGE_ROOT, 'dist/code.json'), 'utf8')
  return JSON.parse(text) as { readonly code: string; readonly bundlers: string }
}
