/**
 * Turns the events of the watcher into one set of changes: a rule over values, without a clock and without
 * files.
 */
import path from 'node:path'
import { isJunk } from '../paths/junk.ts'
import { isInside } from '../system/paths.ts'

export type RawEvent = 'created' | 'changed' | 'removed'

export type ChangeKind =
  'content' | 'configuration' | 'strings' | 'templates' | 'scripts' | 'styles' | 'pictures' | 'files'

export interface Change {
  /** Relative to the root, with forward slashes. */
  readonly file: string
  readonly event: RawEvent
  readonly kind: ChangeKind
}

export interface WatchedSite {
  /** Absolute. */
  readonly root: string
  /** Absolute paths of ignored folders: the output and the cache. */
  readonly without: readonly string[]
}

export interface SeenEvent {
  readonly event: RawEvent
  /** Absolute. */
  readonly file: string
}

/** The last event of each file, in the order of the first changes of the files. */
export function changesOf(site: WatchedSite, seen: readonly SeenEvent[]): readonly Change[] {
  const changes = new Map<string, Change>()
  for (const { event, file: absolute } of seen) {
    const file = nameBelow(site, absolute)
    if (file !== null) changes.set(file, { file, event, kind: kindOfChange(file) })
  }
  return [...changes.values()]
}

/**
 * The path of the file below the root; null for temporary files of editors and for files that are no source.
 */
export function nameBelow({ root, without }: WatchedSite, file: string): string | null {
  if (file === root || !isInside(root, file)) return null
  if (without.some((folder) => isInside(folder, file))) return null
  const name = path.relative(root, file).split(path.sep).join('/')
  return isJunk(name) ? null : name
}

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i

/** The folder decides first: a style sheet among the static files is published as it is. */
export function kindOfChange(file: string): ChangeKind {
  if (/^site-config\/strings\.[a-z]{2}\.json$/.test(file)) return 'strings'
  if (file.startsWith('site-config/')) return 'configuration'
  if (file.startsWith('templates/')) {
    if (file.endsWith('.css')) return 'styles'
    return /^templates\/(?:client|portal)\//.test(file) ? 'scripts' : 'templates'
  }
  if (/^content\/(?:static|documents)\//.test(file)) return 'files'
  return PICTURE.test(file) ? 'pictures' : 'content'
}

/** A set of changes arrives as long as another event may join it. */
export interface Arriving {
  /** The times of the first and of the last event (ms since 1970). */
  readonly first: number
  readonly last: number
  /** The file, if all events are of one text that was saved; else null. */
  readonly saved: string | null
}

/** A text that an editor saves is written at once. A picture, an export or a new file may still be copied. */
const TEXT = /^(?:content|site-config|templates)\/.*\.(?:json|md|tsx?|css)$/

/** The set with one more event. `name` is the path below the root. */
export function arrivingWith(
  before: Arriving | null,
  { event, name, now }: { readonly event: RawEvent; readonly name: string; readonly now: number },
): Arriving {
  const isSaved = event === 'changed' && TEXT.test(name) && (before === null || before.saved === name)
  return { first: before?.first ?? now, last: now, saved: isSaved ? name : null }
}

/** A saved text is delivered after this time, so that an edit is seen at once. */
const SAVED_MS = 10
/** A checkout changes a thousand files, and some editors save in several steps: these form one set. */
const QUIET_MS = 60
/** The limit of the delay, because a long copy sends events without pause. */
const LONGEST_MS = 500

/** The time at which the changes are delivered: after a quiet period, counted from the last event. */
export function dueAt({ first, last, saved }: Arriving): number {
  return Math.min(last + (saved === null ? QUIET_MS : SAVED_MS), first + LONGEST_MS)
}
