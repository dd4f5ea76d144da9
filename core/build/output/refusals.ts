/** Why a publish may not touch the output as it is now: asked right before it begins, and again before it is finished. */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { Files } from '../../system/files.ts'
import { hashOf } from '../../system/hash.ts'
import type { Journal } from './journal.ts'
import { readMarker } from './manifest.ts'
import { MARKER } from '../../system/paths.ts'
import { foreignFiles } from './obstacles.ts'
import { hasOwnFiles, repositoryIn } from './output.ts'
import type { Places } from './output.ts'

/** None while there is nothing to lose. Between the check of a build and its publish, or a kill and the next build, much can happen. */
export async function refusalsOf(
  files: Files,
  places: Places,
  journal: Journal,
): Promise<readonly Problem[]> {
  const { output, staging } = places
  const isExchanged = journal.whole && (await files.stat(staging)) === null
  if (isExchanged) return []
  const names = (await files.stat(output)) === null ? [] : await files.list(output)
  if (names.length === 0) return []
  const kept = journal.whole ? repositoryIn(names) : null
  if (kept !== null) return [kept]
  if (!(await isExpected(files, output, journal))) {
    const hint = `something was put there during a build: empty "${output}" and build again`
    return [problem('AS7001', { folder: output }, { hint })]
  }
  if (journal.whole) return []
  return (await foreignTo(files, places, journal)).map((file) => problem('AS7007', { file }))
}

async function isExpected(
  files: Files,
  output: string,
  { replaces, build, whole }: Journal,
): Promise<boolean> {
  // Of a site that goes into an empty folder file by file, the mark comes last.
  if (replaces === 'empty') return !whole
  const marker = await readMarker(files, path.join(output, MARKER))
  if (replaces === 'any' && (await hasOwnFiles(files, output))) return true
  return marker === replaces || marker === build
}

/** Files in the way of what is still to come. A folder that a killed build emptied, to put a file there, is none. */
async function foreignTo(
  files: Files,
  { output, staging }: Places,
  { renames, removals }: Journal,
): Promise<readonly string[]> {
  const present = await files.examine(renames.map(({ file }) => path.join(staging, file)))
  const pending = renames.filter((_, index) => present[index] !== null)
  const ours = pending.flatMap(({ file, over, replaces }) => (replaces ? [file, ...over] : over))
  const staged = pending.map(({ file }) => file)
  const found = await foreignFiles({ files, output, staged, removals, known: [...ours, ...removals] })
  const cleared = new Set<string>(pending.filter(({ over }) => over.length > 0).map(({ file }) => file))
  const isFine = await Promise.all(
    found.map(async (file) =>
      (await files.stat(path.join(output, file)))?.isDirectory
        ? cleared.has(file)
        : isInPlace(files, { output, staging }, file),
    ),
  )
  return found.filter((_, index) => !isFine[index])
}

/** On another disk a file is there before it leaves staging: a kill between the two leaves it in both. */
async function isInPlace(
  files: Files,
  { output, staging }: Pick<Places, 'output' | 'staging'>,
  file: string,
): Promise<boolean> {
  const [there, coming] = await files.examine([path.join(output, file), path.join(staging, file)])
  if (!there || there.size !== coming?.size) return false
  return (
    hashOf(await files.read(path.join(output, file))) === hashOf(await files.read(path.join(staging, file)))
  )
}
