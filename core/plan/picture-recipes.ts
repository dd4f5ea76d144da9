/** The use of a picture decides its sizes. No picture is enlarged. */
import type { RecipeName } from '../view/context.ts'

export type Recipe =
  | { readonly by: 'width' | 'height'; readonly sizes: readonly number[] }
  /** Cut from the middle to this ratio; the sizes are widths. */
  | {
      readonly by: 'cover'
      readonly ratio: readonly [number, number]
      readonly sizes: readonly number[]
      readonly format: 'jpeg' | 'png' | 'webp'
      /** The highest quality; by default that of the pictures of the site. */
      readonly quality?: number
    }

export const RECIPES = {
  photo: { by: 'width', sizes: [100, 400, 600, 1360] },
  card: { by: 'width', sizes: [250, 400, 600, 1360] },
  banner: { by: 'width', sizes: [600, 1920] },
  /**
   * A phone shows the middle of a banner. At full height the file would be twice as large, which delays visitors on
   * mobile networks, and pixels of phones are small.
   */
  bannerNarrow: { by: 'cover', ratio: [1, 1], sizes: [600], format: 'webp', quality: 45 },
  thumb: { by: 'width', sizes: [100, 400] },
  plan: { by: 'width', sizes: [400, 600, 1360] },
  article: { by: 'width', sizes: [400, 600, 1360] },
  portrait: { by: 'width', sizes: [100, 400, 640] },
  logo: { by: 'height', sizes: [75, 125] },
  logoSmall: { by: 'height', sizes: [75] },
  og: { by: 'cover', ratio: [1200, 630], sizes: [1200], format: 'jpeg' },
  /** The height of the marker, and twice that for fine screens. */
  marker: { by: 'height', sizes: [48, 96] },
  icon: { by: 'cover', ratio: [1, 1], sizes: [32, 180, 192, 512], format: 'png' },
} as const satisfies Record<RecipeName, Recipe>

export interface Size {
  readonly width: number
  readonly height: number
}

/** The longest side of a WebP, so a picture of 1360 x 30000 is made narrower. */
const WEBP_SIDE = 16383

export const recipeOf = (name: RecipeName): Recipe => RECIPES[name]

/** The sizes of one source for a recipe, smallest first. */
export function sizesOf(name: RecipeName, source: Size): readonly Size[] {
  const recipe = recipeOf(name)
  switch (recipe.by) {
    case 'width': {
      const most = Math.min(source.width, limit(source.width / source.height))
      return capped(recipe.sizes, most).map((width) => ({
        width,
        height: share(width, source.height, source.width),
      }))
    }
    case 'height': {
      const most = Math.min(source.height, limit(source.height / source.width))
      const sizes = capped(recipe.sizes, most).map((height) => ({
        width: share(height, source.width, source.height),
        height,
      }))
      // A narrow logo can have the same width at two heights, and a srcset distinguishes candidates by width.
      return sizes.filter(({ width }, index) => width !== sizes[index + 1]?.width)
    }
    case 'cover': {
      const [across, down] = recipe.ratio
      const most = Math.min(source.width, share(source.height, across, down))
      return capped(recipe.sizes, most).map((width) => ({
        width,
        height: Math.min(source.height, share(width, down, across)),
      }))
    }
  }
}

/** The sizes up to `most`; a larger one is replaced by `most` itself: 900 with 400, 600, 1360 gives 400, 600, 900. */
function capped(sizes: readonly number[], most: number): readonly number[] {
  const below = sizes.filter((size) => size < most)
  return below.length < sizes.length ? [...below, most] : below
}

/** `length` scaled by a ratio of whole numbers, at least one pixel. */
export function share(length: number, numerator: number, denominator: number): number {
  return Math.max(1, Math.round((length * numerator) / denominator))
}

function limit(ratio: number): number {
  return Math.max(1, Math.floor(WEBP_SIDE * ratio))
}
