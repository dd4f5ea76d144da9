/** Reads the pictures that the content of a site names, and plans their variants. */
import path from 'node:path'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { frameOf } from '../../domain/picture-frame.ts'
import { basePathOf } from '../../domain/site-address.ts'
import { withFramedSources } from '../../plan/framed-sources.ts'
import { haveSameUses, pictureUses } from '../../plan/picture-uses.ts'
import type { PictureUseAt } from '../../plan/picture-uses.ts'
import { planPictures } from '../../plan/pictures.ts'
import type { PicturePlan, PictureSource, PlanSettings } from '../../plan/pictures.ts'
import type { LinkedSite } from '../../site/linked.ts'
import { exportLocations } from '../imports/load-imports.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import type { Sources } from '../sources/load.ts'
import { ENCODER } from './sharp.ts'
import { smallHeroes } from './small-heroes.ts'
import { readPictures } from './source.ts'

export interface SitePictures {
  readonly picturePlan: PicturePlan
  readonly pictureSources: ReadonlyMap<string, PictureSource>
  /** The pictures that cannot be read, each with the places that name it, and the damaged entries of the cache. */
  readonly unreadablePictures: readonly Problem[]
  readonly smallPictures: readonly Problem[]
}

/** The pictures of an earlier site. */
export interface StandingPictures extends SitePictures {
  readonly site: LinkedSite
}

export interface PicturesToRead {
  readonly site: LinkedSite
  readonly sources: Sources
  /** The last site, if only sources have changed since. */
  readonly standing: StandingPictures | null
  /** The last plan, which stays the same object if the needed variants are the same. */
  readonly before: PicturePlan | undefined
}

export async function sitePictures(
  ports: Ports,
  options: BuildOptions,
  { site, sources, standing, before }: PicturesToRead,
): Promise<SitePictures> {
  if (standing !== null && areAsBefore(site, standing)) return standing
  const uses = pictureUses(site)
  const { value: files, problems } = await readAll(ports, options, { site, uses, sources, standing })
  const pictureSources = withFramedSources(
    uses.map(({ ref }) => ref),
    files,
  )
  const settings = pictureSettings(site)
  const basePath = basePathOf(site.config.site.url)
  return {
    picturePlan: planPictures({ uses, sources: pictureSources, settings, basePath }, before),
    pictureSources,
    unreadablePictures: problems,
    smallPictures: smallHeroes(uses, pictureSources, site.config.site.diagnostics),
  }
}

/** A picture that could not be read is tried again at each edit, because its host may answer by then. */
function areAsBefore(site: LinkedSite, { site: before, unreadablePictures }: StandingPictures): boolean {
  return (
    unreadablePictures.length === 0 &&
    site.config.pictures === before.config.pictures &&
    // This object contains the address of the site and the severities of diagnostics.
    site.config.site === before.config.site &&
    haveSameUses(before, site)
  )
}

const DEFAULT_QUALITY = 75

export function pictureSettings({ config: { pictures } }: Pick<LinkedSite, 'config'>): PlanSettings {
  return {
    quality: pictures?.quality ?? DEFAULT_QUALITY,
    pngFallback: pictures?.pngFallback ?? false,
    encoder: ENCODER,
  }
}

/** The use of the whole picture, a part of which a reference may name. */
function ofFile(use: PictureUseAt): PictureUseAt {
  const { file } = frameOf(use.ref)
  return file === use.ref ? use : { ...use, ref: file }
}

type UsesToRead = Omit<PicturesToRead, 'before'> & { readonly uses: readonly PictureUseAt[] }

function readAll(
  { files, now, network, progress }: Ports,
  { root, cache, offline, whole, force }: BuildOptions,
  { site, uses, sources, standing }: UsesToRead,
): ReturnType<typeof readPictures> {
  // Other settings may allow other hosts.
  const isSame = standing?.site.config.pictures === site.config.pictures
  return readPictures(uses.map(ofFile), {
    files,
    now,
    network,
    offline,
    whole,
    fresh: force,
    known: isSame ? standing?.pictureSources : undefined,
    cacheFolder: cache,
    contentFolder: path.join(root, 'content'),
    archives: exportLocations(sources.values()),
    settings: site.config.pictures,
    progress: ({ done, total }) => progress({ phase: 'pictures', done, total }),
  })
}
