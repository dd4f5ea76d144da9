/** Articles as teasers, which are the entries of a list of articles. */
import { byCodeUnit } from '../site/listings.ts'
import type { LinkedArticle } from '../site/linked.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { hrefIn } from './links.ts'
import { pictureOf } from './pictures.ts'
import { nameOf, textOf } from './text.ts'
import type { Teaser } from './types.ts'

/** Sorts by the given order, then by date with the newest first, and by id between equals. */
export function inArticleOrder(left: LinkedArticle, right: LinkedArticle): number {
  return (
    (left.article.sort ?? 0) - (right.article.sort ?? 0) ||
    byCodeUnit(right.article.createDate ?? '', left.article.createDate ?? '') ||
    byCodeUnit(left.id, right.id)
  )
}

export function teaserOf(context: ViewContext, { article, titles, paths }: LinkedArticle): Teaser {
  return compact<Teaser>({
    href: hrefIn(context, paths),
    title: titles[context.locale] ?? '',
    summary: textOf(context, article.summary),
    picture: pictureOf(context, article.image, 'article'),
    name: nameOf(context, article.name),
    place: textOf(context, article.place),
  })
}
