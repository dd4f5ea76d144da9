/**
 * What a build is made of, each part under the name that people know it by: of two builds it can be said in what they
 * differ. Pages have an identity of their own (`core/plan/identity.ts`); this is about the site as a whole.
 */
import { hashParts } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { SiteState } from './advance.ts'
import { siteFile } from './defaults/default-files.ts'
import { VERSION } from '../system/package-root.ts'
import { ENCODER } from './pictures/sharp.ts'

/** Name -> hash or version. Names are shown to people. */
export type Inputs = Readonly<Record<string, string>>

/** What every page is made with. Cheap: it is asked for by each build. */
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

/** What node brings along that can show in a text: how numbers, dates and names are written and sorted. */
const RUNTIME = ['icu', 'cldr', 'unicode', 'tz'] as const

export function runtimeVersions(): string {
  return RUNTIME.map((name) => process.versions[name] ?? '').join(' ')
}

/** What single pages are made of, all of it as one: for those who must know that nothing at all differs. */
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

/** Names of what is not the same in both. */
export function differencesOf(one: Inputs, other: Inputs): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => one[name] !== other[name])
}
