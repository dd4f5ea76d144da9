/** The inputs of the plan of pictures, and whether they have changed. */
import type { RecipeName } from '../view/context.ts'
import type { PictureSource, PlanSettings } from './pictures.ts'

export interface PictureNeeds {
  /** Each picture with the recipes for its variants. */
  readonly uses: ReadonlyMap<string, ReadonlySet<RecipeName>>
  readonly sources: ReadonlyMap<string, PictureSource>
  readonly settings: PlanSettings
  /** The path of the site on its host, with which addresses of pictures begin. Undefined for a host of its own. */
  readonly basePath?: string
}

export function areSame(left: PictureNeeds, right: PictureNeeds): boolean {
  return (
    JSON.stringify(left.settings) === JSON.stringify(right.settings) &&
    left.basePath === right.basePath &&
    left.uses.size === right.uses.size &&
    [...left.uses].every(([ref, recipes]) => areSameRecipes(recipes, right.uses.get(ref))) &&
    left.sources.size === right.sources.size &&
    [...left.sources].every(([ref, source]) => isSameSource(source, right.sources.get(ref)))
  )
}

function areSameRecipes(left: ReadonlySet<RecipeName>, right: ReadonlySet<RecipeName> | undefined): boolean {
  return left.size === right?.size && [...left].every((recipe) => right.has(recipe))
}

function isSameSource(left: PictureSource, right: PictureSource | undefined): boolean {
  return (
    right !== undefined && left.location === right.location && sourceIdentity(left) === sourceIdentity(right)
  )
}

/** Equal for pictures that look the same on pages. */
export function sourceIdentity(source: PictureSource | undefined): string {
  if (source === undefined) return ''
  if (source.location === null) return JSON.stringify(source)
  const { hash, width, height, alpha } = source
  return `${hash} ${width}x${height} ${alpha}`
}
