/** The queries of feeds: entries that several lists contain, and the articles of a category. */
import type { Query, Reader } from '../engine/query.ts'
import { newestFirst } from '../feeds/feed.ts'
import type { Locale } from '../languages/codes.ts'
import type { LinkedArticle } from '../site/linked.ts'
import { byCodeUnit } from '../site/listings.ts'
import type { Outline } from './context.ts'
import { homeFeedEntry } from './feeds.ts'
import { articleDates, newsCategory, newsPageOf } from './news-feed.ts'
import { outlineOf } from './site-queries.ts'
import type { Queried } from './site-queries.ts'
import type { SiteSources } from './site-sources.ts'

export function feedQueries({ reader, sources, view }: Queried, locale: Locale) {
  return {
    /** The entry of a home in the feeds of its lists, of which two formats are made one after the other. */
    feedEntry: {
      name: `feed entry ${locale}`,
      run(id: number) {
        const linked = reader.read(sources.property, id)
        return linked === undefined ? undefined : homeFeedEntry(view(), linked)
      },
      keeps: 1000,
    },
    /** The newest dated articles of a category. */
    news: {
      name: `news ${locale}`,
      run: (category: string) => newsIn(everyArticle(reader, sources), { category, locale }),
      keeps: 100,
    },
    /** The page to which the feed of a category leads. */
    newsPage: {
      name: `page of news ${locale}`,
      run(category: string): Outline | undefined {
        const [article] = newsIn(everyArticle(reader, sources), { category, locale })
        return outlineOf(newsPageOf(view().site.pages, { category, locale, article }))
      },
      keeps: 100,
    },
  } satisfies Readonly<Record<string, Query<never, unknown>>>
}

function everyArticle(reader: Reader, { article, articles }: SiteSources): readonly LinkedArticle[] {
  return reader.read(articles, '').flatMap((original) => reader.read(article, original) ?? [])
}

function newsIn(
  articles: readonly LinkedArticle[],
  { category, locale }: { category: string; locale: Locale },
): readonly string[] {
  const dated = articles.flatMap((linked) => {
    const dates = articleDates(linked)
    const isShown = linked.paths[locale] !== undefined && newsCategory(linked) === category
    return dates === undefined || !isShown ? [] : [{ ...dates, original: linked.original }]
  })
  const inOrder = dated.toSorted((one, other) => byCodeUnit(one.original, other.original))
  return newestFirst(inOrder).map(({ original }) => original)
}
