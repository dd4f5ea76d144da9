/** The places around which visitors search, in the language of a page. */
import type { Landmark } from '../domain/landmarks.ts'
import type { ViewContext } from './context.ts'
import { nameOf } from './text.ts'

/** In the order of the configuration. Each place has a name in every language, if need be that of another one. */
export function landmarksOf(context: ViewContext): readonly Landmark[] {
  const configured = context.site.config.search?.landmarks ?? []
  return configured.map(({ name, ...place }) => ({ ...place, name: nameOf(context, name) ?? place.id }))
}
