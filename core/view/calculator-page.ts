/** The page with calculators: one with a module that relates to `calculator`. */
import type { LinkedPage } from '../site/linked.ts'
import { isPublished } from '../site/published.ts'
import type { ViewContext } from './context.ts'
import type { Outline } from './context.ts'
import { hrefIn } from './links.ts'

export function calculatorPageOf(pages: readonly LinkedPage[]): Outline | null {
  const page = pages.find(({ page: { params } }) => {
    const modules = (params?.modules ?? []).filter(isPublished)
    return modules.some(({ relations = [] }) => relations.some(({ type }) => type === 'calculator'))
  })
  return page === undefined ? null : { paths: page.paths, titles: page.titles }
}

/** The address of the page of calculators; undefined in a language without it. */
export function calculatorsHref(context: ViewContext): string | undefined {
  const page = context.reads.calculatorPage()
  return page?.paths[context.locale] === undefined ? undefined : hrefIn(context, page.paths)
}
