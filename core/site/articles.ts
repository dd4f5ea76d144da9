import { problem } from '../diagnostics/diagnostic.ts'
import type { Article } from '../schema/article.ts'
import { pathsOf, reportMissingTitles, titlesOf } from './context.ts'
import type { LinkContext } from './context.ts'
import type { LinkedArticle, Town } from './linked.ts'
import { routeOf } from './pages.ts'
import { isPublished } from './published.ts'
import { pointAt } from './records.ts'
import type { Sourced } from './records.ts'
import { wholeTown } from './town-pages.ts'
import { completeTitles, textsOfArticle } from './untranslated.ts'

/** Articles with their addresses. */
export function linkArticles(context: LinkContext, records: readonly Sourced<Article>[]): LinkedArticle[] {
  return records
    .filter(({ value }) => isPublished(value))
    .flatMap(({ value: article, origins }) => {
      const route = routeOf(context, { record: article, origins, name: 'article' })
      if (route === null) return []
      const { original, match } = route
      const name = `article ${original}`
      const given = titlesOf(context, article.title ?? article.name)
      reportMissingTitles(context, { name, match, titles: given, origins, field: 'title' })
      const titles = completeTitles(context, { name, titles: given, texts: textsOfArticle(article), origins })
      const paths = pathsOf(context, { match, titles })
      const id = article.id ?? article.path ?? original
      const towns = townsNamed(context, { article, origins })
      const category = article.category ?? 'articles'
      return [{ article, origins, original, id, category, paths, titles, towns }]
    })
}

interface Named {
  readonly article: Article
  readonly origins: Sourced<unknown>['origins']
}

/** The municipalities of the postal codes that the article names. A code of no municipality is reported. */
function townsNamed(context: LinkContext, { article, origins }: Named): readonly Town[] {
  const found = (article.towns ?? []).flatMap((zip, index) => {
    const town = COUNTRIES.map((country) => context.towns.byZip(country, zip)).find(
      (each) => each !== undefined,
    )
    if (town !== undefined) return [wholeTown(town)]
    const at = pointAt({ origins }, 'towns', index)
    context.report(problem('AS3301', { kind: 'town, by its postal code', name: zip, known: [] }, { at }))
    return []
  })
  return [...new Set(found)]
}

/** Belgium before Luxembourg, whose postal codes are the same numbers. */
const COUNTRIES = [10, 50] as const
