/** Saving of properties and searches. It needs a page with a module that relates to `saved`. */
import { listFileAt } from '../domain/list-columns.ts'
import type { LinkedPage } from '../site/linked.ts'
import { isPublished } from '../site/published.ts'
import type { ViewContext } from './context.ts'
import { hrefIn } from './links.ts'
import type { SavedList } from './types.ts'

/**
 * The address of the page of saved items; undefined in a language without it, in which nothing can be saved.
 */
export function savedHref(context: ViewContext): string | undefined {
  const page = context.site.pages.find(showsSaved)
  return page?.paths[context.locale] === undefined ? undefined : hrefIn(context, page.paths)
}

function showsSaved({ page }: LinkedPage): boolean {
  const modules = (page.params?.modules ?? []).filter(isPublished)
  return modules.some(({ relations = [] }) => relations.some(({ type }) => type === 'saved'))
}

/** The lists that are not empty. */
export function savedLists(context: ViewContext): readonly SavedList[] {
  const { site, locale } = context
  return site.pages.flatMap(({ listing: goal, paths, titles }) => {
    if (goal === undefined || paths[locale] === undefined) return []
    const href = hrefIn(context, paths)
    const isEmpty = site.listings[locale][goal].items.length === 0
    return isEmpty ? [] : [{ goal, href, label: titles[locale] ?? '', data: listFileAt(href) }]
  })
}
