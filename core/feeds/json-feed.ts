/** A feed as JSON Feed 1.1 (jsonfeed.org). */
import { oneLine, timeOf } from './feed.ts'
import type { Feed, FeedEntry } from './feed.ts'

export const JSON_FEED_TYPE = 'application/feed+json'

export function jsonFeedText({ title, locale, self, page, author, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: oneLine(title),
    home_page_url: page,
    feed_url: self,
    language: locale,
    authors: [{ name: oneLine(author.name), url: author.url }],
    items: entries.map(itemOf),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}

function itemOf({ id, href, title, summary, image, published, updated }: FeedEntry): object {
  return {
    id,
    url: href,
    title: oneLine(title),
    // An item has a content, if only an empty one.
    content_text: oneLine(summary ?? ''),
    ...(image !== undefined && { image }),
    date_published: timeOf(published),
    date_modified: timeOf(updated),
  }
}
