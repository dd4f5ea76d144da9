/** Where a build writes, and whether it may: decided before anything is touched. */
import path from 'node:path'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Files } from '../system/files.ts'
import { StageFailure } from './environment.ts'
import { MARKER, readManifest, readMarker } from './manifest.ts'
import type { Manifest } from './manifest.ts'

/** Folders of one build; all absolute. */
export interface Places {
  readonly root: string
  readonly output: string
  /** `.agency-site/` of the site: cache, lock, manifest, journal. */
  readonly work: string
  readonly cache: string
  /** The new files, on the same disk as the output, so that renaming puts them in place. */
  readonly staging: string
  /** The old output while it is being replaced as a whole. */
  readonly previous: string
}

export function placesOf(root: string, output: string, cache?: string): Places {
  const work = path.join(root, '.agency-site')
  // Beside the output and not in `work`: another disk could not be renamed from.
  const beside = path.join(path.dirname(output), `.${path.basename(output)}.agency-site`)
  const isInside = path.dirname(output) === root
  const place = isInside ? work : beside
  return {
    root,
    output,
    work,
    cache: cache ?? path.join(work, 'cache'),
    staging: path.join(place, 'staging'),
    previous: path.join(place, 'previous'),
  }
}

export function manifestFile({ work, output, root }: Places): string {
  const relative = path.relative(root, output)
  return path.join(work, 'manifests', `${encodeURIComponent(relative)}.json`)
}

export function journalFile({ staging }: Places): string {
  return `${staging}.journal.json`
}

/** Refuses folders whose content a build would destroy (engineering section 5, faults). */
export async function checkOutputFolder(files: Files, { root, output }: Places): Promise<void> {
  const refuse = (why: string) => {
    throw new StageFailure([problem('AS7002', { folder: output, why })])
  }
  const real = async (folder: string) => ((await files.stat(folder)) === null ? folder : files.realPath(folder))
  const [realRoot, realOutput] = [await real(root), await real(output)]
  if (isAround(realOutput, realRoot)) refuse(realOutput === realRoot ? 'it is the site itself' : 'the site lies in it')
  for (const source of ['content', 'site-config', 'templates', '.agency-site', '.git', 'node_modules']) {
    const folder = path.join(realRoot, source)
    if (realOutput === folder || isAround(folder, realOutput)) refuse(`it lies in ${source}/`)
  }
  const stat = await files.stat(output)
  if (stat !== null && !stat.isDirectory && !stat.isSymbolicLink) refuse('it is a file')
  if (stat?.isSymbolicLink) refuse('it is a symbolic link')
}

function isAround(outer: string, inner: string): boolean {
  return inner === outer || inner.startsWith(outer.endsWith(path.sep) ? outer : `${outer}${path.sep}`)
}

export type OutputState =
  /** Nothing there: the new site is moved in as a whole. */
  | { readonly kind: 'empty' }
  /** The site that the manifest describes: only differences are moved in. */
  | { readonly kind: 'known'; readonly manifest: Manifest }
  /** A site of ours that no manifest describes: it is replaced as a whole. */
  | { readonly kind: 'ours' }

export async function outputState(files: Files, places: Places, force: boolean): Promise<OutputState> {
  const stat = await files.stat(places.output)
  if (stat === null || (await files.list(places.output)).length === 0) return { kind: 'empty' }
  const marker = await readMarker(files, path.join(places.output, MARKER))
  if (marker === null && !force) throw new StageFailure([problem('AS7001', { folder: places.output })])
  const manifest = await readManifest(files, manifestFile(places))
  return manifest !== null && manifest.id === marker ? { kind: 'known', manifest } : { kind: 'ours' }
}
