/**
 * Stage 8: staged files -> the output folder. Everything is staged and checked before. Once the journal is written,
 * the publication is completed in any case: if the build is killed, the next one completes it. Unchanged files are
 * not touched.
 */
import path from 'node:path'
import type { Files } from '../../system/files.ts'
import { MARKER } from '../../system/paths.ts'
import type { OutputPath } from '../../system/paths.ts'
import { StageFailure } from '../environment.ts'
import { carryOut, journalFile, journalOf, nextManifestFile, writeJournal } from './journal.ts'
import type { Journal } from './journal.ts'
import { areSameKeys, manifestParts, markerText } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { goneFrom } from './manifest-files.ts'
import { manifestFile } from './output.ts'
import type { OutputState, Places } from './output.ts'
import { inPublishOrder, removedLast } from './publish-order.ts'

export interface PublishInput {
  readonly files: Files
  readonly places: Places
  readonly state: OutputState
  readonly manifest: Manifest
  /** The staged files. */
  readonly staged: readonly OutputPath[]
}

export async function publish({ files, places, state, manifest, staged }: PublishInput): Promise<void> {
  const known = state.kind === 'known' ? state.manifest : null
  if (known?.id === manifest.id && staged.length === 0) return keepKeys(files, places, { known, manifest })
  const gone = known === null ? [] : goneFrom(known.files, manifest.files)
  const removals = gone.toSorted(removedLast)
  await files.write(path.join(places.staging, MARKER), markerText(manifest.id))
  await files.writeParts(nextManifestFile(places), manifestParts(manifest))
  const journal = journalOf({
    renames: known === null ? [] : [...staged, MARKER].sort(inPublishOrder),
    removals,
    whole: known === null,
    isKnown: (file) => known !== null && (file === MARKER || known.files.has(file)),
    replaces: replacedBy(state),
    build: manifest.id,
  })
  await writeJournal(files, places, journal)
  try {
    await carryOut(files, places, journal)
  } catch (error) {
    // The refusal came before any change, so the next build has nothing to complete.
    if (error instanceof StageFailure) await files.remove(journalFile(places))
    throw error
  }
}

function replacedBy(state: OutputState): Journal['replaces'] {
  if (state.kind === 'empty') return 'empty'
  return (state.kind === 'known' ? state.manifest.id : state.marker) ?? 'any'
}

/** Stores new keys of equal files, so that they are not made again. */
async function keepKeys(
  files: Files,
  places: Places,
  { known, manifest }: { known: Manifest; manifest: Manifest },
): Promise<void> {
  // A file that turned out to be equal may leave an empty folder.
  await files.remove(places.workshop)
  if (areSameKeys(known, manifest)) return
  await files.writeAtomic(manifestFile(places), [...manifestParts(manifest)])
}
