/**
 * Stages 1 and 2: the files of a site -> checked records. A file is read again only if its stamp changed, and parsed
 * again only if its content changed.
 */
import path from 'node:path'
import type { Checked, Problem } from '../../diagnostics/diagnostic.ts'
import { allowedPath } from '../../paths/allowed-path.ts'
import { sourceFence } from '../../paths/site-fences.ts'
import type { Project } from '../../schema/project.ts'
import type { Property } from '../../schema/property.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { ThemeTokens } from '../../schema/theme.ts'
import type { Records, SourceRecord } from '../../site/records.ts'
import { sizeProblem } from '../../source/decode.ts'
import type { FileStat, Files } from '../../system/files.ts'
import { hashOf } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import { SAFE_AGE_MS } from '../../system/stamps.ts'
import { importsIn, withImports } from '../imports/load-imports.ts'
import type { ImportPorts } from '../imports/load-imports.ts'
import { withPeople } from '../imports/imported-people.ts'
import type { KnownImport } from '../imports/imports.ts'
import { withoutReplaced } from '../defaults/apply-defaults.ts'
import { isDefault } from '../defaults/default-files.ts'
import { configOf, withKnownParts } from './found-config.ts'
import { findFiles } from './find-files.ts'
import { withDefaults } from '../defaults/load-defaults.ts'
import { pathProblem } from './path-problems.ts'
import { readSource, unknownFile } from './read-source.ts'
import type { EarlierRead, SourceContent } from './source-content.ts'
import { isNameOfData, kindOf, PICTURE_GLOBS, SOURCE_GLOBS } from './source-kinds.ts'
import type { RecordKind } from './source-kinds.ts'
import type { OtherFiles } from '../survey.ts'

/** One file as it was last read. It is immutable and depends on that file only. */
export interface Source {
  readonly file: string
  readonly hash: Hash
  /** Undefined for a link, and for a file that changed so recently that a second change could have the same stamp. */
  readonly stamp: string | undefined
  readonly content: SourceContent
  /** The records of a source of site-config/imports.json. */
  readonly imported?: KnownImport | undefined
}

export type Sources = ReadonlyMap<string, Source>

export interface LoadPorts {
  readonly files: Files
  readonly root: string
  readonly now: () => number
  /** Undefined if exports are not read. */
  readonly imports?: ImportPorts | undefined
  /** The result of another process for the file (facts-cache.ts). */
  readonly earlier?: ((file: string, hash: Hash) => EarlierRead | undefined) | undefined
}

/** Enough files to keep the disk busy, and too few for their texts to fill the memory. */
const READ_AT_ONCE = 64

export async function loadSources(ports: LoadPorts, previous: Sources): Promise<Sources> {
  const { root } = ports
  const { files, refused } = await findFiles(ports.files, {
    root,
    patterns: SOURCE_GLOBS,
    without: PICTURE_GLOBS,
    dot: true,
    fence: sourceFence(root),
    isNameOfFile: isNameOfData,
  })
  const links = refused.map(({ file, refusal }) => failed(file, pathProblem(file, refusal)))
  const found = await loadEach(ports, files, previous)
  const sources = new Map([...links, ...found].map((source) => [source.file, source]))
  return withImports(ports, await withDefaults(ports.files, sources, previous), previous)
}

/**
 * Loads the sources if only these files can have changed, all of which existed before. Files without a stamp, which
 * are recent or links, are examined as well.
 */
export async function reloadSources(
  ports: LoadPorts,
  previous: Sources,
  touched: readonly string[],
): Promise<Sources> {
  const isUnstamped = ({ file, stamp, content }: Source) =>
    stamp === undefined && !['unknown', 'import'].includes(content.kind.kind) && !isDefault(file)
  const unstamped = [...previous.values()].filter(isUnstamped).map(({ file }) => file)
  const files = [...new Set([...touched, ...unstamped])]
  const found = new Map((await loadEach(ports, files, previous)).map((source) => [source.file, source]))
  // A source keeps its position among the others.
  const sources = new Map(previous)
  for (const file of files) {
    const source = found.get(file)
    if (source === undefined) sources.delete(file)
    else sources.set(file, source)
  }
  return withImports(ports, await withDefaults(ports.files, sources, previous), previous)
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
  { files, root, now, earlier }: LoadPorts,
  file: string,
  known: Source | undefined,
): Promise<Source | null> {
  const found = await lookUp(files, root, file)
  if (found === null || 'code' in found) return found && failed(file, found)
  const kind = kindOf(file)
  // A large export is not read only to report that it is unused.
  if (kind.kind === 'unknown') return failed(file, unknownFile(file, kind))
  const { stat, absolute, isLink } = found
  // The target of a link may change without a change of the link.
  const stamp = isLink ? undefined : stampOf(stat, now())
  if (known?.stamp !== undefined && known.stamp === stamp) return known
  const tooLarge = sizeProblem(file, stat.size)
  if (tooLarge !== null) return failed(file, tooLarge)
  const bytes = await files.read(absolute)
  const hash = hashOf(bytes)
  if (known?.hash === hash) return { ...known, stamp }
  const content = readSource(file, bytes, { earlier: earlier?.(file, hash), known: known?.content })
  return { file, hash, stamp, content: withKnown(content, known?.content) }
}

/**
 * Records that a changed file contains unchanged stay the same objects, so results that depend on them are reused.
 */
export function withKnown(content: SourceContent, known: SourceContent | undefined): SourceContent {
  const before = known?.records ?? []
  const records = content.records.map((record, index) => {
    const twin = before[index]
    if (twin === undefined || twin === record) return record
    return JSON.stringify(twin) === JSON.stringify(record) ? twin : record
  })
  return { ...content, records }
}

function failed(file: string, found: Problem): Source {
  const content: SourceContent = { kind: kindOf(file), records: [], problems: [found] }
  return { file, hash: hashOf(''), stamp: undefined, content }
}

/** A link is followed within the site, and its target is examined instead, because the target changes. */
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

interface RecordsOptions extends Pick<Records, 'now' | 'isDraft' | 'isStrict'> {
  /** The configuration of the last site, whose equal parts stay the same objects. */
  readonly before?: SiteConfig | undefined
}

/** The records of all sources; null if a required file is missing or has errors. */
export function recordsOf(
  sources: Sources,
  { refused, problems: found, ...others }: OtherFiles,
  { now, isDraft, isStrict, before }: RecordsOptions,
): Checked<Records | null> {
  const all = [...sources.values()]
  const imports = importsIn(all)
  // A mistake in the function of imports is a problem of each source, and is reported once.
  const problems = [...new Set(all.flatMap(({ content }) => content.problems))]
  const { config, missing, given, hold } = configOf(all)
  const links = refused
    .filter(({ file }) => !sources.has(file))
    .map(({ file, refusal }) => pathProblem(file, refusal))
  // In a folder that is a refused link nothing counts as missing, because it is not read.
  problems.push(...(sources.has('site-config') ? [] : missing), ...links, ...found)
  if (config === null) return { value: null, problems }
  const records: Records = {
    properties: [...recordsOfKind<Property>(all, 'property'), ...imports.flatMap((each) => each.properties)],
    projects: [...recordsOfKind<Project>(all, 'project'), ...imports.flatMap((each) => each.projects)],
    categories: recordsOfKind(all, 'category'),
    cities: recordsOfKind(all, 'city'),
    pages: recordsOfKind(all, 'page'),
    articles: recordsOfKind(all, 'article'),
    config: withPeople(config, imports),
    strings: settingsOf(all, ({ kind }) => (kind.kind === 'strings' ? kind.language : undefined)),
    themes: new Map(
      Object.entries(
        settingsOf<ThemeTokens>(all, ({ kind }) => (kind.kind === 'theme' ? kind.name : undefined)),
      ),
    ),
    ...others,
    now,
    isDraft,
    isStrict,
  }
  const value = hold ? withoutReplaced(records, given) : records
  return { value: { ...value, config: withKnownParts(value.config, before) }, problems }
}

/** The values of files of one kind, by their names within that kind. */
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
