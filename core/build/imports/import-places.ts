/**
 * Finds the places of the sources of a site without schemas, so that files can be watched and compared before they
 * are read.
 */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = ['content', 'site-config', 'templates']

/**
 * The files and folders that the sources of the site read outside its own folders. Null for a source at an https
 * address, which may change without a change of a file.
 */
export function importPlaces(root: string): readonly string[] | null {
  const found = placesIn(root)
  if (found.some((place) => typeof place !== 'string' || /^https?:/i.test(place))) return null
  const folders = localPlaces(found).map((place) => folderOf(root, place))
  return folders.includes('.') ? null : [...new Set(folders)]
}

/**
 * The places that a watcher can watch: folders, or a file itself if it is directly in the folder of the site, which
 * also contains the output.
 */
export function watchedPlaces(root: string): readonly string[] {
  const places = localPlaces(placesIn(root))
  return [...new Set(places.map((place) => (folderOf(root, place) === '.' ? place : folderOf(root, place))))]
}

/** Pictures and documents are beside an export. */
function folderOf(root: string, place: string): string {
  const stat = statSync(path.join(root, place), { throwIfNoEntry: false })
  return stat?.isFile() === true ? path.posix.dirname(place) : path.posix.join(place, '')
}

function localPlaces(places: readonly unknown[]): readonly string[] {
  const local = places
    .filter((place) => typeof place === 'string')
    .filter((place) => !/^https?:/i.test(place))
  const bases = local.map(baseOf).filter((base) => !FOLDERS.includes(base.split('/')[0] ?? ''))
  return [...new Set(bases)].sort()
}

/** The folder before the first part of a path that is a pattern. */
function baseOf(place: string): string {
  const parts = place.split('/')
  const first = parts.findIndex((part) => /[*?[\]{}()!]/.test(part))
  return path.posix.join(...(first < 0 ? parts : parts.slice(0, first)), '')
}

/** A file that a source reads, and the rules of the source for private fields. */
export interface ImportedPlace {
  readonly drop: readonly string[]
  /** Whether the first row of a table contains the names of its columns. */
  readonly hasNames: boolean
}

/**
 * Whether a file is below the place of a source. Files of one place belong to the first source that names the place.
 */
export function createImportedPlaces(root: string): (file: string) => ImportedPlace | undefined {
  const places = entriesIn(root).flatMap(({ place, mapping }) => {
    const { drop, header } = mapping ?? {}
    const names = Array.isArray(drop) ? drop.filter((name) => typeof name === 'string') : []
    return typeof place === 'string' ? [{ place, drop: names, hasNames: header === undefined }] : []
  })
  return (file) => places.find(({ place }) => isBelow(place, file))
}

/** A pattern such as `content/*.csv` names no file with another ending. */
function isBelow(place: string, file: string): boolean {
  const base = baseOf(place)
  const { ext } = path.posix.parse(place)
  if (base !== path.posix.normalize(place) && ext !== '' && !file.endsWith(ext)) return false
  return base === '.' || file === base || file.startsWith(`${base.replace(/\/$/, '')}/`)
}

function placesIn(root: string): readonly unknown[] {
  return entriesIn(root)
    .map(({ place }) => place)
    .filter((place) => place !== undefined && place !== '')
}

interface UncheckedEntry {
  readonly place?: unknown
  readonly mapping?: { readonly drop?: unknown; readonly header?: unknown } | null
}

function entriesIn(root: string): readonly UncheckedEntry[] {
  try {
    const text = readFileSync(path.join(root, 'site-config', 'imports.json'), 'utf8')
    const { sources } = JSON.parse(text) as { readonly sources?: unknown }
    const entries = Array.isArray(sources) ? (sources as readonly (UncheckedEntry | null)[]) : []
    return entries.map((entry) => entry ?? {})
  } catch {
    // A missing or faulty file names no source, and the build reports it.
    return []
  }
}
