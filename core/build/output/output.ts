/** Where a build writes, and whether it may. Right before it does, `refusalsOf` asks again. */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { protectionOf } from '../../paths/protected-folder.ts'
import type { Files } from '../../system/files.ts'
import { hashOf } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import { ASSET_FOLDER, isInside, MARKER } from '../../system/paths.ts'
import type { OutputPath } from '../../system/paths.ts'
import { StageFailure } from '../environment.ts'
import { readManifest, readMarker } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { filesWith } from './manifest-files.ts'

/** Folders of one build; all absolute. */
export interface Places {
  readonly root: string
  readonly output: string
  /** `.agency-site/` of the site: cache, lock, manifests. */
  readonly work: string
  readonly cache: string
  /** Held while something is written to the output. */
  readonly lock: string
  /** What is on its way to this output and to no other: staging, journal, previous. Empty between two builds. */
  readonly workshop: string
  /** The new files. */
  readonly staging: string
  /** The old output while it is being replaced as a whole. */
  readonly previous: string
}

/** Beside the output where that is another folder than the site: from another disk files would have to be copied. */
export function placesOf(root: string, output: string, cache?: string): Places {
  const work = path.join(root, '.agency-site')
  const isInside = path.dirname(output) === root
  const beside = path.join(path.dirname(output), `.${path.basename(output)}.agency-site`)
  const workshop = isInside ? path.join(work, `${path.basename(output)}.publishing`) : beside
  return {
    root,
    output,
    work,
    cache: cache ?? path.join(work, 'cache'),
    lock: isInside ? path.join(work, 'build.lock') : `${beside}.lock`,
    ...inWorkshop(workshop),
  }
}

/** For an output whose neighbourhood may not be written, such as a volume of a container. */
export function placesInSite(places: Places): Places {
  const { work, output } = places
  const workshop = path.join(work, `${hashOf(output)}.publishing`)
  return { ...places, lock: path.join(work, 'build.lock'), ...inWorkshop(workshop) }
}

function inWorkshop(workshop: string): Pick<Places, 'workshop' | 'staging' | 'previous'> {
  return { workshop, staging: path.join(workshop, 'staging'), previous: path.join(workshop, 'previous') }
}

/** By the way from the site to its output, so that both can be moved together. */
export function manifestFile({ work, output, root }: Places): string {
  return path.join(work, 'manifests', `${hashOf(path.relative(root, output))}.json`)
}

/** Refuses folders whose content a build would destroy. */
export async function checkOutputFolder(files: Files, { root, output, cache }: Places): Promise<void> {
  const refuse = (why: string) => {
    throw new StageFailure([problem('AS7002', { folder: output, why })])
  }
  const stat = await files.stat(output)
  if (stat?.isSymbolicLink) refuse('it is a symbolic link')
  if (stat !== null && !stat.isDirectory) refuse('it is a file')
  const real = (file: string) => realPathOf(files, file)
  const [realRoot, realOutput, realCache] = [await real(root), await real(output), await real(cache)]
  if (isInside(realOutput, realRoot)) {
    refuse(realOutput === realRoot ? 'it is the site itself' : 'it contains the site')
  }
  const protection = protectionOf(realOutput)
  if (protection !== null) refuse(protection)
  for (const source of ['content', 'site-config', 'templates', '.agency-site', '.git', 'node_modules']) {
    const folder = await real(path.join(root, source))
    if (isInside(folder, realOutput)) refuse(`it is inside ${source}/`)
    if (isInside(realOutput, folder)) refuse(`it contains ${source}/`)
  }
  if (isInside(realOutput, realCache)) refuse('it contains the cache')
  if (isInside(realCache, realOutput)) refuse('it is inside the cache')
}

/** Without symbolic links; for a path that does not exist yet, the nearest folder that exists decides. */
export async function realPathOf(files: Files, file: string): Promise<string> {
  if ((await files.stat(file)) !== null) return files.realPath(file)
  const parent = path.dirname(file)
  return parent === file ? file : path.join(await realPathOf(files, parent), path.basename(file))
}

export type OutputState =
  /** Nothing there: the new site is moved in as a whole. */
  | { readonly kind: 'empty' }
  /** The site that the manifest describes: only differences are moved in. */
  | { readonly kind: 'known'; readonly manifest: Manifest; readonly intact: Manifest }
  /** A site that no manifest describes, or with --replace-output one whose mark is lost: replaced as a whole. */
  | { readonly kind: 'ours'; readonly marker: Hash | null }

export interface OutputWish {
  /** Whether a site may be replaced whose mark is lost or damaged. */
  readonly replace: boolean
  /** What this process knows to be there, if nobody else has published since. */
  readonly published?: Manifest | null
  /** Whether that still stands as it was written: before every small step nobody looks at all of it. */
  readonly isWhole?: boolean
}

export async function outputState(
  files: Files,
  places: Places,
  { replace, published = null, isWhole = false }: OutputWish,
): Promise<OutputState> {
  const { output } = places
  const names = (await files.stat(output)) === null ? [] : await files.list(output)
  if (names.length === 0) return { kind: 'empty' }
  const marker = await readMarker(files, path.join(output, MARKER))
  const isRecognised = marker !== null || (replace && (await hasOwnFiles(files, output)))
  if (!isRecognised) throw new StageFailure([problem('AS7001', { folder: output, wasAsked: replace })])
  const file = manifestFile(places)
  const isOurs = published?.id === marker && (await files.stat(file)) !== null
  const manifest = isOurs ? published : await readManifest(files, file)
  if (manifest !== null && manifest.id === marker) {
    const intact = isOurs && isWhole ? manifest : await intactOf(files, places, manifest)
    return { kind: 'known', manifest, intact }
  }
  const repository = repositoryIn(names)
  if (repository !== null) throw new StageFailure([repository])
  return { kind: 'ours', marker }
}

/** The style sheet of a site, which only agency-site names so. */
const STYLE_SHEET = /^site\.[0-9a-f]{10,}\.css$/

/** Whether a folder without an intact mark holds a site of agency-site: some copies leave out names that begin with a dot. */
export async function hasOwnFiles(files: Files, output: string): Promise<boolean> {
  const assets = path.join(output, ASSET_FOLDER)
  if (!(await files.stat(assets))?.isDirectory) return false
  return (await files.list(assets)).some((name) => STYLE_SHEET.test(name))
}

/** Its history would go with a folder that is replaced as a whole, and no build makes that again. */
export function repositoryIn(names: readonly string[]): Problem | null {
  if (!names.includes('.git')) return null
  const hint =
    'without the manifest of the last build in .agency-site/ the folder can be replaced only as a whole, and the ' +
    'repository with it: build into another folder with --out and copy the site over, or move .git away meanwhile'
  return problem('AS7007', { file: '.git' }, { hint })
}

/**
 * The files that are there as they were written. A file that was removed, cut off or edited, or that a power failure left
 * empty, is made again. The manifest is written last, so only files that changed after it are read to compare them.
 */
async function intactOf(files: Files, places: Places, manifest: Manifest): Promise<Manifest> {
  const entries = [...manifest.files]
  // The names are normal already, and `path.join` takes long for very many.
  const nameOf = (file: OutputPath) => `${places.output}/${file}`
  const found = await files.examine(entries.map(([file]) => nameOf(file)))
  const written = (await files.stat(manifestFile(places)))?.ctimeMs ?? 0
  const intact: (typeof entries)[number][] = []
  for (const [index, entry] of entries.entries()) {
    const [file, { bytes, hash }] = entry
    const { size, ctimeMs = 0 } = found[index] ?? {}
    if (size !== bytes) continue
    if (ctimeMs < written || (await files.hash(nameOf(file))) === hash) intact.push(entry)
  }
  return intact.length === entries.length
    ? manifest
    : { ...manifest, files: filesWith(null, { entries: intact }) }
}

/** Every file below a folder, however deep. Symbolic links are files: they are never followed. */
export async function filesBelow(files: Files, folder: string): Promise<readonly OutputPath[]> {
  const found: OutputPath[] = []
  const folders = ['']
  for (let prefix = folders.pop(); prefix !== undefined; prefix = folders.pop()) {
    for (const name of await files.list(path.join(folder, prefix))) {
      const file = `${prefix}${name}` as OutputPath
      const isFolder = (await files.stat(path.join(folder, file)))?.isDirectory ?? false
      if (isFolder) folders.push(`${file}/`)
      else found.push(file)
    }
  }
  return found
}
