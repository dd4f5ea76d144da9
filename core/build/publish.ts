/**
 * Stage 8: staged files -> the output folder. Everything is staged and checked before; from the journal on, a build is
 * bound to finish: if it is killed, the next one finishes it. Files that did not change are not touched.
 */
import path from 'node:path'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { Files } from '../system/files.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath } from '../system/paths.ts'
import { StageFailure } from './environment.ts'
import { MARKER, manifestText, markerText } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { journalFile, manifestFile } from './output.ts'
import type { OutputState, Places } from './output.ts'

interface Journal {
  /** Renames in order: what pages need, pages, what lists pages, the mark. */
  readonly renames: readonly OutputPath[]
  readonly removals: readonly OutputPath[]
  /** The whole folder is exchanged instead. */
  readonly whole: boolean
}

export interface PublishInput {
  readonly files: Files
  readonly places: Places
  readonly state: OutputState
  readonly manifest: Manifest
  /** Files that stand in staging. */
  readonly staged: readonly OutputPath[]
}

const STAGED_MANIFEST = '.manifest.json'

export async function publish({ files, places, state, manifest, staged }: PublishInput): Promise<void> {
  const known = state.kind === 'known' ? state.manifest : null
  const removals = known === null ? [] : [...known.files.keys()].filter((file) => !manifest.files.has(file)).sort(removedLast)
  if (known !== null) await refuseForeign({ files, places, known, staged })
  if (known?.id === manifest.id && staged.length === 0) return
  await files.write(path.join(places.staging, MARKER), markerText(manifest.id))
  await files.write(`${places.staging}${STAGED_MANIFEST}`, manifestText(manifest))
  const renames = [...[...staged].sort(inPublishOrder), MARKER]
  const journal: Journal = { renames, removals, whole: known === null }
  await files.writeAtomic(journalFile(places), JSON.stringify(journal))
  await carryOut(files, places, journal)
}

/** Finishes what an earlier build had begun, and clears what it left behind. */
export async function recover(files: Files, places: Places): Promise<readonly Problem[]> {
  const journal = await readJournal(files, journalFile(places))
  if (journal === null) {
    await files.remove(places.staging)
    await files.remove(`${places.staging}${STAGED_MANIFEST}`)
    await restorePrevious(files, places)
    return []
  }
  await carryOut(files, places, journal)
  return [problem('AS7008', {})]
}

async function readJournal(files: Files, file: string): Promise<Journal | null> {
  try {
    return JSON.parse(await files.readText(file)) as Journal
  } catch {
    return null
  }
}

/** Every step may have been done before: a step that was is passed over. */
async function carryOut(files: Files, places: Places, journal: Journal): Promise<void> {
  const { staging, output, previous } = places
  const isStaged = async (file: string) => (await files.stat(file)) !== null
  if (journal.whole) {
    if (await isStaged(staging)) {
      if ((await files.stat(output)) !== null && !(await isStaged(previous))) await files.rename(output, previous)
      await files.rename(staging, output)
    }
  } else {
    for (const file of journal.renames) {
      const from = path.join(staging, file)
      if (await isStaged(from)) await files.rename(from, path.join(output, file))
    }
    for (const file of journal.removals) await removeWithFolders(files, output, file)
  }
  const manifest = `${staging}${STAGED_MANIFEST}`
  if (await isStaged(manifest)) await files.rename(manifest, manifestFile(places))
  await files.remove(journalFile(places))
  await files.remove(staging)
  await files.remove(previous)
}

/** Only the old folder is there: the exchange was broken off by hand. The last good site comes back. */
async function restorePrevious(files: Files, { output, previous }: Places): Promise<void> {
  if ((await files.stat(previous)) === null) return
  if ((await files.stat(output)) === null) await files.rename(previous, output)
  else await files.remove(previous)
}

async function removeWithFolders(files: Files, output: string, file: OutputPath): Promise<void> {
  await files.remove(path.join(output, file))
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    if (!(await files.removeEmpty(path.join(output, folder)))) return
  }
}

async function refuseForeign({
  files,
  places,
  known,
  staged,
}: Pick<PublishInput, 'files' | 'places' | 'staged'> & { known: Manifest }): Promise<void> {
  const problems: Problem[] = []
  for (const file of staged) {
    if (known.files.has(file)) continue
    if ((await files.stat(path.join(places.output, file))) !== null) problems.push(problem('AS7007', { file }))
  }
  if (problems.length > 0) throw new StageFailure(problems)
}

/** Assets before the pages that need them, pages before the sitemaps that list them. */
function rank(file: OutputPath): number {
  if (file.startsWith(`${ASSET_FOLDER}/`)) return 0
  return file.endsWith('.html') ? 2 : /^sitemap[^/]*\.xml$/.test(file) ? 3 : 1
}

function inPublishOrder(left: OutputPath, right: OutputPath): number {
  return rank(left) - rank(right) || (left < right ? -1 : 1)
}

/** Pages go before the assets that they needed. */
function removedLast(left: OutputPath, right: OutputPath): number {
  return rank(right) - rank(left) || (left < right ? -1 : 1)
}
