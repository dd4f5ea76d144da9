import { PLAUSIBLE_WIDTH } from '../../domain/plausible.ts'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { PictureUseAt } from '../../plan/picture-uses.ts'
import type { PictureSource } from '../../plan/pictures.ts'
import { withLevel } from '../../site/levels.ts'
import type { Levels } from '../../site/levels.ts'

/** The recipes for pictures at full width: the first picture of a property, and those of banners. */
const WIDE = ['card', 'banner'] as const

/** The main pictures that would be enlarged, each reported once. */
export function smallHeroes(
  uses: readonly PictureUseAt[],
  sources: ReadonlyMap<string, PictureSource>,
  levels: Levels,
): readonly Problem[] {
  if (levels?.['AS4211'] === 'off') return []
  const seen = new Set<string>()
  return uses.flatMap(({ ref, recipes, at }) => {
    const source = sources.get(ref)
    if (source === undefined || source.location === null || source.width >= PLAUSIBLE_WIDTH) return []
    if (seen.has(ref) || !WIDE.some((recipe) => recipes.includes(recipe))) return []
    seen.add(ref)
    const params = { picture: ref, width: source.width, least: PLAUSIBLE_WIDTH }
    return withLevel(problem('AS4211', params, { at: at() }), levels)
  })
}
