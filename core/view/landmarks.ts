/** The places around which visitors search. */
import type { Landmark } from '../domain/landmarks.ts'
import { spellingsOf } from '../domain/localised-text.ts'
import type { ViewContext } from './context.ts'
import { nameOf } from './text.ts'

interface NamedLandmark extends Landmark {
  /** The names in every language. That of the page is the first one, as in the columns of towns. */
  readonly names: readonly string[]
}

/** In the order of the configuration. Each place has a name in every language, if need be that of another one. */
export function landmarksOf(context: ViewContext): readonly NamedLandmark[] {
  return (context.site.config.search?.landmarks ?? []).map(({ name: given, ...place }) => {
    const name = nameOf(context, given) ?? place.id
    return { ...place, name, names: [...new Set([name, ...spellingsOf(given)])] }
  })
}
