/** The links from pages to their feeds and to the calendar. */
import { ATOM_TYPE } from '../feeds/atom.ts'
import { calendarAt, feedAt, newsAt } from '../feeds/addresses.ts'
import { JSON_FEED_TYPE } from '../feeds/json-feed.ts'
import { CALENDAR_TYPE } from '../feeds/open-house-calendar.ts'
import type { PageModule } from '../schema/page.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { ViewContext } from './context.ts'
import { listTitle } from './feeds.ts'
import { hrefAt } from './links.ts'
import { newsOf } from './news-feed.ts'
import { say } from './text.ts'
import type { FeedLink } from './types.ts'

/** The links to the feeds of a list, from each of its pages. */
export function listFeedLinks(context: ViewContext, series: ListingSeries): readonly FeedLink[] {
  const { items = [], pages = [] } = series.versions[context.locale] ?? {}
  const [path] = pages
  if (path === undefined || items.length === 0) return []
  return [...linksTo(context, listTitle(context, series), path), calendarLink(context)]
}

export function newsLinks(context: ViewContext, modules: readonly PageModule[]): readonly FeedLink[] {
  const categories = [...new Set(modules.flatMap(newsOf))]
  return categories.flatMap((category) => articleFeedLinks(context, category))
}

export function articleFeedLinks(context: ViewContext, category: string): readonly FeedLink[] {
  const { reads, locale } = context
  if (reads.news(category).length === 0) return []
  const title = reads.newsPage(category)?.titles[locale] ?? say(context, 'feed.news')
  return linksTo(context, title, newsAt(locale, category))
}

function linksTo({ site }: ViewContext, title: string, path: string): readonly FeedLink[] {
  return [
    { type: ATOM_TYPE, href: hrefAt(site, feedAt(path, 'xml')), title },
    { type: JSON_FEED_TYPE, href: hrefAt(site, feedAt(path, 'json')), title },
  ]
}

export function calendarLink(context: ViewContext): FeedLink {
  return {
    type: CALENDAR_TYPE,
    href: hrefAt(context.site, calendarAt(context.locale)),
    title: say(context, 'openHouse.title'),
  }
}
