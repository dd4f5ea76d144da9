/**
 * The reasons why a publication may not change the output now. They are checked right before it begins, and before an
 * interrupted one is completed.
 */
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

/**
 * Empty if nothing can be lost. The output may have changed between the first check and the publication, or between a
 * kill and the next build.
 */
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
  // A site that is moved file by file into an empty folder gets its mark last.
  if (replaces === 'empty') return !whole
  const marker = await readMarker(files, path.join(output, MARKER))
  if (replaces === 'any' && (await hasOwnFiles(files, output))) return true
  return marker === replaces || marker === build
}

/** Foreign files in the places of new files. A folder that a killed build emptied for a file does not count. */
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

/** On another disk a file exists at its target before it leaves staging, so a kill between the two leaves both. */
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
