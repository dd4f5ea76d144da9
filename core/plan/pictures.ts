/**
 * The pictures that are made from each source, and their names. Both are decided before a picture is encoded, so that
 * pages and encoder agree. Names contain hashes only, because the name of a source could reveal a hidden address.
 */
import type { Focus } from '../domain/picture-frame.ts'
import { remembered } from '../domain/remembered.ts'
import type { Hash } from '../system/hash.ts'
import type { RecipeName } from '../view/context.ts'
import type { Picture } from '../view/types.ts'
import { sharedStems, stemsApart } from './picture-names.ts'
import { areSame, sourceIdentity } from './picture-needs.ts'
import type { PictureNeeds } from './picture-needs.ts'
import { keysOf, rememberKeys, variantsOf } from './picture-variants.ts'
import type { Variant, VariantContext } from './picture-variants.ts'

/** A picture whose bytes are available. Width and height are those of the upright picture (EXIF applied). */
export interface LocalPicture {
  readonly ref: string
  /** The absolute path of the file to decode. It never reaches the output. */
  readonly location: string
  readonly hash: Hash
  readonly width: number
  readonly height: number
  /** Whether some pixel is not opaque. An alpha channel alone does not count. */
  readonly alpha: boolean
  readonly format: 'jpeg' | 'png' | 'webp' | 'avif'
  /** Present for a part of a file: the hash of the file, and the corner of the part in pixels. */
  readonly part?: {
    readonly of: Hash
    readonly left: number
    readonly top: number
    /** The edge or corner that stays visible if the part is cut further. */
    readonly focus?: Focus | undefined
  }
}

/** A picture that stays on another host. */
export interface LinkedPicture {
  readonly ref: string
  readonly location: null
  readonly url: string
}

export type PictureSource = LocalPicture | LinkedPicture

export interface PictureUse {
  readonly ref: string
  readonly recipes: readonly RecipeName[]
}

export interface PlanSettings {
  /** The quality of WebP, 30 to 95. */
  readonly quality: number
  /** Whether there is a PNG beside every WebP, and not only for transparent sources. */
  readonly pngFallback: boolean
  /** The versions of the encoder (`ENCODER` of build/pictures/sharp.ts). An upgrade changes names. */
  readonly encoder: string
}

/** All variants of one source, which is decoded once. */
export interface PictureJob {
  readonly source: LocalPicture
  /** Every reference with these bytes, sorted. */
  readonly refs: readonly string[]
  readonly variants: readonly Variant[]
}

export type PictureJobs = ReadonlyMap<Hash, PictureJob>

/** A `Picture` of the templates' props, all but its alternative text. */
export type PlannedPicture = Omit<Picture, 'alt'>

export interface PlannedSize {
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface PlannedPictures {
  /**
   * Undefined if the picture is missing, which is reported elsewhere. Throws for a use that was not planned, which is
   * a bug.
   */
  of(ref: string, recipe: RecipeName): PlannedPicture | undefined
  /** The sizes as single files for icons, the smallest first. Empty for a missing picture or one of another host. */
  sizes(ref: string, recipe: RecipeName): readonly PlannedSize[]
  /** Equal for pictures that look the same on pages. */
  identityOf(ref: string): string
  /** The beginnings of longer names, which several pictures share. */
  readonly sharedStems: readonly string[]
}

/** The width for readers without support of srcset: sharp enough, and never a whole banner. */
const DEFAULT_WIDTH = 600

export interface PicturePlan {
  readonly pictures: PlannedPictures
  readonly jobs: PictureJobs
  readonly needs: PictureNeeds
}

interface PicturesToPlan extends Omit<PictureNeeds, 'uses'> {
  readonly uses: readonly PictureUse[]
}

/** Returns the previous plan if its inputs are equal, so that results that depend on its pictures are kept. */
export function planPictures({ uses, ...rest }: PicturesToPlan, before?: PicturePlan): PicturePlan {
  const needs = { ...rest, uses: distinctUses(uses) }
  return before !== undefined && areSame(before.needs, needs) ? before : newPlan(needs)
}

function distinctUses(uses: readonly PictureUse[]): PictureNeeds['uses'] {
  const byRef = new Map<string, Set<RecipeName>>()
  for (const { ref, recipes } of uses) {
    const known = byRef.get(ref)
    if (known === undefined) byRef.set(ref, new Set(recipes))
    else for (const recipe of recipes) known.add(recipe)
  }
  return byRef
}

function newPlan(needs: PictureNeeds): PicturePlan {
  const { uses, sources, settings, basePath = '' } = needs
  const drafts = draftsOf(uses, sources)
  const keyOf = rememberKeys(settings)
  const keys = drafts.flatMap(({ source, recipes }) =>
    [...recipes].flatMap((recipe) => keysOf(source, recipe, keyOf)),
  )
  const shared = sharedStems(keys)
  const context = { settings, keyOf, stemOf: stemsApart(shared) }
  const found = (ref: string, recipe: RecipeName): LinkedPicture | readonly Variant[] => {
    if (!uses.get(ref)?.has(recipe)) throw new Error(`the picture ${ref} was not planned as ${recipe}`)
    const source = sources.get(ref)
    if (source === undefined) return []
    return source.location === null ? source : variantsOf(source, recipe, context)
  }
  return {
    pictures: {
      ...lookup(found, `${basePath}/`),
      identityOf: (ref) => sourceIdentity(sources.get(ref)),
      sharedStems: [...shared].sort(),
    },
    jobs: new Map(drafts.map((draft) => [draft.source.hash, jobOf(draft, context)])),
    needs,
  }
}

function jobOf({ source, refs, recipes }: Draft, context: VariantContext): PictureJob {
  const variants = new Map<string, Variant>()
  for (const recipe of recipes) {
    for (const variant of variantsOf(source, recipe, context)) variants.set(variant.file, variant)
  }
  return { source, refs: [...refs].sort(), variants: [...variants.values()].sort(by(({ file }) => file)) }
}

/** The number of uses in memory. All languages of a property are planned one after the other, and then its list. */
const LATEST_USES = 5000

function lookup(
  variantsOfUse: (ref: string, recipe: RecipeName) => LinkedPicture | readonly Variant[],
  root: string,
): Pick<PlannedPictures, 'of' | 'sizes'> {
  const ofUse = (recipe: RecipeName) =>
    remembered(LATEST_USES, (ref) => {
      const found = variantsOfUse(ref, recipe)
      return 'url' in found ? { src: found.url } : pictureOf(found, root)
    })
  const uses = new Map<RecipeName, ReturnType<typeof ofUse>>()
  return {
    of(ref, recipe) {
      const known = uses.get(recipe) ?? ofUse(recipe)
      uses.set(recipe, known)
      return known(ref)
    },
    sizes(ref, recipe) {
      const found = variantsOfUse(ref, recipe)
      if ('url' in found) return []
      return found.map(({ file, width, height }) => ({ src: `${root}${file}`, width, height }))
    },
  }
}

/** The jobs with only the wanted variants. A publication wants those that the output does not have. */
export function narrowJobs(jobs: PictureJobs, wanted: (variant: Variant) => boolean): PictureJobs {
  const narrowed = new Map<Hash, PictureJob>()
  for (const [hash, job] of jobs) {
    const variants = job.variants.filter(wanted)
    if (variants.length > 0) narrowed.set(hash, { ...job, variants })
  }
  return narrowed
}

interface Draft {
  source: LocalPicture
  readonly refs: Set<string>
  readonly recipes: Set<RecipeName>
}

/**
 * The drafts in the order of the hashes of their sources, so the order of pages or of files in a folder has no
 * effect.
 */
function draftsOf(uses: PictureNeeds['uses'], sources: ReadonlyMap<string, PictureSource>): readonly Draft[] {
  const drafts = new Map<Hash, Draft>()
  for (const [ref, recipes] of uses) {
    const source = sources.get(ref)
    if (source === undefined || source.location === null) continue
    const draft: Draft = drafts.get(source.hash) ?? { source, refs: new Set(), recipes: new Set() }
    drafts.set(source.hash, draft)
    draft.refs.add(ref)
    for (const recipe of recipes) draft.recipes.add(recipe)
    if (ref < draft.source.ref) draft.source = source
  }
  return [...drafts.values()].sort(by(({ source }) => source.hash))
}

/** `root` is the address of the root of the site on its host. */
function pictureOf(variants: readonly Variant[], root: string): PlannedPicture | undefined {
  const webp = variants.filter(({ format }) => format === 'webp')
  const main = webp.length > 0 ? webp : variants
  const largest = main.at(-1)
  if (largest === undefined) return undefined
  const png = webp.length > 0 ? variants.filter(({ format }) => format === 'png') : []
  return {
    ...candidatesOf(main, root),
    ...(webp.length > 0 ? { type: 'image/webp' } : {}),
    ...(png.length > 0 ? { fallback: candidatesOf(png, root) } : {}),
    width: largest.width,
    height: largest.height,
  }
}

function candidatesOf(
  variants: readonly Variant[],
  root: string,
): { readonly src: string; readonly srcset: string } {
  const addressOf = ({ file }: Variant) => `${root}${file}`
  const [first, second] = variants as readonly [Variant, Variant?]
  const shown = variants.findLast(({ width }) => width <= DEFAULT_WIDTH) ?? first
  const srcset = variants.map((variant) => `${addressOf(variant)} ${variant.width}w`).join(', ')
  return { src: addressOf(shown), srcset: second ? srcset : addressOf(first) }
}

function by<T>(textOf: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => {
    const [first, second] = [textOf(a), textOf(b)]
    return first < second ? -1 : first > second ? 1 : 0
  }
}
