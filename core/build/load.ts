/**
 * Stage 1 and 2: the files of a site -> checked records. A file is read again only when its stamp changed, and parsed
 * again only when its content did.
 */
import path from 'node:path'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import { allowedPath } from '../paths/allowed-path.ts'
import { sourceFence } from '../paths/site-fences.ts'
import { SITE_CONFIG } from '../schema/site-config.ts'
import type { SiteConfig, SiteConfigName } from '../schema/site-config.ts'
import type { ThemeTokens } from '../schema/theme.ts'
import type { Records, SourceRecord } from '../site/records.ts'
import { sizeProblem } from '../source/decode.ts'
import type { FileStat, Files } from '../system/files.ts'
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import { SAFE_AGE_MS } from '../system/stamps.ts'
import type { Conversions } from './conversions.ts'
import { findFiles } from './find-files.ts'
import { pathProblem } from './path-problems.ts'
import { readSource } from './read-source.ts'
import type { SourceContent } from './read-source.ts'
import { kindOf, SOURCE_GLOBS } from './source-kinds.ts'
import type { RecordKind } from './source-kinds.ts'
import type { OtherFiles } from './survey.ts'

/** One file as it was last read. Immutable; depends on that file only. */
export interface Source {
  readonly file: string
  readonly hash: Hash
  /** Absent for a link, and for a file that changed so lately that a second change could bear the same stamp. */
  readonly stamp: string | undefined
  readonly content: SourceContent
}

export type Sources = ReadonlyMap<string, Source>

export interface LoadPorts {
  readonly files: Files
  readonly root: string
  readonly now: () => number
  /** What came of a file with this content in another process (facts-cache.ts). */
  readonly converted?: ((file: string, hash: Hash) => readonly Conversions[] | undefined) | undefined
}

/** Enough to keep the disk busy, too few for the texts to fill the memory. */
const READ_AT_ONCE = 64

export async function loadSources(ports: LoadPorts, previous: Sources): Promise<Sources> {
  const { root } = ports
  const search = { root, patterns: SOURCE_GLOBS, dot: false, fence: sourceFence(root), onlyFiles: true }
  const { files, refused } = await findFiles(ports.files, search)
  const links = refused.map(({ file, refusal }) => failed(file, pathProblem(file, refusal)))
  const found = await loadEach(ports, files, previous)
  return new Map([...links, ...found].map((source) => [source.file, source]))
}

/**
 * The same where nothing but these files can have changed, all of which were there before: nobody looks for others. What
 * bears no stamp, because it is young or a link, is looked at as well.
 */
export async function reloadSources(
  ports: LoadPorts,
  previous: Sources,
  touched: readonly string[],
): Promise<Sources> {
  const isUnstamped = ({ stamp, content }: Source) => stamp === undefined && content.kind.kind !== 'unknown'
  const unstamped = [...previous.values()].filter(isUnstamped).map(({ file }) => file)
  const files = [...new Set([...touched, ...unstamped])]
  const found = new Map((await loadEach(ports, files, previous)).map((source) => [source.file, source]))
  // A source that stays keeps its place among the others.
  const sources = new Map(previous)
  for (const file of files) {
    const source = found.get(file)
    if (source === undefined) sources.delete(file)
    else sources.set(file, source)
  }
  return sources
}

async function loadEach(
  ports: LoadPorts,
  files: readonly string[],
  previous: Sources,
): Promise<readonly Source[]> {
  const found: Source[] = []
  for (let start = 0; start < files.length; start += READ_AT_ONCE) {
    const batch = files.slice(start, start + READ_AT_ONCE)
    const loaded = await Promise.all(batch.map((file) => loadSource(ports, file, previous.get(file))))
    found.push(...loaded.filter((source) => source !== null))
  }
  return found
}

async function loadSource(
  { files, root, now, converted }: LoadPorts,
  file: string,
  known: Source | undefined,
): Promise<Source | null> {
  const found = await lookUp(files, root, file)
  if (found === null || 'code' in found) return found && failed(file, found)
  const { stat, absolute, isLink } = found
  // Its target may change without it.
  const stamp = isLink ? undefined : stampOf(stat, now())
  if (known?.stamp !== undefined && known.stamp === stamp) return known
  const tooLarge = sizeProblem(file, stat.size)
  if (tooLarge !== null) return failed(file, tooLarge)
  const bytes = await files.read(absolute)
  const hash = hashOf(bytes)
  if (known?.hash === hash) return { ...known, stamp }
  const content = readSource(file, bytes, converted?.(file, hash))
  return { file, hash, stamp, content: withKnown(content, known?.content) }
}

/** Records that stand in a changed file as they stood stay the same objects: what was made of them need not be made again. */
export function withKnown(content: SourceContent, known: SourceContent | undefined): SourceContent {
  const before = known?.records ?? []
  const records = content.records.map((record, index) => {
    const twin = before[index]
    return twin !== undefined && JSON.stringify(twin) === JSON.stringify(record) ? twin : record
  })
  return { ...content, records }
}

function failed(file: string, found: Problem): Source {
  const content: SourceContent = { kind: kindOf(file), records: [], problems: [found] }
  return { file, hash: hashOf(''), stamp: undefined, content }
}

/** A link is followed within the site, and its target is looked at instead: that is what changes. */
async function lookUp(
  files: Files,
  root: string,
  file: string,
): Promise<{ absolute: string; stat: FileStat; isLink: boolean } | Problem | null> {
  const named = path.join(root, file)
  const stat = await files.stat(named)
  if (stat === null || stat.isDirectory) return null
  if (!stat.isSymbolicLink)
    return stat.isFile ? { absolute: named, stat, isLink: false } : pathProblem(file, 'special')
  const found = allowedPath(named, sourceFence(root))
  if ('refusal' in found) return pathProblem(file, found.refusal)
  const target = await files.stat(found.real)
  return target === null || target.isDirectory ? null : { absolute: found.real, stat: target, isLink: true }
}

function stampOf({ size, mtimeMs, ctimeMs, inode }: FileStat, now: number): string | undefined {
  const isYoung = Math.abs(now - mtimeMs) < SAFE_AGE_MS || Math.abs(now - ctimeMs) < SAFE_AGE_MS
  return isYoung ? undefined : `${size} ${mtimeMs} ${ctimeMs} ${inode}`
}

/** The records of all sources; null where a file that every site needs is missing or wrong. */
export function recordsOf(
  sources: Sources,
  { refused, problems: found, ...others }: OtherFiles,
): Checked<Records | null> {
  const all = [...sources.values()]
  const problems = all.flatMap(({ content }) => content.problems)
  const { config, missing } = configOf(all)
  const links = refused
    .filter(({ file }) => !sources.has(file))
    .map(({ file, refusal }) => pathProblem(file, refusal))
  // Nothing is missing in a folder that is a refused link: it is not read.
  problems.push(...(sources.has('site-config') ? [] : missing), ...links, ...found)
  if (config === null) return { value: null, problems }
  const records: Records = {
    properties: recordsOfKind(all, 'property'),
    projects: recordsOfKind(all, 'project'),
    categories: recordsOfKind(all, 'category'),
    cities: recordsOfKind(all, 'city'),
    pages: recordsOfKind(all, 'page'),
    articles: recordsOfKind(all, 'article'),
    config,
    strings: settingsOf(all, ({ kind }) => (kind.kind === 'strings' ? kind.language : undefined)),
    themes: new Map(
      Object.entries(
        settingsOf<ThemeTokens>(all, ({ kind }) => (kind.kind === 'theme' ? kind.name : undefined)),
      ),
    ),
    ...others,
  }
  return { value: records, problems }
}

/** Values of files of one kind, by the name that each has among them. */
function settingsOf<T>(
  sources: readonly Source[],
  nameOf: (content: SourceContent) => string | undefined,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    sources.flatMap(({ content }) => {
      const name = nameOf(content)
      const [record] = content.records
      return name === undefined || record === undefined ? [] : [[name, record.value as T]]
    }),
  )
}

function recordsOfKind<T>(sources: readonly Source[], kind: RecordKind): readonly SourceRecord<T>[] {
  return sources
    .filter(({ content }) => content.kind.kind === kind)
    .flatMap(({ content }) => content.records as readonly SourceRecord<T>[])
}

function configOf(sources: readonly Source[]): { config: SiteConfig | null; missing: Problem[] } {
  const values: Partial<Record<SiteConfigName, unknown>> = {}
  const given = new Set<string>()
  for (const { content } of sources) {
    if (content.kind.kind !== 'config') continue
    given.add(content.kind.name)
    if (content.records[0]) values[content.kind.name] = content.records[0].value
  }
  const required = (Object.keys(SITE_CONFIG) as SiteConfigName[]).filter((name) => SITE_CONFIG[name].required)
  const missing = required
    .filter((name) => !given.has(name))
    .map((name) => problem('AS1202', { file: `site-config/${name}.json` }))
  const isComplete = required.every((name) => values[name] !== undefined)
  return { config: isComplete ? (values as SiteConfig) : null, missing }
}
