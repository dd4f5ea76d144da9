/** Versions of all that makes pages out of content. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { hashOf, hashParts } from '../../system/hash.ts'
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
  const files = () => glob.sync(['dist/core/**/*.{js,json}'], { cwd: PACKAGE_ROOT }).sort()
  known ??= hashParts([
    ...toolVersions(),
    ...files().map((file) => hashOf(readFileSync(path.join(PACKAGE_ROOT, file)))),
  ])
  return known
}
