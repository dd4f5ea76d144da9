/** Saving of properties and searches. It needs a page with a module that relates to `saved`. */
import { isForService } from '../domain/form-targets.ts'
import { savedHomes } from '../domain/forms/saved-homes.ts'
import { listFileAt } from '../domain/list-columns.ts'
import type { LinkedPage } from '../site/linked.ts'
import { isPublished } from '../site/published.ts'
import type { ViewContext } from './context.ts'
import { formOf } from './forms.ts'
import { hrefIn } from './links.ts'
import type { Form, SavedList } from './types.ts'

/**
 * The address of the page of saved items; undefined in a language without it, in which nothing can be saved.
 */
export function savedHref(context: ViewContext): string | undefined {
  const page = savedPage(context)
  return page?.paths[context.locale] === undefined ? undefined : hrefIn(context, page.paths)
}

export function savedPage({ site }: Pick<ViewContext, 'site'>): LinkedPage | undefined {
  return site.pages.find(showsSaved)
}

function showsSaved({ page }: LinkedPage): boolean {
  const modules = (page.params?.modules ?? []).filter(isPublished)
  return modules.some(({ relations = [] }) => relations.some(({ type }) => type === 'saved'))
}

/**
 * The form that mails the list. The service keeps the list and asks for its confirmation; a receiver of all forms
 * does not, so another one has to be named for this form.
 */
export function savedForm(context: ViewContext): Form | undefined {
  const { forms = {}, service } = context.site.config
  const isAnswered =
    forms.targets?.[savedHomes.name] !== undefined ||
    (service !== undefined && isForService(forms, savedHomes))
  return isAnswered ? formOf(context, savedHomes) : undefined
}

/** The lists that are not empty. */
export function savedLists(context: ViewContext): readonly SavedList[] {
  const { site, locale, reads } = context
  return site.pages.flatMap(({ listing: goal, paths, titles }) => {
    if (goal === undefined || paths[locale] === undefined) return []
    const href = hrefIn(context, paths)
    return reads.stock.count(goal).all === 0
      ? []
      : [{ goal, href, label: titles[locale] ?? '', data: listFileAt(href) }]
  })
}
