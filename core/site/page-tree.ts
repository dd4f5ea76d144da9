/** The tree of pages: a page names its parent as `parentId`, or a parent its children as `childMenus`. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { LinkContext } from './context.ts'
import type { LinkedPage, LinkedSite } from './linked.ts'
import { pointAt } from './records.ts'

type Pages = Pick<LinkedSite, 'pages'>

function parentOf({ pages }: Pages, { page }: LinkedPage): LinkedPage | undefined {
  const { id, parentId } = page
  if (parentId !== undefined) return pages.find((other) => other.page.id === parentId)
  return id === undefined ? undefined : pages.find((other) => other.page.childMenus?.includes(id))
}

/** The parent pages of a page, from the top. A cycle ends the list. */
export function pagesAbove(site: Pages, page: LinkedPage): readonly LinkedPage[] {
  const found: LinkedPage[] = []
  let next = parentOf(site, page)
  while (next !== undefined && next !== page && !found.includes(next)) {
    found.unshift(next)
    next = parentOf(site, next)
  }
  return found
}

export function checkPageTree(context: LinkContext, { pages }: Pages): void {
  const ids = new Set(pages.map(({ page }) => page.id))
  const known = [...ids].flatMap((id) => (id === undefined ? [] : [String(id)]))
  for (const { page, origins } of pages) {
    const named = [
      { id: page.parentId, at: pointAt({ origins }, 'parentId') },
      ...(page.childMenus ?? []).map((id, index) => ({ id, at: pointAt({ origins }, 'childMenus', index) })),
    ]
    for (const { id, at } of named) {
      if (id === undefined || ids.has(id)) continue
      const params = { kind: 'published page with the id', name: String(id), known }
      context.report(problem('AS3301', params, { at, severity: 'warning' }))
    }
  }
}
