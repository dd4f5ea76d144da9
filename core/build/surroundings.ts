/** One hash for everything that the pages of properties are made of beside properties and their pictures (core/plan/page-inputs.ts). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { pageOutline } from '../plan/page-outline.ts'
import { usesBesideProperties } from '../plan/picture-uses.ts'
import type { PlannedPictures } from '../plan/pictures.ts'
import type { LinkedSite } from '../site/linked.ts'
import { hashOf, hashParts } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import { runtimeVersions } from './inputs.ts'
import type { Sources } from './load.ts'
import { PACKAGE_ROOT, toolVersions } from '../system/package-root.ts'
import { ENCODER } from './pictures/sharp.ts'
import { kindOf } from './source-kinds.ts'

interface Surroundings {
  readonly sources: Sources
  readonly site: Pick<LinkedSite, 'config' | 'projects' | 'pages' | 'articles' | 'staticFiles' | 'documents'>
  readonly pictures: Pick<PlannedPictures, 'identityOf'>
}

/** Properties bring their own hash, pages their outline, and articles are shown by none of these. */
const HAS_PAGES: readonly string[] = ['property', 'page', 'article']

export function surroundingsOf({ sources, site, pictures }: Surroundings): Hash {
  const content = [...sources.values()].filter(({ file }) => !HAS_PAGES.includes(kindOf(file).kind))
  const shown = new Set(usesBesideProperties(site).map(({ ref }) => ref))
  return hashParts([
    codeHash(),
    ENCODER,
    runtimeVersions(),
    ...content.map(({ file, hash }) => `${file} ${hash}`),
    ...site.pages.map((page) => JSON.stringify(pageOutline(page))),
    ...site.staticFiles,
    ...site.documents,
    ...[...shown].map((ref) => `${ref} ${pictures.identityOf(ref)}`),
  ])
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
