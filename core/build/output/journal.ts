/**
 * The journal of a publication: the steps, written before the first of them. The next build completes a build that
 * was killed, so each step may have been done before and is skipped then.
 */
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { readIfThere } from '../../system/files.ts'
import type { Files } from '../../system/files.ts'
import type { Hash } from '../../system/hash.ts'
import type { OutputPath } from '../../system/paths.ts'
import { StageFailure, isRefusal, isSystemError } from '../environment.ts'
import { staysInside } from './manifest.ts'
import { obstaclesTo } from './obstacles.ts'
import { filesBelow, manifestFile } from './output.ts'
import type { Places } from './output.ts'
import { inPublishOrder } from './publish-order.ts'
import { refusalsOf } from './refusals.ts'

export interface Rename {
  readonly file: OutputPath
  /** Files of the old site in the place of a new file. They are removed right before it, all others at the end. */
  readonly over: readonly OutputPath[]
  /** Whether the old site has a file of that name. Any other file there is foreign. */
  readonly replaces: boolean
}

export interface Journal {
  /** The renames in their order: files that pages need, pages, files that list pages, and the mark. */
  readonly renames: readonly Rename[]
  readonly removals: readonly OutputPath[]
  /** Whether the folder is exchanged as a whole, without the names of files. */
  readonly whole: boolean
  /**
   * The allowed content of the output: the site with this mark, nothing, or a site whose mark is lost
   * (--replace-output).
   */
  readonly replaces: Hash | 'empty' | 'any'
  /** The mark of the new site. */
  readonly build: Hash
}

/** Raised when a journal of an earlier version would be read wrongly. */
const JOURNAL_VERSION = 2

export function journalFile({ workshop }: Places): string {
  return path.join(workshop, 'journal.json')
}

/**
 * The manifest of the new site until the site is published. It is beside the old manifest, because the output may be
 * on another disk.
 */
export function nextManifestFile(places: Places): string {
  return `${manifestFile(places)}.next`
}

export interface Moves extends Omit<Journal, 'renames'> {
  readonly renames: readonly OutputPath[]
  /** Whether the old site has such a file. */
  readonly isKnown: (file: OutputPath) => boolean
}

export function journalOf({ renames, removals, isKnown, ...rest }: Moves): Journal {
  const obstacles = obstaclesTo(renames, removals)
  const first = new Set([...obstacles.values()].flat())
  return {
    renames: renames.map((file) => ({ file, over: obstacles.get(file) ?? [], replaces: isKnown(file) })),
    removals: removals.filter((file) => !first.has(file)),
    ...rest,
  }
}

export async function writeJournal(files: Files, places: Places, journal: Journal): Promise<void> {
  await files.writeAtomic(journalFile(places), JSON.stringify({ version: JOURNAL_VERSION, ...journal }))
}

async function readJournal(files: Files, places: Places): Promise<Journal | 'none' | 'damaged'> {
  const text = await readIfThere(files, journalFile(places))
  if (text === null) return 'none'
  try {
    const { version, ...journal } = JSON.parse(text) as Journal & { version: number }
    const { renames, removals } = journal
    const names = [...renames.flatMap(({ file: name, over }) => [name, ...over]), ...removals]
    return version === JOURNAL_VERSION && names.every(staysInside) ? journal : 'damaged'
  } catch {
    return 'damaged'
  }
}

export interface Recovery {
  readonly files: Files
  readonly places: Places
  /** Called before the rest of an earlier publication is carried out. */
  readonly onPublish?: () => void
}

/** Completes the publication of an earlier build, and removes its remains. */
export async function recover({ files, places, onPublish }: Recovery): Promise<readonly Problem[]> {
  const journal = await readJournal(files, places)
  if (typeof journal === 'object') {
    onPublish?.()
    await carryOut(files, places, journal)
    return [problem('AS7008', {})]
  }
  // The progress is unknown, so no file of the output counts as known, and the whole output is replaced.
  if (journal === 'damaged') await files.remove(manifestFile(places))
  await files.remove(nextManifestFile(places))
  await restorePrevious(files, places)
  await files.remove(places.workshop)
  return []
}

/** Removes the staged files, unless a publication has begun, which the next build completes. */
export async function abandon(files: Files, places: Places): Promise<void> {
  if ((await files.stat(journalFile(places))) !== null) return
  await files.remove(nextManifestFile(places))
  await files.remove(places.workshop)
}

/** Fails with problems before any change, or not at all. */
export async function carryOut(files: Files, places: Places, journal: Journal): Promise<void> {
  const refusals = await refusalsOf(files, places, journal)
  if (refusals.length > 0) throw new StageFailure(refusals)
  if (!journal.whole) await moveFiles(files, places, journal)
  else if (!(await exchange(files, places))) {
    const moves = await fileByFile(files, places, journal)
    await writeJournal(files, places, moves)
    await moveFiles(files, places, moves)
  }
  const next = nextManifestFile(places)
  if ((await files.stat(next)) !== null) await files.rename(next, manifestFile(places))
  await files.remove(journalFile(places))
  await files.remove(places.workshop)
}

/** The number of files that are moved before other work of the process gets a turn. */
const MOVED_AT_ONCE = 16

async function moveFiles(
  files: Files,
  { staging, output }: Places,
  { renames, removals }: Journal,
): Promise<void> {
  for (const [index, { file, over }] of renames.entries()) {
    // A signal is answered meanwhile, at least with the message that the output is completed first.
    if (index % MOVED_AT_ONCE === 0) await nextTurn()
    const from = path.join(staging, file)
    // Once the file is in place, the file before it is removed, and a new one may have that name.
    if ((await files.stat(from)) === null) continue
    for (const obstacle of over) await removeWithFolders(files, output, obstacle)
    await files.rename(from, path.join(output, file))
  }
  for (const file of removals) await removeWithFolders(files, output, file)
}

/** The errors of a mount, or of a folder that was created and filled again after the old one was moved. */
const FIXED = ['EXDEV', 'EBUSY', 'ENOTEMPTY', 'EEXIST']

/**
 * Returns false and changes nothing if the folder cannot be renamed, because it is a mount or its parent is
 * read-only.
 */
async function exchange(files: Files, { staging, output, previous }: Places): Promise<boolean> {
  const isThere = async (folder: string) => (await files.stat(folder)) !== null
  if (!(await isThere(staging))) return true
  try {
    if ((await isThere(output)) && !(await isThere(previous))) await files.rename(output, previous)
    await files.rename(staging, output)
    return true
  } catch (error) {
    const isFixed = isSystemError(error) && FIXED.includes(error.code)
    if (!isFixed && !isRefusal(error)) throw error
    if (!(await isThere(output)) && (await isThere(previous))) await files.rename(previous, output)
    return false
  }
}

/** Gives the same result without renaming the folder. */
async function fileByFile(files: Files, { output, staging }: Places, journal: Journal): Promise<Journal> {
  const renames = [...(await filesBelow(files, staging))].sort(inPublishOrder)
  const stays = new Set(renames)
  const present = new Set((await files.stat(output)) === null ? [] : await filesBelow(files, output))
  const removals = [...present].filter((file) => !stays.has(file))
  return journalOf({ ...journal, renames, removals, whole: false, isKnown: (file) => present.has(file) })
}

/** If only the old folder exists, somebody interrupted the exchange. The last good site is restored. */
async function restorePrevious(files: Files, { output, previous }: Places): Promise<void> {
  if ((await files.stat(previous)) === null) return
  if ((await files.stat(output)) === null) await files.rename(previous, output)
}

/** Removes nothing but a file, because a folder that has taken its place belongs to somebody else. */
async function removeWithFolders(files: Files, output: string, file: OutputPath): Promise<void> {
  const stat = await files.stat(path.join(output, file))
  if (stat !== null && !stat.isDirectory) await files.remove(path.join(output, file))
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const place = path.join(output, folder)
    // A build that was killed while it removed folders has left the outer ones.
    if (!(await files.removeEmpty(place)) && (await files.stat(place)) !== null) return
  }
}
