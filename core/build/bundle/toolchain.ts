/** The versions of everything that makes pages from content. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashParts } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import { runtimeVersions } from '../inputs.ts'
import { PACKAGE_ROOT, toolVersions } from '../../system/package-root.ts'
import { ENCODER } from '../pictures/sharp.ts'

/** Everything that makes pages from content, except the templates. */
export function toolchain(): string {
  return [codeHash(), ENCODER, runtimeVersions()].join(' ')
}

let known: Hash | undefined

/**
 * The hash of the generator, whose version does not change during development, and of its dependencies. It is
 * constant in a process.
 */
export function codeHash(): Hash {
  known ??= hashParts([...toolVersions(), compiledHashes().code])
  return known
}

/**
 * The hashes that scripts/compile.mjs writes beside the code: of all code, and of the code that bundles templates.
 */
export function compiledHashes(): { readonly code: string; readonly bundlers: string } {
  const text = readFileSync(path.join(PACKAGE_ROOT, 'dist/code.json'), 'utf8')
  return JSON.parse(text) as { readonly code: string; readonly bundlers: string }
}
