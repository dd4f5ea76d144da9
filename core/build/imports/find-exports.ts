/** The files of a source: a file, a folder or a glob of the site, or the copy of an https address. */
import path from 'node:path'
import glob from 'fast-glob'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Checked, Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { EXPORTS_BELOW } from '../../import/export-endings.ts'
import { fetchSource, folderOf } from '../../import/fetch/fetch-source.ts'
import type { FetchPorts, HttpsSource, LocalFile } from '../../import/fetch/fetch-source.ts'
import type { OwnPeople } from '../../import/people.ts'
import type { Privacy } from '../../import/fetch/privacy.ts'
import { PRESETS } from '../../import/presets.ts'
import type { Preset } from '../../import/preset.ts'
import type { ExportFile } from '../../import/read-export.ts'
import type { Locale } from '../../languages/codes.ts'
import type { NetworkPorts } from '../../network/ports.ts'
import { allowedFile, allowedPath } from '../../paths/allowed-path.ts'
import { sourceFence } from '../../paths/site-fences.ts'
import type { ImportSource } from '../../schema/imports.ts'
import type { Files } from '../../system/files.ts'
import { SAFE_AGE_MS } from '../../system/stamps.ts'
import { findFiles } from '../sources/find-files.ts'
import { pathProblem } from '../sources/path-problems.ts'
import type { SiteTransform } from './site-transform.ts'

export interface ExportPorts {
  readonly files: Files
  readonly root: string
  readonly now: () => number
  readonly network: NetworkPorts
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cacheFolder: string
  readonly offline: FetchPorts['offline']
  readonly languages: readonly Locale[]
  /** An ISO date. */
  readonly today: string
  readonly transform: SiteTransform | undefined
  readonly own: OwnPeople
}

export interface FoundExports {
  readonly files: readonly ExportFile[]
  /** The pictures of an archive at an https address. */
  readonly attachments: readonly LocalFile[]
  /** Undefined if a second change could have the same stamp. */
  readonly stamp: string | undefined
}

export interface Sought {
  readonly entry: ImportSource
  readonly preset: Preset | undefined
  /** The entry in a file; empty if a command names the place. */
  readonly at: Pointer | readonly []
}

/** The ports that finding the files of a source needs. */
type PlacePorts = Pick<
  ExportPorts,
  'files' | 'root' | 'now' | 'network' | 'env' | 'cacheFolder' | 'offline' | 'languages'
>

const DAY_MS = 86_400_000
const MAX_AGE_DAYS = 3
/** A process that continues does not request a source again for each change of a file. */
const FRESH_MS = 300_000

export function isRemote(place: ImportSource['place']): boolean {
  return typeof place !== 'string' || /^https?:\/\//i.test(place)
}

export async function exportsOf(ports: PlacePorts, sought: Sought): Promise<Checked<FoundExports | null>> {
  const { place } = sought.entry
  if (typeof place !== 'string' || isRemote(place)) return fetched(ports, sought)
  const { files, problems } = await localFiles(ports, place)
  if (problems.length > 0) return { value: null, problems }
  if (files.length === 0) return { value: null, problems: [problem('AS9015', { place }, { at: sought.at })] }
  const stamps = await Promise.all(files.map((file) => stampOf(ports, file)))
  const stamp = stamps.includes(undefined) ? undefined : stamps.join('\n')
  return { value: { files, attachments: [], stamp }, problems: [] }
}

/** The folder of the copy in the cache; undefined for a source on this disk. */
export function copyOf(ports: ExportPorts, sought: Sought): string | undefined {
  if (!isRemote(sought.entry.place)) return undefined
  const folder = folderOf(httpsSource(ports, sought), ports)
  return path.relative(ports.cacheFolder, folder).replaceAll(path.sep, '/')
}

function httpsSource({ languages }: PlacePorts, { entry, preset, at }: Sought): HttpsSource {
  const rules = preset === undefined || preset.rules === 'guess' ? {} : preset.rules
  const { delimiter, header, cells } = { ...rules, ...entry.mapping }
  return {
    ...entry,
    maxAgeMs: (entry.maxAge ?? MAX_AGE_DAYS) * DAY_MS,
    privacy: privacyOf(entry, preset),
    table: { delimiter, header, cells },
    languages,
    at,
  }
}

async function fetched(ports: PlacePorts, sought: Sought): Promise<Checked<FoundExports | null>> {
  const source = httpsSource(ports, sought)
  const { value, problems } = await fetchSource(source, { ...ports, freshMs: FRESH_MS })
  if (value === null || value.files.length === 0) return { value: null, problems }
  const stamp = value.isEarlier ? undefined : String(value.fetchedAt)
  const { files, attachments } = value
  return { value: { files, attachments, stamp }, problems }
}

/** All texts in rules, some of which are paths. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A format that is detected later may be any format. */
function privacyOf({ mapping = {} }: ImportSource, preset: Preset | undefined): Privacy {
  const formats = preset === undefined ? PRESETS : [preset]
  const known = formats.flatMap(({ rules }) => (rules === 'guess' ? [] : (rules.drop ?? [])))
  const drop = [...known, ...(mapping.drop ?? [])]
  if (preset !== undefined && preset.rules !== 'guess') return { drop }
  const { drop: _drop, ignore: _ignore, ...reading } = mapping
  return { drop, guessExcept: textsIn(reading) }
}

const IS_GLOB = /[*?[\]{}()!]/

interface LocalFiles {
  readonly files: readonly ExportFile[]
  readonly problems: readonly Problem[]
}

/** Follows links within the site. */
async function localFiles({ files, root }: PlacePorts, place: string): Promise<LocalFiles> {
  const fence = sourceFence(root)
  const found = allowedPath(path.join(root, place), fence)
  const isThere = 'stat' in found
  if (!isThere && !IS_GLOB.test(place))
    return { files: [], problems: found.refusal === 'missing' ? [] : [pathProblem(place, found.refusal)] }
  if (isThere && found.stat.isFile())
    return { files: [{ location: found.real, shown: place, isLocal: true }], problems: [] }
  const named = glob.escapePath(place)
  const patterns = isThere ? [`${named}/${EXPORTS_BELOW}`] : [place]
  const all = await findFiles(files, { root, patterns, dot: false, fence })
  const problems = all.refused.map(({ file, refusal }) => pathProblem(file, refusal))
  const exports = all.files.flatMap((file) => {
    const { real } = allowedFile(path.join(root, file), fence)
    return real === undefined ? [] : [{ location: real, shown: file, isLocal: true }]
  })
  return { files: exports, problems }
}

async function stampOf(
  { files, now }: PlacePorts,
  { location, shown }: ExportFile,
): Promise<string | undefined> {
  const stat = await files.stat(location)
  if (stat === null) return undefined
  const { size, mtimeMs, ctimeMs, inode } = stat
  const isYoung = Math.abs(now() - mtimeMs) < SAFE_AGE_MS || Math.abs(now() - ctimeMs) < SAFE_AGE_MS
  return isYoung ? undefined : `${shown} ${size} ${mtimeMs} ${ctimeMs} ${inode}`
}
