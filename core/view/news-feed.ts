/** The feeds of dated articles, one for each category. */
import { dayAt, instantOf } from '../domain/moment.ts'
import { newsAt } from '../feeds/addresses.ts'
import { latestOf } from '../feeds/feed.ts'
import type { Feed, FeedEntry } from '../feeds/feed.ts'
import type { Locale } from '../languages/codes.ts'
import type { PageModule } from '../schema/page.ts'
import type { LinkedArticle, LinkedPage } from '../site/linked.ts'
import { isPublished } from '../site/published.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import type { OfferDates } from './feed-sources.ts'
import { feedOf, pictureFromRoot } from './feeds.ts'
import { absolute, hrefIn } from './links.ts'
import { say, textOf } from './text.ts'

/** The category of an article among feeds: those of its subcategories are in that of the category. */
export function newsCategory({ category }: Pick<LinkedArticle, 'category'>): string {
  return category.split('/', 1)[0] ?? category
}

/** Articles without a date, such as services, are no news. */
export function articleDates({ article }: LinkedArticle): OfferDates | undefined {
  const { createDate, modifyDate, publishAt } = article
  const published = latestOf([createDate, publishAt === undefined ? undefined : dayAt(instantOf(publishAt))])
  return published === undefined
    ? undefined
    : { published, updated: latestOf([published, modifyDate]) ?? published }
}

/** The feed of a category of articles; undefined if none of them is in the language. */
export function newsFeed(context: ViewContext, category: string): Feed | undefined {
  const { site, locale, reads } = context
  const entries = reads.news(category).flatMap((original) => articleEntry(context, reads.article(original)))
  const updated = latestOf(entries.map((entry) => entry.updated))
  if (updated === undefined) return undefined
  const page = reads.newsPage(category)
  return feedOf(context, {
    title: page?.titles[locale] ?? say(context, 'feed.news'),
    path: page?.paths[locale] ?? site.addresses.get('/')?.[locale] ?? '/',
    place: newsAt(locale, category),
    updated,
    entries,
  })
}

/** The page above the articles of a category, or else the first that lists them; undefined if no page does. */
export function newsPageOf(
  pages: readonly LinkedPage[],
  { category, locale, article }: { category: string; locale: Locale; article: string | undefined },
): LinkedPage | undefined {
  const shown = pages.filter(({ paths, original }) => paths[locale] !== undefined && original !== '/')
  const above = shown.filter(({ original }) => article?.startsWith(original) && original !== article)
  const lists = ({ page }: LinkedPage) =>
    (page.params?.modules ?? []).some((module) => newsOf(module).includes(category))
  return above.toSorted((one, other) => other.original.length - one.original.length)[0] ?? shown.find(lists)
}

function articleEntry(context: ViewContext, linked: LinkedArticle): readonly FeedEntry[] {
  const { article, titles, paths, original } = linked
  const dates = articleDates(linked)
  if (dates === undefined) return []
  const title = titles[context.locale] ?? ''
  const place = textOf(context, article.place)
  const image = pictureFromRoot(context, article.image && context.pictures.of(article.image.url, 'og')?.src)
  const { url } = context.site.config.site
  return [
    compact<FeedEntry>({
      id: `${url}${encodeURI(original)}#${context.locale}`,
      href: absolute(context, hrefIn(context, paths)),
      // The name alone does not identify a testimonial.
      title: place === undefined ? title : `${title}, ${place}`,
      summary: textOf(context, article.summary),
      image: image && `${url}${image}`,
      ...dates,
    }),
  ]
}

/** The categories of articles that a module shows, as their feeds have them. */
export function newsOf(module: PageModule): readonly string[] {
  if (!isPublished(module)) return []
  return (module.relations ?? []).flatMap(({ type, id }) =>
    type === 'category' && id !== undefined ? [newsCategory({ category: id })] : [],
  )
}
