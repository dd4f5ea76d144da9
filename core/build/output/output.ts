/** The folders of a build, and whether it may write to them. `refusalsOf` checks again right before a publication. */
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

/** The folders of one build, as absolute paths. */
export interface Places {
  readonly root: string
  readonly output: string
  /** The folder `.agency-site/` of the site, with cache, lock and manifests. */
  readonly work: string
  readonly cache: string
  /** Held while a build writes to the output. */
  readonly lock: string
  /**
   * The folder for publications to this output only, with staging, journal and previous. It is empty between two
   * builds.
   */
  readonly workshop: string
  /** The staged files. */
  readonly staging: string
  /** The old output while it is replaced as a whole. */
  readonly previous: string
}

/** The folders are beside an output outside the site, because files of another disk would have to be copied. */
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

/** The folders for an output whose parent is read-only, such as a volume of a container. */
export function placesInSite(places: Places): Places {
  const { work, output } = places
  const workshop = path.join(work, `${hashOf(output)}.publishing`)
  return { ...places, lock: path.join(work, 'build.lock'), ...inWorkshop(workshop) }
}

function inWorkshop(workshop: string): Pick<Places, 'workshop' | 'staging' | 'previous'> {
  return { workshop, staging: path.join(workshop, 'staging'), previous: path.join(workshop, 'previous') }
}

/**
 * The path of the manifest. Its name depends on the path from the site to its output, so that both can be moved
 * together.
 */
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

/** The path without symbolic links. If it does not exist yet, its nearest existing folder is resolved. */
export async function realPathOf(files: Files, file: string): Promise<string> {
  if ((await files.stat(file)) !== null) return files.realPath(file)
  const parent = path.dirname(file)
  return parent === file ? file : path.join(await realPathOf(files, parent), path.basename(file))
}

export type OutputState =
  /** The output is empty, so the new site is moved in as a whole. */
  | { readonly kind: 'empty' }
  /** The output is the site of the manifest, so only differences are moved in. */
  | { readonly kind: 'known'; readonly manifest: Manifest; readonly intact: Manifest }
  /**
   * The output is a site without a manifest, or one without a mark and with --replace-output. It is replaced as a
   * whole.
   */
  | { readonly kind: 'ours'; readonly marker: Hash | null }

export interface OutputWish {
  /** Whether a site with a lost or damaged mark may be replaced. */
  readonly replace: boolean
  /** The last publication of this process, if nobody else has published since. */
  readonly published?: Manifest | null
  /** Whether the output is known to be intact, so that not every small step examines all of it. */
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

/** The style sheet of a site, whose name only agency-site uses. */
const STYLE_SHEET = /^site\.[0-9a-f]{10,}\.css$/

/**
 * Whether a folder without an intact mark contains a site of agency-site. Some programs do not copy names that begin
 * with a dot.
 */
export async function hasOwnFiles(files: Files, output: string): Promise<boolean> {
  const assets = path.join(output, ASSET_FOLDER)
  if (!(await files.stat(assets))?.isDirectory) return false
  return (await files.list(assets)).some((name) => STYLE_SHEET.test(name))
}

/** A folder that is replaced as a whole would lose its Git history, which no build makes again. */
export function repositoryIn(names: readonly string[]): Problem | null {
  if (!names.includes('.git')) return null
  const hint =
    'without the manifest of the last build in .agency-site/ the folder can be replaced only as a whole, and the ' +
    'repository with it: build into another folder with --out and copy the site over, or move .git away meanwhile'
  return problem('AS7007', { file: '.git' }, { hint })
}

/**
 * The files that are as they were written. A file that was removed, truncated or edited, or that a power failure left
 * empty, is made again. The manifest is written last, so only files that changed after it are read for the
 * comparison.
 */
async function intactOf(files: Files, places: Places, manifest: Manifest): Promise<Manifest> {
  const entries = [...manifest.files]
  // The names are normalised already, and `path.join` is slow for many names.
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

/** Every file below a folder at any depth. Symbolic links count as files and are never followed. */
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
