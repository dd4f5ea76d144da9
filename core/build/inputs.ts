/**
 * The inputs of a build, each by a name for users, so that two builds can be compared. Pages have identities of their
 * own (`core/plan/identity.ts`); these inputs describe the site as a whole.
 */
import { hashParts } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { SiteState } from './advance.ts'
import { siteFile } from './defaults/default-files.ts'
import { VERSION } from '../system/package-root.ts'
import { ENCODER } from './pictures/sharp.ts'

/** Name -> hash or version. Names are shown to users. */
export type Inputs = Readonly<Record<string, string>>

/** The inputs of all pages. Every build computes them, so they are cheap. */
export function inputsOf({ prepared, bundle }: Pick<SiteState, 'prepared' | 'bundle'>): Inputs {
  const configuration = [...prepared.sources.values()].filter(({ file }) =>
    siteFile(file).startsWith('site-config/'),
  )
  return {
    'the version of agency-site': VERSION,
    'the version of sharp': ENCODER,
    'the templates': hashParts([bundle.hash, bundle.css, bundle.icons, ...Object.keys(bundle.assets)]),
    ...Object.fromEntries(configuration.map(({ file, hash }) => [file, hash])),
  }
}

/** The data of Node that can change a text: how numbers, dates and names are written and sorted. */
const RUNTIME = ['icu', 'cldr', 'unicode', 'tz'] as const

export function runtimeVersions(): string {
  return RUNTIME.map((name) => process.versions[name] ?? '').join(' ')
}

/** The inputs of single pages as one hash, for comparisons in which nothing at all may differ. */
export function contentOf({ prepared }: Pick<SiteState, 'prepared'>): Inputs {
  const sources = [...prepared.sources.values()].filter(({ file }) =>
    /^(?:content\/|imports:)/.test(siteFile(file)),
  )
  const pictures = [...prepared.pictureJobs.values()].flatMap(({ source, refs, variants }) => [
    ...refs.map((ref) => `${ref} ${source.hash}`),
    ...variants.map(({ file, key }) => `${file} ${key}`),
  ])
  return {
    'the version of node': runtimeVersions(),
    'the content': hashOfLines(sources.map(({ file, hash }) => `${file} ${hash}`)),
    'the pictures': hashOfLines(pictures),
  }
}

export function hashOfLines(lines: readonly string[]): Hash {
  return hashParts([...lines].sort())
}

/** The names of inputs that differ. */
export function differencesOf(one: Inputs, other: Inputs): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => one[name] !== other[name])
}
