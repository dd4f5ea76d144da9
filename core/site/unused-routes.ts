import { problem } from '../diagnostics/diagnostic.ts'
import { isAbsent } from './absent-pages.ts'
import type { LinkContext } from './context.ts'
import type { LinkedSite } from './linked.ts'
import { pointAtConfig } from './records.ts'
import { foldPath } from './routes.ts'

/**
 * Reports literal entries of the route table without a page: the page was removed, or the path is misspelt.
 */
export function checkUnusedRoutes(context: LinkContext, site: LinkedSite): void {
  const used = new Set(
    [...site.pages, ...site.articles, ...site.properties, ...site.projects].map(({ original }) =>
      foldPath(original),
    ),
  )
  for (const entry of site.routes.literal.values()) {
    if (entry.external || used.has(foldPath(entry.original))) continue
    if (isAbsent(site.config, entry.original)) continue
    const at = pointAtConfig('routes', 'routes', entry.index, 'original')
    context.report(problem('AS3202', { original: entry.original }, { at }))
  }
}
