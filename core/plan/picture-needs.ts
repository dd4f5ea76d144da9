/** What pictures are planned from, and whether it is what they were planned from before. */
import type { PictureSource, PictureUse, PlanSettings } from './pictures.ts'

export interface PictureNeeds {
  readonly uses: readonly PictureUse[]
  readonly sources: ReadonlyMap<string, PictureSource>
  readonly settings: PlanSettings
}

export function areSame(left: PictureNeeds, right: PictureNeeds): boolean {
  return (
    JSON.stringify(left.settings) === JSON.stringify(right.settings) &&
    left.uses.length === right.uses.length &&
    left.uses.every((use, index) => isSameUse(use, right.uses[index])) &&
    left.sources.size === right.sources.size &&
    [...left.sources].every(([ref, source]) => isSameSource(source, right.sources.get(ref)))
  )
}

function isSameUse(left: PictureUse, right: PictureUse | undefined): boolean {
  return left.ref === right?.ref && left.recipe === right.recipe
}

function isSameSource(left: PictureSource, right: PictureSource | undefined): boolean {
  return (
    right !== undefined && left.location === right.location && sourceIdentity(left) === sourceIdentity(right)
  )
}

/** Equal for pictures that pages show alike. */
export function sourceIdentity(source: PictureSource | undefined): string {
  if (source === undefined) return ''
  if (source.location === null) return JSON.stringify(source)
  const { hash, width, height, alpha } = source
  return `${hash} ${width}x${height} ${alpha}`
}
