import { problem } from '../diagnostics/diagnostic.ts'
import { isAbsent } from './absent-pages.ts'
import type { LinkContext } from './context.ts'
import type { HomeLists } from './home-lists.ts'
import type { LinkedSite } from './linked.ts'
import { pointAtConfig } from './records.ts'
import { foldPath } from './routes.ts'

/** The address of a home within the site. */
const HOME = /^\/property\/([^/]+)\/$/

/**
 * Reports literal entries of the route table without a page: the page was removed, or the path is misspelt.
 */
export function checkUnusedRoutes(
  context: LinkContext,
  site: LinkedSite,
  { byId }: Pick<HomeLists, 'byId'>,
): void {
  const records = [...site.pages, ...site.articles, ...site.projects]
  const used = new Set(records.map(({ original }) => foldPath(original)))
  const isHome = (path: string) => byId.places.has(HOME.exec(path)?.[1] ?? '')
  for (const entry of site.routes.literal.values()) {
    const path = foldPath(entry.original)
    if (entry.external || used.has(path) || isHome(path)) continue
    if (isAbsent(site.config, entry.original)) continue
    const at = pointAtConfig('routes', 'routes', entry.index, 'original')
    context.report(problem('AS3202', { original: entry.original }, { at }))
  }
}
