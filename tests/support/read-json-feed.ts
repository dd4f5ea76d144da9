/** Reads a feed by the rules of JSON Feed 1.1 (jsonfeed.org/version/1.1): what breaks one is returned as a sentence. */
import { isAddress, repeated } from './read-atom.ts'

interface JsonItem {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly content_text: string
  readonly image?: string
  readonly date_published: string
  readonly date_modified: string
}

export interface JsonFeed {
  readonly version: string
  readonly title: string
  readonly home_page_url: string
  readonly feed_url: string
  readonly language: string
  readonly items: readonly JsonItem[]
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/

export function readJsonFeed(text: string): {
  readonly feed: JsonFeed
  readonly problems: readonly string[]
} {
  const feed = JSON.parse(text) as JsonFeed
  const { version, title, items, home_page_url: page, feed_url: self } = feed
  const isWhole = (value: string) => !/\p{Surrogate}/u.test(value)
  return {
    feed,
    problems: [
      ...(version === 'https://jsonfeed.org/version/1.1' ? [] : [`the version ${version}`]),
      ...(typeof title === 'string' && isWhole(title) ? [] : ['no title']),
      ...[page, self].flatMap((address) => (isAddress(address) ? [] : [`the address ${address}`])),
      ...items.flatMap((item) => [
        ...[item.id, item.url, item.image ?? item.url].flatMap((address) =>
          isAddress(address) ? [] : [`the address ${address}`],
        ),
        ...(typeof item.content_text === 'string' && isWhole(item.content_text) ? [] : ['no content']),
        ...(isWhole(item.title) ? [] : ['half a character in a title']),
        ...[item.date_published, item.date_modified].flatMap((time) =>
          TIME.test(time) && !Number.isNaN(Date.parse(time)) ? [] : [`the time ${time}`],
        ),
      ]),
      ...repeated(items.map(({ id }) => id)).map((id) => `${id} is there twice`),
    ],
  }
}
