/** The files for one use of one source. This runs for every picture of every page, so it has no spreads. */
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { OutputPath } from '../system/paths.ts'
import type { RecipeName } from '../view/context.ts'
import { fileOf } from './picture-names.ts'
import { RECIPES, recipeOf, sizesOf } from './picture-recipes.ts'
import type { Recipe, Size } from './picture-recipes.ts'
import type { LocalPicture, PlanSettings } from './pictures.ts'

export interface Variant {
  readonly file: OutputPath
  /** The hash of everything that determines the bytes except width and format. The file name begins with it. */
  readonly key: Hash
  readonly width: number
  readonly height: number
  /** Cut from the middle instead of shown whole. */
  readonly crop: boolean
  readonly format: 'webp' | 'png' | 'jpeg'
  readonly quality: number
}

export interface VariantContext {
  readonly settings: PlanSettings
  readonly keyOf: (source: LocalPicture, shape: string) => Hash
  readonly stemOf: (key: Hash) => string
}

/** Raised when the same settings give other bytes. */
const RECIPE_VERSION = '3'
const JPEG_QUALITY = 80
const WIDTH_SHAPE = 'width'

export function variantsOf(
  source: LocalPicture,
  name: RecipeName,
  context: VariantContext,
): readonly Variant[] {
  const recipe = recipeOf(name)
  const { settings, keyOf, stemOf } = context
  const crop = recipe.by === 'cover'
  const quality = qualityOf(recipe, settings)
  const png = recipe.by === 'height' || source.alpha || settings.pngFallback
  const formats = crop ? [recipe.format] : png ? (['webp', 'png'] as const) : (['webp'] as const)
  const variants: Variant[] = []
  for (const size of sizesOf(name, source)) {
    const { width, height } = size
    const key = keyOf(source, shapeOf(name, size))
    for (const format of formats) {
      variants.push({
        file: fileOf({ key, width, format }, stemOf),
        key,
        width,
        height,
        crop,
        format,
        quality,
      })
    }
  }
  return variants
}

function qualityOf(recipe: Recipe, { quality }: PlanSettings): number {
  if (recipe.by !== 'cover') return quality
  if (recipe.format !== 'webp') return JPEG_QUALITY
  return Math.min(recipe.quality ?? quality, quality)
}

/** Every key that `variantsOf` will use. */
export function keysOf(
  source: LocalPicture,
  name: RecipeName,
  keyOf: VariantContext['keyOf'],
): readonly Hash[] {
  if (RECIPES[name].by === 'width') return [keyOf(source, WIDTH_SHAPE)]
  return sizesOf(name, source).map((size) => keyOf(source, shapeOf(name, size)))
}

/**
 * The property that the width in the name does not determine: two heights of one source can have the same rounded
 * width.
 */
function shapeOf(name: RecipeName, { height }: Size): string {
  const recipe = recipeOf(name)
  switch (recipe.by) {
    case 'width':
      return WIDTH_SHAPE
    case 'height':
      return `height ${height}`
    case 'cover':
      return [recipe.format === 'webp' ? 'webp' : 'cover', recipe.ratio.join(':'), recipe.quality ?? []]
        .flat()
        .join(' ')
  }
}

/** The plan and every page that shows the picture need each key, which is computed once. */
export function rememberKeys({ encoder, quality }: PlanSettings): VariantContext['keyOf'] {
  const keys = new Map<string, Hash>()
  const identity = hashOf(`${RECIPE_VERSION}\n${encoder}`)
  return ({ hash }, shape) => {
    const place = hash + shape
    const known = keys.get(place)
    if (known !== undefined) return known
    const effort = shape.startsWith('cover') ? JPEG_QUALITY : quality
    const key = hashOf(`${identity}\n${effort}\n${place}`)
    keys.set(place, key)
    return key
  }
}
